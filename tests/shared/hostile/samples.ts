// Texts that a piece of a regular expression takes, from its own parts.
import regjsparser, { type AstNode } from 'regjsparser'

type Any = AstNode<{
  lookbehind: true
  namedGroups: true
  unicodePropertyEscape: true
}>
export type Node = Exclude<Any, { type: 'characterClassRange' }>

const MOST = 8
const CHARACTERS = [...'a0 .-A,+(é\n', ...'bcdefghijklmnopqrstuvwxyz123456789', ...'\'’"&/:;!?£%#*_)\t|=']

export const parsed = (source: string, flags: string): Node =>
  regjsparser.parse(source, flags.includes('u') ? 'u' : '', {
    lookbehind: true,
    namedGroups: true,
    unicodePropertyEscape: true,
  }) as Node

/** One character that a class takes. */
function oneOf(raw: string): string {
  const takes = new RegExp(`^${raw}$`, /\\(?:p|u\{)/i.test(raw) ? 'u' : '')
  return CHARACTERS.find(each => takes.test(each)) ?? 'a'
}

const looksAround = (behavior: string): boolean => /look/i.test(behavior)

/** Some texts that it takes, one for each way through it, as far as that is a handful. */
export function samplesOf(node: Node): string[] {
  switch (node.type) {
    case 'value':
      return [String.fromCodePoint(node.codePoint)]
    case 'dot':
      return ['a']
    case 'characterClass':
    case 'characterClassEscape':
    case 'unicodePropertyEscape':
      return [oneOf(node.raw)]
    case 'anchor':
    case 'reference':
      return ['']
    case 'disjunction':
      return most(node.body.flatMap(each => samplesOf(each as Node)))
    case 'alternative':
      return joined(node.body as Node[])
    case 'group':
      return looksAround(node.behavior) ? [''] : joined(node.body as Node[])
    case 'quantifier': {
      const of = joined(node.body as Node[])
      if (node.min === 0) return most(['', ...of])
      return most(of.map(each => each.repeat(Math.min(node.min, 4))))
    }
  }
}

/** The first way through each, and each way through one of them. */
export function joined(nodes: readonly Node[]): string[] {
  const each = nodes.map(samplesOf)
  const first = each.map(([one = '']) => one)
  const whole = first.join('')
  const others = each.flatMap((ways, at) =>
    ways.slice(1).map(way => [...first.slice(0, at), way, ...first.slice(at + 1)].join('')),
  )
  return most([whole, each.map(ways => ways.at(-1) ?? '').join(''), ...others])
}

/** Evenly over all of them. */
function most(texts: readonly string[]): string[] {
  const all = [...new Set(texts)]
  if (all.length <= MOST) return all
  return Array.from({ length: MOST }, (_, n) => all[Math.floor((n * all.length) / MOST)] ?? '')
}
