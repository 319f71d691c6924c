// Something that went wrong with one client: a reaction, an injury, ruined hair, a complaint. The salon settles that
// with the client in person, never in an advert. Domain 6.2
import { NOBODY } from './letter'

const WHO =
  "(?:clients?|customers?|guests?|lad(?:y|ies)|girl|woman|man|gentleman|bride|model|someone|somebody|she|he|they|who|i|\\p{Lu}\\p{Ll}+)(?:['’]?(?:s|ve|d))?"
const WHOSE =
  "(?:her|his|their|my|your|an? (?:\\w+ )?(?:client|customer|guest|lady)['’]s|(?:the|our|this) (?:client|customer|guest|lady)['’]s|\\p{Lu}\\p{Ll}+['’]s)"
const OUR_WORK =
  '(?:tints?|colou?rs?|dyes?|bleach|toner|products?|(?:patch|skin|allergy) tests?|peroxide|developer|glue|perm|lash\\w*|brows?|treatment|shampoo|henna|ppd|relaxer|keratin|highlights|balayage|foils|extensions?|wax)'
const SKIN =
  '(?:scalp|ears?|necks?|forehead|skin|face(?![- ]fram)|heads?|hands?|eyes?|eyelids?|lips?|cheeks?|fingers?|hairline)'
const VERY = '(?:(?:really|very|so|quite|pretty|a bit|extremely|not|that|too|still|also|just|both|all) )*'

const REACTION = [
  '\\b(?:allergic|bad|nasty|severe|serious|awful|terrible|horrible|mild|slight|skin|scalp) reactions?\\b(?! (?:to|at|on|from) (?:(?:our|the|my|this|that) )?(?:new |latest )?(?:prices?|price rise|post|news|hours|rise|increase|idea|change|weather|announcement)\\b)',
  `\\b(?:had|has|have|having|got|suffered|after|following) (?:an?|her|his|their|the|that|this)(?: (?!lovely|great|good|nice|amazing|brilliant|wonderful|big|huge|best|happy|gorgeous|fab|warm|priceless|emotional)\\w+)? reaction (?:to|from|after) (?:\\w+ ){0,3}?${OUR_WORK}\\b`,
  `(?<!\\b(?:how|see|watch|wait|way|videos?|reel|film\\w*|prank)\\b.{0,25})\\breact(?:ed|ing) (?:(?:really |very |so )?badly|(?:(?:really |very )?badly )?(?:to|from|with) (?:\\w+ ){0,3}?${OUR_WORK})\\b`,
  `\\b(?:came|come|coming|broke|flared) (?:out|up) in (?:an? )?(?:\\w+ )?(?:rash|hives|blisters|welts|spots|lumps)\\b|\\b(?:has|had|got|developed|with) (?:an? )?(?:\\w+ )?(?:rash|hives|blisters|welts)\\b`,
  `\\b${SKIN} (?:has |have |had |is |was |are |were |got |all |really |badly |then )*(?:swell\\w*|swoll\\w+|blister\\w*|came up|puffed)\\b(?! (?:from|with) (?:\\w+ )?(?:tears|crying|laugh\\w*))`,
]
const INJURY = [
  `\\b(?!(?:catch|caught) ${WHOSE} eyes?\\b(?!.{0,25}\\b(?:comb|scissors|brush|tongs|dryer|pin|clip|nail|spray)\\b)|(?<!\\b(?:we|i) (?:accidentally )?)cut (?:her|his|their|my) (?:own )?(?:fingers?|hands?)\\b)(?:burn(?:t|ed|s|ing)?|scald(?:ed|s)?|cut|nicked?|hurt|injur\\w+|scratched|catch|caught|snipped|blistered) (?:part of |the (?:top|back|tip|side) of )?${WHOSE} (?:own )?${SKIN}\\b(?![- ]?lines?\\b|[- ](?:neat\\w*|clean\\w*|free|hairs?|length|long|deep|fram\\w+|contour\\w*|shap\\w+|skimming|hugging))`,
  `\\b${SKIN} (?:has |have |had |is |was |are |were |got |gets |all |badly |slightly |a bit |a little )+(?:burn(?:t|ed|ing)?|scalded|cut|nicked|hurt|injured|scratched|bleeding|raw|sore)\\b`,
  '\\b(?:chemical|bleach|peroxide|scalp|tongs?|straightener|iron|hot towel|wax) burns?\\b(?! (?:unit|charity))',
  '\\b(?:slipped|tripped|fell|fallen)\\b (?:over\\b|down\\b|(?:off|on|at|in|by|from) (?:the|our) (?:[\\w-]+ )?(?:salon|floor|basin|backwash|step|stairs?|chair|door|doorway|mat|tiles|sink|cable|lead))|\\b(?:fainted|hurt (?:her|him|them|my)sel(?:f|ves)|had an? (?:\\w+ )?(?:accident|fall)\\b(?!-)|(?:accident|injury) (?:in|at) (?:the|our) salon|(?:was|got|been) (?:badly |slightly )?(?:injured|hurt|burnt|burned|scalded))\\b',
]
const BROKEN =
  'ruined|wrecked|fried|melted|snapped|botched|butchered|damaged|destroyed|over-?processed|burn(?:t|ed)'
