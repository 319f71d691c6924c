// Adds a tube to the bowl or takes one out: "add ten grams of eight three", "take out the eight three". As in a whole
// recipe, every word must have its place.

import { isTubeGrams } from '../../bowl/limits'
import { type Item, itemsIn } from '../../bowl/mix-items'
import { isShade } from '../../bowl/shades'
import { corrected } from '../../bowl/spoken-formula'
import type { Context, Understood } from '../../intents'
import { meant, missing, type Rule } from '../../lexicon/rule'
import { whichBowl } from './which-bowl'

const ADD =
  /^(?:add|put|pop|stir|throw|chuck|drop|squeeze)(?: in)?(?: (?:another|an extra|an additional))? (.+?)(?: (?:more|extra))?(?: in(?: there)?| as well| too)*$/
const ANOTHER =
  /^(?:another|an extra|plus) (.+?)(?: in(?: there)?| as well| too)*$|^(.+?)(?: in(?: there)?| as well| too)+$/
const OUT: readonly RegExp[] = [
  /^(?:take out|take away|leave out|remove|delete|lose|get rid of|skip|drop|scrap|ditch|bin)(?: all)?(?: of)?(?: the| that)? (.+)$/,
  /^(?:take|leave|get)(?: the| that)? (.+?) (?:back )?out( of (?:the |her |his )?.+ (?:bowl|mix))$/,
  /^(?:take|leave|get)(?: the| that)? (.+?)(?: back)? (?:out|away)(?: of(?: (?:it|there|the (?:bowl|mix)))?)?$/,
]

/** "Ten more grams" is ten grams where they are added. */
const MORE = new Set(['more', 'extra'])

/** "And five grams of …" adds to a bowl, if there is something in it already. */
const AND = /^\W*(?:(?:oh|um+|er+m*|right|okay|ok)\W+)*(?:and|also)\b/i

export const addPart: Rule = ({ raw, text }, context) => {
  const also = AND.test(raw) && context.bowls.some(({ mix }) => mix.length > 0) ? text : undefined
  const said = ADD.exec(text)?.[1] ?? ANOTHER.exec(text)?.slice(1).find(Boolean) ?? also
  // "Put the eight three at twenty grams" means twenty in all.
  if (/^put\b.* at \S/.test(text)) return null
  if (said === undefined || !/\b(?:g|gms?|gram\w*|graham?'?s?)\b/.test(said)) return null
  const amount = said.split(' ').filter(word => !MORE.has(word))
  const { rest, zone, items } = partsOf(amount.join(' '), context)
  const [first, second, ...more] = items
  const grams = [first, second].find(item => item?.type === 'grams')
  const shade = [first, second].find(item => item?.type === 'shade')
  if (rest === '' || more.length > 0 || grams?.type !== 'grams' || shade?.type !== 'shade') return null
  if (!isShade(shade.value) || !isTubeGrams(grams.value)) return null
  return (
    needsClient(context) ??
    meant({ id: 'add-shade', slots: { zone, shade: shade.value, grams: grams.value } })
  )
}

export const takeOut: Rule = ({ text }, context) => {
  const said = OUT.map(pattern => pattern.exec(text)?.slice(1).join('')).find(found => found !== undefined)
  if (said === undefined) return null
  const { zone, items } = partsOf(said, context)
  const [shade, ...more] = items
  if (shade?.type !== 'shade' || more.length > 0 || !isShade(shade.value)) return null
  return needsClient(context) ?? meant({ id: 'remove-shade', slots: { zone, shade: shade.value } })
}

/** The bowl that is named, and the items said besides. A word without a place stays an item of its own kind. */
function partsOf(
  said: string,
  context: Context,
): { rest: string; zone: string | null; items: readonly Item[] } {
  const { rest, zone } = whichBowl(
    said.replace(/ (?:from|into|out of) (?=(?:the|her|his) )/, ' on '),
    context,
  )
  const items = corrected(itemsIn(rest.split(' ').filter(Boolean), context.separator))
  const zones = items.flatMap(item => (item.type === 'zone' ? [item.value] : []))
  const [onZone = null] = zones
  return zones.length > 1 || (zones.length > 0 && zone !== null)
    ? { rest: '', zone: null, items: [] }
    : { rest, zone: zone ?? onZone, items: items.filter(item => item.type !== 'zone') }
}

const needsClient = ({ openClient }: Context): Understood | null =>
  openClient === null ? missing('Whose colour? Open a client first.') : null
