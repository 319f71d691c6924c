// What the client has said so far, as far as a listener must have heard it.
import type { Said } from '../schema'
import { isCaught } from './lice'
import { NAMED_GOODS } from './products'
import { meaningOf, sentencesOf, tidy, wordsOf } from './text'
import { childIn, isIrritated } from './who'

export type Told = {
  name: string | null
  /** All that was said, and the last of it. */
  meaning: Set<string>
  last: string
  lastMeaning: Set<string>
  /** A feeling, or something that leaves nobody cold. */
  emotion: boolean
  complaint: boolean
  /** Something that home care helps. */
  need: boolean
  /** The last line turned something down. */
  declined: boolean
  asks: boolean
  /** Words for what the client does not want. */
  unwanted: Set<string>
  /** The last line named something that is not wanted. */
  lastUnwanted: boolean
  /** Goods were named: what "one" or "it" may then stand for. */
  goods: boolean
  /** Something on the hair that bleach or colour can react with, or a reaction before. */
  hazard: boolean
  /** The head itched or burnt from a colour before. */
  stung: boolean
  /** What the client reacts to, by name. */
  allergens: Set<string>
  /** A scalp that nothing may go on before a pharmacist or a doctor has seen it. */
  sore: boolean
  /** It itches or is red today, and nobody has looked yet. */
  irritated: boolean
  /** Lice, and what else one head catches from another. */
  caught: boolean
  /** Signs on the skin or in the breath that need a pharmacist or a doctor. */
  danger: boolean
  /** The hair breaks or snaps off. */
  fragile: boolean
  /** Length is to be kept, or the pace slow. */
  careful: boolean
}

const EMOTION =
  /\b(nervous|(?:so|really|very|terribly) sorry|freak(?:s|ed|ing)?|panicking|migraine|divorc\w*|made redundant|scared|anxious|worr(?:y|ied)|terrified|afraid|dread|panic|upset|angry|furious|cross|cried|cry(?:ing)?|tears|embarrass\w*|humiliat\w*|mortified|ashamed|hate|hated|horrible|awful|disaster|ruined|disappoint\w*|frustrat\w*|stress(?:ed|ful)?|overwhelm\w*|lost my|losing my|died|passed away|funeral|grief|cancer|chemo\w*|divorce|break ?up|alopecia|miscarriage|self[- ]conscious|lonely|exhausted|not happy|unhappy|fed up|gutted|devastated|annoyed|a mess|conned|let down|unacceptable|ridiculous|hurt|shock(?:ed|ing)?|wary|uneasy|hospital|weak on|diagnos\w*|operation|illness|disab\w*|traumatic|trauma|dreads?|hates?|can't (?:lift|hold|stand|bear|cope)|petrified|freak\w*|phobi\w*|on edge|(?:a|bit of a) wreck|shaking|shaky|jittery|dreading|burnt?|burned|butcher\w*|trust|bullied|laughed at|insecure|frighten\w*|feel(?:s|ing)? (?:ancient|old|invisible|dowdy|frumpy|low|rubbish|drab|plain|tired|lost|flat|silly|daft|self)|mixed feelings|transition\w*|never been (?:in|to) a|can't decide|agonis\w*|miserable|mess(?:ed)? up|felt (?:ugly|stupid|small|awful|sick)|sobb\w*|in bits|livid|fuming|raging|appalled|shocking|joke|rip(?:ped)? off|patchy|sore|tender|sting(?:s|ing)?|painful|blister\w*|thinning|falling out|losing (?:it|hair)|uncomfortable|conscious|tired of|sick of|had enough|wits' end|drives? me (?:mad|crazy|nuts|insane)|doing my head in|sensory|autis\w+|adhd|makes? me feel (?:ill|sick|faint))\b/i
const COMPLAINT =
  /\b(you (?:made|ruined|burnt|burned|cut|said|told|promised)|not what i (?:asked|wanted)|refund|complain\w*|money back|not happy|unhappy|went wrong|gone wrong|orange|patchy|uneven|wonky|faded already|washed out|manager|review|too short|green|patch(?:es|y)|streak\w*|not straight|isn't straight|lopsided|blotch\w*|burn(?:t|ing|s)?|kept me waiting|waited|overcharged|(?:lot|bit|much) (?:more|higher|dearer) than|too (?:expensive|dear|pricey|much money)|(?:so|very|really) (?:expensive|dear|pricey)|how much\?!|cheaper (?:than|last|before)|price(?:s|'s)? (?:has|have|gone|went) up|gone up (?:again|so much|a lot)|costs? a fortune|wasn't told (?:the|about the|it would)|nobody (?:told|warned|rang|said)|missed my|(?:rude|short|sharp|mean|nasty|horrible|dismissive|unkind|cold) (?:to|with) me|laughed|ignored me|talked over me|spoke(?:n)? to me like|kept waiting|late (?:starting|for|again)|charged me|ripped off|fix (?:it|this)|redo|put (?:it|this) right|livid|fuming|not even|isn't even)\b/i
