import { rootColourAndGloss } from './asked-where'
import { says } from './says'

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

/** "Tone the money piece to beige": pieces that are there already, and nothing is lightened. */
const TONES_PIECES =
  /(?:^|[,;.\n] *|\b(?:just|only|please|to) )(?:re-?)?(?:tone|toning|toner (?=for|on|over)|neutrali[sz]e)(?: ?(?:for|on|over|up|down|the|her|his|my|old|existing|faded|brassy|yellow|out))* (?:highlights?|foils?|balayage|babylights?|money ?piece|face[ -]?fram\w*|streaks|slices)\b/
const LIGHTENS =
  /\b(?:bleach\w*|lighten\w*|lift\w*|more|new|add\w*|extra|brighter|lighter|full head|half head|t-section|partial|few|some|(?:a)?round (?:the |her |his )?(?:face|hairline)|and (?:then )?(?:foils?|highlights?|babylights?|balayage))\b|(?:\bplus|\bwith|\bthen|\+|,|&|;|\/) ?(?:the |a |an |new |fresh |some )*(?:foils?|babylights?|highlights?|balayage|face[ -]?fram\w*|money ?piece|slices|streaks|t-section)\b/

export const tonesPieces = (text: string): boolean => TONES_PIECES.test(text) && !LIGHTENS.test(text)

export function serviceIn(text: string): Service {
  const order: readonly (readonly [RegExp, Service])[] = [
    [
      /\b(?:root|shadow) ?(?:shadow|smudge|melt|tap|stretch|drag)\w*|\bshadow ?root|\bsmudge[d]?\b|\broots? drop(?:ped)?\b|\bdrop(?:ping)? (?:(?:the|her|his|my) )*roots?\b/,
      'shadow',
    ],
    [/\blowlights?\b|\bdarker (?:bits|pieces|foils|slices)|\badd(?:ing)? depth\b/, 'lowlights'],
    [
      /\b(?:colour|tonal) ?melt\w*|\bombre\b|\bmelt(?:ed|ing)? (?:into|to|from)|\bsombre\b|\bgradient\b/,
      'melt',
    ],
    [
      /\bcamouflage|\bgrey blend\w*|\bblend(?:ed|ing)? (?:\w+ ){0,3}grey|\bsoften (?:\w+ ){0,2}grey|\bmen'?s (?:grey|colour)|\bfive[ -]minute|\bsubtle(?:r)? (?:\w+ )?grey|\btake the edge off|\bknock\w* (?:\w+ ){0,2}gr[ae]y|\b(?:won't|doesn't|not|n't) (?:look|looking) (?:like (?:he|she|they|it)\b|dyed|coloured|obvious|done)|\b(?:reduce|knock back|tone down) (?:\w+ ){0,2}grey/,
      'camouflage',
    ],
    [/\bbalayage\b|\bhand[ -]?paint\w*|\bfreehand\b|\bfoilyage\b|\bfoilayage\b|\bcontour\w*/, 'balayage'],
    [
      /\bhighlights?\b|\bfoils?\b|\bbabylights?\b|\bt-section|\bhalf head\b|\bface[ -]?fram\w*|\bmoney ?piece|\bslices\b|\bstreaks\b|\bair ?touch\b|\bribbon ?(?:lights?|pieces)?\b|\bpeek-?a-?boo\b|\bhalo (?:lights?|foils?)\b|\bteasy ?lights?\b|\bscandi hairline|\bweaves?\b|\bmicrolights|\bteasylights/,
      'foils',
    ],
    [
      /\b(?:bleach|lighten|prelighten)(?:ed|ing)? (?:and|&|n|then|\+) (?:tone|toner)\b|\bscalp bleach/,
      'all-over',
    ],
    [
      /\b(?:remove|strip|take out|get rid of|lift out|clean ?(?:out|off)|take off|removal|back to (?:my |her |his )?natural|match (?:the |her |his )?(?:(?:dark|tinted|coloured) )?(?:lengths|mid-lengths|ends|rest) (?:to|with) (?:the |her |his )?(?:natural|roots?|regrowth|new growth))\b(?! (?:the )?(?:brass|green|orange|yellow|warmth|grey|yellowness))/,
      'removal',
    ],
    [
      /\b(?:clear )?gloss(?:ing)?\b|\bglaze\b|\bclear\b|\brefresh (?:the |her |his )?(?:colour|mids|ends|lengths|tone)|\bshin(?:e|y|ier)\b/,
      'gloss',
    ],
    [/\bton(?:er|e|ed|ing)\b|\bneutrali[sz]e|\bbrass\w*\b|\bre-?tone/, 'toner'],
    [
      // "All over to match the roots" is no root service.
      /(?<!\b(?:match(?:es|ing)?|same as|as dark as|like|blends? (?:in|into|with|to)) (?:(?:in|with|to|up|the|her|his|my|natural|own) )*)\broots?\b(?! (?:shadow|smudge|melt|to (?:ends?|tips?|mids)))|\bregrowth\b|\bretouch|\btouch(?:ed|ing)?[ -]?up\b|\bnew growth|\btop(?:ped|ping)?[ -]?up/,
      'roots',
    ],
    [
      /\ball[ -]?over\b|\bfull (?:head )?(?:colour|bleach|tint)\b|\bglobal\b|\bwhole head|\beverything\b|\bthroughout\b|\b(?:roots?|top) to (?:ends?|tips?|bottom)\b|\bfull head\b|\bscalp bleach|\bbleach and tone|\bsolid\b|\boverall\b/,
      'all-over',
    ],
    [
      /\bsubtle\b|\b(?:not|without) (?:too |looking )?(?:dyed|obvious|coloured)|\bnatural[ -]looking\b/,
      'camouflage',
    ],
  ]
  const first = order.find(([pattern]) => says(text, pattern))?.[1] ?? 'unsaid'
  const pieces = order.find(
    ([pattern, service]) => (service === 'foils' || service === 'balayage') && says(text, pattern),
  )
  if (first === 'camouflage' && pieces) return pieces[1]
  if ((first === 'foils' || first === 'balayage') && tonesPieces(text)) return 'toner'
  if (
    first === 'toner' &&
    says(
      text,
      /\b(?:roots?|regrowth) (?:and|&|\+|then|plus|with) (?:a )?(?:re-?)?ton|\b(?:root|regrowth) (?:bleach|touch|retouch|tint|colour|application)|\b(?:bleach|lighten|tint|retouch|touch up) (?:the |her |his )?(?:roots?|regrowth)\b/,
    )
  )
    return 'roots'
  if (first === 'gloss' && rootColourAndGloss(text)) return 'roots'
  if (first === 'gloss' && /\brefresh/.test(text) && says(text, /\broots?\b|\bregrowth\b|\bretouch/))
    return 'roots'
  return first
}

