// The lines that count, the client's on the left. Lines that were tried again stay in the record, collapsed.

import { useRef } from 'react'
import type { HeardLine } from '../../../../shared/tools/communications/moves/heard'
import type { Row } from '../../../platform/data/queries/queries'
import { useBrought } from '../../../ui/kit/address/use-brought'
import { Button } from '../../../ui/kit/Button'
import { useLate } from '../../../ui/kit/waiting/use-late'
import { nameOf } from '../answer/standing'
import { HeardTags } from '../moves/HeardTags'
import styles from './Chat.module.css'

type Turn = Row<'turn'>
type Props = {
  turns: { all: Turn[]; standing: Turn[] } | undefined
  pending: boolean
  clientName: string
  onRetry: (turn: Turn) => void
  /** What was heard in the stylist's lines, by turn id; only once the conversation is over. */
  heard: ReadonlyMap<string, HeardLine>
}

export function Transcript({ turns, pending, clientName, onRetry, heard }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const late = useLate(pending)
  const standing = turns?.standing ?? []
  const lastId = standing.at(-1)?.id
  // Scrolls to a new line, or to the sign that one is coming.
  useBrought(`${lastId} ${late}`, () => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  })
  const ids = new Set(standing.map(({ id }) => id))
  const aside = (turns?.all ?? []).filter(({ id }) => !ids.has(id))
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div ref={list} className={styles.log} role="log" aria-label="Conversation" tabIndex={0}>
        <ol>
          {standing.map(turn => (
            <Line
              key={turn.id}
              turn={turn}
              clientName={clientName}
              heard={heard.get(turn.id)}
              {...(pending ? {} : { onRetry })}
            />
          ))}
        </ol>
        {late && <p className={styles.typing}>Typing...</p>}
      </div>
      {aside.length > 0 && (
        <details className={styles.aside}>
          <summary>
            {aside.length === 1 ? 'One line was' : `${aside.length} lines were`} put aside and no longer count
          </summary>
          <ol>
            {aside.map(turn => (
              <Line key={turn.id} turn={turn} clientName={clientName} />
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

type LineProps = {
  turn: Turn
  clientName: string
  heard?: HeardLine | undefined
  onRetry?: (turn: Turn) => void
}

function Line({ turn, clientName, heard, onRetry }: LineProps) {
  const { role, text, by } = turn.fields
  const client = role === 'client'
  return (
    <li className={styles.line} data-role={role}>
      <p className={styles.who}>
        <strong>{client ? clientName : 'You'}</strong>
        {client && <span>{by === 'engine' ? 'built-in client' : `model ${nameOf(by)}`}</span>}
      </p>
      <p className={styles.words}>{text}</p>
      {heard && <HeardTags line={heard} />}
      {!client && onRetry && (
        <Button
          look="plain"
          onClick={() => onRetry(turn)}
          aria-label={`Try this line again: ${text.slice(0, 60)}`}
        >
          Try this line again
        </Button>
      )}
    </li>
  )
}
