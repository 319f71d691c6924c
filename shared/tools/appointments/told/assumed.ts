// What was assumed, in sentences: each entry under its final name and time.
import { clockText } from '../read/clock'
import { type Assumed, nameOf, type Resolved } from '../read/entry'
import { andList } from '../words'

const TOLD_TOGETHER = new Set<Assumed['of']>(['staff', 'said'])

export function assumedTexts({ assumed, entries }: Pick<Resolved, 'assumed' | 'entries'>): string[] {
  const whose = ({ entry }: Assumed) => entries.find(({ id }) => id === entry)
  const halves = assumed.flatMap(each => {
    const entry = each.of === 'half' ? whose(each) : undefined
    return entry ? [`${nameOf(entry)} at ${clockText(entry.start)}`] : []
  })
  // The same assumption for several entries is stated once, with all their names.
  const same = new Map<string, string[]>()
  for (const each of assumed) {
    const entry = whose(each)
    if (entry && TOLD_TOGETHER.has(each.of))
      same.set(each.text, [...(same.get(each.text) ?? []), nameOf(entry)])
  }
  const others = assumed.flatMap(each => {
    if (each.of === 'half') return []
    const entry = each.of === 'read' ? undefined : whose(each)
    if (!entry) return [each.text]
    const names = TOLD_TOGETHER.has(each.of) ? andList(same.get(each.text) ?? []) : nameOf(entry)
    return [`${names}${each.of === 'minutes' ? ` at ${clockText(entry.start)}` : ''}: ${each.text}`]
  })
  return [
    ...new Set(others),
    ...(halves.length > 0 ? [`No am or pm is written; assumed: ${[...new Set(halves)].join(', ')}.`] : []),
  ]
}

/** Which fields of an entry nobody wrote or picked. An afternoon time needs no pm. */
export const doubtsOf = ({ assumed }: Pick<Resolved, 'assumed'>, id: number): string[] => [
  ...new Set(
    assumed.flatMap(({ entry, of }) => (entry === id && of !== 'processing' && of !== 'half' ? [of] : [])),
  ),
]
