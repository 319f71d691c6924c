// What burns, spoils or spreads once the client has left: bleach in a bag, a toner left on overnight.
import { typed, wording } from '../../../../reading/wording'
import { HARMFUL } from '../../../../reading/words/talk/safety/harmful'
import { denied, sentencesOf, tidy } from '../text'
import type { TalkSoFar } from '../told'

/** What only trained hands mix and apply. Toning shampoos and masks are made for home use. */
const PROFESSIONAL =
  '(?:(?:powder |white |blue |salon |professional |on-scalp )*(?:bleach|lightener|lightening (?:powder|cream))(?: powder)?|(?:cream )?(?:developer|peroxide|oxidant)|(?:6|9|12) ?%|(?:20|30|40)[ -]?vol(?:ume)?|toner(?! (?:shampoo|conditioner|mask|spray|drops|mousse))|tint|(?:hair |permanent |salon |professional )dye|dye|(?:professional|salon|permanent|the same|tubes? of|pots? of) (?:hair )?colou?r|\\d{1,2}[./]\\d{1,2}|relaxer|perm (?:lotion|solution)|keratin (?:solution|treatment lotion)|colou?r remover|formula(?! (?:written |down )?(?:on|by) ))'
const PRO = new RegExp(`\\b${PROFESSIONAL}\\b`, 'i')
/** Sold for home use, though named after a salon service. */
const MILD =
  '(?:shampoos?|conditioners?|mas(?:k|que)s?|sprays?|mousses?|drops|balms?|serums?|leave-ins?|concealers?|wash)'
const FOR_HOME = [
  new RegExp(
    `\\b${PROFESSIONAL}(?:[- ](?:safe|friendly|protect\\w*|care|damage\\w*|hair|root|touch-up|repair))*[- ]${MILD}\\b`,
    'gi',
  ),
  new RegExp(`\\b${MILD} (?:for|after|against) (?:\\w+ ){0,2}?${PROFESSIONAL}(?:ed|d)?\\b`, 'gi'),
  new RegExp(
    `\\b(?:after (?:the |a |your )?${PROFESSIONAL}|${PROFESSIONAL}[- ](?:damaged?|safe|treated)|(?:as|like) a toner)\\b`,
    'gi',
  ),
]
const bare = (sentence: string): string => FOR_HOME.reduce((left, each) => left.replace(each, '…'), sentence)
/** What may come between a product and the home: no mild product in between. */
const BETWEEN = `(?:(?!\\b${MILD}\\b)[^.!?])`
const VESSEL =
  '(?:some|a bit|a little|a few|a|an|the|one|two|your own|our|my|this|another)(?: (?:spare|little|small|big|mini|whole|leftover))? ?(?:tubs?|tubes?|sachets?|bottles?|bags?|pots?|packets?|box(?:es)?|scoops?|kits?|jars?|lots?|rest)'
const I_GIVE =
  "(?:i(?:'ll| will| can| could|'d)|we(?:'ll| will| can| could)|shall (?:i|we)|want me to|would you like me to|let me|i'm (?:going to|happy to)|happy to|just|and)"
const GIVE = `(?:just |also |quickly |easily |always )*(?:give|sell|pop|bag|slip|lend|pour|send|put|let you have|wrap|mix|order|sort|fix)`
const AT_HOME =
  '(?:(?:at|take|back|for|from|go|do it at|use at) home|home with|to take (?:home|away|with you)|with you|to go\\b|in a (?:little |small |plastic )?(?:bag|pot|tub|cup)|for (?:next time|in between|between)|between (?:visits|appointments)|(?:do|put|use|mix|touch|apply) [^.!?]{0,25}\\b(?:yourself|your own))'
/** "I'll pop a toner on": it goes on in the salon. */
const PUT_ON = '(?! on\\b(?! (?:at|when you get) home))'
const HANDS_OUT: readonly RegExp[] = [
  new RegExp(`\\bhome with (?!the |your |it |that )[^.!?]{0,25}\\b${PROFESSIONAL}\\b`, 'i'),
  new RegExp(
    `\\b${I_GIVE} ${GIVE}\\b[^.!?]{0,30}?\\b${VESSEL} (?:of )?[^.!?,]{0,25}?\\b${PROFESSIONAL}\\b`,
    'i',
  ),
  new RegExp(
    `(?:^|, |\\b(?:you can|you could|just|then|and) )(?:take|have|grab|borrow|buy|pick up) ${VESSEL} (?:of )?${BETWEEN}{0,25}?\\b${PROFESSIONAL}\\b`,
    'i',
  ),
  new RegExp(`\\b(?:sell|selling|ring (?:you )?up)\\b[^.!?]{0,30}\\b${PROFESSIONAL}\\b`, 'i'),
  new RegExp(
    `\\b${I_GIVE} ${GIVE}\\b[^.!?]{0,40}\\b${PROFESSIONAL}\\b${PUT_ON}${BETWEEN}{0,60}\\b${AT_HOME}`,
    'i',
  ),
  new RegExp(
    `\\b(?:take|have|grab|borrow|pick up|buy|get|order|use)\\b[^.!?]{0,30}\\b${PROFESSIONAL}\\b${BETWEEN}{0,40}\\b${AT_HOME}`,
    'i',
  ),
  new RegExp(
    `\\b(?:get|buy|order|pick up)\\b[^.!?]{0,30}\\b${PROFESSIONAL}\\b[^.!?]{0,30}\\b(?:wholesaler'?s?|trade (?:shop|counter)|beauty supply|online|amazon|ebay|sally'?s)`,
    'i',
  ),
  new RegExp(
    `(?:^|\\b(?:you (?:can |could |just |then )*|just |then |and |so ))(?:mix|slap|whack|apply|paint|dab|touch up)\\b[^.!?]{0,60}\\b${PROFESSIONAL}\\b[^.!?]{0,40}\\b(?:yourself|at home|your (?:own )?roots)`,
    'i',
  ),
]
/** "It could burn", "that stays here": nothing is given away. */
const KEPT = wording(HARMFUL.kept)
/** "Shall I bag you one up?" */
const OFFERS = wording(HARMFUL.offers)
const isKept = (goods: string): boolean =>
  KEPT.has(YES_WITH_NO.without(goods)) || (goods.endsWith('?') && !OFFERS.has(goods))
