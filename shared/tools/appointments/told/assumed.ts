// What was assumed, in sentences: of each entry under the name and time that it has in the end.
import { clockText } from '../read/clock'
import { type Assumed, nameOf, type Resolved } from '../read/entry'

export function assumedTexts({ assumed, entries }: Pick<Resolved, 'assumed' | 'entries'>): string[] {
  const whose = ({ entry }: Assumed) => entries.find(({ id }) => id === entry)
  const halves = assumed.flatMap(each => {
    const entry = each.of === 'half' ? whose(each) : undefined
    return entry ? [`${nameOf(entry)} at ${clockText(entry.start)}`] : []
  })
  const others = assumed.flatMap(each => {
    if (each.of === 'half') return []
    const entry = each.of === 'read' ? undefined : whose(each)
    if (!entry) return [each.text]
    return [`${nameOf(entry)}${each.of === 'minutes' ? ` at ${clockText(entry.start)}` : ''}: ${each.text}`]
  })
  return [
    ...others,
    ...(halves.length > 0 ? [`No am or pm is written; assumed: ${[...new Set(halves)].join(', ')}.`] : []),
  ]
}

/** Which of an entry's fields nobody wrote and nobody picked; an afternoon's hour needs no pm. */
export const doubtsOf = ({ assumed }: Pick<Resolved, 'assumed'>, id: number): string[] => [
  ...new Set(
    assumed.flatMap(({ entry, of }) => (entry === id && of !== 'processing' && of !== 'half' ? [of] : [])),
  ),
]
