// One question at a time, then a review of all the answers, then the signature if the salon wants one.
import { useState } from 'react'
import { questionsFor } from '../../../../shared/salon/consultation/questions'
import { ANSWERS } from '../../../../shared/salon/consultation/words'
import type { Asks } from '../../../platform/data/account/people'
import { NOT_KEPT, useKeptForm } from '../../../ui/forms/kept-form'
import { useOnce } from '../../../ui/forms/once'
import { Button } from '../../../ui/kit/Button'
import { Icon } from '../../../ui/kit/drawings/Icon'
import { answersIn, fieldsOf, formOf, typedOf } from '../form'
import { Details } from '../Question'
import { saveClients } from '../save'
import { Aloud } from './Aloud'
import styles from './ClientMode.module.css'
import { Heading } from './Heading'
import { Review } from './Review'
import { SignStep } from './SignStep'

type Props = { asks: Asks; name: string; health: boolean; signed: boolean }

export function Answering({ asks, name, health, signed }: Props) {
  const form = useKeptForm(formOf(asks.client), typedOf([]))
  const [problem, setProblem] = useState<string | null>(null)
  const once = useOnce()
  const { values } = form
  const answers = answersIn(values, health)
  const said = new Map(answers.map(each => [each.id, each]))
  const questions = questionsFor(said, health)
  const go = (at: string): void => form.set('at', at)
  const finish = (signature: { path: string; name: string } | null): void =>
    void once(async () => {
      try {
        await saveClients(asks.id, asks.client, answers, signature)
      } catch (error) {
        setProblem(error instanceof Error ? error.message : 'That could not be saved. Try again.')
      }
    })
  const wrong = problem ?? (form.kept ? null : NOT_KEPT)
  const trouble = wrong && (
    <p className={styles.problem} role="alert">
      {wrong}
    </p>
  )
  if (values.at === 'review')
    return (
      <>
        <Review questions={questions} said={said} onChange={go} />
        {trouble}
        <div className={styles.two}>
          <button
            type="button"
            className={styles.big}
            data-act
            onClick={() => (signed ? go('sign') : finish(null))}
          >
            This is right
          </button>
        </div>
      </>
    )
  if (values.at === 'sign')
    return (
      <>
        <SignStep
          path={values.path}
          name={values.signed}
          onPath={path => form.set('path', path)}
          onName={typed => form.set('signed', typed)}
          onDone={finish}
          onBack={() => go('review')}
        />
        {trouble}
      </>
    )
  const at = Math.max(
    0,
    questions.findIndex(({ id }) => id === values.at),
  )
  const question = questions[at]
  if (!question) return null
  const field = fieldsOf(question.id)
  const next = (answer: string): string => {
    // Works out the next question with this answer applied, as the answer may remove some.
    const then = questionsFor(
      new Map<string, { answer: string }>([...said, [question.id, { answer }]]),
      health,
    )
    return then[then.findIndex(({ id }) => id === question.id) + 1]?.id ?? 'review'
  }
  const answer = (given: string): void => {
    form.set(field.answer, given)
    if (given !== 'yes') go(next(given))
  }
  const isSaid = said.has(question.id)
  return (
    <>
      <p className={styles.count}>
        {at === 0 && `${name}, `}question {at + 1} of {questions.length}
      </p>
      <progress className={styles.progress} value={at} max={questions.length} aria-label="Progress" />
      <Heading>{question.asks}</Heading>
      <Aloud text={question.asks} />
      <fieldset className={styles.three} aria-label={question.asks}>
        {ANSWERS.map(([each, word]) => (
          <button
            key={each}
            type="button"
            className={styles.big}
            aria-pressed={values[field.answer] === each}
            onClick={() => answer(each)}
          >
            {values[field.answer] === each && <Icon name="check" />}
            {word}
          </button>
        ))}
      </fieldset>
      <Details question={question} values={values} onSet={form.set} />
      {trouble}
      <p className={styles.ways}>
        {at > 0 && (
          <Button onClick={() => go(questions[at - 1]?.id ?? '')}>
            <Icon name="back" size={20} /> Back
          </Button>
        )}
        {isSaid && (
          <span className={styles.next}>
            <Button look="act" onClick={() => go(next(values[field.answer] ?? ''))}>
              Next <Icon name="next" size={20} />
            </Button>
          </span>
        )}
      </p>
    </>
  )
}
