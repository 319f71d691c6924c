// An appointment by hand: add, change or remove it. Warns about clashes but never forbids them.
import { useStillHere } from '../../../platform/outside'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Switch.css'
import { Switch, Textarea, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { agreedAnew } from '../../../../shared/salon/appointments/wall'
import { currentPerson, useHere } from '../../../platform/data/account/people'
import { type Day, useDayCards } from '../../../platform/data/queries/day-cards'
import { create, edit, remove, restore } from '../../../platform/data/saving/save'
import { labels } from '../../../salon/records/labels'
import { ClientPicker } from '../../../tools/screens/form/ClientPicker'
import { NumberStepper } from '../../../tools/screens/mixed/NumberStepper'
import { attempt } from '../../../ui/forms/attempt'
import { FormDialog } from '../../../ui/forms/FormDialog'
import { useKeptForm } from '../../../ui/forms/kept-form'
import { Button } from '../../../ui/kit/Button'
import { confirmWith } from '../../../ui/kit/dialogs/confirm'
import {
  type Booking,
  clashWords,
  clockOf,
  columnsOf,
  minutesOfClock,
  placeOf,
  type Stylist,
  whoOf,
} from '../booked'
import styles from './AppointmentDialog.module.css'
import {
  type AppointmentForm,
  changedIn,
  emptyForm,
  type FormProblems,
  fieldsOf,
  firstStart,
  formOf,
  isDeveloping,
  LONGEST_MINUTES,
  minutesIn,
  problemsOf,
  windowIn,
  writtenStylist,
} from './appointment-form'
import { CardOffer } from './CardOffer'
import type { Opened } from './use-opened'

type Props = {
  opened: Opened
  /** The day when the dialog was opened. */
  day: Day
  today: string
  minute: number | null
  team: readonly Stylist[]
  onClose: () => void
}

const SERVICES = [
  'Cut and finish',
  'Cut',
  'Men’s cut',
  'Blow-dry',
  'Root tint',
  'Root tint and cut',
  'Half-head foils',
  'Full-head foils',
  'Balayage',
  'Toner',
  'Fringe trim',
  'Patch test',
  'Consultation',
  'Treatment',
  'Lunch',
]

export default function AppointmentDialog({ opened, day, minute, team, onClose }: Props) {
  const here = useHere()
  const [row] = useState(() => day.rows.find(({ id }) => id === opened.id) ?? null)
  const cardName =
    row?.fields.client_id == null ? undefined : day.cards.get(row.fields.client_id)?.client.fields.name
  const written = writtenIn(day, team)
  const several = team.length > 1 || written.length > 0
  const form = useKeptForm<AppointmentForm>(
    // A new appointment's draft isn't about any record yet, so no erasure can remove it.
    row
      ? `appointment:${row.id}`
      : opened.client
        ? `booking:${opened.client.id}`
        : `new-appointment-${day.day}`,
    row
      ? formOf(row.fields, cardName, team)
      : emptyForm(
          day.day,
          opened.start ?? firstStart(day.rows, minute),
          opened.stylist ?? (team.length > 1 ? here.id : ''),
          opened.client,
        ),
    opened.isDayAsked ? { day: day.day } : {},
  )
  const { values } = form
  // The current values: the undo of a new card comes from outside, perhaps much later.
  const present = useRef(values)
  present.current = values
  const stands = useStillHere()
  const service = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<FormProblems>({})
  const there = useDayCards(values.day)
  const window = windowIn(values)

  const isSound = Object.keys(problemsOf(values)).length === 0
  const clash =
    isSound && there
      ? clashWords(draftOf(row?.id ?? form.id, values), there.rows, other => nameIn(there, other), team)
      : ''

  async function save(): Promise<boolean> {
    const found = problemsOf(values)
    setProblems(found)
    if (Object.keys(found).length > 0) return false
    const fields = fieldsOf(values, row?.fields ?? null)
    const about = `${fields.client_name || fields.service}, ${values.start}`
    if (row) {
      const before = { ...fieldsOf(form.initial, row.fields), made_at: row.fields.made_at }
      const edited = changedIn(before, { ...before, ...fields })
      const changed = { ...edited, ...agreedAnew(before.starts_at, edited, new Date().toISOString()) }
      const back = Object.fromEntries(
        Object.keys(changed).map(field => [field, Reflect.get(before, field)]),
      ) as typeof changed
      return attempt(() => edit('appointment', row.id, changed, back), {
        title: 'Appointment changed',
        text: about,
        tone: 'ok',
        undo: () => void attempt(() => edit('appointment', row.id, back)),
      })
    }
    const { id } = form
    return attempt(
      () =>
        create(
          'appointment',
          { ...fields, source: 'hand', made_at: new Date().toISOString(), who: currentPerson().name },
          id,
        ),
      {
        title: 'Appointment added',
        text: about,
        tone: 'ok',
        undo: () => void attempt(() => remove('appointment', id)),
      },
    )
  }

  async function takeOut(id: string): Promise<void> {
    const sure = { text: 'What you typed here goes with it.', yes: 'Remove', no: 'Keep typing' }
    if (form.changed && !(await confirmWith('Remove this appointment?', sure))) return
    const done = await attempt(() => remove('appointment', id), {
      title: 'Appointment removed',
      text: `${values.client_name || values.service}, ${values.start}`,
      tone: 'stop',
      undo: () => void attempt(() => restore('appointment', id)),
    })
    if (!done) return
    form.forget()
    onClose()
  }

  const text = (name: keyof AppointmentForm) => ({
    value: values[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => form.set(name, event.currentTarget.value),
  })
  const number = (name: 'minutes' | 'from' | 'for', value: number) => ({
    value: Number.isFinite(value) ? value : null,
    error: problems[name],
    max: LONGEST_MINUTES,
    unit: 'min',
    onChange: (next: number | null) => form.set(name, next === null ? ' ' : String(next)),
  })
  const [start, minutes] = [minutesOfClock(values.start), minutesIn(values)]

  return (
    <FormDialog
      title={row ? 'Change appointment' : 'Add appointment'}
      save={row ? 'Save changes' : 'Add appointment'}
      form={form}
      onSave={save}
      onClose={onClose}
    >
      <ClientPicker
        label="Client"
        help="Their card, allergies and patch test show on the day."
        clientId={values.client_id || null}
        clientName={values.client_name}
        onPick={client => {
          form.set('client_id', client?.id ?? '')
          form.set('client_name', client?.name ?? '')
        }}
      />
      {values.client_id === '' && (
        <TextInput
          label="Name"
          description="No card yet? Write the name. For a break leave it empty."
          autoComplete="off"
          {...text('client_name')}
        />
      )}
      {values.client_id === '' && (
        <CardOffer
          name={values.client_name.trim()}
          onCard={({ id, name }) => {
            form.set('client_id', id)
            form.set('client_name', name)
            // The tapped button is removed, so the focus moves on.
            service.current?.focus()
          }}
          onGone={id => stands.current && present.current.client_id === id && form.set('client_id', '')}
        />
      )}
      <TextInput
        ref={service}
        label={labels.appointment.service}
        placeholder="Cut and finish"
        autoComplete="off"
        list="appointment-services"
        {...text('service')}
      />
      <datalist id="appointment-services">
        {SERVICES.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className={styles.pair}>
        <TextInput label="Day" type="date" required {...text('day')} />
        <TextInput label="Starts" type="time" step={300} required {...text('start')} />
      </div>
      <NumberStepper
        label={labels.appointment.minutes}
        step={15}
        min={5}
        help={Number.isFinite(minutes) && Number.isFinite(start) ? `Until ${clockOf(start + minutes)}` : null}
        {...number('minutes', minutes)}
      />
      {several && (
        <Stylists
          team={team}
          value={values.stylist}
          written={written}
          onPick={stylist => form.set('stylist', stylist)}
        />
      )}
      <Switch
        className={styles.switch}
        size="lg"
        label="Colour develops in between"
        description="You’re free then for another client."
        checked={isDeveloping(values)}
        onChange={event => form.set('develops', event.currentTarget.checked ? 'yes' : 'no')}
      />
      {window && (
        <div className={styles.pair}>
          <NumberStepper label="Begins after" step={5} {...number('from', window.from)} />
          <NumberStepper
            label="Develops for"
            step={5}
            min={1}
            help={
              Number.isFinite(window.from + window.minutes + start)
                ? `${clockOf(start + window.from)}–${clockOf(start + window.from + window.minutes)}`
                : null
            }
            {...number('for', window.minutes)}
          />
        </div>
      )}
      <Switch
        className={styles.switch}
        size="lg"
        label={labels.appointment.may_move}
        description="The client doesn’t mind another time."
        checked={values.may_move === 'yes'}
        onChange={event => form.set('may_move', event.currentTarget.checked ? 'yes' : '')}
      />
      <Textarea label={labels.appointment.note} autosize minRows={2} maxRows={8} {...text('note')} />
      {there && <OnThatDay day={there} team={team} but={row?.id} />}
      <p role="status" className={clash ? styles.clash : 'visually-hidden'}>
        {clash}
      </p>
      {row && (
        <div>
          <Button look="stop" onClick={() => void takeOut(row.id)}>
            Remove this appointment
          </Button>
        </div>
      )}
    </FormDialog>
  )
}

/** That day's booked times, so people can find a free one without looking the day up. */
function OnThatDay({ day, team, but }: { day: Day; team: readonly Stylist[]; but: string | undefined }) {
  const others = columnsOf(
    day.rows.filter(({ id, fields }) => id !== but && fields.vanished_at === null),
    team,
    null,
  )
  if (others.length === 0) return <p className={styles.booked}>Nobody is booked on this day yet.</p>
  return (
    <div className={styles.booked}>
      <p id="booked-already">Booked already on this day</p>
      <ul aria-labelledby="booked-already">
        {others.map(({ key, name, bookings }) => (
          <li key={key}>
            <strong>{name || 'No stylist named'}</strong>{' '}
            {bookings
              .map(({ start, end, fields }) =>
                fields.all_day ? 'all day' : `${clockOf(start)}–${clockOf(end)}`,
              )
              .join(', ')}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The appointment as it would be saved. */
function draftOf(id: string, values: AppointmentForm): Booking {
  const fields = fieldsOf(values, null)
  return {
    id,
    pending: false,
    fields: {
      ...fields,
      all_day: false,
      source: 'hand',
      source_id: null,
      uid: null,
      also: [],
      seen: null,
      vanished_at: null,
      made_at: '',
      who: null,
      sample: false,
      deletedAt: null,
      seconds: [],
    },
  }
}

function writtenIn({ rows }: Day, team: readonly Stylist[]): string[] {
  const names = rows.flatMap(({ fields }) =>
    fields.stylist?.trim() && !team.some(({ id }) => id === placeOf(fields, team))
      ? fields.stylist.trim()
      : [],
  )
  return names.filter(
    (name, at) => names.findIndex(other => other.toLowerCase() === name.toLowerCase()) === at,
  )
}

function nameIn({ cards }: Day, { fields }: Booking): string {
  const card = fields.client_id === null ? undefined : cards.get(fields.client_id)
  return whoOf(fields, card?.client.fields.name) || fields.service || 'somebody'
}

type StylistsProps = {
  team: readonly Stylist[]
  value: string
  /** Stylists who are only named in bookings and match nobody here. */
  written: readonly string[]
  onPick: (stylist: string) => void
}

function Stylists({ team, value, written, onPick }: StylistsProps) {
  const options = [
    ...team.map(({ id, name }) => [id, name] as const),
    ...written.map(name => [writtenStylist(name), name] as const),
    ['', 'Nobody yet'] as const,
  ]
  return (
    <fieldset className={styles.stylists}>
      <legend>{labels.appointment.stylist}</legend>
      <div>
        {options.map(([id, name]) => (
          <label key={id}>
            <input type="radio" name="stylist" checked={value === id} onChange={() => onPick(id)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
