// What may not stand in a salon's advert, whoever wrote it, and why. Words that only decorate are taken out of their
// sentence; a claim takes its clause with it. [ASA-HC][ASA-HL][CAA] and the CAP Code, section 3 (superiority), 8 and 12.
import { withoutClause, withoutWord } from './cut'
import { mended, plainWords, withoutHusk } from './mend'
import { thingIn } from './thing'

export type Rule = { id: string; pattern: RegExp; why: string; cut: 'word' | 'clause' }
export type Removed = { what: string; why: string }

const MEDICAL = 'It is a medical claim: an advert for a salon may not make one.'
const ABSOLUTE = 'It promises what nobody can promise for every head of hair.'
const SAFETY =
  'Nothing may be called safe, natural or free of reactions: hair products can cause reactions in anyone.'
const SUPERLATIVE = 'A superlative needs proof that is published with it.'
const SHAMING = 'It makes people feel bad about their hair, their age or their body.'
const URGENCY = 'Pressure to buy is only allowed where it is true, and it is not needed.'
const REVIEW = 'A review may only be asked for as it is: never for a good one, never made up. (DMCC Act 2024)'
const FAIRNESS = 'A job advert may not choose by age or sex. (Equality Act 2010)'
const RIVALS = 'A comparison with other salons needs proof.'

const CONDITION =
  '(?:dandruff|psoriasis|eczema|dermatitis|alopecia|acne|infections?|scalp conditions?|hair ?loss|itch\\w*|folliculitis|ringworm|migraines?|headaches?|stress|anxiety|depression|insomnia)'
/** "migraines, stress and anxiety" */
const CONDITIONS = `${CONDITION}(?:\\s*(?:,|and|or|&|,\\s*and)\\s*${CONDITION})*`
const HAIR = '(?:hair|scalp|follicles?|strands?|lashes|brows|locks|roots|it)'
const rule = (id: string, cut: Rule['cut'], why: string, pattern: RegExp): Rule => ({ id, cut, why, pattern })

