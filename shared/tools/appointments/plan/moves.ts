// Gets from the current day to the improved one: one move at a time, each into a free slot, with the idle minutes it
// saves. The savings always add up to the total.
import type { Entry } from '../read/entry'
import { clashMinutes, idleOf } from './measure'

export type Step = {
  entries: Entry[]
  from: number[]
  saved: number
  clashBefore: number
  clashAfter: number
}

const at = (entries: readonly Entry[], target: Entry): Entry[] =>
  entries.map(entry => (entry.id === target.id ? target : entry))

/** Moves ordered so that none causes a clash or loses minutes. Moves with no such order become one step together. */
export function stepsBetween(was: readonly Entry[], now: readonly Entry[]): Step[] {
  const steps: Step[] = []
  let present = [...was]
  let left = now.filter(entry => was.some(old => old.id === entry.id && old.start !== entry.start))
  const startIn = (id: number): number => present.find(entry => entry.id === id)?.start ?? 0
  while (left.length > 0) {
    const [idle, clash] = [idleOf(present), clashMinutes(present)]
    const tries = left
      .map(entry => {
        const after = at(present, entry)
        return { entry, after, saved: idle - idleOf(after), clash: clashMinutes(after) }
      })
      .filter(({ saved, clash: later }) => later < clash || (later === clash && saved >= 0))
      .sort((a, b) => a.clash - b.clash || b.saved - a.saved || a.entry.start - b.entry.start)
    const [best] = tries
    if (best && (best.saved > 0 || best.clash < clash || left.length === 1)) {
      steps.push({
        entries: [best.entry],
        from: [startIn(best.entry.id)],
        saved: best.saved,
        clashBefore: clash,
        clashAfter: best.clash,
      })
      present = best.after
      left = left.filter(entry => entry !== best.entry)
      continue
    }
    const from = left.map(entry => startIn(entry.id))
    const after = left.reduce((entries, entry) => at(entries, entry), present)
    steps.push({
      entries: left,
      from,
      saved: idle - idleOf(after),
      clashBefore: clash,
      clashAfter: clashMinutes(after),
    })
    return steps
  }
  return steps
}
