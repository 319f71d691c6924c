// One question with its three answers, each big enough to tap in gloves; a yes asks what it was and how long ago.
import { useId } from 'react'
import type { Question as Asked } from '../../../shared/salon/consultation/questions'
import { ANSWERS, WHENS } from '../../../shared/salon/consultation/words'
import type { Form } from '../../ui/forms/kept-form'
import { Dictated } from '../../voice/Dictated'
import styles from './Consultation.module.css'
import { fieldsOf } from './form'

type Props = { question: Asked; values: Form; onSet: (field: string, value: string) => void }

export function Question({ question, values, onSet }: Props) {
  const { id, asks, short } = question
  const field = fieldsOf(id).answer
  return (
    <fieldset className={styles.question}>
      <legend>{short}</legend>
      <p className={styles.asks}>{asks}</p>
      <div className={styles.answers}>
        {ANSWERS.map(([answer, word]) => (
          <label key={answer} className={styles.answer} data-chosen={values[field] === answer || undefined}>
            <input
              type="radio"
              name={field}
              checked={values[field] === answer}
              onChange={() => onSet(field, answer)}
            />
            {word}
          </label>
        ))}
      </div>
      <Details question={question} values={values} onSet={onSet} />
    </fieldset>
  )
}

/** The details asked for after a yes. */
export function Details({ question: { id, words, when }, values, onSet }: Props) {
  const field = fieldsOf(id)
  const own = useId()
  if (values[field.answer] !== 'yes') return null
  return (
    <div className={styles.more}>
      <div className={styles.words}>
        <label htmlFor={own}>{words}</label>
        <Dictated>
          <textarea
            id={own}
            rows={2}
            maxLength={500}
            value={values[field.words] ?? ''}
            onChange={event => onSet(field.words, event.currentTarget.value)}
          />
        </Dictated>
      </div>
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
  )
}
