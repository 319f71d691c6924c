// Earlier questions, newest first: about this client, or the latest of all.
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useAsks } from '../../../platform/data/queries/queries'
import { askedWords } from '../../../salon/records/answers/asked'
import { advisedWords } from '../../../salon/records/answers/views'
import { Answers } from '../../../ui/kit/art/Answers'
import { usePresent } from '../../../ui/kit/use-now'
import { agoOf } from '../../../ui/kit/when'
import styles from './Past.module.css'

type PastAsksProps = {
  tool: string
  clientId: string | null
  shownId: string | null
  limit: number
  title?: string
  /** Shown before the first question: what the tool's answers are about. */
  picture?: ReactNode
}

export function PastAsks({
  tool,
  clientId,
  shownId,
  limit,
  title = 'Asked before',
  picture = <Answers />,
}: PastAsksProps) {
  const asks = useAsks(clientId === null ? { tool, limit } : { tool, clientId, limit })
  const now = usePresent()
  if (asks === undefined) return null
  if (asks.length === 0)
    return clientId !== null ? null : (
      <div className={styles.none}>
        {picture}
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
