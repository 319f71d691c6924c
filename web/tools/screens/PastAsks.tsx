// What was asked before, newest first: about this client, or lately.
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useAsks } from '../../platform/data/queries'
import { askedWords } from '../../salon/records/asked'
import { advisedWords } from '../../salon/records/views'
import { Answers } from '../../ui/kit/art/Answers'
import { Bowl } from '../../ui/kit/art/Bowl'
import { Day } from '../../ui/kit/art/Day'
import { Poster } from '../../ui/kit/art/Poster'
import { usePresent } from '../../ui/kit/use-now'
import { agoOf } from '../../ui/kit/when'
import styles from './Past.module.css'

/** What a tool's answers are about. */
const PICTURES: Readonly<Record<string, ReactNode>> = {
  'colour-formula': <Bowl />,
  appointments: <Day />,
  marketing: <Poster />,
}

type PastAsksProps = {
  tool: string
  clientId: string | null
  shownId: string | null
  limit: number
  title?: string
}

export function PastAsks({ tool, clientId, shownId, limit, title = 'Asked before' }: PastAsksProps) {
  const asks = useAsks(clientId === null ? { tool, limit } : { tool, clientId, limit })
  const now = usePresent()
  if (asks === undefined) return null
  if (asks.length === 0)
    return clientId !== null ? null : (
      <div className={styles.none}>
        {PICTURES[tool] ?? <Answers />}
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
