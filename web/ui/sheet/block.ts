import type { Block } from '../../../shared/sheet'

export type BlockOf<K extends Block['block']> = Extract<Block, { block: K }>

/** "30–45 min", "35 min"; null stays null. */
export function minutesText(minutes: readonly [number, number] | null): string | null {
  if (minutes === null) return null
  return minutes[0] === minutes[1] ? `${minutes[0]}` : `${minutes[0]}–${minutes[1]}`
}

/** "09:30" as minutes since midnight; null for anything else. */
export function clockMinutes(time: string): number | null {
  const match = /^(\d{1,2})[:.](\d{2})$/.exec(time.trim())
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

/** Items with stable keys while the list doesn't change, even if two are identical. */
export function keyed<T>(items: readonly T[], name: (item: T) => string): { key: string; item: T }[] {
  const seen = new Map<string, number>()
  return items.map(item => {
    const text = name(item)
    const times = (seen.get(text) ?? 0) + 1
    seen.set(text, times)
    return { key: `${text}#${times}`, item }
  })
}