const NEED =
  /\b(dry|rough|frizz\w*|tangl\w*|knot\w*|brittle|break\w*|snap\w*|split ends|dull|flat|limp|greasy|oily|flak\w*|itch\w*|(?<!\b(?:a|an|the|my|his|skin|low|mid|high|taper|bald|zero|drop|burst) )fad(?:e|es|ing)|brassy|damaged|straw|straw-like|crispy|lifeless|no volume|static|heat damage|what (?:should|can|do) i (?:use|buy|put)|what (?:shampoo|product)|recommend)\b/i
const DECLINE =
  /\b(no,? (?:thanks|thank you|ta)|no thanks|nope|not (?:today|now|interested|for me|really|this time)|i(?:'m| am) (?:fine|ok|okay|good|all right|alright)(?: thanks| thank you)?|rather (?:not|just (?:have|get|do|leave))|i'll (?:leave|pass|skip)|maybe (?:not|another time|next time)|(?:don't|can't|couldn't|wouldn't) (?:really|actually|quite)? ?(?:want|need|use|afford|spend)(?! to (?!buy|get|have|spend|take|add|try))(?! (?:her|him|them|you|it to|to (?:be|feel|look|lose|go|end|have to))\b)|just the (?:cut|trim|colour|blow|fringe|usual)|(?<!\b(?:and|or|i|usually|mostly|always|sundays?|weekends?) )leave it(?! (?:down|up|long|loose|out|natural|curly|to dry|wavy|as|like|too|in|on))|can't afford|i can(?:'t|not)(?: really)?(?=[.!…]*$)|(?:that's|it's) (?:a lot|too much|too dear|a bit (?:much|steep|dear))|(?:just|only|said)\b[^.?!]{0,40}nothing else|on a budget|(?:need|want|have|like) to think|think about it|have a think|maybe later|after payday|money(?:'s| is) tight|i said no|no,? (?:really|honestly|seriously)|can't (?:this|right|at the moment)|(?:just|only) (?:came|here|in|want) for|only (?:the|a) (?:cut|trim)|not looking (?:to|for)|skint|no (?:it's|i'm) (?:ok|fine)|no more|already (?:have|got))\b/i
const HAZARD =
  /\b(?:i'm|i am|he's|he is|she's|she is|(?:daughter|son|girl|boy|niece|nephew)(?:'s| is)|aged?) (?:only |just |nearly |almost |about to (?:be|turn) )?(?:1[0-5]|ten|eleven|twelve|thirteen|fourteen|fifteen)\b(?!(?: |-)(?:minutes?|mins?|weeks?|months?|days?|hours?|stone|st|pounds|quid|miles|times|past|to|percent)\b|%|:)|\b(?:itch(?:y|ed|es|ing)?|rash|bumps)\b[^.!?]{0,40}\b(?:last time|every time|each time|(?:with|after|from|when)[^.!?]{0,15}(?:colou?r|dye|tint|bleach))|\b(?:colou?r|dye|tint|bleach)\b[^.!?]{0,30}\b(?:itch(?:y|ed|es|ing)?|a rash|bumps)\b|\b(?:henna\w*|relaxe[rd]|relaxing|keratin|metallic|grecian|colou?r restorer|allerg\w+|react(?:ed|ion|ions)?|pregnan\w+|chemo\w*|(?:1[0-5]|ten|eleven|twelve|thirteen|fourteen|fifteen)(?: years? old|,| now|\.|$))\b/i
