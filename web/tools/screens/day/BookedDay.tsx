// What the salon has booked, put into the question by one tap: the optimiser reads it as it reads any day.
import { dayAsText } from '../../../../shared/appointments/as-text'
import { addDays } from '../../../../shared/appointments/wall'
import { type Day, useDayCards } from '../../../platform/data/day-cards'
import { useRecords } from '../../../platform/data/queries'
import { dayOn } from '../../../salon/records/reminders'
import { Button } from '../../../ui/kit/Button'
import { useNow } from '../../../ui/kit/use-now'
import type { ToolFormState } from '../use-tool-form'
import styles from './BookedDay.module.css'

/** The limit of the question. */
const MOST = 2_000
const HEAD: Readonly<Record<string, string>> = { today: '', tomorrow: 'Tomorrow\n' }

export function BookedDay({ form }: { form: ToolFormState }) {
  const now = useNow()
  const today = useDayCards(dayOn(now))
  const tomorrow = useDayCards(addDays(dayOn(now), 1))
  const people = useRecords('person')
  if (!today || !tomorrow || !people) return null
  const written = String(form.values.schedule ?? '')
  const days = [
    { name: 'today', day: today },
    { name: 'tomorrow', day: tomorrow },
  ].flatMap(({ name, day }) => {
    const { text, left } = textOf(day, people, MOST - (HEAD[name]?.length ?? 0))
    return text === '' ? [] : [{ name, text: `${HEAD[name]}${text}`, left }]
  })
  // What somebody wrote is theirs: nothing is offered over it.
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

function textOf({ rows, cards }: Day, people: People, most: number) {
  const nameOf = (id: string | null): string | undefined =>
    people.find(person => person.id === id)?.fields.name
  return dayAsText(
    rows,
    {
      client: ({ fields }) =>
        cards.get(fields.client_id ?? '')?.client.fields.name ?? fields.client_name ?? '',
      stylist: ({ fields }) => nameOf(fields.person_id) ?? fields.stylist ?? '',
    },
    most,
  )
}
