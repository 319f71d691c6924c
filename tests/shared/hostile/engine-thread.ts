// A thread in which each engine reads each hostile text, so that one that hangs can be ended.
import { parentPort } from 'node:worker_threads'
import { COMMON } from './attacks'
import { worked } from './cpu'
import { everyEngine } from './engines'

export type Told =
  | { begins: string }
  | { took: string; ms: number; plain: number; length: number }
  | { over: true }

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

const tell = (told: Told): void => parentPort?.postMessage(told)
const best = (run: () => unknown): number =>
  Math.min(
    ...Array.from({ length: TRIES }, () => {
      const begun = worked()
      run()
      return worked() - begun
    }),
  )
const upTo = (pump: string, length: number): string =>
  pump.repeat(Math.ceil(length / pump.length)).slice(0, length)

for (const [name, { longest, run }] of Object.entries(await everyEngine())) {
  for (let warm = 0; warm < 5; warm++) run(upTo(PLAIN, longest))
  const plain = best(() => run(upTo(PLAIN, longest)))
  for (const pump of PUMPS) {
    const took = `${name}, ${JSON.stringify(pump)}`
    tell({ begins: took })
    tell({ took, ms: best(() => run(`${upTo(pump, longest - 1)}\u0001`)), plain, length: longest })
  }
}
tell({ over: true })
