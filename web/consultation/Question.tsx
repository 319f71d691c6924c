// One question of the card with its three answers, each big enough for a glove; after a yes, what it was and how long ago.
import type { Question as Asked } from '../../shared/consultation/questions'
import { ANSWERS, WHENS } from '../../shared/consultation/words'
import type { Form } from '../records/kept-form'
import styles from './Consultation.module.css'
import { fieldsOf } from './form'

type Props = {
  question: Asked
  values: Form
  /** The client reads it: large, and the question itself is the heading of the page. */
  large?: boolean
  onSet: (field: string, value: string) => void
  onAnswer?: (answer: string) => void
}

export function Question({ question, values, large = false, onSet, onAnswer }: Props) {
  const { id, asks, short, words, when } = question
  const field = fieldsOf(id)
  const said = values[field.answer]
  const choose = (answer: string): void => {
    onSet(field.answer, answer)
    onAnswer?.(answer)
  }
  return (
    <fieldset className={styles.question} data-large={large || undefined}>
      <legend className={large ? 'visually-hidden' : undefined}>{large ? asks : short}</legend>
      {!large && <p className={styles.asks}>{asks}</p>}
      <div className={styles.answers}>
        {ANSWERS.map(([answer, word]) => (
          <label key={answer} className={styles.answer} data-chosen={said === answer || undefined}>
            <input
              type="radio"
              name={field.answer}
              checked={said === answer}
              onChange={() => choose(answer)}
              onClick={() => said === answer && onAnswer?.(answer)}
            />
            {word}
          </label>
        ))}
      </div>
      {said === 'yes' && (
        <div className={styles.more}>
          <label className={styles.words}>
            {words}
            <textarea
              rows={2}
              maxLength={500}
              value={values[field.words] ?? ''}
              onChange={event => onSet(field.words, event.currentTarget.value)}
            />
          </label>
          {when && (
            <fieldset className={styles.whens}>
              <legend>When was the last time?</legend>
              {WHENS.map(([value, word]) => (
                <label
                  key={value}
                  className={styles.when}
                  data-chosen={values[field.when] === value || undefined}
                >
                  <input
                    type="radio"
                    name={field.when}
                    checked={values[field.when] === value}
                    onChange={() => onSet(field.when, value)}
                  />
                  {word}
                </label>
              ))}
            </fieldset>
          )}
        </div>
      )}
    </fieldset>
  )
}
