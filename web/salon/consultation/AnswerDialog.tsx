// The stylist asks and taps: all the card's questions in one list, to change the latest answers or to start afresh.
import { lazy, Suspense, useState } from 'react'
import { questionsFor } from '../../../shared/salon/consultation/questions'
import type { FieldsOf } from '../../../shared/salon/records/records'
import { FormDialog } from '../../ui/forms/FormDialog'
import { useKeptForm } from '../../ui/forms/kept-form'
import { Button } from '../../ui/kit/Button'
import styles from './Consultation.module.css'
import { answersIn, formOf, typedOf } from './form'
import { Question } from './Question'
import { saveAsked, saveChanged } from './save'

const ConsentDialog = lazy(() =>
  import('../privacy/permissions/ConsentDialog').then(module => ({ default: module.ConsentDialog })),
)

type Props = {
  clientId: string
  name: string
  noAi: boolean
  /** Permission for health notes. Without it, we only ask the questions that aren't about health. */
  permission: 'yes' | 'none' | 'refused'
  /** The consultation to change; null starts a new one. */
  row: { id: string; fields: FieldsOf<'consultation'> } | null
  onClose: () => void
}

const NOTHING = 'Answer at least one question.'

export function AnswerDialog({ clientId, name, noAi, permission, row, onClose }: Props) {
  const before = row?.fields.answers ?? []
  const form = useKeptForm(row === null ? formOf(clientId) : `consultation-change:${row.id}`, typedOf(before))
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const health = permission === 'yes'
  const answers = answersIn(form.values, health, before)
  const questions = questionsFor(new Map(answers.map(each => [each.id, each])), health)

  async function save(): Promise<boolean> {
    if (answers.length === 0) {
      setProblem(NOTHING)
      return false
    }
    return row === null ? saveAsked(form.id, clientId, answers) : saveChanged(row, answers)
  }
  return (
    <FormDialog
      title={`Consultation: ${name}`}
      form={form}
      save="Save consultation"
      onSave={save}
      onClose={onClose}
    >
      {permission !== 'yes' && (
        <div className={styles.permission}>
          <p>
            {permission === 'none'
              ? 'Health answers are kept only with the client’s permission. Ask for it first, or ask about the hair only.'
              : 'The client said no to health notes, so only the hair is asked about. Nothing about health is kept.'}
          </p>
          <Button onClick={() => setAsking(true)}>Ask for permission</Button>
        </div>
      )}
      <div>
        {questions.map(question => (
          <Question key={question.id} question={question} values={form.values} onSet={form.set} />
        ))}
      </div>
      {problem && answers.length === 0 && <p role="alert">{problem}</p>}
      {asking && (
        <Suspense>
          <ConsentDialog
            about="health-notes"
            clientId={clientId}
            name={name}
            noAi={noAi}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </FormDialog>
  )
}
