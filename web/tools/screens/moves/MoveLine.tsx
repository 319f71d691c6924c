// A line of the stylist's: its words, the moves heard in them and, if somebody could come to harm, why.
import { useId, useState } from 'react'
import type { Value } from '../../../../shared/reading/understood/reading'
import type { HeardLine } from '../../../../shared/tools/communications/moves/heard'
import { MOVES, type Move } from '../../../../shared/tools/communications/moves/list'
import { pathOf } from '../../../../shared/tools/communications/moves/picks'
import { Button } from '../../../ui/kit/Button'
import { ToneShape } from '../../../ui/sheet/Tone'
import { isMade, MoveChip, type MoveOrigin } from './MoveChip'
import styles from './Moves.module.css'
import { Words } from './Words'

type MoveLineProps = {
  line: HeardLine
  /** Its number among the stylist's own lines, from one. */
  number: number
  onPick: (path: string, value: Value | null) => void
}

const standingOf = ({ moves, notHere }: HeardLine, move: Move): MoveOrigin =>
  moves.find(each => each.move === move)?.by ?? (notHere.includes(move) ? 'not-here' : 'open')

/** A second tap removes a pick. */
const VALUE: Readonly<Record<MoveOrigin, boolean | null>> = {
  engine: false,
  model: false,
  picked: null,
  'not-here': null,
  open: true,
}

export function MoveLine({ line, number, onPick }: MoveLineProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [pointed, setPointed] = useState<Move | null>(null)
  const quotesOf = (move: Move | null): readonly string[] =>
    line.moves.find(each => each.move === move)?.quotes ?? []
  const shown = MOVES.filter(move => isOpen || standingOf(line, move) !== 'open')
  const made = MOVES.filter(move => isMade(standingOf(line, move)))
  return (
    <li className={styles.line} data-harm={line.hazards.length > 0 || undefined}>
      <p id={id} className={styles.words}>
        <span className="visually-hidden">Your line {number}: </span>
        <Words
          text={line.text}
          quotes={line.moves.flatMap(({ quotes }) => quotes)}
          lit={quotesOf(pointed)}
          harms={line.hazards.map(({ quote }) => quote)}
        />
      </p>
      {line.hazards.length > 0 && (
        <div className={styles.look}>
          <p className={styles.lookWord}>
            <ToneShape tone="caution" />
            <strong>Look at this line</strong>
          </p>
          {line.hazards.map(({ quote, why, by }) => (
            <p key={quote + why}>
              {by === 'model' ? 'The model: ' : ''}“{quote}” {why}
            </p>
          ))}
        </div>
      )}
      <fieldset className={styles.moves} aria-label={`Moves in your line ${number}`} aria-describedby={id}>
        {made.length === 0 && !isOpen && <p className={styles.none}>No move heard.</p>}
        {shown.map(move => {
          const standing = standingOf(line, move)
          return (
            <MoveChip
              key={move}
              move={move}
              standing={standing}
              quotes={quotesOf(move)}
              onTap={() => onPick(pathOf(line.at, move), VALUE[standing])}
              onPoint={isPointed => setPointed(isPointed ? move : null)}
            />
          )
        })}
        <Button look="plain" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Done' : 'I did do that'}
        </Button>
      </fieldset>
    </li>
  )
}
