// `npm run bench -- reading [--which]`: how well a text is understood, apart from what is done about it. `--which` names
// each case that isn't wholly right, and in what.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reader } from '../../../scripts/engine/reader'
import { read as docOf } from '../../../shared/reading/doc'
import { personIn } from '../../../shared/reading/person/person'
import { root } from '../../support/imports'
import { median } from '../line'
import { type Case, type Score, scoreOf } from './score'
import { READABLE, sizeOf } from './size'

const TASKS = ['colour', 'retail', 'schedule', 'marketing', 'practice'] as const
/** `seen`: looked at while the readers were built. `unseen`: scored, and never looked at. */
const SETS = ['seen', 'unseen'] as const
const here = join(root, 'tests/bench/reading')
const isWhich = process.argv.includes('--which')

const linesOf = (path: string): string[] => readFileSync(path, 'utf8').split('\n').filter(Boolean)
const casesOf = (set: string, task: string): Case[] =>
  linesOf(join(here, 'cases', set, `${task}.jsonl`)).map(line => JSON.parse(line))

const sum = (scores: readonly Score[], of: (score: Score) => number): number =>
  scores.reduce((total, score) => total + of(score), 0)
const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`
/** The value that nine of ten don't pass. */
const ninth = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.9) - 1] ?? Number.NaN

function rowOf(name: string, scores: readonly Score[]): Record<string, string> {
  const right = sum(scores, ({ right }) => right)
  const silent = sum(scores, ({ silent }) => silent)
  const facts = right + silent + sum(scores, ({ asked }) => asked)
  const taps = scores.map(({ taps }) => taps)
  return {
    '': name,
    cases: String(scores.length),
    facts: String(facts),
    right: share(right, facts),
    'sure, right': share(
      sum(scores, ({ sure }) => sure),
      facts,
    ),
    silent: share(silent, facts),
    'hazards missed': `${sum(scores, ({ missed }) => missed)} of ${sum(scores, ({ heard, missed }) => heard + missed)}`,
    'nothing beside': String(sum(scores, ({ unheard }) => unheard)),
    needless: `${sum(scores, ({ needless }) => needless)} of ${sum(scores, ({ quiet, needless }) => quiet + needless)}`,
    'unread a case': (sum(scores, ({ pieces }) => pieces) / scores.length).toFixed(2),
    'taps, half': String(median(taps)),
    'taps, nine of ten': String(ninth(taps)),
  }
}

const GOALS = {
  '': 'goal',
  cases: '',
  facts: '',
  right: '≥ 88 %',
  'sure, right': '≥ 75 %',
  silent: '≤ 1 %',
  'hazards missed': '0 plain',
  'nothing beside': '0',
  needless: '',
  'unread a case': '≤ 0.5',
  'taps, half': '≤ 2',
  'taps, nine of ten': '≤ 5',
}

function table(rows: readonly Record<string, string>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const cells = [columns, ...rows.map(row => columns.map(column => row[column] ?? ''))]
  const widths = columns.map((_, n) => Math.max(...cells.map(row => (row[n] ?? '').length)))
  return cells
    .map(row =>
      row
        .map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0)))
        .join('  '),
    )
    .join('\n')
}

const readers = new Map<string, Reader>()
for (const task of TASKS) readers.set(task, (await import(`../../../scripts/engine/read-${task}`)).default)

for (const set of SETS.filter(set => existsSync(join(here, 'cases', set)))) {
  const all: Score[] = []
  const rows = TASKS.flatMap(task => {
    const reader = readers.get(task)
    const cases = casesOf(set, task)
    if (!reader || cases.length === 0) return []
    const scores = cases.map(one => {
      const score = scoreOf(one, reader({ input: one.input, facts: one.facts }))
      if (isWhich && score.wrong.length > 0)
        console.log(`${set} ${task} ${one.id}: ${score.wrong.join('; ')}`)
      return score
    })
    all.push(...scores)
    return [rowOf(task, scores)]
  })
  console.log(`\n${set}\n${table([...rows, rowOf('all', all), GOALS])}`)
}

const talk = linesOf(join(here, 'cases/talk.txt'))
const raising = talk.filter(line => personIn({ notes: line }).raised.length > 0)
console.log(
  `\nOrdinary talk that raises a question: ${raising.length} of ${talk.length} lines, ${share(raising.length, talk.length)} (goal ≤ 3 %)`,
)
if (isWhich) for (const line of raising) console.log(`  ${line}`)

/** Milliseconds for the best of a few looks: what the text costs, and not what else the machine does. */
function costOf(text: string): number {
  const looks = Array.from({ length: 9 }, () => {
    const begun = performance.now()
    personIn({ notes: text })
    docOf(text)
    return performance.now() - begun
  })
  return Math.min(...looks)
}
const KINDS: Readonly<Record<string, string>> = {
  'ordinary notes': talk.join(' '),
  'one word without a blank': 'nat6grey',
  'levels alone': '6/0 7.1 8-43 ',
  'denials alone': 'no allergies or reactions, not pregnant, never henna, ',
  'marks alone': '!?.,;:-/()',
}
const LENGTH = 4_000
const cut = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length)
console.log('\nTwice the text (goal ≤ 2.2 times as long)')
for (const [kind, text] of Object.entries(KINDS)) {
  costOf(cut(text, LENGTH))
  const once = costOf(cut(text, LENGTH))
  const twice = costOf(cut(text, LENGTH * 2))
  console.log(
    `  ${kind.padEnd(26)} ${once.toFixed(1)} ms for ${LENGTH.toLocaleString('en-GB')} characters, ${(twice / once).toFixed(2)} times as long for twice`,
  )
}

const parts = sizeOf(['shared/tools', 'shared/reading', 'shared/trade'])
const whole = sizeOf(['shared'])
console.log(`
shared/tools, shared/reading, shared/trade: ${parts.lines.toLocaleString('en-GB')} lines (goal ≤ 20,000)
shared: ${whole.patterns.toLocaleString('en-GB')} regular expressions (goal ≤ 250), ${whole.long} over ${READABLE} characters (goal 0), the longest ${whole.longest}`)
