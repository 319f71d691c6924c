// Calls to a model, each with exactly what was sent, word for word.
import { Link } from 'react-router-dom'
import { cards } from '../../../shared/tools/cards'
import { whenOf } from '../../ui/kit/when'
import styles from './Models.module.css'
import { type SentCall, sentText } from './models'

const OUTCOMES: Readonly<Record<string, string>> = {
  answered: 'answered',
  'model-late': 'took too long',
  'model-stopped': 'cut off, the server was stopped',
  'typing-stopped': 'cut off, the server was stopped',
  'model-limit': 'limit reached',
  'model-key': 'key not accepted',
  'model-refused': 'would not answer',
  'model-unreadable': 'could not be read',
}

/** `linked`: links to the answer, for pages that don't show it. */
export function SentCalls({ calls, linked = false }: { calls: readonly SentCall[]; linked?: boolean }) {
  return (
    <ol className={styles.sent}>
      {calls.map(call => (
        <li key={call.id}>
          <Call call={call} linked={linked} />
        </li>
      ))}
    </ol>
  )
}

function Call({ call, linked }: { call: SentCall; linked: boolean }) {
  const card = cards.find(({ id }) => id === call.tool)
  const title = card?.title ?? (call.tool === 'test' ? 'Test' : call.tool)
  return (
    <details>
      <summary>
        <strong>{title}</strong>
        <span className={styles.when}>
          {whenOf(call.at)}, to {call.model}, {OUTCOMES[call.outcome] ?? 'no answer'}
        </span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.text} tabIndex={0} aria-label={`Sent for ${title}`}>
        <pre>{sentText(call.sent)}</pre>
      </section>
      {call.left_out.length > 0 && (
        <>
          <p>Not sent to the model:</p>
          <ul>
            {call.left_out.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {linked && card && call.ask && (
        <p>
          <Link to={`${card.path}?ask=${encodeURIComponent(call.ask)}`}>Open the answer</Link>
        </p>
      )}
    </details>
  )
}
