// Hostile texts for one regular expression: what each of its repeats takes, repeated up to a length, with an end that
// nothing takes; and the common ones.
import { joined, type Node, parsed, samplesOf } from './samples'

/** Nothing that is read takes this character. */
const NOTHING = '\u0001'
/** What a text is full of that somebody leaned on, pasted or made up. */
export const COMMON = [
  ' ',
  '\n',
  '\t',
  '0',
  'a',
  '0 ',
  'a ',
  'is ',
  '0+',
  '-',
  '.',
  ', ',
  '(',
  'and ',
  'a, ',
  '9-10 ',
  ' \n',
]
const MANY = 5

const textOf = (parts: readonly Node[]): string =>
  parts.map(part => samplesOf(part).find(each => each !== '') ?? '').join('')

type Pump = { before: string; pump: string }

const endless = (node: Node): boolean =>
  node.type === 'quantifier' && (node.max === undefined || node.max >= MANY)

const partsOf = (node: Node): Node[] =>
  'body' in node && Array.isArray(node.body) ? (node.body as Node[]) : []

/** Everything that may be repeated, with what stands before it. */
function pumpsIn(node: Node, before: string, found: Pump[]): void {
  if (node.type === 'characterClass') return
  if (endless(node)) {
    const ways = joined(partsOf(node))
    for (const pump of ways) found.push({ before, pump })
    for (const pump of ways.slice(1)) found.push({ before, pump: `${ways[0]}${pump}` })
    // A search begins at each place anew: its beginning, again and again.
    if (before !== '') found.push({ before: '', pump: before })
    if (before !== '') found.push({ before: '', pump: before + (ways[0] ?? '') })
  }
  let stands = before
  const inRow = node.type !== 'disjunction'
  if (inRow) pumpsBetween(partsOf(node), before, found)
  for (const part of partsOf(node)) {
    pumpsIn(part, stands, found)
    if (inRow) stands += samplesOf(part).find(each => each !== '') ?? ''
  }
}

/** What stands from one repeat of a row to another, or to the row's end: `[^()]*\d[^()]*[,;]` by "a0a,". */
function pumpsBetween(parts: readonly Node[], before: string, found: Pump[]): void {
  const at = parts.flatMap((part, index) => (endless(part) ? [index] : []))
  const [first] = at
  if (first === undefined) return
  const lead = before + textOf(parts.slice(0, first))
  for (const pump of COMMON) found.push({ before: lead, pump })
  for (const end of [...at.slice(1), parts.length]) {
    const between = textOf(parts.slice(first + 1, end))
    if (between !== '') found.push({ before: lead, pump: between })
  }
}

const upTo = (length: number, { before, pump }: Pump): string =>
  (before + pump.repeat(Math.ceil(length / Math.max(pump.length, 1)))).slice(0, length - 1) + NOTHING

type Pick = <T>(all: readonly T[]) => readonly T[]

/** So many of them, by a number that is made up once for a run: the same number makes the same choice. */
export function someBy(seed: number, most: number): Pick {
  let state = seed >>> 0
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return all => {
    const left = [...all]
    const picked = []
    while (picked.length < most && left.length > 0) picked.push(...left.splice(next(left.length), 1))
    return picked
  }
}

/** For one expression, each of `length` characters; `pick`: those that are tried. */
export function attacksOn(source: string, flags: string, length: number, pick: Pick = all => all): string[] {
  const found: Pump[] = COMMON.map(pump => ({ before: '', pump }))
  const tree = parsed(source, flags)
  pumpsIn(tree, '', found)
  for (const pump of joined([tree])) found.push({ before: '', pump }, { before: '', pump: pump.slice(0, -1) })
  return [...new Set(pick(found.filter(({ pump }) => pump !== '')).map(pump => upTo(length, pump)))]
}
