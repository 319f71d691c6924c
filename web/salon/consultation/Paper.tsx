// The printed record card: each question as it was asked, the answer, and the signature.
import { thisWindow, useEvents, useFirstTime } from '../../platform/outside'
import '../../ui/sheet/print.css'
import { useRef } from 'react'
import { QUESTIONS } from '../../../shared/salon/consultation/questions'
import { ANSWERED_BY, answerText } from '../../../shared/salon/consultation/words'
import type { FieldsOf } from '../../../shared/salon/records/records'
import { whenOf } from '../../ui/kit/when'
import { printOnly } from '../../ui/sheet/send'
import styles from './Paper.module.css'
import { BOX } from './signature'

type Props = { name: string; salon: string; fields: FieldsOf<'consultation'>; onPrinted: () => void }

/** Prints as soon as it has rendered. */
export function Paper({ name, salon, fields, onPrinted }: Props) {
  const paper = useRef<HTMLDivElement>(null)
  useEvents(thisWindow, ['afterprint'], onPrinted)
  useFirstTime(true, () => paper.current && printOnly(paper.current))
  const { answered_at, answered_by, answers, signature, who } = fields
  return (
    <div ref={paper} className={styles.paper}>
      <h1>Consultation: {name}</h1>
      <p>
        {salon && `${salon}. `}
        {whenOf(answered_at)}. {ANSWERED_BY[answered_by]}
        {who && ` (${who})`}.
      </p>
      <ul>
        {QUESTIONS.map(({ id, asks }) => {
          const answer = answers.find(each => each.id === id)
          return (
            <li key={id}>
              {asks} <strong>{answer ? answerText(answer) : 'Not asked'}</strong>
            </li>
          )
        })}
      </ul>
      {signature && (
        <p>
          Signed{signature.name && ` by ${signature.name}`}, {whenOf(signature.at)}
          {signature.path && (
            <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label="The signature">
              <path d={signature.path} />
            </svg>
          )}
        </p>
      )}
    </div>
  )
}
