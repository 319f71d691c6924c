import type { Question } from '../../../../shared/salon/consultation/questions'
import { answerText } from '../../../../shared/salon/consultation/words'
import type { ConsultationAnswer } from '../../../../shared/salon/records/records'
import { Button } from '../../../ui/kit/Button'
import { Aloud } from './Aloud'
import styles from './ClientMode.module.css'
import { Heading } from './Heading'

type Props = {
  questions: readonly Question[]
  said: ReadonlyMap<string, ConsultationAnswer>
  onChange: (id: string) => void
}

/** All the answers, to check and correct. */
export function Review({ questions, said, onChange }: Props) {
  const textOf = (id: string): string => {
    const answer = said.get(id)
    return answer ? answerText(answer) : 'Not answered'
  }
  const aloud = questions.map(({ id, short }) => `${short}: ${textOf(id)}.`).join('\n')
  return (
    <>
      <Heading>Is this right?</Heading>
      <Aloud text={`Is this right?\n${aloud}`} />
      <dl className={styles.review}>
        {questions.map(({ id, short }) => (
          <div key={id} data-yes={said.get(id)?.answer === 'yes' || undefined}>
            <dt>{short}</dt>
            <dd>
              <span>{textOf(id)}</span>
              <Button aria-label={`Change: ${short}`} onClick={() => onChange(id)}>
                Change
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
