// Turns a file into a plan of changes, and the plan into saved records, which can all be undone.
import { LeftOut, leftOutWords } from '../../../../shared/salon/calendar/left-out'
import {
  type CalendarPlan,
  planOf,
  sourceIdOf,
  takenBack,
  toldBy,
} from '../../../../shared/salon/calendar/plan'
import { type Entry, isCalendar, readCalendar } from '../../../../shared/salon/calendar/read'
import { idOfKey } from '../../../../shared/salon/calendar/source-ids'
import { Cards } from '../../../../shared/salon/calendar/who'
import { currentPerson } from '../../../platform/data/account/people'
import { dayOn } from '../../../platform/data/clock/local-time'
import { standingWith } from '../../../platform/data/queries/appointments'
import { list } from '../../../platform/data/queries/queries'
import type { Edit } from '../../../platform/data/saving/save'
import { type Progress, saveInPortions } from '../apply/apply-import'
import { type Csv, readCsv, textOfFile } from '../csv'
import { fileProblem } from '../import/file-problem'
import type { Mapping } from '../plan/columns'
import { inSlices } from '../slices'
import { erasedSources } from './follow'
import { entriesOf, windowFrom } from './list'

export type Read = {
  entries: Entry[]
  /** What identifies the next file from the same program. */
  from: Parameters<typeof sourceIdOf>[0]
  /** Some of the file couldn't be read, so an appointment missing here may still be in the source. */
  isPart: boolean
  past: number
  /** What the file holds that we don't import, in words. */
  odd: string[]
  bad: { line: number; reason: string }[]
}
export type Opened =
  | { kind: 'calendar'; read: Read }
  | { kind: 'list'; csv: Csv }
  | { kind: 'problem'; words: string }

export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
const LARGEST = 30_000_000

export async function openFile(file: File, now: number): Promise<Opened> {
  const problem = (words: string): Opened => ({ kind: 'problem', words: `${file.name} ${words}` })
  if (file.size > LARGEST) return problem('is larger than 30 MB. Export fewer months at once.')
  const bytes = await file.arrayBuffer()
  const text = textOfFile(bytes)
  if (isCalendar(text)) return { kind: 'calendar', read: await readEvents(text, file.name, now) }
  const wrong = fileProblem(bytes)
  if (wrong !== null) return problem(wrong)
  const csv = await readCsv(text, inSlices())
  return csv.lines.length === 0 ? problem('holds no lines below its headings.') : { kind: 'list', csv }
}

async function readEvents(text: string, file: string, now: number): Promise<Read> {
  const calendar = await readCalendar(text, {
    zone: zoneHere(),
    window: windowFrom(dayOn(now)),
    pause: inSlices(),
  })
  return {
    entries: calendar.entries,
    from: { name: calendar.name, by: calendar.by, file },
    isPart: calendar.cut || calendar.unread > 0,
    past: calendar.past,
    odd: leftOutWords(LeftOut.parse(calendar)),
    bad: [],
  }
}

export async function readList(csv: Csv, mapping: Mapping, file: string, now: number): Promise<Read> {
  const given = { zone: zoneHere(), window: windowFrom(dayOn(now)), pause: inSlices() }
  const { entries, past, bad } = await entriesOf(csv, mapping, given)
  const isPart = bad.length > 0
  return {
    entries,
    from: { name: '', by: csv.header.join('\n'), file },
    isPart,
    past,
    odd: isPart ? ['Not everything was read, so nothing is marked as gone.'] : [],
    bad,
  }
}

/**
 * `person`: whose calendar it is, if somebody said. `erasedHere`: the erased sources, asked for once per file,
 * whoever's calendar it is.
 */
export async function planFor(
  read: Read,
  person: string | null,
  now: number,
  erasedHere: ReturnType<typeof erasedSources> = erasedSources(),
): Promise<CalendarPlan> {
  const today = dayOn(now)
  const [clients, people, erased, present] = await Promise.all([
    list('client'),
    list('person'),
    erasedHere,
    standingWith(
      read.entries.map(({ key }) => idOfKey(key)),
      today,
    ),
  ])
  const named = (rows: readonly { id: string; fields: { name: string } }[]) =>
    new Cards(rows.map(({ id, fields }) => ({ id, name: fields.name })))
  return planOf({
    entries: read.entries,
    present,
    cards: named(clients),
    people: named(people),
    source: { source: 'file', source_id: sourceIdOf(read.from, person), person_id: person },
    told: read.isPart ? null : toldBy(read.entries, today),
    ...(erased && { erased }),
    now: new Date(now).toISOString(),
    who: currentPerson().name || null,
  })
}

/** Saves the plan. Returns the undo. */
export async function keep(plan: CalendarPlan, progress: Progress): Promise<() => Promise<void>> {
  const altered = [...plan.change, ...plan.gone, ...plan.back, ...plan.noted]
  await saveInPortions(
    [
      ...plan.add.map(({ id, fields }): Edit[] => [
        { op: 'create', kind: 'appointment', id, patch: { ...fields } },
      ]),
      ...altered.map(({ id, patch }): Edit[] => [
        { op: 'edit', kind: 'appointment', id, patch: { ...patch } },
      ]),
    ],
    progress,
  )
  return async () => {
    const patch = { ...takenBack(Date.now()) }
    await saveInPortions(
      [
        ...plan.add.map(({ id }): Edit[] => [{ op: 'edit', kind: 'appointment', id, patch }]),
        ...altered.map(({ id, before, patch }): Edit[] => {
          const was = Object.keys(patch).map(field => [field, Reflect.get(before, field)])
          return [{ op: 'edit', kind: 'appointment', id, patch: Object.fromEntries(was) }]
        }),
      ],
      () => {},
    )
  }
}
