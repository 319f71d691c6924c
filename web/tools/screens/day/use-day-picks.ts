// What was picked for entries, each change with its undo. Picks follow a line through small edits of its text.
import { useState } from 'react'
import type { Picks, Value } from '../../../../shared/reading/understood/reading'
import { followed, wordsOf } from '../../../../shared/tools/appointments/told/lines'
import { carried, type Field } from '../../../../shared/tools/appointments/told/paths'
import type { DayEntry } from '../../../salon/day/lanes'
import { picksOf } from '../drafts/form-draft'
import type { ToolFormState } from '../use-tool-form'

type Patch = Readonly<Record<string, Value | null>>
type Change = { words: string; back: Patch }
/** Where an entry, or an unread line, is in the text. */
export type Of = { key: string; line: number }
export type Fields = Partial<Record<Field, Value | null>>

const MOST = 50

const patched = (picks: Picks, patch: Patch): Picks =>
  Object.fromEntries(
    Object.entries({ ...picks, ...patch }).flatMap(([path, value]) =>
      value === null ? [] : [[path, value]],
    ),
  )

/** A tool's form, or a demo's. */
type DayOf = Pick<ToolFormState, 'values' | 'change' | 'fill'>

export function useDayPicks<F extends DayOf>(form: F) {
  const [changes, setChanges] = useState<readonly Change[]>([])
  const picks = picksOf(form.values.picks)
  const schedule = String(form.values.schedule ?? '')

  const put = (patch: Patch): void => form.change('picks', patched(picks, patch))

  /** `words`: what was done, for the undo. */
  function pick({ key, line }: Of, fields: Fields, words: string): void {
    const of = wordsOf(schedule.split(/\r?\n/)[line - 1] ?? '')
    const patch = Object.fromEntries(
      Object.entries({ of, ...fields }).map(([field, value]) => [`${key}.${field}`, value]),
    )
    const back = Object.fromEntries(Object.keys(patch).map(path => [path, picks[path] ?? null]))
    setChanges(was => [...was.slice(-MOST), { words, back }])
    put(patch)
  }

  /** Removes everything picked for one entry. */
  function forget(key: string, words: string): void {
    const own = Object.keys(picks).filter(path => path.startsWith(`${key}.`))
    setChanges(was => [
      ...was,
      { words, back: Object.fromEntries(own.map(path => [path, picks[path] ?? null])) },
    ])
    put(Object.fromEntries(own.map(path => [path, null])))
  }

  function undo(): void {
    const last = changes.at(-1)
    if (!last) return
    setChanges(changes.slice(0, -1))
    put(last.back)
  }

  /** The form for the text field: when a line is edited, its picks move along. */
  const typed: F = {
    ...form,
    change: (name, value) => {
      const move = name === 'schedule' && typeof value === 'string' ? followed(schedule, value) : null
      const next = move ? carried(picks, move.from, move.to) : picks
      if (!move || Object.keys(next).every(path => path in picks)) {
        form.change(name, value)
        return
      }
      const { from, to } = move
      setChanges(was =>
        was.map(({ words, back }) => ({
          words,
          back: Object.fromEntries(
            Object.entries(back).map(([path, old]) => [
              path.startsWith(`${from}-`) ? to + path.slice(from.length) : path,
              old,
            ]),
          ),
        })),
      )
      form.fill({ [name]: value, picks: next })
    },
  }

  /** The entry as it is now, even if that hasn't rendered yet. */
  const now = (entry: DayEntry): DayEntry => {
    const own = (field: Field): Value | undefined => picks[`${entry.key}.${field}`]
    const [start, minutes] = [own('start'), own('minutes')]
    return {
      ...entry,
      start:
        typeof start === 'string' ? Number(start.slice(0, 2)) * 60 + Number(start.slice(3)) : entry.start,
      minutes: typeof minutes === 'number' ? minutes : entry.minutes,
      client: String(own('client') ?? entry.client),
      service: String(own('service') ?? entry.service),
    }
  }
  return {
    pick,
    forget,
    undo,
    last: changes.at(-1)?.words ?? null,
    typed,
    now,
    any: Object.keys(picks).length > 0,
  }
}
export type DayPicks = Omit<ReturnType<typeof useDayPicks>, 'typed'>
