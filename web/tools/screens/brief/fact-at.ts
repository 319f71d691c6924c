// The value of one field of the brief.
import type { Fact, Picks, Reading } from '../../../../shared/reading/understood/reading'

/** A pick counts straight away, without waiting for the next reading. */
export function factAt(path: string, { facts }: Reading, picks: Picks): Fact | undefined {
  const fact = facts[path]
  const read: Fact | undefined =
    fact?.from !== 'picked'
      ? fact
      : fact.also === undefined
        ? undefined
        : { ...fact, value: fact.also, from: 'said' }
  const value = picks[path]
  if (value === undefined) return read
  return { value, from: 'picked', sure: true, quote: '', ...(read && { also: read.value }) }
}