const HAIR = [
  `\\b(?:we|i|you|our \\w+|us|stylist|junior|apprentice)(?:['’]ve| have| had| has)? (?:completely |totally |accidentally |really )*(?:${BROKEN}) ${WHOSE} (?:\\w+ )?(?:hair|colou?r|balayage|highlights|ends|extensions|fringe|cut|perm)\\b`,
  `\\bhair (?:(?:has|had|all|just|is|was|been|completely|now) )*(?:snapp\\w+|bro(?:ke|ken|ken) off|breaking off|f(?:ell|alling|allen) out|melt\\w+|c(?:ame|oming) out|(?:${BROKEN}))\\b[^.!?]{0,40}\\b(?:by us|in (?:our|the) salon|we did|our (?:colou?rist|stylist|junior|salon|bleach|colou?r)|(?:after|from|with) (?:the |our |her last |his last |last )?(?:bleach\\w*|highlights|foils|perm\\w*|relaxer|colou?r (?:service|appointment)|appointment|visit|treatment))\\b`,
]
const FEELS = 'unhappy|upset|angry|dissatisfied|furious|annoyed|disappointed|cross|fuming|livid'
const MONEY_BACK =
  '(?:(?:(?:her|his|their|my|the) )?money back|an? (?:full |part(?:ial)? )?refund|refund(?:ed|ing)?|compensation|to sue)'
