// The appointment form's values as texts, and the record they stand for.
import { dayOfWall, minuteOfWall, timeOfWall, wallAt } from '../../../../shared/salon/appointments/wall'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { serviceOf } from '../../../../shared/trade/services'
import { LONG, SHORT } from '../../../ui/forms/too-long'
import { clockOf, isSalonDay, type Placed, placeOf, type Stylist } from '../booked'

type Fields = FieldsOf<'appointment'>
export type AppointmentForm = {
  client_id: string
  client_name: string
  service: string
  day: string
  start: string
  /** '' means the usual length of such a service. */
  minutes: string
  /** A person's id, or `as:` and a name that matches nobody here; '' if nobody is named. */
  stylist: string
  /** 'yes' or 'no'; '' means whatever is usual for such a service. */
  develops: string
  /** Minutes after the start, and the length. */
  from: string
  for: string
  may_move: string
  note: string
}
export type FormProblems = Partial<Record<keyof AppointmentForm, string>>

const WRITTEN = 'as:'
export const writtenStylist = (name: string): string => `${WRITTEN}${name}`
/** The length if nothing else gives one. */
const USUAL_MINUTES = 60
export const LONGEST_MINUTES = 1440
const LONGEST_SERVICE = 500

export const emptyForm = (
  day: string,
  start: number,
  stylist: string,
  client?: { id: string; name: string },
): AppointmentForm => ({
  client_id: client?.id ?? '',
  client_name: client?.name ?? '',
  service: '',
  day,
  start: clockOf(start),
  minutes: '',
  stylist,
  develops: '',
  from: '',
  for: '',
  may_move: '',
  note: '',
})

export function formOf(
  fields: Fields,
  cardName: string | undefined,
  team: readonly Stylist[],
): AppointmentForm {
  const [window] = fields.processing
  const column = placeOf(fields, team)
  return {
    client_id: fields.client_id ?? '',
    client_name: cardName ?? fields.client_name ?? '',
    service: fields.service,
    day: dayOfWall(fields.starts_at),
    start: timeOfWall(fields.starts_at),
    minutes: String(fields.minutes),
    stylist: team.some(({ id }) => id === column)
      ? column
      : fields.stylist?.trim()
        ? writtenStylist(fields.stylist.trim())
        : '',
    develops: window ? 'yes' : 'no',
    from: window ? String(window.from) : '',
    for: window ? String(window.minutes) : '',
    may_move: fields.may_move ? 'yes' : '',
    note: fields.note ?? '',
  }
}

const numberIn = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))

/** The defaults for a service: its length and its developing time. */
function usualOf({ service }: Pick<AppointmentForm, 'service'>): {
  minutes: number
  window: { from: number; minutes: number } | null
} {
  const usual = serviceOf(service)
  const pattern = usual?.pattern
  return {
    minutes: usual?.minutes ?? USUAL_MINUTES,
    window: pattern ? { from: pattern[0], minutes: pattern[1] } : null,
  }
}

export const minutesIn = (form: AppointmentForm): number =>
  form.minutes === '' ? usualOf(form).minutes : numberIn(form.minutes)

export const isDeveloping = (form: AppointmentForm): boolean =>
  form.develops === 'yes' || (form.develops === '' && usualOf(form).window !== null)

export function windowIn(form: AppointmentForm): { from: number; minutes: number } | null {
  if (!isDeveloping(form)) return null
  const usual = usualOf(form).window
  return {
    from: form.from === '' ? (usual?.from ?? 30) : numberIn(form.from),
    minutes: form.for === '' ? (usual?.minutes ?? 30) : numberIn(form.for),
  }
}

const isWhole = (value: number, least: number): boolean =>
  Number.isInteger(value) && value >= least && value <= LONGEST_MINUTES

export function problemsOf(form: AppointmentForm): FormProblems {
  const found: FormProblems = {}
  if (form.client_id === '' && form.client_name.trim() === '' && form.service.trim() === '')
    found.client_name = 'Say who is coming. For a break, say what it is below.'
  if (form.client_name.trim().length > SHORT) found.client_name = `Keep it under ${SHORT} characters.`
  if (form.service.trim().length > LONGEST_SERVICE)
    found.service = `Keep it under ${LONGEST_SERVICE} characters.`
  if (!isSalonDay(form.day)) found.day = 'Say on which day.'
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(form.start)) found.start = 'Say when it starts, like 09:30.'
  if (!isWhole(minutesIn(form), 1)) found.minutes = 'Say how many minutes it takes, at least 1.'
  const window = windowIn(form)
  if (window && !isWhole(window.from, 0)) found.from = 'Say after how many minutes.'
  if (window && !isWhole(window.minutes, 1)) found.for = 'Say for how many minutes.'
  if (form.note.trim().length > LONG) found.note = `Keep it under ${LONG} characters.`
  return found
}

/** For a valid form. `before`: keeps windows after the first, which the form doesn't show. */
export function fieldsOf(
  form: AppointmentForm,
  before: Pick<Fields, 'processing'> | null,
): Pick<
  Fields,
  | 'client_id'
  | 'client_name'
  | 'person_id'
  | 'stylist'
  | 'starts_at'
  | 'minutes'
  | 'service'
  | 'processing'
  | 'may_move'
  | 'note'
> {
  const isWritten = form.stylist.startsWith(WRITTEN)
  const window = windowIn(form)
  return {
    client_id: form.client_id || null,
    client_name: form.client_name.trim() || null,
    person_id: form.stylist === '' || isWritten ? null : form.stylist,
    stylist: isWritten ? form.stylist.slice(WRITTEN.length) : null,
    starts_at: wallAt(form.day, form.start),
    minutes: minutesIn(form),
    service: form.service.trim(),
    processing: [...(window ? [window] : []), ...(before?.processing.slice(1) ?? [])],
    may_move: form.may_move === 'yes',
    note: form.note.trim() || null,
  }
}

/** The form's fields that differ. */
export function changedIn<F extends object>(before: F, after: F): Partial<F> {
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !same(Reflect.get(before, field), value)),
  ) as Partial<F>
}

const QUARTER = 15
const OPENS = 9 * 60

/** Where a new appointment starts: today at the next quarter of an hour, on other days after the last booking. */
export function firstStart(bookings: readonly Pick<Placed, 'fields'>[], minute: number | null): number {
  const last = Math.max(
    0,
    ...bookings
      .filter(({ fields }) => !fields.all_day)
      .map(({ fields }) => minuteOfWall(fields.starts_at) + fields.minutes),
  )
  const at = minute === null ? last || OPENS : Math.ceil(minute / QUARTER) * QUARTER
  return Math.min(at, 24 * 60 - QUARTER)
}