const PIECES = '(?:foils?|highlights?|babylights?|balayage)'
const NEW_PIECES = new RegExp(
  `\\b(?:full[- ]head|half[- ]head|t-section|regrowth|top(?:ped|ping)? ?up|new|more|few|partial)\\b.{0,14}\\b${PIECES}\\b|^(?:soft |subtle |fine )?${PIECES}(?: to (?:an? )?(?:level )?\\d.*)?$`,
)
/** What an order for pieces is made of: "half head regrowth foils round the face to a 9". What tells of them has more. */
const ORDERED = new RegExp(
  `^(?:(?:${PIECES}|full|half|head|t-section|regrowth|top|topped|topping|up|new|more|few|partial|soft|subtle|fine|lighter|of|an?|some|the|her|his|round|around|face|front|parting|crown|hairline|sides|to|level|through|at|in|on|she|he|wants?|needs?|would|like|please|today|doing?|then|\\d{1,3}(?:[/.,]\\d{1,3})?[a-z]{0,2})(?:[ -]+|$))+$`,
)
const BESIDE = /\b(?:roots?|shadow|smudge[d]?|ton(?:e|er|ing)|gloss|glaze)\b.*$/

/** Light pieces are to be made, beside whatever else is wished for: not a shadow over those that are there. */
export const asksNewPieces = (text: string): boolean =>
  text
    .split(/[,;+&\n]|\.(?!\d)|\b(?:and|then|plus|with)\b/)
    .map(clause => clause.replace(BESIDE, '').trim())
    .some(order => NEW_PIECES.test(order) && ORDERED.test(order)) &&
  !/\b(?:no|not|without|blend|soften|hide|over|instead of)\b[^,;.\n]{0,14}\b(?:bleach|lift\w*|lighten\w*|foils?|highlights?|balayage|regrowth|new|needed)\b|\?|\bjust (?:the |a )?(?:root|shadow|smudge)|\b(?:stripy|stark|harsh|chunky|too (?:bright|light|blonde))\b/.test(
    text,
  )
