// Questions that must be asked come first.
import { useId } from 'react'
import { RAISED_ASKS } from '../../../../shared/reading/model/asks'
import { RAISED, type RaisedConcept } from '../../../../shared/reading/model/model'
import type { Picks, Raised as Question, Value } from '../../../../shared/reading/understood/reading'
import { ChipRow } from './Chips'
import { ANSWER_LABELS, type Pick } from './labels'
import styles from './Picture.module.css'

type RaisedProps = { raised: readonly Question[]; picks: Picks; onPick: Pick }

/** From the card or the consultation, so it can't be changed here. */
const ELSEWHERE = new Set(['card', 'consultation'])

export function Raised({ raised, picks, onPick }: RaisedProps) {
  const typed = raised.filter(({ field }) => !ELSEWHERE.has(field))
  const asked = RAISED.filter(
    concern => typed.some(({ concept }) => concept === concern) || picks[`raised.${concern}`] !== undefined,
  )
  if (asked.length === 0) return null
  return (
    <div className={styles.raised}>
      {asked.map(concern => (
        <Asked
          key={concern}
          concern={concern}
          quote={typed.find(({ concept }) => concept === concern)?.quote}
          answer={picks[`raised.${concern}`]}
          onPick={value => onPick(`raised.${concern}`, value)}
        />
      ))}
    </div>
  )
}

const STANDS: Readonly<Record<string, string>> = {
  yes: 'It counts.',
  no: 'What is written no longer counts.',
  unknown: 'It stays as written.',
}

type AskedProps = {
  concern: RaisedConcept
  quote: string | undefined
  answer: Value | undefined
  onPick: (value: Value | null) => void
}

function Asked({ concern, quote, answer, onPick }: AskedProps) {
  const id = useId()
  return (
    <fieldset className={styles.asked} aria-labelledby={id}>
      <div>
        <p id={id} className={styles.label}>
          {RAISED_ASKS[concern]}
        </p>
        <p>
          {quote ? `It says “${quote}”. ` : ''}
          {STANDS[String(answer)] ?? 'Please answer.'}
        </p>
      </div>
      <ChipRow
        options={ANSWER_LABELS}
        fact={answer === undefined ? undefined : { value: answer, from: 'picked', sure: true, quote: '' }}
        onPick={onPick}
      />
    </fieldset>
  )
}
