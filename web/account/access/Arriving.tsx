import { useEffect, useRef } from 'react'
import { Waiting } from '../../ui/kit/Waiting'
import { arrive } from './auth'

/** Back from a provider with a session: the account is opened here, as after the form. */
export function Arriving({ onIn, onFailed }: { onIn: () => void; onFailed: (words: string) => void }) {
  const begun = useRef(false)
  // Once, whoever draws it again meanwhile.
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void arrive().then(result => (result.ok ? onIn() : onFailed(result.words)))
  }, [onIn, onFailed])
  return <Waiting label="Signing in" />
}