/** "No problem": a yes that contains a no. */
const YES_WITH_NO = wording(HARMFUL.yes_with_no)
/** "Could I buy the bleach that you use?" */
const WANTS_IT = new RegExp(
  `\\b(?:buy|get|have|take|sell|borrow|pinch|use|order)\\b[^.!?]{0,40}\\b${PROFESSIONAL}\\b|\\b(?:(?:buy|sell)\\b[^.!?]{0,25}|(?:get|have|take)\\b[^.!?]{0,10}\\b(?:tub|tube|bottle|pot|sachet)s? [^.!?]{0,12})\\b(?:colou?r|dye)\\b(?! (?:mask|shampoo|conditioner|spray|protect))[^.!?]{0,15}\\byou use\\b`,
  'i',
)
/** For the client to apply. A toner "in between" is applied in the salon. */
const HERSELF = wording(HARMFUL.herself)
const SELLS = wording(`{${HARMFUL.sells}} ..22 {${HARMFUL.sold}}`)

/** What stays on for minutes. */
const ON_FOR_MINUTES =
  /\b(?:bleach|lightener|toner|tint|dye|developer|peroxide|relaxer|perm(?:ing)? lotion|colou?r remover|foils?)\b/i
const SAID_COLOUR =
  /\b(?:leav\w+|keep|sleep (?:in|with))\b[^.!?]{0,12}\b(?:the|your|this|that) (?:\w+ )?colou?r on\b/i
/** What may well stay on overnight, or isn't colour. */
const MAY_STAY = wording(HARMFUL.may_stay)
const LEAVE_IN = typed(HARMFUL.leave_in)
const mayStay = (text: string): boolean => MAY_STAY.has(text) || LEAVE_IN.has(text)
const ALL_NIGHT = wording(HARMFUL.all_night, HARMFUL)
const STAYS = /\b(?:leav\w+|keep\w*|sleep|sit|stay|home with|on|in)\b/i
const WARNS = wording(HARMFUL.warns)

/** "I'll bag you up a wee tub": if a client asked for the bleach, whatever is in the tub. */
const BAGS_UP = wording(
  `i'll/i_will/i_can/we'll/we_can/let_me/sure/aye/yeah/yes ..3 bag/pop/give/put/pour/slip/sort/do/mix/sell/fill ..5 tub/tube/bottle/bag/pot/sachet/jar/box/some/bit/drop`,
)

type Danger = { signal: 'hands_out' | 'left_on'; quote: string }

/** The sentence that hands out a professional product, or leaves one on for hours. */
export function harmfulIn(sentences: readonly string[], told: TalkSoFar): Danger | null {
  const read = sentences.map(tidy)
  for (const [nth, sentence] of read.entries()) {
    const quote = sentences[nth] ?? ''
    const goods = bare(sentence)
    if (PRO.test(goods) && !isKept(goods) && HANDS_OUT.some(each => each.test(goods)))
      return { signal: 'hands_out', quote }
    const night = ALL_NIGHT.in(sentence)
    if (
      !night ||
      !STAYS.test(sentence) ||
      sentence.endsWith('?') ||
      WARNS.has(sentence) ||
      denied(sentence, night.end)
    )
      continue
    // "Leave it on": something named just before, here or by the client.
    const named = ON_FOR_MINUTES.test(sentence) || SAID_COLOUR.test(sentence)
    const before = nth > 0 ? (read[nth - 1] ?? '') : told.last
    const meant =
      named ||
      (/\b(?:it|that|this)\b(?: \w+)? on\b|\bsleep (?:in|with) (?:it|that)\b/i.test(sentence) &&
        ON_FOR_MINUTES.test(before) &&
        !mayStay(before))
    if (meant && !mayStay(sentence)) return { signal: 'left_on', quote }
  }
  const [first] = sentences
  const whole = read.join(' ')
  return first !== undefined &&
    sentencesOf(told.last).some(each => WANTS_IT.test(bare(each)) && HERSELF.has(each)) &&
    told.asks &&
    (SELLS.has(whole.replace(/[.!…]+ /g, ', ')) || BAGS_UP.has(whole)) &&
    !/n't\b|\b(?:cannot|not|never|instead|rather)\b/i.test(whole)
    ? { signal: 'hands_out', quote: first }
    : null
}
