import { useState } from 'react'
import { auth } from '../../../../shared/api/auth'
import { useFirstTime } from '../../../platform/outside'
import { Button, ButtonLink } from '../../../ui/kit/Button'
import { ask } from '../ask'
import { SendProof } from '../security/SendProof'
import { Problem } from './AuthFrame'
import styles from './AuthScreen.module.css'

type State = { state: 'asking' } | { state: 'proved' } | { state: 'failed'; words: string; code: string }

/** Sends the link's code to the server once, however often this renders. */
function useProof(code: string): { state: State; again: () => void } {
  const [state, setState] = useState<State>({ state: 'asking' })
  const prove = async (): Promise<void> => {
    setState({ state: 'asking' })
    const answer = await ask(
      auth.prove,
      { body: { token: code } },
      'The server can’t be reached. This needs a signal.',
    )
    setState(answer.ok ? { state: 'proved' } : { state: 'failed', words: answer.words, code: answer.code })
  }
  useFirstTime(true, () => void prove())
  return { state, again: () => void prove() }
}

type Props = { code: string; signedIn: boolean; onSignIn: () => void }

/** The page that the mailed link opens, on any device. */
export function ProveEmail({ code, signedIn, onSignIn }: Props) {
  const { state, again } = useProof(code)
  if (state.state === 'asking') return <p role="status">One moment: checking your link.</p>
  if (state.state === 'proved')
    return (
      <div className={styles.fields}>
        <p role="status">
          Thank you, your email is confirmed. A model can answer now, and there is room for your recordings.
        </p>
        {signedIn ? (
          <ButtonLink look="act" to="/dashboard">
            Go to Dashboard
          </ButtonLink>
        ) : (
          <Button look="act" onClick={onSignIn}>
            Sign In
          </Button>
        )}
      </div>
    )
  return (
    <div className={styles.fields}>
      <Problem words={state.words} />
      {state.code !== 'link-over' ? (
        <Button look="act" onClick={again}>
          Try again
        </Button>
      ) : signedIn ? (
        <SendProof />
      ) : (
        <Button look="act" onClick={onSignIn}>
          Sign in to get a new link
        </Button>
      )}
    </div>
  )
}
