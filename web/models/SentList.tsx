// Exactly what was sent to a model, call by call, newest first.
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { cards } from '../../shared/tools/cards'
import settings from '../account/Settings.module.css'
import { whenOf } from '../records/when'
import { Button } from '../ui/Button'
import styles from './Models.module.css'
import { fetchSent, type SentCall, sentText } from './models'

type State = { calls: SentCall[]; next: string | null; failed: boolean; busy: boolean }

export function SentList() {
  const [state, setState] = useState<State | null>(null)

  async function more(): Promise<void> {
    const before = state?.next ?? null
    const calls = state?.calls ?? []
    setState({ calls, next: before, failed: false, busy: true })
    const page = await fetchSent(before)
    setState(
      page
        ? { calls: [...calls, ...page.calls], next: page.next, failed: false, busy: false }
        : { calls, next: before, failed: true, busy: false },
    )
  }

  return (
    <section className={settings.panel}>
      <h2>What was sent</h2>
      <p>
        Every call of a model, word for word. Never a phone number, an email or a surname. It is kept on the
        server for 12 months, and erased with a client.
      </p>
      {state?.calls.length === 0 && !state.busy && !state.failed && <p>Nothing was sent to a model.</p>}
      {state !== null && state.calls.length > 0 && (
        <ol className={styles.sent}>
          {state.calls.map(call => (
            <li key={call.id}>
              <Call call={call} />
            </li>
          ))}
        </ol>
      )}
      {state?.failed && <p role="alert">The server can’t be asked right now.</p>}
      {(state === null || state.next !== null || state.failed) && (
        <Button disabled={state?.busy === true} onClick={() => void more()}>
          {state === null ? 'Show what was sent' : state.failed ? 'Try again' : 'Show more'}
        </Button>
      )}
    </section>
  )
}

const OUTCOMES: Readonly<Record<string, string>> = {
  answered: 'answered',
  'model-late': 'took too long',
  'model-limit': 'limit reached',
  'model-key': 'key not accepted',
  'model-refused': 'would not answer',
  'model-unreadable': 'could not be read',
}

function Call({ call }: { call: SentCall }) {
  const card = cards.find(({ id }) => id === call.tool)
  const title = card?.title ?? (call.tool === 'test' ? 'Test' : call.tool)
  return (
    <details>
      <summary>
        <strong>{title}</strong>
        <span className={settings.soft}>
          {whenOf(call.at)}, to {call.model}, {OUTCOMES[call.outcome] ?? 'no answer'}
        </span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.text} tabIndex={0} aria-label={`Sent for ${title}`}>
        <pre>{sentText(call.sent)}</pre>
      </section>
      {card && call.ask && (
        <p>
          <Link to={`${card.path}?ask=${encodeURIComponent(call.ask)}`}>Open the answer</Link>
        </p>
      )}
    </details>
  )
}
