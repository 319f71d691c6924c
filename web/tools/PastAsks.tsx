// What was asked before, newest first: about this client, or lately.
import { Link } from 'react-router-dom'
import { useAsks } from '../data/queries'
import { askedWords } from '../records/asked'
import { advisedWords } from '../records/views'
import { agoOf } from '../records/when'
import { Bowl } from '../ui/art/Bowl'
import styles from './Past.module.css'
import { useNow } from './use-now'

type PastAsksProps = {
  tool: string
  clientId: string | null
  shownId: string | null
  limit: number
  title?: string
}

export function PastAsks({ tool, clientId, shownId, limit, title = 'Asked before' }: PastAsksProps) {
  const asks = useAsks(clientId === null ? { tool, limit } : { tool, clientId, limit })
  const now = useNow()
  if (asks === undefined) return null
  if (asks.length === 0)
    return clientId !== null ? null : (
      <div className={styles.none}>
        <Bowl />
        <p>What you ask for is kept here.</p>
      </div>
    )
  return (
    <section className={styles.past}>
      <h2>{title}</h2>
      <ul>
        {asks.map(ask => {
          return (
            <li key={ask.id}>
              <Link
                to={`?ask=${encodeURIComponent(ask.id)}`}
                aria-current={ask.id === shownId ? 'true' : undefined}
              >
                <strong>{askedWords(ask.fields)}</strong>
                <span>
                  {clientId === null && ask.fields.client_name ? `${ask.fields.client_name}, ` : ''}
                  {agoOf(ask.fields.asked_at, Date.parse(now))}
                  {advisedWords(ask.fields) === 'advised' ? '' : `, ${advisedWords(ask.fields)}`}
                  {ask.pending ? ', waiting to send' : ''}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
