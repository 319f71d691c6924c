import { PROVIDER_NAMES, type ProviderId } from '../../../../shared/account/sign-in'
import { useOnce } from '../../../ui/forms/once'
import { Button } from '../../../ui/kit/Button'
import { notify } from '../../../ui/kit/notices/notify'
import styles from './AuthWays.module.css'
import { signInThrough, useLeaving, useProviders } from './elsewhere'
import { ProviderMark } from './ProviderMark'

/** Buttons to sign in with another service, for those this server has been set up with; else nothing. */
export function AuthWays({ again, onProblem }: { again: boolean; onProblem: (words: string) => void }) {
  const providers = useProviders()
  const [leaving, setLeaving] = useLeaving()
  const once = useOnce()
  if (providers.length === 0) return null

  const go = (provider: ProviderId): void =>
    void once(async () => {
      setLeaving(true)
      const result = await signInThrough(provider, again)
      if (result.ok) return
      setLeaving(false)
      onProblem(result.words)
      notify({ title: 'Error', text: result.words, tone: 'stop' })
    })
  return (
    <>
      <p className={styles.or}>or</p>
      <ul className={styles.ways}>
        {providers.map(provider => (
          <li key={provider}>
            <Button onClick={() => go(provider)} disabled={leaving}>
              <ProviderMark provider={provider} /> Continue with {PROVIDER_NAMES[provider]}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
