// On the client's card: what the client answered, when, and whether it's time to ask again.
import { lazy, Suspense, useState } from 'react'
import { CONSULTATION_MONTHS, isDue, latestOf } from '../../../shared/salon/consultation/latest'
import { spokenIn } from '../../../shared/salon/consultation/said'
import { ANSWERED_BY, answerText } from '../../../shared/salon/consultation/words'
import { standingOf } from '../../../shared/salon/privacy/consent'
import { firstName } from '../../../shared/take-facts'
import { newId } from '../../platform/data/ids'
import type { Row } from '../../platform/data/queries/queries'
import { Button } from '../../ui/kit/Button'
import { dayOf } from '../../ui/kit/when'
import { lockHere } from '../../ui/state/lock-here'
import { Badge } from '../records/Badge'
import { Unsent } from '../records/Unsent'
import { EarlierLink } from '../records/versions/EarlierLink'
import styles from './Section.module.css'
import { useNotedSince } from './use-noted-since'

const AnswerDialog = lazy(() => import('./AnswerDialog').then(module => ({ default: module.AnswerDialog })))
const Paper = lazy(() => import('./Paper').then(module => ({ default: module.Paper })))

type ConsultationRow = Pick<Row<'consultation'>, 'id' | 'fields' | 'pending' | 'problem'>
type Props = {
  clientId: string
  name: string
  noAi: boolean
  rows: readonly ConsultationRow[]
  consents: readonly Row<'consent'>[]
  notes: readonly Row<'note'>[]
  months: number | undefined
  /** The salon's name, for the printed card. */
  salon: string
  now: number
}

export function ConsultationSection({
  clientId,
  name,
  noAi,
  rows,
  consents,
  notes,
  months,
  salon,
  now,
}: Props) {
  const [open, setOpen] = useState<'new' | 'change' | null>(null)
  const [printing, setPrinting] = useState(false)
  const latest = latestOf(rows)
  const due = latest !== null && isDue(latest.fields.answered_at, months ?? CONSULTATION_MONTHS, now)
  const noted = useNotedSince(latest?.fields, notes)
  const { state } = standingOf(consents, 'health-notes')
  return (
    <section className={styles.section} aria-labelledby="consultation">
      <header>
        <h2 id="consultation">Consultation</h2>
        {(due || noted) && <Badge tone="caution">Ask again</Badge>}
      </header>
      {latest ? (
        <Said row={latest} />
      ) : (
        <p className={styles.soft}>
          Nobody has asked yet. A few short questions about skin, health and past colour. The client answers
          on this tablet, or you ask and tap. Formulas use the answers.
        </p>
      )}
      {noted && (
        <p>
          A chair note of {dayOf(noted.at)} says “{noted.quote}”, and nobody has asked about it since.
        </p>
      )}
      <p className={styles.acts}>
        <Button onClick={() => void lockHere({ client: clientId, id: newId() })}>
          Hand the tablet to {firstName(name)}
        </Button>
        <Button onClick={() => setOpen('new')}>
          {latest ? 'Ask again yourself' : 'Ask the questions yourself'}
        </Button>
        {latest && (
          <Button look="plain" onClick={() => setOpen('change')}>
            Change an answer
          </Button>
        )}
        {latest && (
          <Button look="plain" onClick={() => setPrinting(true)}>
            Print
          </Button>
        )}
      </p>
      {printing && latest && (
        <Suspense>
          <Paper name={name} salon={salon} fields={latest.fields} onPrinted={() => setPrinting(false)} />
        </Suspense>
      )}
      {open && (
        <Suspense>
          <AnswerDialog
            clientId={clientId}
            name={name}
            noAi={noAi}
            permission={state === 'yes' || state === 'none' ? state : 'refused'}
            row={open === 'change' ? latest : null}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  )
}

function Said({ row }: { row: ConsultationRow }) {
  const { fields } = row
  const spoken = spokenIn(fields)
  const yes = [...(spoken?.yes.values() ?? [])]
  const no = fields.answers.flatMap(({ id }) => spoken?.no.get(id) ?? [])
  return (
    <>
      <p className={styles.soft}>
        {dayOf(fields.answered_at)}. {ANSWERED_BY[fields.answered_by]}
        {fields.who && ` (${fields.who})`}
        {fields.signature && ', signed'}.
      </p>
      {yes.length > 0 && (
        <ul className={styles.yes}>
          {yes.map(said => (
            <li key={said.question.id}>
              <strong>{said.question.short}</strong> {answerText(said)}
            </li>
          ))}
        </ul>
      )}
      {spoken && spoken.unknown.length > 0 && (
        <p>
          <strong>Not known:</strong> {spoken.unknown.map(({ short }) => short).join(', ')}
        </p>
      )}
      {no.length > 0 && (
        <p className={styles.soft}>
          <strong>No:</strong> {no.map(({ short }) => short).join(', ')}
        </p>
      )}
      <Unsent row={row} />
      <EarlierLink kind="consultation" id={row.id} present={fields} />
    </>
  )
}
