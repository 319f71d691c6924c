// A thread that attacks one pattern after the other, so that what hangs can be ended. It says which one it is at.
import { parentPort, workerData } from 'node:worker_threads'
import { asRead } from '../../../shared/reading/text/as-read'
import { attacksOn, someBy } from './attacks'
import { worked } from './cpu'
import { everyPattern } from './patterns'

export type At = {
  shared: SharedArrayBuffer
  from: number
  limit: number
  longest: number
  seed: number
  /** Attacks on one pattern. */
  most: number
}
export type Told = { begins: string } | { slow: string } | { count: number }

/** What reads a client's card and notes, where a text may be as long as `longest`; elsewhere 2,000 characters are most. */
const READS_NOTES = /^shared\/(?:tools\/(?:retail-edge|colour-formula)|trade|take-facts|contacts|names|patch)/
/** A topic's; everything else that is written or said takes 2,000 at most. */
const TOPIC = 1000
const USUAL = 2000
const lengthFor = (where: string): number =>
  READS_NOTES.test(where) ? longest : where.startsWith('shared/tools/marketing') ? TOPIC : USUAL
const TRIES = 5

const { shared, from, limit, longest, seed, most } = workerData as At
const at = new Int32Array(shared)
const patterns = await everyPattern()

/** The best of some tries: a busy machine, or a pattern's first run, is no slow pattern. */
function took(pattern: RegExp, text: string): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < TRIES && best > limit; round++) {
    const begun = worked()
    text.replace(pattern, '')
    best = Math.min(best, worked() - begun)
  }
  return best
}

for (const [index, { source, flags, where }] of patterns.entries()) {
  if (index < from) continue
  Atomics.store(at, 0, index)
  parentPort?.postMessage({ begins: `${where}: /${source.slice(0, 120)}/${flags}` } satisfies Told)
  const length = lengthFor(where)
  const blanks = where.includes('appointments') ? 'columns' : 'one'
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  // Of each pattern by itself: where one hangs, the next ones are attacked as they would have been.
  const some = someBy(seed + index, most)
  for (const [which, text] of attacksOn(source, flags, length, some).entries()) {
    Atomics.store(at, 1, which)
    Atomics.add(at, 2, 1)
    // A schedule is read line by line; what reads it whole is attacked with the engine (engines.test.ts).
    const ms = took(pattern, asRead(text, blanks).replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n'))
    if (ms > limit)
      parentPort?.postMessage({
        slow: `${where}: ${ms.toFixed(0)} ms at ${JSON.stringify(text.slice(0, 60))}: /${source.slice(0, 120)}/${flags}`,
      } satisfies Told)
  }
}
parentPort?.postMessage({ count: patterns.length } satisfies Told)
