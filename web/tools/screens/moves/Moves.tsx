// What was heard in the stylist's lines, for a quick look: a tap corrects it, and the score follows.
import { useId } from 'react'
import { type HeardLine, movesMade } from '../../../../shared/tools/communications/moves/heard'
import { MOVES } from '../../../../shared/tools/communications/moves/list'
import type { Row } from '../../../platform/data/queries/queries'
import { Button } from '../../../ui/kit/Button'
import { MoveLine } from './MoveLine'
import styles from './Moves.module.css'
import { pickIn, takeAway } from './picks'

type MovesProps = {
  ask: Row<'ask'>
  lines: readonly HeardLine[]
  /** 0–100; null without scores. */
  overall: number | null
}

export function Moves({ ask, lines, overall }: MovesProps) {
  const id = useId()
  if (lines.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby={id} data-no-print>
      <header className={styles.head}>
        <h3 id={id}>Your lines, as heard</h3>
        {overall !== null && (
          <p className={styles.count} role="status">
            <strong>{overall}</strong> of 100, <strong>{movesMade(lines).length}</strong> of {MOVES.length}{' '}
            moves
          </p>
        )}
      </header>
      <p className={styles.how}>
        Tap a move that isn’t there, or say “I did do that”. The score goes by what you say; a line to look at
        stays one.
      </p>
      <ol className={styles.lines}>
        {lines.map((line, nth) => (
          <MoveLine key={line.at} line={line} number={nth + 1} onPick={pickIn(ask)} />
        ))}
      </ol>
      {ask.fields.picks.length > 0 && (
        <p className={styles.clear}>
          What you say counts, even if it was heard differently.{' '}
          <Button look="plain" onClick={() => void takeAway(ask)}>
            Clear my picks
          </Button>
        </p>
      )}
    </section>
  )
}
