// Where to draw a day's entries: those at the same time share the width.
import { type BlockOf, clockMinutes } from '../block'

export type Lane = BlockOf<'timeline'>['lanes'][number]
export type Item = Lane['items'][number]
export type Placed = {
  item: Item
  at: number
  minutes: number
  column: number
  columns: number
  clash: boolean
}

/** The whole hours around everything drawn, in minutes since midnight; null if no time can be read. */
export function spanOf(lanes: readonly Lane[]): { from: number; until: number } | null {
  const times = lanes.flatMap(lane =>
    lane.items
      .flatMap(item => [clockMinutes(item.start), clockMinutes(item.end)])
      .filter(time => time !== null),
  )
  if (times.length === 0) return null
  const from = Math.floor(Math.min(...times) / 60) * 60
  return { from, until: Math.max(from + 60, Math.ceil(Math.max(...times) / 60) * 60) }
}

/** Overlap marks have a margin of their own and take no width from the entries. */
export function placed(items: readonly Item[]): Placed[] {
  const result: Placed[] = []
  let group: Placed[] = []
  let end = 0
  const close = (): void => {
    const columns = Math.max(1, ...group.map(one => one.column + 1))
    const clash = group.some(one =>
      marks.some(mark => mark.at < one.at + one.minutes && one.at < mark.at + mark.minutes),
    )
    for (const one of group) Object.assign(one, { columns, clash })
    group = []
  }
  const known = items
    .flatMap(item => {
      const at = clockMinutes(item.start)
      const until = clockMinutes(item.end)
      return at === null || until === null || until <= at
        ? []
        : [{ item, at, minutes: until - at, column: 0, columns: 1, clash: false }]
    })
    .sort((a, b) => a.at - b.at || b.minutes - a.minutes)
  const marks = known.filter(one => one.item.tone === 'overlap')
  for (const one of known) {
    result.push(one)
    if (one.item.tone === 'overlap') continue
    if (one.at >= end) close()
    const taken = new Set(group.filter(other => other.at + other.minutes > one.at).map(other => other.column))
    while (taken.has(one.column)) one.column++
    group.push(one)
    end = Math.max(end, one.at + one.minutes)
  }
  close()
  return result
}
