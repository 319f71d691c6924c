// The recipe by voice: a whole one, or one bowl more or less. A word we don't understand, or a strength we don't know,
// stops all of it.

import { ANOTHER_BOWL } from '../../bowl/mix-items'
import { readFormula, type SpokenFormula } from '../../bowl/spoken-formula'
import { type Context, type Intent, isVolume, type Understood, VOLUMES } from '../../intents'
import { meant, missing, type Rule } from '../../lexicon/rule'
import { readZone, zoneOf } from '../../zones'

const CALLED =
  /^(?:(?:it's|it is|it was|that's|that is|that'll be|that will be|it'll be|this is|today's|give me|i want|i need|i'll have|(?:do|make|mix) me(?: up)?|do(?!.* instead$)|mix up|weigh out|(?:i|we)'ll do(?!.* instead$)|i've done|we've done|i did|i've got|we've got|i have|we have|i'm (?:mixing|using|doing)|we're (?:mixing|using|doing)|mixing(?: up)?|i've mixed|we've mixed) |(?:(?:new |the )?formula|mix|(?:i|we)(?:'ve)? used|used|bowl(?: one)?)(?: is| was)? )+/

const ALL_VOLUMES = `${VOLUMES.slice(0, -1).join(', ')} or ${VOLUMES.at(-1)}`
export function whichVolume(words: readonly string[], heard: string, from: number, to: number): Understood {
  return {
    kind: 'which-volume',
    heard,
    waiting: [...words.slice(0, from), '{volume}', ...words.slice(to)].join(' '),
    say: isVolume(Number(heard))
      ? `I heard ${heard}. Which volume is it: ${ALL_VOLUMES}?`
      : `I heard ${heard.includes('percent') ? heard : `${heard} volume`}. By voice I take ${ALL_VOLUMES} volume. Which one?`,
  }
}

const notAll = (unknown: string): Understood =>
  missing(
    unknown === ''
      ? 'I heard a formula, but not which weight goes with which shade. Say it again, bowl by bowl.'
      : `I heard a formula, but not all of it: “${unknown}”. Say it again.`,
  )

function ofFormula(
  read: SpokenFormula,
  words: readonly string[],
  then: (bowls: SpokenBowls) => Intent,
): Understood {
  if (read.kind === 'volume') return whichVolume(words, read.heard, read.from, read.to)
  return read.kind === 'part' ? notAll(read.unknown) : meant(then(read.bowls))
}
type SpokenBowls = Extract<SpokenFormula, { kind: 'bowls' }>['bowls']

export const needsClient = (context: Context): Understood | null =>
  context.openClient === null ? missing('Whose colour? Open a client first.') : null

export const formula: Rule = ({ text }, context) => {
  const words = text.replace(CALLED, '').split(' ')
  const read = readFormula(words, context.separator)
  if (read === null) return null
  return (
    needsClient(context) ??
    (/^i (?:want|need) .* of the /.test(text) ? moreOfOne(read, context) : null) ??
    ofFormula(read, words, bowls => ({ id: 'formula', slots: { bowls } }))
  )
}

/**
 * "I want forty grams of the seven one" changes its weight, if a bowl has that shade. It isn't a recipe with a
 * single tube.
 */
function moreOfOne(read: SpokenFormula, { bowls: mixed }: Context): Understood | null {
  const [said, ...others] = read.kind === 'bowls' ? read.bowls : []
  const [tube, ...more] = said?.mix ?? []
  if (!said || !tube || others.length + more.length > 0) return null
  const isPlain = said.developer_volume === null && said.ratio === null && said.minutes === null
  const isIn = mixed.length === 1 && mixed[0]?.mix.some(({ shade }) => shade === tube.shade)
  return isPlain && said.developer_grams === null && isIn
    ? meant({ id: 'change-grams', slots: { zone: null, shade: tube.shade, grams: tube.grams } })
    : null
}

const ADD =
  /^(?:add|new|make|mix|do|start|have|(?:i |we )?need)(?: me)?(?: an?| another| a (?:new|separate|second|third)| the)? bowl (?:for|on)(?: the)? (.+)$/
/** About another bowl beside the current one, so it doesn't replace the recipe. */
const ANOTHER = new RegExp(`^(?:a |the )?${ANOTHER_BOWL} (?:is |for the |for |on the )?(.+)$`)
const REMOVE =
  /^(?:remove|delete|take (?:out|away)|get rid of|bin|scrap|lose)(?: the| that| this)? (?:(.+) bowl|bowl(?: (?:for|on)(?: the)? (.+))?)$/

export const bowls: Rule = ({ text }, context) => {
  const removed = REMOVE.exec(text)
  if (removed) {
    const said = removed[1] ?? removed[2]
    const zone = said === undefined ? null : zoneOf(said)
    if (said !== undefined && zone === null) return null
    return needsClient(context) ?? meant({ id: 'remove-bowl', slots: { zone } })
  }
  if (/^(?:add|make) an?(?:other)? bowl$|^(?:new|another) bowl$/.test(text))
    return missing('For which part? For example: “add a bowl for the ends”.')
  const another = context.bowls.length > 0 ? ANOTHER.exec(text)?.[1]?.split(' ') : undefined
  const rest = ADD.exec(text)?.[1]?.split(' ') ?? another
  const zone =
    rest && (readZone(rest, 0) ?? (another ? { value: `Bowl ${context.bowls.length + 1}`, next: 0 } : null))
  if (!rest || !zone) return null
  const mix = rest.slice(zone.next)
  if (mix.length === 0)
    return needsClient(context) ?? meant({ id: 'add-bowl', slots: { zone: zone.value, bowl: null } })
  const read = readFormula(mix, context.separator)
  if (read === null || (read.kind === 'bowls' && read.bowls.length > 1)) return notAll(mix.join(' '))
  if (read.kind === 'volume')
    return whichVolume(
      text.split(' '),
      read.heard,
      read.from + text.split(' ').length - mix.length,
      read.to + text.split(' ').length - mix.length,
    )
  return (
    needsClient(context) ??
    ofFormula(read, mix, ([bowl]) => ({
      id: 'add-bowl',
      slots: { zone: zone.value, bowl: bowl ? { ...bowl, zone: zone.value } : null },
    }))
  )
}