const COMPLAINT = [
  '\\b(?:clients?|customers?|she|he|who) (?:with|had|has|have) (?:an? |the |her |his |some )?complaints?\\b',
  `\\b${WHO} (?:(?:has|have|had|was|is|were|are|been|just|who|rang|called|to) )*(?:complain(?:ed|ing)|(?:made|put in|sent|raised) (?:us )?(?:an? )?(?:formal |official )?complaint)\\b(?! to (?:her|his|their) (?:mum|husband|friends?)| (?:about|of) (?:(?:the|this|that|their|her|his) )*(?:frizz|weather|humidity|heat|cold|rain|winter|summer|static|dry|flat|fine|split|limp|thick|wind)| (?:that )?(?:her|his|their) (?:\\w+ )?(?:hair|ends|curls|roots|fringe) (?:was|were|is|felt|looked|gets|got|kept) (?:(?:too|so|very|really|always|getting|going) )*(?:dull|dry|flat|limp|fine|frizzy|heavy|thick|thin|lifeless|boring)\\b,? so (?:we|i|\\p{Lu}\\p{Ll}+) (?!refund|offer|apolog|sa(?:id|y)|want|need))`,
  `(?<!\\b(?:no|zero|not one|fewer|without|common|usual|main|biggest|top|number one|frequent) )(?:\\b(?:client|customer|guest)['’]?s? complaints?\\b(?!-free| (?:polic|proced|form|down\\b|at zero))|\\bcomplaint (?:from|by|letter|e-?mail|reply|response)\\b)`,
  '\\b(?:repl(?:y|ies|ying)|respon(?:se|d|ding)|answer(?:ing)?|deal(?:ing)? with|handl(?:e|ing)|follow(?:ing)?[- ]?up|apolog\\w+|sorry) (?:\\w+ ){0,3}?complaint\\b',
  '\\b(?:repl(?:y|ies|ying)|respon(?:se|d|ding)|answer(?:ing)?) (?:to )?(?:(?:an?|the|this|that|our|my|her|his) )?(?:bad|negative|nasty|awful|unfair|angry|horrible|1[- ]?star|one[- ]star|2[- ]?star|two[- ]star|unhappy|upset)\\b(?: \\w+){0,3}? (?:reviews?|comments?|feedback|clients?|customers?|messages?)\\b',
  `\\b${WHO} (?:(?:has|have|had|is|was|were|now|just|who|also|even) )*(?:wants?|wanted|wanting|ask(?:s|ed|ing) for|demand(?:s|ed|ing)|threaten(?:s|ed|ing)|after|claim(?:s|ed|ing)) (?:for )?(?:legal action|${MONEY_BACK}|us with)`,
  '\\b(?:threaten\\w*|taking|take|talking about) (?:us )?(?:with )?(?:to )?(?:legal action|court|sue|small claims)\\b|\\b(?:her|his|their) solicitor\\b',
]
/** Only in a letter: in a post it may be why the client came to us. */
const UNHAPPY = [
  `\\b(?:${FEELS}|unsatisfied|not happy) (?:client|customer|lady|guest)s?\\b`,
  `\\b${WHO} (?:(?:is|was|were|are|isn['’]?t|wasn['’]?t|felt|seems|left|went home|came back) )+${VERY}(?:${FEELS}|happy)\\b(?<=\\b(?:not|n['’]?t) (?:\\w+ ){0,2}happy|${FEELS}) (?:with|about|after|at)\\b`,
  `\\b(?:client|customer|lady|guest|she|he) ${VERY}(?:${FEELS}|unsatisfied) (?:with|about|after)\\b`,
  `\\b(?:she|he|client|customer|\\p{Lu}\\p{Ll}+)['’]?s (?:(?:really|still|just|very|so|quite) )*(?:not (?:(?:at all|very|really|too|that|so) )*happy|${FEELS}) (?:with|about|after) (?:her|his|our|us|how|the (?!weather|rain|heat|cold|news|price|prices))\\b`,
  "\\b(?:hates?|hated|(?:doesn|didn|don)[’']?t (?:really )?like|dislikes?) (?:her|his) (?:new )?(?:colou?r|cut|perm|highlights|balayage|extensions|toner|fringe|lashes|brows)\\b",
  '\\b(?:sorry|apolog\\w+)\\b[^.!?]{0,40}\\b(?:her|his|your) (?:\\w+ )?(?:colou?r|cut|perm|highlights|balayage|extensions|toner|fringe|lashes|brows|hair|roots) (?:went|turned|came out|faded|fell out|snapped)\\b',
  `\\b(?:wants|wanted|demand(?:s|ed|ing)|ask(?:s|ed|ing) for) ${MONEY_BACK}`,
  `\\b(?:colou?r|cut|perm|highlights|balayage|extensions|hair|toner|fringe|lashes|brows|treatment)\\b[^.!?]{0,20}\\b(?:went|gone|going) (?:\\w+ )?wrong\\b(?! ?\\?)`,
  `\\b(?:sorry|apolog\\w+)\\b[^.!?]{0,40}\\b(?:your|her|his) (?:bad |nasty |allergic )?(?:reaction|burns?|injur\\w+|complaint|accident|fall|rash|sore scalp|scalp|ear)\\b`,
]

const any = (parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'iu')
const HARM = any([...REACTION, ...INJURY, ...HAIR])
const ON_PAPER = any([...HAIR, ...COMPLAINT])
const IN_A_LETTER = any(UNHAPPY)