/** Two that don't go together; "a perm or highlights?" is a choice. */
const PERM_ON_BLEACH =
  /\bperm\w*\b[^.!?]{0,25}\b(?:on|over|onto|into) (?:my |the |top of )?[^.!?]{0,15}\b(?:bleach\w*|highlight\w*|blonde|balayage|lightened)\b|\b(?:bleach(?:ed)?|highlights|balayage)\b(?![^.!?]*\bor\b)[^.!?]{0,40}\b(?:want|have|get|fancy|like|put|do)\b[^.!?]{0,15}\bperm\b/i
/** A head that itched, burnt or came up red from a colour: the same again may be worse. */
const SMARTS =
  '(?:itch\\w*|stung|sting(?:s|ing)?|burn(?:t|ed|s|ing)?|sore|raw|blister\\w*|scab\\w*|tingl\\w*|bumps|welts?|rash|flar\\w+ up|on fire)'
const SKIN_PLACE = '(?:scalp|head|forehead|hairline|skin|neck|ears?|face|eyelids?)'
const AFTER_COLOUR =
  '(?:last time|last visit|every time|each time|(?:with|after|from|since|when|during|for (?:days|a week|two|three|\\d))\\b[^.!?]{0,30}\\b(?:colou?r\\w*|dye|tint|bleach|toner|highlights|roots|days|you did|it was on))'
