// What burns, spoils or spreads after the client has left: bleach in a bag, a toner that stays on all night.
import { wording } from '../../../reading/wording'
import { denied, sentencesOf, tidy } from './text'
import type { TalkSoFar } from './told'

/** What only trained hands mix and put on. A shampoo or a mask that tones is made for home. */
const PROFESSIONAL =
  '(?:(?:powder |white |blue |salon |professional |on-scalp )*(?:bleach|lightener|lightening (?:powder|cream))(?: powder)?|(?:cream )?(?:developer|peroxide|oxidant)|(?:6|9|12) ?%|(?:20|30|40)[ -]?vol(?:ume)?|toner(?! (?:shampoo|conditioner|mask|spray|drops|mousse))|tint|(?:hair |permanent |salon |professional )dye|dye|(?:professional|salon|permanent|the same|tubes? of|pots? of) (?:hair )?colou?r|\\d{1,2}[./]\\d{1,2}|relaxer|perm (?:lotion|solution)|keratin (?:solution|treatment lotion)|colou?r remover|formula(?! (?:written |down )?(?:on|by) ))'
const PRO = new RegExp(`\\b${PROFESSIONAL}\\b`, 'i')
/** What is sold for home, though it is called after what was done in the salon. */
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
/** What comes between a product and the home: no shampoo of its own. */
const BETWEEN = `(?:(?!\\b${MILD}\\b)[^.!?])`
const VESSEL =
  '(?:some|a bit|a little|a few|a|an|the|one|two|your own|our|my|this|another)(?: (?:spare|little|small|big|mini|whole|leftover))? ?(?:tubs?|tubes?|sachets?|bottles?|bags?|pots?|packets?|box(?:es)?|scoops?|kits?|jars?|lots?|rest)'
const I_GIVE =
  "(?:i(?:'ll| will| can| could|'d)|we(?:'ll| will| can| could)|shall (?:i|we)|want me to|would you like me to|let me|i'm (?:going to|happy to)|happy to|just|and)"
const GIVE = `(?:just |also |quickly |easily |always )*(?:give|sell|pop|bag|slip|lend|pour|send|put|let you have|wrap|mix|order|sort|fix)`
const AT_HOME =
  '(?:(?:at|take|back|for|from|go|do it at|use at) home|home with|to take (?:home|away|with you)|with you|to go\\b|in a (?:little |small |plastic )?(?:bag|pot|tub|cup)|for (?:next time|in between|between)|between (?:visits|appointments)|(?:do|put|use|mix|touch|apply) [^.!?]{0,25}\\b(?:yourself|your own))'
