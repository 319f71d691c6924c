// Entries that were read and are to be looked at: a speaker puts something right beside them, an unread line names them, or
// their line says more than the day holds.

import { isFirstName } from '../../../first-names'
import { hasLetter, startsCapital } from '../../../reading/letters'
import { typed } from '../../../reading/wording'
import * as TALK from '../../../reading/words/day-talk'
import { isEveryday } from '../../../reading/words/everyday'
import { type Doubt, plain, unaccounted, wordsOf } from './accounted'
import type { Assumed, Entry, Resolved } from './entry'
import { sameName } from './gone'
import type { Row } from './row'
import { isTitled } from './words'

/** What people say who put right what they have just said. */
const CORRECTS =
  `hang on|tell a lie|scratch that|scrap that|strike that|i mean|no wait|no, wait|wait no|wait, no|sorry no|sorry, no|no sorry
no, sorry|actually no|actually, no|correction|make that|or was it|my mistake`.split(/[|\n]/)
const correctionsIn = (line: string): { index: number; words: string }[] =>
  CORRECTS.flatMap(words => {
    const index = line.indexOf(words)
    return index < 0 || hasLetter(`${line[index - 1] ?? ''}${line[index + words.length] ?? ''}`)
      ? []
      : [{ index, words }]
  })
const KEEPS = typed(TALK.KEEPS)

/** "Cancelled her Tuesday one but keeping this": it is another that is off. */
export function stays(row: Row): boolean {
  if (!row.cancelled || row.start === null || !KEEPS.has(row.source)) return false
  row.doubt = { of: 'said', text: 'its line speaks of cancelling and of keeping: it is taken as kept.' }
  return true
}

const isOne = (one: Entry, other: Entry): boolean =>
  one.client !== '' && one.day === other.day && sameName(one.client, other.client)
const firstOf = ({ client }: Entry): string => client.toLowerCase().split(/\s+/)[0] ?? ''

/** Whose words stand nearest before, else after. */
function nearest(entries: readonly Entry[], line: string, at: number): Entry | undefined {
  const placed = entries
    .map(entry => ({ entry, from: line.indexOf(firstOf(entry)) }))
    .filter(({ from }) => from >= 0)
    .sort((a, b) => a.from - b.from)
  return (placed.findLast(({ from }) => from < at) ?? placed[0])?.entry
}

/** Names that are words of every day as well. */
const NAMES_TOO = new Set(
  `amber ash bob cass cat charity fred grace hen hol hope ivy joy may miles nan nana nils per rich reg rose sky
summer tilly umber ward will win`.split(/\s+/),
)
const isNoName = (word: string): boolean =>
  word.length > 1 && isEveryday(plain(word)) && !NAMES_TOO.has(plain(word)) && !isFirstName(word)

/** Words that stand where they can't be: the name or the service has swallowed more than itself. */
function swallows({ kind, client, service }: Entry): boolean {
  const [first = ''] = wordsOf(client)
  return (
    kind === 'client' &&
    (/\?|\p{L}\d|\d\p{L}/u.test(client) ||
      (isNoName(first) && !isTitled(client) && !PEOPLE.has(client)) ||
      /\d{2}/.test(service) ||
      wordsOf(service).some(word => startsCapital(word) && isFirstName(word)))
  )
}
const SEVERAL = typed('and/&/+/x')
/** Somebody without a name of their own. */
const PEOPLE = typed(TALK.PEOPLE)

const WHY: Readonly<Record<Doubt['why'], string>> = {
  name: 'somebody else is named beside it',
  time: 'its line tells another time',
  length: 'its line tells another length',
  named: 'another line speaks of it, with a time',
}

/** The day with whatever of it is to be looked at; of whom nothing else is known, a line that was not read. */
export function doubted(day: Resolved, schedule: string, team: readonly string[]): Resolved {
  const found: Assumed[] = []
  const unread = [...day.unread]
  const doubt = (entry: Entry, text: string): void => {
    if (!found.some(each => each.entry === entry.id)) found.push({ entry: entry.id, of: 'said', text })
  }
  for (const entry of day.entries) {
    const { id, kind, client } = entry
    if (swallows(entry)) doubt(entry, 'more is written here than a name and a service: please check.')
    if (kind === 'client' && client === '' && !day.assumed.some(each => each.entry === id))
      doubt(entry, 'it names nobody: please check.')
  }
  for (const entry of day.entries) {
    const isTwice = day.entries.some(
      other => other !== entry && (other.startAssumed || other.lengthAssumed) && isOne(other, entry),
    )
    const isOff = day.cancelled.some(
      one => one.start === entry.start && entry.client !== '' && sameName(one.client, entry.client),
    )
    if (isTwice) doubt(entry, 'another line speaks of it: please check.')
    if (isOff) doubt(entry, 'it is written as cancelled, too: please check.')
  }
  for (const [at, line] of schedule.toLowerCase().split(/\r?\n/).entries()) {
    const here = day.entries.filter(entry => entry.line === at + 1 && entry.client !== '')
    for (const entry of line.includes(' each') && here.length === 1 ? here : [])
      if (SEVERAL.has(entry.client)) doubt(entry, 'its length is said of each: please check.')
    for (const cue of here.length > 0 ? correctionsIn(line) : []) {
      const entry = nearest(here, line, cue.index)
      if (entry) doubt(entry, `something is put right beside it (“${cue.words}”): please check.`)
    }
  }
  for (const { line, text } of day.unread) {
    // Two small letters are a word: "al" is Al with a capital only.
    const words = new Set(wordsOf(text).map(word => (word.length > 2 ? word.toLowerCase() : word)))
    const isNamed = (entry: Entry): boolean =>
      words.has(firstOf(entry)) || words.has(wordsOf(entry.client)[0] ?? '')
    for (const entry of day.entries)
      if (entry.line !== line && firstOf(entry).length > 1 && isNamed(entry))
        doubt(entry, `line ${line} speaks of it and could not be read: please check.`)
  }
  for (const { line, text, why, entries } of unaccounted(schedule, day, team)) {
    for (const entry of entries) doubt(entry, `${WHY[why]}: please check.`)
    if (why === 'name')
      unread.push({ line, text, why: 'somebody is named here who stands nowhere in the day' })
  }
  return {
    ...day,
    entries: day.entries.map(entry => ({ ...entry, client: entry.client.replace(/[\s?]+$/, '') })),
    unread: unread.sort((a, b) => a.line - b.line),
    assumed: [...day.assumed, ...found],
  }
}
