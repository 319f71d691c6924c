import { useEffect, useState } from 'react'
import { canMakePasskeys } from './passkey'

export function useCanPasskey(): boolean {
  const [can, setCan] = useState(false)
  useEffect(() => {
    let gone = false
    void canMakePasskeys().then(able => {
      if (!gone) setCan(able)
    })
    return () => {
      gone = true
    }
  }, [])
  return can
}
