import { useFirstTime } from '../../../platform/outside'
import { Waiting } from '../../../ui/kit/waiting/Waiting'
import { arrive } from '../auth'

/** Back from a provider with a session: the account is opened here, as after the form. */
export function Arriving({ onIn, onFailed }: { onIn: () => void; onFailed: (words: string) => void }) {
  useFirstTime(true, () => void arrive().then(result => (result.ok ? onIn() : onFailed(result.words))))
  return <Waiting label="Signing in" />
}
