// Puts the salon's booked day into the question with one tap; the optimiser reads it like any other.
import { dayAsText } from '../../../../shared/salon/appointments/as-text'
import { addDays } from '../../../../shared/salon/appointments/wall'
import { dayOn } from '../../../platform/data/clock/local-time'
import { useDayNames } from '../../../platform/data/queries/day-cards'
import { useRecords } from '../../../platform/data/queries/queries'
import { Button } from '../../../ui/kit/Button'
import { useNow } from '../../../ui/kit/use-now'
import type { ToolFormState } from '../use-tool-form'
import styles from './BookedDay.module.css'

/** The question's limit, in characters. */
const MOST = 2_000

export function BookedDay({ form }: { form: ToolFormState }) {
  const now = useNow()
  const today = useDayNames(dayOn(now))
  const tomorrow = useDayNames(addDays(dayOn(now), 1))
  const people = useRecords('person')
  if (!today || !tomorrow || !people) return null
  const written = String(form.values.schedule ?? '')
  const days = [
    { name: 'today', head: '', day: today },
    { name: 'tomorrow', head: 'Tomorrow\n', day: tomorrow },
  ].flatMap(({ name, head, day }) => {
    const { text, left } = textOf(day, people, MOST - head.length)
    return text === '' ? [] : [{ name, text: head + text, left }]
  })
  // We never offer to replace what somebody wrote.
  const stands = days.find(({ text }) => text === written.trim())
  if (days.length === 0 || (written.trim() !== '' && !stands)) return null
  return (
    <div className={styles.offer}>
      <p>
        {stands
          ? `As it is booked ${stands.name}.${leftWords(stands.left)}`
          : 'Plan from what the salon has booked.'}
      </p>
      <div className={styles.acts}>
        {stands ? (
          <Button onClick={() => form.change('schedule', '')}>Take it out again</Button>
        ) : (
          days.map(({ name, text }) => (
            <Button key={name} onClick={() => form.change('schedule', text)}>
              {`Use ${name}’s bookings`}
            </Button>
          ))
        )}
      </div>
    </div>
  )
}

const leftWords = (left: number): string =>
  left === 0 ? '' : left === 1 ? ' One booking is not in it.' : ` ${left} bookings are not in it.`

type People = readonly { id: string; fields: { name: string } }[]

type Booked = NonNullable<ReturnType<typeof useDayNames>>

function textOf({ rows, names }: Booked, people: People, most: number) {
  const nameOf = (id: string | null): string | undefined =>
    people.find(person => person.id === id)?.fields.name
  return dayAsText(
    rows,
    {
      client: ({ fields }) => names.get(fields.client_id ?? '') ?? fields.client_name ?? '',
      stylist: ({ fields }) => nameOf(fields.person_id) ?? fields.stylist ?? '',
    },
    most,
  )
}