/** One person, or those it happened to; a general warning is about nobody in particular. */
const SOMEBODY = new RegExp(
  `\\b(?:[Cc]lients?|[Cc]ustomers?|[Gg]uests?|[Ll]ady|[Gg]irl|[Ww]oman|[Bb]ride|[Ss]omeone|[Ss]omebody|(?:Mrs?|Ms|Miss) \\p{Lu}\\p{Ll}+|(?!${NOBODY})\\p{Lu}\\p{Ll}+['’]s ${SKIN}|[Ss]he|[Hh]e|[Hh]er|[Hh]is|[Tt]hem|(?:to|with|for|after|about|[Ee]mail|[Tt]ell|[Dd]ear|[Hh]i) (?!${NOBODY})\\p{Lu}\\p{Ll}+|(?!${NOBODY}|(?:If|When|Why|What|Any|The|This|It|We|A|An|In|On|At)\\b)\\p{Lu}\\p{Ll}+(?:['’]s)? (?:had|has|got|reacted|came|who))\\b`,
  'u',
)
const IN_GENERAL =
  /^who wants\b|\b(?:if|in case|when(?:ever)?|unless|whether) (?:you(?! (?:can|could|like|want|would|think|get))|your|anyone|anybody|someone|an?|clients?)\b(?<!\bwhen (?:an?|someone))|\bwhen (?:someone|an? \w+)\b(?! (?:had|came|reacted|was|got|complained|slipped|fell|broke)\b)|\b(?:if|whether) (?:she|he|they)(?:['’](?:s|re)| is| are|s)(?: not|n['’]?t)? (?:un)?happy\b|\b(?:anyone|anybody|everyone|people) (?:can|could|may|might)\b|\b(?:can|could|may|might) (?:also |still |suddenly |sometimes |even )?(?:have|cause|happen|develop|trigger|lead to)\b|\b(?:you|anyone|anybody|who)(?:['’]ve| have| has)? (?:ever|previously) (?:had|reacted)\b|\bhave you (?:ever )?(?:had|reacted)\b|\b(?:avoid\w*|prevent\w*|reduc\w+|risk of|signs? of|chance of) (?:[\w-]+ ){0,3}?(?:reactions?|allerg\w*|burns?|burning|rash\w*|injur\w*|accidents?|swelling|breakage|damage)\b|\bmust (?:tell|let)\b|\b(?:complaints?|refunds?|returns?|redo|re-do) (?:polic(?:y|ies)|procedures?|forms?)\b|\b(?:nobody|no ?one) (?:has |had |ever )*(?:complain|react|ask|want)/iu
const ELSEWHERE =
  /\b(?:another|other|previous|different|last|old) (?:salon|hairdresser|stylist|place|barber)s?\b|\belsewhere\b|\bat home\b|\bbox[- ]dye\b/i
const WRITTEN_TO =
  /\b(?:follow(?:ing|s)?[- ]?up|check(?:ing)?[- ]?in|repl(?:y|ies|ying)|respon\w+|apolog\w+|sorry|(?:e-?mail|write|message|text|send|dear|hi|tell|offer|invite) (?:to )?(?:her|him|them|an?\b|the\b|our\b|this\b|clients?\b|customers?\b|\p{Lu}\p{Ll}+)|to (?:an?|the|our|this) (?:client|customer|lady|guest))\b/iu

const inSentence = (text: string, letter: boolean): boolean => {
  if (IN_GENERAL.test(text)) return false
  if (letter && IN_A_LETTER.test(text)) return true
  if (ON_PAPER.test(text)) return !ELSEWHERE.test(text)
  return HARM.test(text) && SOMEBODY.test(text)
}

const partsOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/)

/** True if the topic is something that went wrong with a client, and a letter or post about it is requested. */
export function isIncident(topic: string, letter: boolean): boolean {
  const parts = partsOf(topic).filter(part => inSentence(part, letter))
  if (parts.length === 0) return false
  // "Skin test reminder, because a client had a reaction" is about the test.
  return !(TEST.test(topic) && BECAUSE.test(topic) && !WRITTEN_TO.test(topic))
}

const TEST = /\b(?:patch|skin|allergy)[- ](?:alert )?tests?\b/i
const BECAUSE =
  /[,;–-]?\s*\b(?:after|because|since|following|as) (?:an?|one of our|our|the|one|this|that|some) (?:\w+ )?(?:clients?|customers?|lady|guest|girl)\b[^.!?;]*/i

/** A skin test reminder without the client who prompted it. */
export function withoutIncident(sentence: string): string {
  if (!inSentence(sentence, false)) return sentence
  const left = sentence.replace(BECAUSE, '')
  return left === sentence || inSentence(left, false) ? '' : left
}