const STUNG = new RegExp(
  [
    `\\b${SKIN_PLACE}\\b[^.!?]{0,30}\\b(?:${SMARTS}|(?:went|was|came up|got|bright|all) (?:\\w+ )?red)\\b[^.!?]{0,60}\\b${AFTER_COLOUR}`,
    `\\b${AFTER_COLOUR}\\b[^.!?]{0,40}\\b(?:${SKIN_PLACE}\\b[^.!?]{0,30}\\b(?:${SMARTS}|(?:went|was|came up|got) (?:\\w+ )?red)|(?:it|i) (?:\\w+ ){0,3}${SMARTS})\\b`,
    `\\b(?:it|i|colou?r|dye|bleach|tint)\\b[^.!?]{0,15}\\b${SMARTS}\\b[^.!?]{0,40}\\b(?:last time|every time|each time|for (?:days|a week|two|three))\\b`,
    `\\b(?:colou?r|dye|bleach|tint|toner)\\b[^.!?]{0,20}\\b(?:burnt|burned|burns|stung|stings|irritate[ds]|blister(?:s|ed)) my ${SKIN_PLACE}\\b`,
  ].join('|'),
  'i',
)
/** A hot tool, the sun, what is worn, a shade's name, or nothing at all. */
const OTHER_BURN =
  /\b(?:dryer|tongs|straighteners?|iron|curler|wand|sunburn\w*|sun|water was|hot water|shaved?|razor|clippers?|brush(?:ed|ing)?|jumper|gown|cape|collar|scarf|towel|wool\w*|label|clippings|helmet|gym|burnt (?:copper|orange|sienna|caramel|toffee|umber)|raw emotion|(?:not|didn't|never|no|hasn't|doesn't) (?:\w+ ){0,2}(?:itch\w*|sting\w*|stung|burn\w*|sore|raw|tingl\w*|red|rash|blister\w*|bumps))\b/i
/** "It stung for days" is said of colour where colour was spoken of. */
const COLOURED =
  /\b(?:colou?r\w*|dye\w*|tint\w*|bleach\w*|toner|highlights|roots|lighten\w*|blond\w*|balayage|foils|relaxer|perm)\b/i
const isStung = (line: string, before: Told): boolean =>
  (COLOURED.test(line) ||
    COLOURED.test(before.last) ||
    [...before.meaning].some(word => COLOURED.test(word))) &&
  sentencesOf(line).some(each => STUNG.test(each) && !OTHER_BURN.test(each))
/** "I had the test on Tuesday, no reaction." */
const TESTED = /\btest(?:s|ed)?\b/i
const NO_REACTION = /\b(?:no|without (?:a|any)) reactions?\b|\b(?:didn't|haven't) react(?:ed)?\b/gi
const REACTS_TO =
  /\b(?:allergic|allergy|reaction|react(?:s|ed)?|intolerant) to (?:the |some |any |a |an )?(\p{L}+)(?: (tree|oil|butter|wheat|milk))?/giu
/** The colour itself, a cut, or nothing that a bottle names. */
const NO_ALLERGEN =
  /^(?:it|that|this|them|my|your|hair|home|colou?rs?|dyes?|dying|tints?|bleach|ppd|something|anything|everything|things|stuff|products?|heat|light|noise|touch|pain|being|all|most|certain|box|short|long|cut|haircut|change|stress|news|how|what|early|late)$/
const allergensIn = (line: string): string[] =>
  [...line.toLowerCase().matchAll(REACTS_TO)].flatMap(([, word, next]) =>
    word && !NO_ALLERGEN.test(word) ? [next ? `${word} ${next}` : word.replace(/s$/, '')] : [],
  )
/** Domain 1.16: no product on an affected or broken scalp. */
const SORE =
  /\b(?:ringworm|head ?lice|nits|scabies|impetigo|shingles|psoriasis|eczema|dermatitis)\b|\b(?:scalp|hairline)(?:'s| is|'s all)?[^.!?]{0,20}\b(?:sunburn\w*|peeling|cracked|broken|raw|scabs?|scabby|infected|(?:little |small |open )?cuts|grazes)\b|\bscalp\b[^.!?]{0,40}\b(?:sores?|bleed\w*|weep\w*)\b|\b(?:sores|bleeding) (?:on|in|all over|across|from) (?:my|the) (?:scalp|head)\b|\b(?:sunburn\w*|cuts|scabs|grazes?|stitches|open sores?) (?:on|in|all over|across) (?:my|the) (?:scalp|head)\b/i
/** "My son had nits, all gone now", "eczema on my hands": not on this scalp, or no longer. */
const HEALED =
  /\b(?:all |completely |long )(?:gone|clear(?:ed)?|healed|better)\b|\b(?:he|she|they|it|we|i)(?:'s|'re|'m| is| are| was| were| am) (?:been )?clear\b|\b(?:years ago|as a (?:child|kid|baby))\b/i
const NOT_HEALED = /\b(?:not|still|again|back|flar\w*|until|till|once|when|hope|isn't|hasn't|never)\b/i
const ELSEWHERE =
  /\b(?:psoriasis|eczema|dermatitis|shingles)(?: is| just| only)* (?:on|behind) (?:my|the) (?:elbows?|hands?|knees?|arms?|legs?|feet|back)\b/gi
const healed = (line: string): boolean => HEALED.test(line) && !NOT_HEALED.test(line)
const isSore = (line: string): boolean => SORE.test(line.replace(ELSEWHERE, ' ')) && !healed(line)
const DANGER =
  /\b(?:swell\w*|swollen|(?<!\b(?:roots?|hair|ends|curls?|fringe|sides|crown|top|layers|bob)(?:'s| is| are| go(?:es)?| gets?| looks?)? (?:so |all |really |a bit |very )?)puff(?:y|ed|ing|s)?|(?:can't|hard to|trouble|difficulty) breath\w*|wheez\w*|hives|welts?|weals?|(?:tongue|lips?|throat)\b[^.!?]{0,20}\b(?:fat|tingl\w*|numb|tight)|blister\w*|come (?:up|out) in (?:bumps|lumps|spots|a rash|hives)|weeping|rash (?:on|all|since|after|behind)|(?:scalp|skin|face|head|neck|forehead|hairline|eyes?|eyelids?|ears?)(?:'s| is| are| has been| have been|'s been| feels)? (?:really |so |all |properly |still )?(?:burn(?:ing|s)|on fire|bleeding|raw))\b/i
/** The same words of something else than a body: pride, a bill, shoes, tears, and what others can't bear in the air. */
const NO_DANGER =
  /\b(?:swell(?:s|ed|ing)?|swollen|puff(?:s|ed|ing)?)(?: up)? (?:with|my|his|her|the|our) (?:confidence|pride|ego|heart|bill|price|chest|hair|curls)\b|\b(?:blister\w*|swell\w*|swollen|puffy)\b[^.!?]{0,25}\b(?:shoes?|feet|foot|heels?|toes?|ankles?|knees?|boots|trainers)\b|\b(?:feet|foot|heels?|toes?|ankles?|knees?)\b[^.!?]{0,15}\b(?:blister\w*|swell\w*|swollen|puffy)|\bi(?:'m|'ve been| was| have been| started| kept)(?: been)? weeping\b|\bmy (?:mum|mother|dad|father|husband|wife|partner|sister|brother|friend|nan|gran|colleague|boss|flatmate)(?: just)? can't breathe? (?:if|when(?:ever)?|around)\b(?![^.!?]*\b(?:dye|colou?r|bleach|tint)\b)[^.!?]*\b(?:hairspray|perfume|smoke|scent|spray|deodorant|candles?)\b/gi
export const inDanger = (line: string): boolean => DANGER.test(line.replace(NO_DANGER, ' '))
/** Hair that gives way: what lightener would finish. */
const FRAGILE =
  /\b(?:hair|ends?|it|lengths|bits|chunks|strands|pieces|fringe|crown)(?:'s| is| are|'re| keeps?| has been|'s been| just| started| starts)? (?:(?:just|all|now|really|still|been|started|keeps?|already) )*(?:(?:break(?:s|ing)?|broke|broken|snap(?:s|ped|ping)?) (?:off|away)|com(?:es|ing) (?:off|(?:out|away) in (?:my|clumps|chunks|handfuls)))\b|\b(?:hair|chunks|clumps|bits)(?:'s| is| are| keeps?)? (?:fall(?:s|ing)?|fell) out\b|\b(?:hair|it|ends)(?:'s| is| keeps?| has been|'s been| are)? (?:(?:just|all|really|still|been) )*snapping\b|\b(?:gummy|melted|melting|chewing gum|elastic when wet|like (?:wet )?(?:elastic|chewing gum))\b/i
const CAREFUL =
  /\b(not (?:too |that )?short|keep (?:my|the|all my) length|(?:go|take it) (?:slow|slowly|easy)|bit by bit|nothing (?:too )?(?:drastic|short|big)|only a trim|just a trim|growing (?:it|my hair) out|not too much|don't (?:want to )?(?:lose|take|cut)|took (?:loads|too much|so much|it all)|off too much|took (?:\w+ ){1,4}off|small change|subtle|gradual\w*)\b/i

const NAMED = [
  /\b(?:[Ii]'m|[Ii] am|[Mm]y name is|[Mm]y name's|[Ii]t's|[Tt]his is|[Nn]ame's) ([A-Z][\p{L}'-]{1,20})\b/u,
  /\b([A-Z][\p{L}'-]{1,20}) here\b/u,
]
const NOT_NAMES =
  /^(I|I'm|He's|She's|We're|You're|Is|Was|From|Back|Right|Hi|Hello|Hey|Just|Really|So|Not|Sorry|The|It|My|Over|Right|Up|Down|Out|In|Down|Still|Very|Saturday|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Christmas|OK|Okay|British|Black|Asian|Muslim|Deaf)$/

export function nameIn(text: string): string | null {
  for (const pattern of NAMED) {
    const name = pattern.exec(tidy(text))?.[1]
    if (name && !NOT_NAMES.test(name)) return name
  }
  return null
}

const NEGATIVE =
  /\b(?:don't want|do not want|didn't want|(?:don't|do not|didn't|never) (?:really )?(?:like|fancy|suit|get on with)|can't stand|not|no|without|not (?:sure about|keen on|a fan of)|hate|hated|never|nothing|avoid|allergic to|can't have) (?:to |any |too |a |an |the |my |it |be |go |have |lose |like )*([\p{L}]+)(?: ([\p{L}]+))?/giu
const NOT_WISHES = new Set([
  'sure',
  'know',
  'happy',
  'sleep',
  'slept',
  'idea',
  'problem',
  'time',
  'thanks',
  'thank',
  'really',
])

function unwantedIn(text: string): string[] {
  return [...tidy(text).toLowerCase().matchAll(NEGATIVE)]
    .flatMap(match => [match[1], match[2]])
    .flatMap(word =>
      word && word.length > 3 && !NOT_WISHES.has(word) && meaningOf(word).size > 0
        ? [word.replace(/(?:ing|s)$/, '')]
        : [],
    )
}

export const NOTHING_TOLD: Told = {
  name: null,
  meaning: new Set(),
  last: '',
  lastMeaning: new Set(),
  emotion: false,
  complaint: false,
  need: false,
  declined: false,
  asks: false,
  unwanted: new Set(),
  lastUnwanted: false,
  goods: false,
  hazard: false,
  stung: false,
  allergens: new Set(),
  sore: false,
  irritated: false,
  caught: false,
  danger: false,
  fragile: false,
  careful: false,
}

/** After one more line of the client's. */
export function toldMore(before: Told, text: string): Told {
  const line = tidy(text)
  const lastMeaning = meaningOf(line)
  return {
    name: before.name ?? nameIn(text),
    meaning: new Set([...before.meaning, ...lastMeaning]),
    last: line,
    lastMeaning,
    // Lice shame everybody who has to tell of them.
    emotion: before.emotion || EMOTION.test(line) || isCaught(line),
    complaint: before.complaint || COMPLAINT.test(line),
    need: before.need || NEED.test(line),
    declined: DECLINE.test(line) && wordsOf(line).length <= 25,
    asks: /\?/.test(line) || /^(how|what|why|when|where|can|could|do|does|is|are|will|would)\b/i.test(line),
    unwanted: new Set([...before.unwanted, ...unwantedIn(line)]),
    lastUnwanted: unwantedIn(line).length > 0,
    goods: before.goods || NAMED_GOODS.test(line),
    stung: before.stung || isStung(line, before),
    hazard:
      before.hazard ||
      isStung(line, before) ||
      childIn(line) ||
      PERM_ON_BLEACH.test(line) ||
      HAZARD.test(TESTED.test(line) ? line.replace(NO_REACTION, ' ') : line),
    allergens: new Set([...before.allergens, ...allergensIn(line)]),
    sore: before.sore || isSore(line),
    irritated: before.irritated || isIrritated(line),
    caught: before.caught || (isCaught(line) && !healed(line)),
    danger: before.danger || inDanger(line),
    fragile: before.fragile || FRAGILE.test(line),
    careful: before.careful || CAREFUL.test(line),
  }
}

export function toldBy(transcript: readonly Said[]): Told {
  return transcript
    .filter(({ role }) => role === 'client')
    .reduce((told, { text }) => toldMore(told, text), NOTHING_TOLD)
}

/** The client's sentence that carries most: what a good answer would come back to. */
export function weightiest(text: string): string {
  const sentences = sentencesOf(text)
  return [...sentences].sort((a, b) => meaningOf(b).size - meaningOf(a).size)[0] ?? text
}
