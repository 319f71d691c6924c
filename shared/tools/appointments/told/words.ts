// The picks in words, beside the words of their line.
import type { EntryPicks } from './paths'

const KIND_WORDS = { client: 'a visit', break: 'a break', blocked: 'blocked time' } as const

export function wordsOfEntry({
  start,
  minutes,
  client,
  service,
  staff,
  kind,
  movable,
  gone,
}: EntryPicks): string {
  if (gone) return 'taken out'
  return [
    client,
    service,
    start,
    minutes === undefined ? undefined : `${minutes} min`,
    staff === undefined || staff === '' ? undefined : `with ${staff}`,
    kind && KIND_WORDS[kind],
    movable === undefined ? undefined : movable ? 'may move' : 'may not move',
  ]
    .filter(Boolean)
    .join(', ')
}

export const wordsOfPicks = (picks: ReadonlyMap<string, EntryPicks>): string =>
  [...picks.values()]
    .flatMap(each => {
      const words = wordsOfEntry(each)
      return words === '' ? [] : [each.of === undefined ? words : `“${each.of}” ${words}`]
    })
    .join('; ')
