import { SERVICES } from '../../../../reading/words/colour/colour-said'
import { named, saysSo } from '../said'
import { rootColourAndGloss } from './asked-where'

export type Service =
  | 'roots'
  | 'all-over'
  | 'foils'
  | 'balayage'
  | 'toner'
  | 'gloss'
  | 'shadow'
  | 'lowlights'
  | 'melt'
  | 'camouflage'
  | 'removal'
  | 'unsaid'

/** "Tone the money piece to beige": the pieces are already there, and nothing is lightened. */
export const tonesPieces = (text: string): boolean =>
  named(text, 'tones pieces') !== null && named(text, 'lightens') === null

export function serviceIn(text: string): Service {
  const said = Object.keys(SERVICES).filter(each => saysSo(text, each))
  const [first = 'unsaid', ...more] = said.map(each => each.split(' ')[0] as Service)
  const pieces = [first, ...more].find(each => each === 'foils' || each === 'balayage')
  if (first === 'camouflage' && pieces) return pieces
  if (first === pieces && tonesPieces(text)) return 'toner'
  if ((first === 'toner' || said[0] === 'all-over bleach') && saysSo(text, 'root bleach')) return 'roots'
  if (first === 'gloss' && rootColourAndGloss(text)) return 'roots'
  if (first === 'gloss' && named(text, 'refresh') && saysSo(text, 'roots too')) return 'roots'
  return first
}

const PIECES = '(?:foils?|highlights?|babylights?|balayage)'
const NEW_PIECES = new RegExp(
  `\\b(?:full[- ]head|half[- ]head|t-section|regrowth|top(?:ped|ping)? ?up|new|more|few|partial)\\b.{0,14}\\b${PIECES}\\b|^(?:soft |subtle |fine )?${PIECES}(?: to (?:an? )?(?:level )?\\d.*)?$`,
)
/**
 * The words that make up an order for pieces: "half head regrowth foils round the face to a 9". A description has
 * others besides.
 */
const ORDERED = new RegExp(
  `^(?:(?:${PIECES}|full|half|head|t-section|regrowth|top|topped|topping|up|new|more|few|partial|soft|subtle|fine|lighter|of|an?|some|the|her|his|round|around|face|front|parting|crown|hairline|sides|to|level|through|at|in|on|she|he|wants?|needs?|would|like|please|today|doing?|then|\\d{1,3}(?:[/.,]\\d{1,3})?[a-z]{0,2})(?:[ -]+|$))+$`,
)
const BESIDE = /\b(?:roots?|shadow|smudge[d]?|ton(?:e|er|ing)|gloss|glaze)\b.*$/

/** Light pieces are to be made, whatever else is asked for; a shadow over existing ones doesn't count. */
export const asksNewPieces = (text: string): boolean =>
  text
    .split(/[,;+&\n]|\.(?!\d)|\b(?:and|then|plus|with)\b/)
    .map(clause => clause.replace(BESIDE, '').trim())
    .some(order => NEW_PIECES.test(order) && ORDERED.test(order)) &&
  !/\b(?:no|not|without|blend|soften|hide|over|instead of)\b[^,;.\n]{0,14}\b(?:bleach|lift\w*|lighten\w*|foils?|highlights?|balayage|regrowth|new|needed)\b|\?|\bjust (?:the |a )?(?:root|shadow|smudge)|\b(?:stripy|stark|harsh|chunky|too (?:bright|light|blonde))\b/.test(
    text,
  )
