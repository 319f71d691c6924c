// A thread in which each engine reads each hostile text, so that one that hangs can be ended.
import { parentPort, workerData } from 'node:worker_threads'
import { COMMON, someBy } from './attacks'
import { worked } from './cpu'
import { everyEngine } from './engines'

export type Told =
  | { begins: string }
  | { took: string; ms: number; plain: number; length: number }
  | { over: true }

export type Chosen = {
  seed: number
  /** Texts for one engine. */
  most: number
  /** What is fast enough: so many ms, and so many times what plain text takes. */
  limit: number
  times: number
}

/** Besides the common ones: what the issue found, and what each tool's own readers look out for. */
const PUMPS = [
  ...COMMON,
  '9 Jo cut, ',
  'allergic to ',
  'not ',
  'no ',
  'her sister ',
  'level ',
  'patch test ',
  'hiya ',
  'she said ',
  'but ',
  'a.',
  '"',
  'is she ',
  '£9 ',
  '@',
  '07',
  'aA-',
]
const PLAIN = 'She has fine dry hair and had a balayage in May, and swims on Thursdays. '
const TRIES = 3
const { seed, most, limit, times } = workerData as Chosen
const some = someBy(seed, most)

const tell = (told: Told): void => parentPort?.postMessage(told)
/** The best of some tries; one that is good enough needs no other. */
function best(run: () => unknown, enough: number): number {
  let ms = Number.POSITIVE_INFINITY
  for (let round = 0; round < TRIES && ms > enough; round++) {
    const begun = worked()
    run()
    ms = Math.min(ms, worked() - begun)
  }
  return ms
}
const upTo = (pump: string, length: number): string =>
  pump.repeat(Math.ceil(length / pump.length)).slice(0, length)

for (const [name, { longest, run }] of Object.entries(await everyEngine())) {
  for (let warm = 0; warm < 3; warm++) run(upTo(PLAIN, longest))
  const plain = best(() => run(upTo(PLAIN, longest)), 0)
  for (const pump of some(PUMPS)) {
    const took = `${name}, ${JSON.stringify(pump)}`
    tell({ begins: took })
    tell({
      took,
      ms: best(() => run(`${upTo(pump, longest - 1)}\u0001`), limit + times * plain),
      plain,
      length: longest,
    })
  }
}
tell({ over: true })