export const RULES: readonly Rule[] = [
  rule(
    'medicine',
    'word',
    'A prescription-only medicine may not be advertised to the public, nor its name borrowed.',
    /\b(?:hair )?botox\b|\bbo-?tox\w*/i,
  ),
  rule(
    'medical-word',
    'word',
    MEDICAL,
    /\b(?:miracle|(?:dermatolog\w+|doctor|medically|clinically|scientifically|trichologist)[- ](?:approved|recommended|tested|proven|endorsed)|therapeutic|medicinal|medicated|detox\w*(?<!\bmetal detox)|anti-?age?ing|anti-?hair ?loss|hair[- ](?:growth|loss|re-?growth|thickening)(?=\s+(?:treatments?|shampoos?|serums?|oils?|sprays?|products?|range|therapy|course)))\b/i,
  ),
  rule(
    'treats',
    'word',
    MEDICAL,
    new RegExp(
      `(?<=\\b(?:treatments?|remed(?:y|ies)|therap(?:y|ies)|shampoos?|serums?|products?|solutions?|facials?|masks?|oils?|massages?|range|service)\\s)(?:for|against|to (?:help|treat|ease|combat)(?: with)?|targeting|that (?:helps?|eases?|fights?)(?: with)?)\\s+(?:\\w+\\s+){0,2}?${CONDITIONS}\\b|\\b${CONDITION}[- ](?:friendly|safe|relief|relieving|fighting|busting)\\b`,
      'i',
    ),
  ),
  rule(
    'scarcity',
    'word',
    URGENCY,
    /\b(?:only|just|the last|last)\s+(?=(?:\d+|one|two|three|four|five|a few)\s+(?:\w+\s+)?(?:left|spots?|spaces?|slots?|places?|appointments?|remaining)\b)|\b(?:the )?(?:final|last) (?:few|remaining) (?=(?:slots?|spots?|spaces?|places?|appointments?) (?!left\b|remaining\b)\w)/i,
  ),
  rule(
    'medical',
    'clause',
    MEDICAL,
    new RegExp(
      `\\b(?:cur(?:e|es|ed|ing)|heal(?:s|ed|ing|er)?|remed(?:y|ies)|reverse[sd]?|regrow(?:s|ing|n)?|re-grow(?:s|ing)?|regenerat\\w+|(?:stop|prevent|reduc|combat|fight|end|halt|slow|beat)(?:s|e|es|ed|ing|ting)?\\s+(?:\\w+\\s+){0,2}?(?:hair ?loss|hair ?fall|shedding|thinning|bald\\w*|dandruff|breakage|allerg\\w+|greying|ageing|aging)|(?:grow|regrow|restor|stimulat|boost|promot|speed|accelerat|encourag)\\w*\\s+(?:\\w+\\s+){0,3}?(?:hair growth|new hair|growth|lost hair|thinning hair)|(?:makes?|help(?:s|ing)?|get(?:s|ting)?) (?:your |the )?hair (?:to )?grow|gr(?:ow|ows|ew|own|owing) (?:(?:my|your|her|his|their|our|the) )?${HAIR} (?:back|faster|longer|thicker)|(?:help(?:s|ing)?|works?|good|great|brilliant|perfect|ideal) (?:with|for|against)\\s+(?:\\w+\\s+)?${CONDITIONS}|(?:treat(?:s|ed|ing)?|clear(?:s|ed|ing)?|soothe\\w*|reliev\\w*|banish\\w*|get(?:s|ting)? rid of|eliminat\\w*)\\s+(?:\\w+\\s+){0,3}?${CONDITIONS}|(?:treats?|clears?|sorts?|fix(?:es)?|banish(?:es)?|solves?|ends?) (?:it|them|this|that|yours?) (?:up |out )?(?:for good|for ever|forever|once and for all|permanently|completely)|(?:dermatolog\\w+|doctor|gp|medically|clinically|scientifically|nhs|trichologist)[- ](?:approved|recommended|tested|proven|endorsed)|(?:clinical|scientific)(?:ally)? (?:trials?|studies|proof|proven)|proven to|(?:psoriasis|eczema|dandruff|dermatitis|alopecia|hair ?loss|scalp condition|itch\\w*|bald patch\\w*|shedding)\\s+(?:(?:has|have|is|are|all|completely|just|totally)\\s+)*(?:disappeared|gone|vanished|cleared|went|better|stopped)|anti-?bacterial|anti-?fungal|kills? (?:germs|bacteria|lice))\\b`,
      'i',
    ),
  ),
  rule(
    'repair',
    'clause',
    ABSOLUTE,
    /\b(?:repair(?:s|ed|ing)?|undo(?:es)?|revers\w+|erase[sd]?|fix(?:es|ed)?|mend(?:s|ed)?|rebuild(?:s|ing)?|restores?)\s+(?:[\w%]+\s+){0,4}?(?:damage[d]?|split ends|breakage|broken bonds?|bonds|hair)\b|\brepaired (?:with|by|using|thanks to) (?:\w+ ){0,3}?(?:bond\w*|treatments?|masks?|olaplex|k18|serum|oil|keratin|\w*plex|protein)\b(?: \w*builder)?|\bdamage (?:is |was )?(?:fixed|repaired|gone|undone|reversed|mended|erased)\b|\b(?:as )?good as new\b|\blike new again\b/i,
  ),
  rule(
    'natural',
    'word',
    SAFETY,
    /\b(?:(?:100|one hundred)\s?(?:%|per ?cent) (?:natural|organic|chemical[- ]free|vegan and natural)|(?:all|completely|totally|purely|entirely)[- ]natural|chemical[- ]free|free (?:from|of) (?:\w+ )?(?:chemicals|nasties|toxins)|toxin[- ]free|non[- ]?toxic|safer?(?=\s+(?:hair )?(?:dyes?|colou?rs?|bleach|tints?|chemicals?)\b)|(?:no|zero|without(?: any)?) (?:\w+ )?(?:chemicals|nasties|toxins)|clean beauty|contains? nothing artificial|hypo-?allergenic|allergen[- ]free|allergy[- ]free|reaction[- ]free)\b/i,
  ),
  rule(
    'safe',
    'clause',
    SAFETY,
    /\b(?:(?:completely|totally|perfectly|absolutely|entirely|100\s?%|guaranteed|always|fully|proven|so|really|very)\s+(?:safe|harmless)|(?:safe|fine|harmless|suitable|gentle enough|ok(?:ay)?|perfect|ideal)\s+(?:to (?:use|have)\s+)?(?:for|in|during|while|when|throughout|if you(?:['’]re| are))\s+(?:\w+\s+){0,3}?(?:pregnan\w*|breast-?feeding|bumps?|mums?-to-be|expecting|babies|baby|everyone|everybody|anyone|all skin|sensitive (?:skin|scalps?|eyes?)|allerg\w*|eczema|psoriasis)|pregnancy[- ](?:safe|friendly)|(?:gentle|kind|mild|soft) (?:on|to|with|for) (?:\w+ )?(?:sensitive|irritated|sore|itchy|allergic) (?:skins?|scalps?|heads?|clients?)|safe for (?:you|your (?:skin|scalp|hair)|all|use)|(?:won['’]?t|will not|cannot|can['’]?t|never|doesn['’]?t|does not)\s+(?:\w+\s+){0,2}?(?:cause|give|trigger)\s+(?:\w+\s+){0,3}?(?:reactions?|allerg\w*|irritation)|(?:no|zero) (?:risk|side[- ]effects|(?:allergic )?reactions?|irritation)|risk[- ]free|harmless|non-?irritating)\b|\b(?:is|are|it['’]s|and|totally) (?:\w+ )?safe\b(?! hands| space| place)/i,
  ),
  rule(
    'skip-test',
    'clause',
    'A skin test before colour is never skipped.',
    /\b(?:(?:no|without(?: a)?|skip(?:ping)?(?: the| your)?|forget(?: the)?|never mind the|don['’]?t need an?|no need for an?|needn['’]?t have an?)\s+(?:\w+\s+){0,2}?(?:patch|skin|allergy|strand)[- ]?tests?|(?:patch|skin|allergy)[- ]?tests? (?:is |are )?(?:not|isn['’]?t|aren['’]?t|never) (?:be )?(?:needed|required|necessary))\b/i,
  ),
  rule(
    'no-damage',
    'clause',
    ABSOLUTE,
    /\b(?:damage[- ]free|damage[- ]proof|(?:no|zero|without(?: any| the)?|minus(?: the)?|minimal) (?:\w+ )?(?:hair )?damage|(?:won['’]?t|will not|cannot|can['’]?t|never|doesn['’]?t|does not|not|isn['’]?t)\s+(?:\w+\s+){0,2}?damag\w+|breakage[- ]free|no breakage)\b/i,
  ),
  rule(
    'guarantee',
    'word',
    ABSOLUTE,
    /\b(?:guarante\w+(?:\s+(?:results?|satisfaction|gone|to work|success))?|(?:100\s?%|one hundred per ?cent|completely|totally)\s+(?:satisfaction|results?|coverage|grey coverage|success|happy|satisfied|certain|effective)|satisfaction (?:is )?(?:assured|promised)|money[- ]back promise|works? (?:every time|for everyone|on everyone|on all hair)|never fails?)\b/i,
  ),
  rule(
    'absolute',
    'clause',
    ABSOLUTE,
    /\b(?:permanent(?:ly)? straight\w*|(?:lasts?|stays?) (?:forever|for life|for good)|never fades?|no more (?:frizz|split ends|breakage|bad hair days?|damage|brassiness)(?: ever| again)*|fade[- ]proof|will never (?:fade|frizz|go brassy|need)|(?:in|with) (?:just |only )?(?:one|a single) (?:visit|session|sitting|appointment|wash)\b(?=[^.]{0,30}(?:blonde|black|lift|transform|result|white|platinum|silver))|(?:black|dark|brunette|box[- ]dye\w*) to (?:\w+ ){0,2}(?:blonde|platinum|white|silver) in (?:one|a) (?:day|visit|session|go|sitting|appointment)|instant(?:ly)? (?:results?|thicker|longer|repair\w*)|life[- ]changing results|perfect results|flawless results|any hair can|in (?<=(?:blonde|platinum|white|silver|lilac|pastel)[^.]{0,30}in )(?:just |only )?(?:one|a single) (?:visit|session|sitting|go|day|appointment))\b/i,
  ),
  rule(
    'superlative',
    'word',
    SUPERLATIVE,
    /\b(?:only|nothing but) the best\b(?: (?:for|of) [^.!?,£$\d]*| (?:products?|brands?|service|care|quality)\b)?|\b(?:multi-?)?award[- ]?winning\b|\b(?:the |our )?(?:very |absolute )?(?:no\.?\s?1\b|no\. ?one\b|number\s?(?:1|one)\b)(?:[- ]rated)?|(?:\b(?:the|our|voted|named|rated|as)|['’]s?) no one(?= (?:salons?|hair\w*|stylists?|barbers?|colou?rists?|for|in)\b)|(?:^|(?<=\s))#1\b|\bbest[- ]kept secret\b|\btop[- ]?rated\b(?: on \w+)?|\bhighest[- ]rated\b|\bworld[- ](?:class|famous|leading|renowned)\b|\b(?:unrivalled|unbeatable|unmatched|unparalleled|second to none|like no other)\b|\b(?:market|industry)[- ]leading\b|(?:\bthe )?(?:\b[\w-]+['’]s )?\bleading (?=(?:[\w-]+ ){0,2}?(?:salon|hair|colou?r|stylist|barber|blonde|balayage|curl|extension|specialist|expert|destination))|\bpremier\b(?! league| inn)|\b(?:the )?(?:finest|ultimate|greatest)\b(?! hair\b)|\b(?:five|5)[- ]?(?:star|\*)s?(?:[- ]rated)?\b(?! (?:food )?hygiene)|\bmost (?:trusted|loved|popular|talented|experienced|skilled|respected)\b|\bfavourite (?=salon|hairdresser|stylist|colourist)|\b(?:voted|rated|named) (?:the )?(?:number one|no\.? ?1|best|top|favourite)\b|\b(?:the (?:\w+['’]s )?|our |\w+['’]s )(?:very |absolute )?best\b(?! wishes| of luck| before| friend| self)|\bbest(?= [\w-]+ in\b)|\bbest(?= (?:salon|hair|stylist|colou?rist|team|in\b|blonde|balayage|barber|cut|colou?r|in town|place|price|prices|deal|value|offer))|\b(?:celebrity|celeb)[- ](?:approved|favourite)\b|\b(?:the )?(?:very )?(?:safest|gentlest|kindest|fastest|strongest|healthiest|longest[- ]lasting|most (?:gentle|advanced|effective|natural|luxurious|exclusive|affordable))\b|\bcheapest\b(?! (?:item|product|one\b|service|treatment|of the|(?:is |goes )?free\b))|\blowest prices?\b/i,
  ),
  rule(
    'rivals',
    'clause',
    RIVALS,
    /\b(?:(?:we(?:['’]re| are)?|our (?:prices|cuts|colours?|salon) (?:is|are)) (?:\w+ )?(?:cheaper|better|quicker|nicer|friendlier|kinder|faster) than\b[^.!?]*|(?:nobody|no ?one|no other (?:salon|stylist|hairdresser)s?|noone) (?:else )?(?:\w+ ){1,6}?(?:like (?:us|we do|our \w+|ours)|better|as well(?: as)?)|(?:better|cheaper|nicer|safer|kinder|gentler|quicker|faster|softer|stronger|more \w+) than (?:any(?:one|body|where)?(?: else)?(?:['’]s)?|every\w*|all|other|the (?:other|rest|salon|competition)|those|your (?:old|current|usual)|next door)|unlike (?:other|most|some) (?:salons?|stylists?|hairdressers?)|beats? (?:any|every|all) (?:other )?salons?|other salons? (?:\w+ ){0,3}?(?:damage|ruin|overcharge|can['’]?t|don['’]?t))\b/i,
  ),
  rule(
    'named-rival',
    'clause',
    RIVALS,
    /\b(?:[Bb]etter|[Cc]heaper|[Nn]icer|[Qq]uicker|[Kk]inder|[Ff]riendlier|[Mm]ore \w+) than (?:the |that )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|I\b|You\b)[A-Z]\w+|\b(?:[Dd]o not|[Dd]on['’]?t|[Nn]ever|[Ss]top|[Aa]void) (?:(?:go(?:ing)? to|trust(?:ing)?|visit(?:ing)?|book(?:ing)? at) )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)[A-Z][\w'’]*(?: (?:(?:and|&|of) )?[A-Z][\w'’]*){0,3}(?: (?:hair|salons?|barbers?|hairdressers?|shop)\b|(?=\s*(?:[.,;:!?]|$)| (?:again|because|ever|anymore|they)\b))|\b(?:[Uu]nlike|[Nn]ot like) (?:(?:the|that|those) (?:\w+ ){0,3}?(?:place|salon|shop|barbers?|lot)|(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)[A-Z]\w+)|\b[Tt]hey (?:ruined|butchered|wrecked|destroyed|fried|botched) (?:\w+ ){0,3}hair/,
  ),
  rule(
    'shaming-word',
    'word',
    SHAMING,
    /\b(?:mous[ey]y?|mousey|lifeless|straggly|scraggly|unkempt|unsightly|unflattering)\b(?! brown\b)[,\s]*(?=\w)/i,
  ),
  rule(
    'shaming',
    'clause',
    SHAMING,
    /\b(?:frump\w*|ugly|mous[ey]y? mess|mutton|embarrass\w*|hideous|gross|disgusting|look(?:s|ing)? (?:old|older|your age|tired|awful|dreadful|haggard|a mess|rough|like a (?:mess|scarecrow|mop)|fat)|hide (?:your|those|that|the|away)|hat(?:e|es|ing) (?:your|those|that|the way|how) (?:\w+ ){0,3}(?:hair|gr[ae]ys?|roots|curls|frizz|looks?|body|face)|fix your|cover (?:up (?:those|that|your)|it up(?! or\b))|bad hair(?! day)|let(?:ting)? yourself go|years (?:younger|off)|look(?:ing)? (?:\w+ )?younger|turn back (?:the )?(?:clock|time)|old lad\w+|old hag|witch|fat|overweight|chubby|double chin|wrinkl\w+|dread(?:ed|ful) gr[ea]ys?|nasty gr[ea]ys?|stubborn old gr[ea]ys?|disasters?|shame(?:ful)?|ashamed|tacky|trashy|hot mess|rat['’]?s nest|scarecrow|no man will|make (?:her|him|them) look (?:\w+ ){0,2}?(?:fat\w*|old\w*|slim\w*|thin\w*|skinn\w+|young\w*|like|bad|worse|silly|stupid|ridiculous|cheap)\b[^,.;!?]*|(?:is|are|looks?) (?:only |just )?(?:for|like) (?:grannies|grandmas|old (?:people|women|ladies|folk))|look(?:s|ing)? (?:slimmer|thinner|skinnier)|nobody (?:wants|likes)|past it|bikini body|beach body|slimm\w+ (?:cut|style)|flatter your (?:fat|big))\b/i,
  ),
  rule(
    'urgency',
    'word',
    URGENCY,
    /\b(?:(?:are|is|they['’]re|it['’]s|so|and|but)\s+){0,2}(?:last chance|final (?:chance|call)|hurry|selling (?:out )?fast|almost gone|nearly gone|going fast|fill(?:ing|s)?(?: up)? fast|book(?:ing)? up fast|don['’]?t (?:miss(?: out(?: on)?)?|delay|wait|hang about|be left)|do not miss|miss out|before it['’]?s too late|too late|act (?:now|fast|quickly)|now or never|once (?:it|they)['’]?(?:s|re| is| are) gone|when (?:it|they)['’]?(?:s|re| is| are) gone|(?<!stocks? |supplies )run(?:ning)? out(?! (?:on (?:the |mon|tue|wed|thu|fri|sat|sun|\d)|at (?:midnight|the end|\d)|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d)))|won['’]?t last|limited time(?: only)?|time is running|quick(?=[,!])|be quick|ends? (?:tonight|at midnight|very soon|in hours)|while you (?:still )?can|before (?:it['’]?s|they['’]?re) (?:all )?gone|(?:the )?(?:final|last) (?:few|remaining) (?:slots?|spots?|spaces?|places?|appointments?|chances?)(?: left| remaining)?|(?:grab|bag|nab|snap) (?:yours|it|one|them|a space) (?:now|quick(?:ly)?|fast|up)|won['’]?t (?:hang|stick) around|everyone(?: else)? (?:is|will be) (?:talking|jealous)|you['’]?ll regret|once in a lifetime|today only|snap up|fomo|\d+ (?:people|others|clients) (?:are )?(?:looking at|viewing|watching)(?: (?:this|it))?(?: (?:right )?now)?|demand is (?:huge|high)|flying off)\b/i,
  ),
  rule(
    'reviews',
    'clause',
    REVIEW,
    /\b(?:(?:leave|give|write|post|drop)\s+(?:us |me )?(?:an? )?(?:good|great|positive|glowing|nice|lovely|kind|5|five)[- ]?(?:star|\*)?\s*(?:google |facebook )?reviews?|(?:hundreds|thousands|dozens|lots|loads) of (?:\w+ )?(?:reviews|happy clients|satisfied|five[- ]star)|(?:clients?|customers?|everyone|people) (?:all )?(?:say|says|rave|raves|tell us|love us|agree|swear|can['’]?t stop)|rave(?:d)? (?:about|reviews?)|(?:fake|make up|invent|made[- ]up) (?:an? )?(?:reviews?|quotes?|testimonials?)|(?:fake|invented|made[- ]up) (?:client|customer))\b/i,
  ),
  rule(
    'hiring',
    'word',
    FAIRNESS,
    /\b(?:(?:young|youthful|female|male|girls? only|women only|men only|under (?:25|30|35)s?)\b(?<!\ball[- ](?:fe)?male(?= (?:team|salon|crew|barber ?shop)\b))(?=[^.]{0,40}\b(?:stylist|junior|apprentice|assistant|receptionist|staff|team|applicants?|barber)))|\b(?:no mums|no men|no over \d+s?)\b|\bmust be (?:(?:single|child-?free|slim|attractive|pretty|good[- ]looking)\b(?![- ](?:chairs?|minded|chance|salon))(?:,? and |, )?)+|(?=with|and|no\b|must|should|ideally|child|slim|attract|pretty|good)(?<=\b(?:stylists?|juniors?|apprentices?|assistants?|receptionists?|barbers?|wanted|hiring)\b[^.]{0,40})(?:\b(?:with |and )?no (?:kids|children|ties)\b(?! (?:under|over|below) \d| policy| allowed)|\b(?:must be|should be|ideally)(?: an?)? (?:(?:single|child-?free|slim|attractive|pretty|good[- ]looking|under \d\d)\b(?![- ](?:chairs?|minded|chance|salon))(?:,? and |, )?)+|\b(?:child-?free|slim|attractive|pretty|good[- ]looking)\b(?![- ](?:chairs?|minded|chance|salon|space|shop|prices?|pay|offer)))/i,
  ),
]

/** What is left of a sentence that was a claim through and through: the thing it was about. "Our keratin repairs…" */
export function rescued(text: string): string {
  const first = Math.min(...RULES.map(({ pattern }) => pattern.exec(text)?.index ?? text.length))
  const about = text
    .slice(0, first)
    .replace(
      /(?:[\s,;:–-]|\b(?:is|are|was|will|can|that|which|and|or|so|it|to|also|really|completely|totally|actually|helps?|with|in|we|you|the|say|says?|be|been|it['’]s|they)\b){1,40}$/i,
      '',
    )
    .trim()
  return /^(?:we|our|the|this|my|your|you|it|pregnant|a|an)?$|^(?:make|say|tell|show|get|write|post|claim)\b/i.test(
    about,
  ) ||
    (!/\s/.test(about) && thingIn(about) === '') ||
    about.length < 3 ||
    about.length > 70
    ? ''
    : plainWords(about)
}

/** A text without the clauses in which a pattern stands. */
export function withoutClaim(text: string, pattern: RegExp): string {
  let left = text
  for (let round = 0; round < 6; round++) {
    const hit = pattern.exec(left)
    if (hit === null) break
    left = mended(withoutClause(left, hit))
  }
  return left
}

/** A text without what may not be said. What can be kept of a sentence is kept; `left` is '' where nothing was. */
export function cleaned(text: string): { left: string; removed: Removed[] } {
  const removed: Removed[] = []
  let left = text
  for (const { id, pattern, cut, why } of RULES) {
    for (let round = 0; round < 6; round++) {
      const hit = pattern.exec(left)
      if (hit === null || hit[0].trim() === '') break
      removed.push({ what: hit[0].trim(), why })
      left = cut === 'word' ? mended(withoutWord(left, hit, id)) : mended(withoutClause(left, hit))
    }
  }
  // "in our colour", once what it hung on is gone.
  const bare =
    removed.length > 0
      ? left.replace(/^(?:in|of|on|to|with|for|at|by)\s+(?=(?:our|the|my|your|this)\b)/, '')
      : left
  return { left: removed.length > 0 ? withoutHusk(plainWords(bare)) : plainWords(bare), removed }
}

/** The first rule that a text breaks. */
export const brokenIn = (text: string): Rule | null => RULES.find(({ pattern }) => pattern.test(text)) ?? null

export { mended }

const EVERYWHERE = RULES.map(({ pattern }) => new RegExp(pattern.source, 'gi'))

/** "100% natural" and "five star" vouch for no figure. */
export const withoutClaims = (text: string): string =>
  EVERYWHERE.reduce((left, pattern) => left.replace(pattern, ' '), text)
