// What matches a text, best group first. Pure: the caller passes in what to search.
import { folded } from '../../../shared/fold-text'
import type { FoundLines } from '../../platform/data/queries/queries'
import type { ClientMatch } from '../../platform/data/queries/search/search'
import {
  type Entry,
  entryOf,
  NOT_WRITTEN,
  rankOf,
  wantedOf,
} from '../../platform/data/queries/search/search-index'
import { foundAt, foundName, foundWords } from '../../salon/records/search/found'
import { type Choice, GROUPS, type GroupId } from './choice'

type Ranked = { choice: Choice; rank: number }
export type Group = { id: GroupId; title: string; choices: readonly Choice[] }

const MOST: Partial<Record<GroupId, number>> = { clients: 6, lines: 6, products: 5, help: 4 }

const asEntry = ({ id, title, also = '' }: Choice): Entry =>
  entryOf({ id, fields: { name: title, concerns: [also] } })

/** Other words only match from the start of a word: "an" isn't "manual". */
const isLoose = (entry: Entry, text: string): boolean => !` ${entry.concerns}`.includes(` ${text}`)

/** Similar sounds or spellings only count when nothing matches as written. */
export function matching(choices: readonly Choice[], typed: string): Ranked[] {
  const wanted = wantedOf(typed)
  const ranked = choices.flatMap((choice): Ranked[] => {
    const entry = asEntry(choice)
    const found = rankOf(entry, wanted)
    if (found?.why === 'concern' && isLoose(entry, wanted.text)) return []
    return found ? [{ choice, rank: found.rank }] : []
  })
  const written = ranked.filter(({ rank }) => rank < NOT_WRITTEN)
  return written.length > 0 ? written : ranked
}

const WHY = {
  name: undefined,
  phone: 'by phone number',
  concern: 'by concern',
  sound: 'sounds alike',
  near: 'similar spelling',
} as const
const RANK = { name: 1, phone: 3, concern: 4, near: NOT_WRITTEN, sound: NOT_WRITTEN + 1 } as const

const hinted = (hint: string | undefined): { hint?: string } => (hint ? { hint } : {})

/** `apart`: what tells namesakes apart, by client id. */
export function clientChoices(
  found: readonly ClientMatch[],
  typed: string,
  apart: ReadonlyMap<string, string> = new Map(),
): Ranked[] {
  const beginning = wantedOf(typed).text
  return found.slice(0, MOST.clients).map(({ id, name, why }) => ({
    choice: {
      id: `client-${id}`,
      group: 'clients',
      title: name,
      icon: 'person',
      doing: { to: `/clients/${encodeURIComponent(id)}` },
      ...hinted(apart.get(id) ?? WHY[why]),
    },
    rank: why === 'name' && folded(name).startsWith(beginning) ? 0 : RANK[why],
  }))
}

export const MOST_LINES = 5
/** Ranks with matches on other words; names that match as written come first. */
const LINES_RANK = 4

export function lineChoices({ lines, asked, more }: FoundLines, typed: string): Ranked[] {
  const choices = lines.flatMap((found): Choice[] => {
    const to = foundAt(found)
    if (to === null) return []
    return [
      {
        id: `line-${found.id}`,
        group: 'lines',
        title: foundName(found),
        hint: foundWords(found),
        icon: found.kind === 'formula' || found.kind === 'ask' ? 'bowl' : 'edit',
        found: { line: found.line, asked, shade: found.shade },
        doing: { to },
      },
    ]
  })
  if (more)
    choices.push({
      id: 'line-more',
      group: 'lines',
      title: 'See them all in History',
      icon: 'history',
      doing: { to: `/history?find=${encodeURIComponent(typed)}` },
    })
  return choices.map(choice => ({ choice, rank: LINES_RANK }))
}

/** The group with the best match comes first; within a group by rank, then in the given order. */
export function grouped(ranked: readonly Ranked[]): Group[] {
  return GROUPS.map(({ id, title }) => {
    const mine = ranked.filter(({ choice }) => choice.group === id).sort((a, b) => a.rank - b.rank)
    const best = mine[0]?.rank ?? Number.POSITIVE_INFINITY
    return { id, title, best, choices: mine.slice(0, MOST[id]).map(({ choice }) => choice) }
  })
    .filter(({ choices }) => choices.length > 0)
    .sort((a, b) => a.best - b.best)
}

/** Before anything is typed: the actions and the places to go. */
export const atFirst = (choices: readonly Choice[]): Group[] =>
  grouped(
    choices
      .filter(({ group }) => group === 'acts' || group === 'screens' || group === 'tools')
      .map(choice => ({ choice, rank: 0 })),
  )
