// The clock that stamps this page's edits (stamp-clock.ts). What it knows of the time is kept for the next page.
import { newId } from '../ids'
import { kept as texts } from '../kept/kept-store'
import { type KeptStamps, makeStampClock } from './stamp-clock'

const KEY = 'chairside.stamps'

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function kept(): KeptStamps {
  const nothing = { offset: 0, seen: Date.now(), floor: 0, gap: 0 }
  try {
    const read: unknown = JSON.parse(texts.get(KEY) ?? 'null')
    if (typeof read !== 'object' || read === null) return nothing
    if (!('offset' in read && 'seen' in read && 'floor' in read && 'gap' in read)) return nothing
    const { offset, seen, floor, gap } = read
    const isWhole = isNumber(offset) && isNumber(seen) && isNumber(floor) && isNumber(gap)
    return isWhole ? { offset, seen, floor, gap } : nothing
  } catch {
    // Unreadable, so the clock hears from the server before any waiting change is sent.
    return nothing
  }
}

const keep = (stamps: KeptStamps): void => void texts.put(KEY, JSON.stringify(stamps))

export const pageClock = makeStampClock(
  { wall: () => Date.now(), steady: () => performance.now() },
  kept(),
  keep,
  newId,
)

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') pageClock.hidden()
    else pageClock.shown()
  })
