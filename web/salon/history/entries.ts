// What happened, newest first: questions to each tool, and the formulas actually used.
import type { FieldsOf } from '../../../shared/salon/records/records'
import { cards } from '../../../shared/tools/cards'
import { askedWords } from '../records/answers/asked'
import { isLoose, numberIn, textIn } from '../records/answers/read'
import { COLOUR, colourFormulaOf, outputOf, RETAIL } from '../records/answers/views'
import { mixedWords } from '../records/bowls/mixed-words'

type Row<K extends 'ask' | 'formula'> = {
  id: string
  fields: FieldsOf<K>
  pending: boolean
  problem?: string | undefined
}
/** 'all', or a tool's id. */
export type Show = string
export type Entry =
  | { kind: 'recommendation' | 'colour' | 'other'; at: string; row: Row<'ask'> }
  | { kind: 'used'; at: string; row: Row<'formula'> }

/** "All", then one filter per tool; the two used most have their own labels. */
export const filters: readonly (readonly [Show, string])[] = [
  ['all', 'Everything'],
  [RETAIL, 'Recommendations'],
  [COLOUR, 'Colour formulas'],
  ...cards.filter(({ id }) => id !== RETAIL && id !== COLOUR).map(({ id, title }) => [id, title] as const),
]

export const toolTitle = (tool: string): string => cards.find(({ id }) => id === tool)?.title ?? tool

function kindOfAsk(tool: string): 'recommendation' | 'colour' | 'other' {
  if (tool === RETAIL) return 'recommendation'
  return tool === COLOUR ? 'colour' : 'other'
}

/** Both lists come newest first and at most `limit` long, so the first `limit` of the two together are right. */
export function entriesOf(
  asks: readonly Row<'ask'>[],
  formulas: readonly Row<'formula'>[],
  show: Show,
  limit: number,
): Entry[] {
  const entries: Entry[] = []
  for (const row of asks) {
    const { tool, asked_at: at } = row.fields
    if (show === 'all' || show === tool) entries.push({ kind: kindOfAsk(tool), at, row })
  }
  if (show === 'all' || show === COLOUR)
    for (const row of formulas) entries.push({ kind: 'used', at: row.fields.made_at, row })
  return entries.sort((a, b) => b.at.localeCompare(a.at)).slice(0, limit)
}

export type Swatch = { level: number; tone: string }

function swatchOf(shade: unknown): Swatch[] {
  if (!isLoose(shade)) return []
  const level = numberIn(shade, 'level')
  return level === null ? [] : [{ level, tone: textIn(shade, 'tone') ?? 'natural' }]
}

/**
 * A colour's hair shades, from and to. `standing`: the ask as it stands; null for a used formula, or until it's worked
 * out.
 */
export function shadesOf({ kind, row }: Entry, standing: FieldsOf<'ask'> | null): Swatch[] {
  if (kind === 'used') return [row.fields.start, row.fields.result].flatMap(swatchOf)
  if (kind !== 'colour' || standing === null) return []
  const output = outputOf(standing)
  return [output.start, output.target].flatMap(swatchOf)
}

/** One line of what it was: the bowls mixed, the colour wished for, the products, the topic. */
export function whatOf({ kind, row }: Entry): string {
  if (kind === 'used') {
    const bowls = [...new Set(row.fields.bowls.map(bowl => mixedWords(bowl).join(', ')))]
      .filter(Boolean)
      .join('; ')
    return [row.fields.title, bowls].filter(Boolean).join(': ')
  }
  return (kind === 'colour' && colourFormulaOf(row.id, row.fields).desired_color) || askedWords(row.fields)
}