/** "I'll pop a toner on": it goes on here. */
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
/** "It could burn", "that stays here": no bag is packed. */
const KEPT =
  /\b(?:can't|cannot|won't|wouldn't|don't|never|not|no|rather than|instead of|isn't|aren't|shouldn't|stays? (?:in|here|with)|only (?:we|us|a|in)|leave (?:it|that) to|patch|skin|strand|come (?:in|back)|burns?|danger\w*|said|told|mentioned|went|sent|gone|took|taken|if (?:you|they|she|he|it|somebody|someone) (?:use|put|do|did|leave|mix|buy|bought|have|had|take|took)\w*)\b|n't\b|\?$(?<!\b(?:shall (?:i|we)|want me to|would you like me to)\b[^?]*\?)/i
/** "No problem": a yes with a no in it. */
const YES_WITH_NO =
  /\b(?:no (?:problem|worries|bother|trouble|need to (?:come|pay|book)\w*)|not (?:hard|difficult|tricky|a problem)|don't (?:worry|tell \w+)|why not|if not|only (?:a (?:few|couple)|about|costs?|[£$€]? ?\d+))\b/gi
/** "Could I buy the bleach that you use?" */
const WANTS_IT = new RegExp(
  `\\b(?:buy|get|have|take|sell|borrow|pinch|use|order)\\b[^.!?]{0,40}\\b${PROFESSIONAL}\\b|\\b(?:(?:buy|sell)\\b[^.!?]{0,25}|(?:get|have|take)\\b[^.!?]{0,10}\\b(?:tub|tube|bottle|pot|sachet)s? [^.!?]{0,12})\\b(?:colou?r|dye)\\b(?! (?:mask|shampoo|conditioner|spray|protect))[^.!?]{0,15}\\byou use\\b`,
  'i',
)
/** For her own hands. A toner "in between" is put on here. */
const HERSELF =
  /\b(?:myself|(?:bit|some|drop|little|lot) of your (?:bleach|lightener|developer|peroxide|toner|tint|dye|colou?r)\b(?! (?:on|in)\b| when i(?:'m| am) in)|(?:at|for|take|my own|it|them|some) home|off you|from you|take\b[^.!?]*\bhome|(?:buy|sell|take|borrow|tub|tube|bottle)\b[^.!?]*\byou use)\b/i
const SELLS =
  /\b(?:of course|sure|yes|yeah|yep|no problem|course|absolutely|happy to)\b[^?]{0,80}(?:[£$€] ?\d|\bpounds\b|\bmix\b|\bhalf and half\b|\b(?:tub|tube|bottle|sachet|pot)\b)/i

/** What stays on for minutes. */
const ON_FOR_MINUTES =
  /\b(?:bleach|lightener|toner|tint|dye|developer|peroxide|relaxer|perm(?:ing)? lotion|colou?r remover|foils?)\b/i
const SAID_COLOUR =
  /\b(?:leav\w+|keep|sleep (?:in|with))\b[^.!?]{0,12}\b(?:the|your|this|that) (?:\w+ )?colou?r on\b/i
/** What may well stay on all night, or is no colour. */
const MAY_STAY =
  /\b(?:mask|masque|oil|treatment|conditioner|leave-in|serum|shampoo|cream|balm|spray|mousse|lotion|plaits?|plaited|braids?|bonnet|wrap|scarf|pillow\w*|rollers|test|patch|plaster|drops|scrub|butter)\b/i
const ALL_NIGHT =
  /\b(?:overnight|over night|all night|sleep (?:in|with) it|as long as you (?:like|want|can (?:stand|bear))|(?:go|head|pop|drive|walk|off) (?:off |back )?home with (?:it|the \w+|your \w+|them|that) (?:still )?(?:on|in)|on (?:\w+ ){0,3}for (?:six|eight|ten|twelve|6|8|10|12) hours|(?<=\b(?:on|in)\b[^.!?]{0,20})\b(?:un)?(?:till?|til) (?:the |tomorrow |next )*(?:morning|next day|tomorrow|tonight|bed ?time|you (?:wake|get up|go to bed))|(?:take|get|pull) (?:them|the foils) (?:out|off) (?:at home|tonight|later|tomorrow|when you get home)|(?:rins\w+ (?:it |that |them |the \w+ )?(?:out |off )?|wash\w* (?:it |that |them |the \w+ )?(?:out|off) )(?:(?:first thing |early )?(?:in the morning|tomorrow|the next (?:day|morning)|at home|tonight|when you (?:wake|get (?:up|home)))))\b/i
const STAYS = /\b(?:leav\w+|keep\w*|sleep|sit|stay|home with|on|in)\b/i
const WARNS =
  /\b(?:burn\w*|damag\w*|dry|snap\w*|break\w*|turn|risk\w*|danger\w*|patchy|ruin\w*|harm\w*|too long|lilac|some people|tiktok|if|you left|you've left|was left|they left|(?:she|he) left|you said)\b|\?$/i

/** "I'll bag you up a wee tub": where a client asked for the bleach, whatever is in it. */
const BAGS_UP = wording(
  `i'll/i_will/i_can/we'll/we_can/let_me/sure/aye/yeah/yes ..3 bag/pop/give/put/pour/slip/sort/do/mix/sell/fill ..5 tub/tube/bottle/bag/pot/sachet/jar/box/some/bit/drop`,
)

type Danger = { signal: 'hands_out' | 'left_on'; quote: string }

/** The sentence that gives a professional's product away, or leaves one on for hours. */
export function harmfulIn(sentences: readonly string[], told: TalkSoFar): Danger | null {
  const read = sentences.map(tidy)
  for (const [nth, sentence] of read.entries()) {
    const quote = sentences[nth] ?? ''
    const goods = bare(sentence)
    if (
      PRO.test(goods) &&
      !KEPT.test(goods.replace(YES_WITH_NO, ' ')) &&
      HANDS_OUT.some(each => each.test(goods))
    )
      return { signal: 'hands_out', quote }
    const night = ALL_NIGHT.exec(sentence)
    if (!night || !STAYS.test(sentence) || WARNS.test(sentence) || denied(sentence, night.index)) continue
    // "Leave it on": what was named just before, here or by the client.
    const named = ON_FOR_MINUTES.test(sentence) || SAID_COLOUR.test(sentence)
    const before = nth > 0 ? (read[nth - 1] ?? '') : told.last
    const meant =
      named ||
      (/\b(?:it|that|this)\b(?: \w+)? on\b|\bsleep (?:in|with) (?:it|that)\b/i.test(sentence) &&
        ON_FOR_MINUTES.test(before) &&
        !MAY_STAY.test(before))
    if (meant && !MAY_STAY.test(sentence)) return { signal: 'left_on', quote }
  }
  const [first] = sentences
  const whole = read.join(' ')
  return first !== undefined &&
    sentencesOf(told.last).some(each => WANTS_IT.test(bare(each)) && HERSELF.test(each)) &&
    told.asks &&
    (SELLS.test(whole) || BAGS_UP.has(whole)) &&
    !/n't\b|\b(?:cannot|not|never|instead|rather)\b/i.test(whole)
    ? { signal: 'hands_out', quote: first }
    : null
}
