// Entries that were read but need checking: a speaker corrects something beside them, an unread line names them, or
// their line says more than the day holds.

import { hasFigure, isNamed, oneOf, startsCapital } from '../../../../reading/letters'
import { isFirstName } from '../../../../reading/names/first-names'
import { typed } from '../../../../reading/wording'
import { WORDS_TOO } from '../../../../reading/words/day/day'
import * as TALK from '../../../../reading/words/day/talk'
import { isEveryday } from '../../../../reading/words/everyday'
import type { Assumed, Entry, Resolved } from '../entry'
import { quiet } from '../noise'
import type { Row } from '../row'
import { said } from '../say'
import { isTitled } from '../words'
import { type Doubt, plain, unaccounted, wordsOf } from './accounted'
import { cared } from './care'
import { sameName } from './gone'

const CORRECTS = typed(TALK.CORRECTS)
const KEEPS = typed(TALK.KEEPS)
const PERHAPS = typed(TALK.PERHAPS, {
  name: (doc, at) => (isFirstName(doc.tokens[at]?.norm ?? '') ? [{ to: at + 1, value: null }] : []),
})

/** "Cancelled her Tuesday one but keeping this": a different booking is off. */
export function stays(row: Row): boolean {
  if (!row.cancelled || row.start === null || !KEEPS.has(row.source)) return false
  row.doubt = { of: 'said', text: 'its line speaks of cancelling and of keeping: it is taken as kept.' }
  return true
}

const isOne = (one: Entry, other: Entry): boolean =>
  one.client !== '' && one.day === other.day && sameName(one.client, other.client)
const firstOf = ({ client }: Entry): string => client.toLowerCase().split(/\s+/)[0] ?? ''

/** The nearest entry before these words, else the nearest after. */
function nearest(entries: readonly Entry[], line: string, at: number): Entry | undefined {
  const placed = entries
    .map(entry => ({ entry, from: line.indexOf(firstOf(entry)) }))
    .filter(({ from }) => from >= 0)
    .sort((a, b) => a.from - b.from)
  return (placed.findLast(({ from }) => from < at) ?? placed[0])?.entry
}

const nameToo = oneOf(WORDS_TOO)
const isNoName = (word: string): boolean =>
  word.length > 1 && isEveryday(plain(word)) && !nameToo(plain(word)) && !isFirstName(word)

/** Words where they can't belong: the name or the service has swallowed more than its own. */
function swallows({ kind, client, service }: Entry): boolean {
  const [first = ''] = wordsOf(client)
  return (
    kind === 'client' &&
    (/[?/]|\p{L}\d|\d\p{L}/u.test(client) ||
      (isNoName(first) && !isTitled(client) && !PEOPLE.has(client)) ||
      (SEATS.isOnly(client) && !startsCapital(client)) ||
      /\d{2}/.test(service) ||
      // "Colour, blow dry thirty", "full head, half": a length in words that wasn't read.
      NUMBERS.isOnly(wordsOf(service).at(-1)?.toLowerCase() ?? '') ||
      (wordsOf(client).join('').length === 1 && !startsCapital(client)) ||
      wordsOf(service).some(word => startsCapital(word) && isFirstName(word)))
  )
}
const NUMBERS = typed(TALK.NUMBERS)
/** "May 1030 col": not a name in lower case. */
const SEATS = typed(TALK.SEATS)
/** There is a figure between two names. */
function standsApart(line: string, one: string, other: string): boolean {
  const from = line.indexOf(one) + one.length
  const to = line.indexOf(other, from)
  return from >= one.length && to > from && hasFigure(line.slice(from, to))
}
/** "30m x2" */
const OF_EACH = said('@length {x2/x3/x4/x5/x6, x/× #}')
const SEVERAL = typed('and/&/+/x')
/** A person without a name. */
const PEOPLE = typed(TALK.PEOPLE)

const WHY: Readonly<Record<Doubt['why'], string>> = {
  name: 'somebody else is named beside it',
  time: 'its line tells another time',
  length: 'its line tells another length',
  named: 'another line speaks of it, with a time',
}

/**
 * The day with everything that needs checking. If we know nothing else of a person, their line goes to the unread ones.
 */
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
  // "9 Amy 10 Beth 11 Cath": a name put together from separate words belongs to several people.
  const written = schedule.split(/\r?\n/)
  for (const entry of day.entries.filter(({ client }) => client.includes(' '))) {
    const line = written[entry.line - 1] ?? ''
    const names = wordsOf(entry.client).filter(name => isNamed(name))
    const apart =
      !line.includes(entry.client) &&
      names.some((name, at) => at > 0 && standsApart(line, names[at - 1] ?? '', name))
    if (!apart) continue
    doubt(entry, 'more is written here than a name and a service: please check.')
    unread.push({ line: entry.line, text: line.trim(), why: 'several are named beside one time' })
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
    const isEach = line.includes(' each') || OF_EACH.has(line)
    for (const entry of isEach && here.length === 1 ? here : [])
      if (SEVERAL.has(entry.client) || OF_EACH.has(line))
        doubt(entry, 'its length is said of each: please check.')
    for (const { text, index } of here.length > 0 ? PERHAPS.all(line) : []) {
      const entry = nearest(here, line, index)
      if (entry) doubt(entry, `it may not be sure (“${text}”): please check.`)
    }
    // A correction of like for like is already read correctly.
    const open = here.length > 0 && CORRECTS.has(line) ? quiet(line) : ''
    for (const cue of CORRECTS.all(open)) {
      const entry = nearest(here, open, cue.index)
      if (entry) doubt(entry, `something is put right beside it (“${cue.text}”): please check.`)
    }
  }
  for (const { line, text } of day.unread) {
    // Two lower-case letters are a word: "al" is Al only with a capital.
    const words = new Set(wordsOf(text).map(word => (word.length > 2 ? word.toLowerCase() : word)))
    const isNamed = (entry: Entry): boolean =>
      words.has(firstOf(entry)) || words.has(wordsOf(entry.client)[0] ?? '')
    for (const entry of day.entries)
      if (entry.line !== line && firstOf(entry).length > 1 && isNamed(entry))
        doubt(entry, `line ${line} speaks of it and could not be read: please check.`)
  }
  for (const { line, text, why, entries } of unaccounted(schedule, day, team)) {
    for (const entry of entries) doubt(entry, `${WHY[why]}: please check.`)
    if (why === 'name') unread.push({ line, text, why: 'somebody is named here who isn’t in the day' })
  }
  const care = cared(schedule, day, nearest)
  return {
    ...day,
    entries: day.entries.map(entry => ({ ...entry, client: entry.client.replace(/[\s?]+$/, '') })),
    unread: [...unread, ...care.unread].sort((a, b) => a.line - b.line),
    assumed: [...day.assumed, ...found, ...care.assumed],
  }
}
