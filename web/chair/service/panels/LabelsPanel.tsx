// For printing: a label for each bowl, for a small printer on the trolley, and a card for the client to take home. Both
// are shown as they will print.
import { lazy, Suspense, useRef } from 'react'
import { dayOfWall, wallAt } from '../../../../shared/salon/appointments/wall'
import { bowlLabel, cardCode, colourCard } from '../../../../shared/salon/bowl-label'
import { advisedWeeks, aftercareOf, isToBook } from '../../../../shared/salon/rebook'
import { SALON_ID } from '../../../../shared/sync/kinds'
import { dayOn } from '../../../platform/data/clock/local-time'
import { useNextAppointmentOf } from '../../../platform/data/queries/appointments'
import { useAbout, useRecord } from '../../../platform/data/queries/queries'
import { useOpenReminders } from '../../../salon/records/reminders/use-open-reminders'
import { Button } from '../../../ui/kit/Button'
import { keyed } from '../../../ui/sheet/block'
import { printOnly } from '../../../ui/sheet/send'
import { bowlFrom, usedSteps } from '../bowls/recipe'
import type { Chair } from '../use-chair'
import { shadeOf } from '../words'
import styles from './Labels.module.css'
import { Panel } from './Panel'
import panel from './Panel.module.css'

const Qr = lazy(() => import('../../../ui/kit/drawings/Qr'))
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

type LabelsPanelProps = { chair: Chair; back: string; onBack: () => void }

export function LabelsPanel({ chair, back, onBack }: LabelsPanelProps) {
  const labels = useRef<HTMLUListElement>(null)
  const paper = useRef<HTMLElement>(null)
  const salon = useRecord('salon', SALON_ID)?.fields
  const reminders = useOpenReminders(useAbout('reminder', chair.clientId)) ?? []
  const { name } = chair.client.fields
  const today = dayOn(Date.parse(chair.now))
  const next = useNextAppointmentOf(chair.clientId, wallAt(today, '24:00'))
  const { used } = usedSteps(chair.work?.steps ?? [])
  const mixed = used.map(step => ({ bowl: bowlFrom(step.step), at: step.bowl?.started_at ?? chair.now }))
  const aftercare = aftercareOf(chair.work?.sheet ?? null)
  const days = [
    ...(next ? [dayOfWall(next.fields.starts_at)] : []),
    ...reminders.filter(({ fields }) => isToBook(fields)).map(({ fields }) => fields.due_on),
  ]
  const shade = shadeOf(chair.work?.sheet ?? null)
  const card = colourCard({
    salon: salon?.name ?? '',
    name,
    today,
    bowls: mixed.map(({ bowl }) => bowl),
    result: chair.last !== null && used.length === 0 ? chair.last.fields.result : shade,
    aftercare,
    due: days.filter(day => day > today).sort()[0] ?? null,
    advised: advisedWeeks(aftercare),
  })
  if (mixed.length === 0)
    return (
      <Panel title="Labels and card" back={back} onBack={onBack}>
        <p className={panel.soft}>There is no bowl for today yet. Choose a recipe first.</p>
      </Panel>
    )
  return (
    <Panel title="Labels and card" back={back} onBack={onBack}>
      <ul ref={labels} className={styles.labels} aria-label="Bowl labels">
        {keyed(mixed, ({ bowl }) => bowl.zone).map(({ key, item: { bowl, at } }) => {
          const { who, zone, parts } = bowlLabel(name, bowl)
          return (
            <li key={key} className={styles.label} data-many={parts.join(' ').length > 60 || undefined}>
              <p className={styles.top}>
                <strong>{who}</strong>
                <span>
                  {clock.format(new Date(at))} · {dayOfYear.format(new Date(at))}
                </span>
              </p>
              <p className={styles.zone}>{zone}</p>
              <p className={styles.parts}>
                {keyed(parts, part => part).map(part => (
                  <span key={part.key}>{part.item}</span>
                ))}
              </p>
            </li>
          )
        })}
      </ul>
      <div className={panel.acts}>
        <Button look="act" onClick={() => labels.current && printOnly(labels.current)}>
          {mixed.length === 1 ? 'Print the label' : `Print ${mixed.length} labels`}
        </Button>
      </div>
      <article ref={paper} className={styles.card} aria-label="Colour card">
        <header>
          {card.salon && <p>{card.salon}</p>}
          <h3>Your colour</h3>
          <p>
            For {card.first} · {card.day}
          </p>
        </header>
        <div>
          <h4>Done today</h4>
          <p>
            {card.done.join(', ')}
            {card.shade && `. Your shade: ${card.shade}`}.
          </p>
        </div>
        {card.home.length > 0 && (
          <div>
            <h4>At home</h4>
            <ul>
              {keyed(card.home, line => line).map(({ key, item }) => (
                <li key={key}>{item}</li>
              ))}
            </ul>
          </div>
        )}
        {card.next && (
          <p className={styles.next}>
            Next visit: <strong>{card.next}</strong>
          </p>
        )}
        <Suspense>
          <span className={styles.code}>
            <Qr text={cardCode(card, salon?.booking_link ?? null)} label="QR code of the card" />
          </span>
        </Suspense>
      </article>
      <div className={panel.acts}>
        <Button onClick={() => paper.current && printOnly(paper.current)}>Print the card</Button>
      </div>
      <p className={panel.soft}>Labels are 62 × 29 mm. To keep a PDF, choose “Save as PDF” as the printer.</p>
    </Panel>
  )
}
