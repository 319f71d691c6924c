import { useFirstTime } from '../../../platform/outside'
import { Waiting } from '../../../ui/kit/waiting/Waiting'
import { arrive } from '../auth'

/** Back from a provider with a session: opens the account here, as the form does. */
export function Arriving({ onIn, onFailed }: { onIn: () => void; onFailed: (words: string) => void }) {
  useFirstTime(true, () => void arrive().then(result => (result.ok ? onIn() : onFailed(result.words))))
  return <Waiting label="Signing in" />
}
