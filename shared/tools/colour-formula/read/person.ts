// What concerns the person rather than the hair: reactions, age, scalp, health. domain 1.16
import { names, ofSomeoneElse, saidAll, says, weeksAgo } from './says'

export type Scalp = 'calm' | 'condition' | 'sensitive' | 'broken' | 'infectious'

export type Person = {
  /** A reaction of this person to hair colour, or an allergy to what is in it. */
  reacted: string | null
  reactingNow: boolean
  bleachBurn: boolean
  tattoo: 'none' | 'clear' | 'reacted'
  age: number | null
  under16: boolean
  maybeMinor: boolean
  pregnant: boolean
  breastfeeding: boolean
  chemo: 'none' | 'now' | 'unknown' | 'recent' | 'past'
  asthma: boolean
  wheeze: boolean
  medication: boolean
  scalp: Scalp
  scalpWords: string
  latex: boolean
  otherAllergy: boolean
  wantsNoTest: boolean
  lashes: boolean
}

const COLOURING =
  /\b(?:hair ?)?(?:dye[ds]?|colou?r(?:s|ed|ing)?|tint(?:ed|s)?|toner|ppd|ptd|p-?phenylene\w*|paraphenylene\w*|toluene\w*|resorcinol|aminophenol|developer|peroxide|persul\w*|bleach(?:ed|ing)?|lightener|highlights|ammonia|patch test|skin test|allergy test|allergy alert(?: test)?|sensitivity test|last (?:time|visit|appointment|service)|koleston|majirel|igora|inoa|box dye|home kit|kit|just for men|grecian|henna)\b/
const INGREDIENT =
  /\b(?:ppd|ptd|ptds|p-?phenylene\w*|para-?phenylene\w*|phenylenediamine|toluene\w*|resorcinol|aminophenol|hair ?dyes?|hair ?colou?r(?:s|ing)?|tints?|dyes?|persul(?:ph|f)ates?|peroxide|ammonia|colou?r(?:ing)?|bleach)\b/
const REACTION =
  /\b(?:react(?:ed|ion|ions|s|ing)?|allerg(?:y|ic|ies)|swell(?:ed|ing|s)?|swollen|swole|puff(?:ed|y|s|ing)?(?: up)?|rash(?:es)?|hives|welts|blister(?:ed|s|ing)?|itch(?:ed|y|ing|es)?|anaphyla\w*|came up in|broke out|weep(?:ed|ing)|eyes? (?:closed|shut|swelled)|couldn't breathe|hospital|a&e|burn(?:t|ed|ing|s)?|sting(?:s|ing)?|stung|tingl\w+|sensitivity|sensitive|sensiti[sz]ed|intoleran\w+|went red|red and (?:sore|itchy))\b/
const STRONG =
  /\b(?:swell\w*|swollen|swole|puff\w*|rash\w*|hives|welts|blister\w*|anaphyla\w*|react\w*|allerg\w*|came up|broke out|eyes? (?:closed|shut|swelled)|couldn't breathe|hospital|a&e|itch\w*|intoleran\w*)/
const HARMLESS =
  /\b(?:nickel|jewell?ery|earrings?|latex|plasters?|penicillin|antibiotics?|nuts?|peanuts?|hay ?fever|pollen|cats?|dogs?|dust mites?|gluten|dairy|lactose|shellfish|fish|eggs?|strawberr(?:y|ies)|wasps?|bees?|sun|washing powder|grass|perfume|fragrance|aspirin|ibuprofen|insect|mosquito|food|wool|elastoplast|animals?|horse)\b/

function reaction(text: string): { words: string | null; bleachBurn: boolean } {
  let bleachBurn = false
  for (const hit of saidAll(text, REACTION)) {
    if (/^react/.test(hit.text) && /\breact\w* (?:well|fine|normally|ok|beautifully|nicely)/.test(hit.piece))
      continue
    if (/\btattoo/.test(hit.sentence) || ofSomeoneElse(hit.piece)) continue
    const near = COLOURING.test(hit.piece) ? hit.piece : hit.sentence
    if (HARMLESS.test(hit.piece) && !INGREDIENT.test(hit.piece.replace(/\bcolou?rs?\b/g, ''))) continue
    const word = hit.text
    if (/^sensiti|^intoleran/.test(word)) {
      if (
        /\b(?:ppd|ptd|phenylene\w*|hair ?dyes?|dyes?|tint|toluene\w*|to (?:permanent )?colour)\b/.test(
          hit.piece,
        )
      )
        return { words: 'a sensitivity to hair colour', bleachBurn }
      continue
    }
    if (/^allerg/.test(word)) {
      if (
        INGREDIENT.test(hit.piece.replace(/\ballergy (?:alert )?(?:test|alert)\w*/g, '')) ||
        /\breact|swell|rash|itch/.test(hit.piece)
      ) {
        if (!/\ballergy (?:alert )?test\b/.test(text.slice(hit.index, hit.index + 20)))
          return { words: 'an allergy to hair colour or to what is in it', bleachBurn }
      }
      continue
    }
    if (!COLOURING.test(near)) continue
    if (
      /\b(?:no (?:reaction|problem)|clear|negative|fine)\b/.test(hit.piece) &&
      !STRONG.test(hit.piece.replace(/no reaction/g, ''))
    )
      continue
    const lightenerOnly =
      /\bbleach|lightener|highlights/.test(near) && !/\b(?:dye|tint|ppd|patch test|colou?r)\b/.test(near)
    if (/^burn|^sting|^stung|^tingl/.test(word) && lightenerOnly) {
      bleachBurn = true
      continue
    }
    if (
      /^burn|^sting|^stung|^tingl|^blister/.test(word) &&
      /\b(?:sun|straightener|tongs|iron|curling)/.test(near)
    )
      continue
    if (
      /^itch/.test(word) &&
      !/\b(?:after|from|since|with|when|last|every time|by|patch test|skin test|dye|to)\b/.test(near)
    )
      continue
    return { words: 'a previous reaction to hair colour', bleachBurn }
  }
  if (
    saidAll(
      text,
      /\b(?:patch|skin|allergy|allergy alert|sensitivity) test\b[^.;\n]{0,30}\b(?:positive|failed|fail|reacted|reaction|red|itchy|itched|sore|swollen|raised)\b|\b(?:failed|positive|reacted to|bad) (?:the |her |his |a |last |our )*(?:patch|skin|allergy|sensitivity) test/,
    ).some(hit => !/\bno reaction|\bnot react/.test(hit.sentence))
  )
    return { words: 'a reaction to a patch test', bleachBurn }
  return { words: null, bleachBurn }
}

function tattoo(text: string): Person['tattoo'] {
  const all = saidAll(
    text,
    /\b(?:black|holiday|temporary|beach|seaside|henna)[ -](?:henna|henna tattoo|tattoo)\w*|\bhenna tattoo|\bblack henna\b(?! (?:on|in|to|through|applied|powder|dye|colour|all over) )/,
  )
  const mine = all.filter(hit => !ofSomeoneElse(hit.piece))
  if (mine.length === 0) return 'none'
  const around = mine.map(hit => hit.sentence).join(' ')
  return saidAll(
    `${around}\n${text}`,
    /\b(?:blister\w*|react\w*|itch\w*|scar\w*|swell\w*|swollen|swelled|rash|sore|raised|red\b|burn\w*|came up|welt\w*|weep\w*|infected)\b/,
  ).some(hit => around.includes(hit.piece.trim()) || /\btattoo|\bit\b/.test(hit.sentence))
    ? 'reacted'
    : 'clear'
}

const NOT_OF_PERSON =
  /\b(?:dye|colour|tint|highlights|balayage|perm|foils|bleach|henna|extensions|relaxer)\w*\s*(?:is|was|about|from|of|are)?\s*$/

/** Years since a year of birth; at most one too many. */
function sinceBirth(text: string, year: number): number | null {
  const born = text.match(
    /\b(?:dob|d\.o\.b\.?|born|date of birth)\D{0,12}(?:\d{1,2}[/.-]\d{1,2}[/.-]|\d{1,2} [a-z]+ )?((?:19|20)\d\d)\b/,
  )
  return born ? year - Number(born[1]) : null
}

function age(text: string): number | null {
  const patterns = [
    /\b(?:aged?|age is|age:)\s*(\d{1,2})\b/g,
    /\b(\d{1,2})\s*-?\s*(?:years?|yo|y\/o|y)\s*-?\s*old\b/g,
    /\b(\d{1,2})\s?(?:yo|y\/o)\b/g,
    /\b(?:teen(?:ager)?|girl|boy|lady|woman|man|male|female|student)\b,?\s(?:of |is )?(\d{1,2})\b(?!\s*(?:%|cm|\/|\.\d|vol|weeks|months))/g,
    /\b(?:she|he|they|client|girl|boy|daughter|son|who|pupil|student|niece|nephew|granddaughter)(?:'s| is|'re| are)?\s+(?:only |just |nearly |almost |still |turning |about to turn )*(1[0-5])\b(?!\s*(?:%|cm|\/|\.|vol|weeks|months|years? ago|levels))/g,
    /\b(?:turn(?:s|ing)?|not yet|isn't yet|nearly|almost)\s+(16)\b/g,
    /\b(1[0-6])th birthday\b/g,
    // Alone between commas: no hair is that light, so it is an age.
    /(?:^|[,;.\n])\s*(1[1-5])\s*(?=$|[,;.\n])/g,
    /(?:^|[,;.(]\s*)(1[0-5])\s*(?:,|and)?\s*(?:mum|mother|parent|dad|school)/g,
  ]
  for (const [position, pattern] of patterns.entries())
    for (const hit of text.matchAll(pattern)) {
      if (NOT_OF_PERSON.test(text.slice(0, hit.index))) continue
      const years = Number(hit[1])
      if (
        position === 1 &&
        /^\s*(?:dye|colour|tint|highlight|balayage|perm|box)/.test(text.slice(hit.index + hit[0].length))
      )
        continue
      if (position === 4 || /\b(?:turning|turns|nearly|almost|not yet|about to turn|next)\b/.test(hit[0]))
        return Math.min(years - 1, years === 16 ? 15 : years)
      if (years >= 3 && years <= 99) return years
    }
  return null
}

const BROKEN =
  /\b(?:broken|cracked|weep\w*|bleed\w*|open (?:sores?|wounds?|cuts?)|sores?\b|scabs?|scabbed|scabby|cuts?\b(?= on| to|s? (?:on|to)|, | and graz)|graz\w+|wounds?|stitches|inflamed|infected|raw|sun[ -]?burn(?:t|ed)?|peeling|blister\w*|rash\w*|burnt scalp|scalp (?:is )?burn\w*|eczema|lesions?|flar\w+|scratch\w+|abrasions?)\b/
const INFECTIOUS =
  /\b(?:ring ?worm|tinea|head ?lice|lice|nits?|scabies|impetigo|folliculitis|contagious|fungal)\b/
const CONDITION =
  /\b(?:psoriasis|eczema|dermatitis|seborrh\w+|rosacea|lichen|alopecia areata|scalp condition|skin condition|trichotillomania)\b/
const CALM =
  /\b(?:in remission|clear(?:ed)?(?: up)?(?: now)?|under control|well controlled|controlled|calm|settled|quiet|healed|not (?:flaring|active|broken|inflamed|sore)|isn't (?:flaring|active)|inactive|no (?:broken|open|active|flare|patches|current)|skin (?:is )?(?:intact|unbroken)|intact|unbroken|years ago|as a child|gone|managed|elbows?|knees?|hands?|arms?|legs?|face|body)\b/
const SENSITIVE =
  /\b(?:(?:sensitive|irritated|sore|tender|itchy|itching|stinging|tingling|burning|red|tight|inflamed|painful|flaky and sore) (?:and \w+ )?(?:scalp|skin|head)|scalp (?:is |feels |a bit |very |quite |currently |really |and |slightly |looks |has been |gets )*(?:sensitive|irritated|sore|tender|itch\w*|red|tight|painful|angry|tingl\w*|sensiti\w*))\b/

function scalp(text: string): { scalp: Scalp; words: string } {
  const infectious = saidAll(text, INFECTIOUS).find(
    hit => !/\b(?:cleared|treated and clear|last year|years ago|all gone|as a child)\b/.test(hit.sentence),
  )
  if (infectious) return { scalp: 'infectious', words: infectious.text }
  const condition = saidAll(text, CONDITION)[0]
  if (condition) {
    const sentence = condition.sentence
    const broken = saidAll(sentence, BROKEN).filter(hit => !/eczema/.test(hit.text))
    const elsewhere =
      /\b(?:elbows?|knees?|hands?|arms?|legs?|face|body)\b/.test(sentence) && !/\bscalp|head\b/.test(sentence)
    if (elsewhere) return { scalp: 'calm', words: condition.text }
    if (
      broken.length > 0 ||
      saidAll(text, BROKEN).some(hit => !/eczema|cut/.test(hit.text) && /scalp|skin|patch/.test(hit.sentence))
    )
      return { scalp: 'broken', words: condition.text }
    return { scalp: CALM.test(sentence) || CALM.test(text) ? 'condition' : 'broken', words: condition.text }
  }
  for (const hit of saidAll(text, BROKEN)) {
    if (
      /\b(?:scalp|head|hairline|skin|nape|parting|ears?)\b/.test(hit.sentence) &&
      !/\b(?:healed|last (?:year|summer)|years ago|broken hair|broken off|hands?|arms?|nose|shoulders?)\b/.test(
        hit.sentence,
      )
    ) {
      if (/^(?:broken|cuts?)$/.test(hit.text) && !/\b(?:scalp|skin|head)\b/.test(hit.piece)) continue
      return { scalp: 'broken', words: hit.text }
    }
  }
  const sensitive = saidAll(text, SENSITIVE)[0]
  if (sensitive) return { scalp: 'sensitive', words: sensitive.text }
  if (says(text, /\b(?:head|scalp) (?:injury|surgery|operation)|\bhair transplant|\bcradle cap/))
    return { scalp: 'broken', words: 'a scalp that has been treated' }
  return { scalp: 'calm', words: '' }
}

function chemo(text: string): Person['chemo'] {
  const hit = saidAll(
    text,
    /\bchemo(?:therapy)?\b|\bcancer (?:treatment|drugs?|medication)|\bradio(?:therapy)?\b|\boncolog\w+|\bherceptin\b|\bimmunotherapy\b/,
  ).find(found => !ofSomeoneElse(found.piece))
  if (!hit) return 'none'
  const ended =
    /\b(?:finish\w*|ended|complet\w*|ago|since|after|post|last (?:session|round|dose|treatment)|stopped|out of|clear|remission|survivor|had)\b/.test(
      hit.sentence,
    )
  const weeks = weeksAgo(hit.sentence) ?? weeksAgo(text.slice(Math.max(0, hit.index - 60), hit.index + 90))
  if (
    /\b(?:currently|still|ongoing|undergoing|having|going through|on chemo|during|in the middle|between (?:rounds|cycles)|starts?|starting)\b/.test(
      hit.sentence,
    ) &&
    !/\bfinish|\bended|\bcomplet/.test(hit.sentence)
  )
    return 'now'
  if (weeks !== null) return weeks < 26 ? 'recent' : 'past'
  return ended ? 'unknown' : 'now'
}

export function readPerson(text: string, wish: string, year: number): Person {
  const { words: reacted, bleachBurn } = reaction(text)
  const years = age(text) ?? sinceBirth(text, year)
  const skin = scalp(text)
  const pregnant = saidAll(
    text,
    /\bpregnan\w*|\bexpecting (?:a |her |twins|baby|in )|\btrimester|\bweeks? gone\b|\bbaby (?:is )?due|\bmum[ -]to[ -]be|\bwith child\b/,
  ).some(
    hit =>
      !ofSomeoneElse(hit.piece) &&
      !/\b(?:was|last year|before|after (?:her|the)|since|used to be|years ago|previous)\b.{0,12}pregnan|\b(?:post|after)[ -]pregnan/.test(
        hit.sentence,
      ),
  )
  return {
    reacted,
    reactingNow:
      reacted !== null &&
      says(
        text,
        /\b(?:right now|at the moment|just now|as we speak|in the chair|while (?:it|the)|struggling to breathe|can't breathe|face is swelling|is swelling|breathing (?:is )?(?:difficult|hard)|difficulty breathing|throat)\b/,
      ),
    bleachBurn,
    tattoo: tattoo(text),
    age: years,
    under16:
      (years !== null && years < 16) ||
      says(
        text,
        /\bunder[ -]?(?:age|16|sixteen)\b|\byear (?:[5-9]|10) (?:pupil|student|girl|boy|at school)|\bprimary school|\bschool ?child\b|\blittle (?:girl|boy)\b|\btoddler\b/,
      ),
    maybeMinor:
      years === null &&
      says(
        text,
        /\bteen\w*\b|\bschool ?(?:girl|boy|leaver)?\b|\bmum (?:agrees|says yes|is happy|consents|has (?:said|agreed|signed))|\bparent(?:al|s)? (?:consent|agree\w*|permission)|\bminor\b|\bchild\b|\bkid\b|\bprom\b/,
      ),
    pregnant,
    breastfeeding: says(text, /\bbreast[ -]?feed\w*|\bnursing (?:a |her |mum|mother|baby)/),
    chemo: chemo(text),
    asthma: says(text, /\basthma\w*|\binhaler|\bcopd\b|\bbreathing problems?/),
    wheeze: says(
      text,
      /\bwheez\w*|\btight[ -]?chest\w*|\bchest (?:feels |goes |gets |is )*tight\w*|\bshort(?:ness)? of breath|\bbreathless|\bcoughing fit|\bcough(?:s|ing)? (?:when|with|around|from)/,
    ),
    medication:
      says(
        text,
        /\bmedicat\w*|\bmedicine|\btablets\b|\broaccutane|\baccutane|\bisotretinoin|\bantibiotics?\b|\bsteroids?\b|\bthyroid\b|\bblood thinner|\bwarfarin|\bhrt\b|\bimmuno\w+|\blithium|\banti-?depress\w+|\bmethotrexate|\bprescri\w+|\bbiologic\w*|\btamoxifen|\bbeta[ -]?blocker/,
      ) && !says(text, /\bmedicated shampoo/),
    scalp: skin.scalp,
    scalpWords: skin.words,
    latex: says(text, /\blatex\b/),
    otherAllergy:
      reacted === null &&
      saidAll(text, /\ballerg(?:y|ic|ies)\b(?! test| alert)/).some(hit => !ofSomeoneElse(hit.piece)),
    wantsNoTest:
      /\b(?:skip|skipping|without|no time for|waive|refus\w+|declin\w+|doesn't want|does not want|don't want|won't have|can't be bothered|not interested in|ignore|forget|no need for|do we need)\b[^.;\n]{0,30}\b(?:patch|skin|allergy|sensitivity|strand)(?: alert)?[ -]?test|\b(?:sign\w*|happy to sign) (?:a |the )?(?:disclaimer|waiver)|\bdisclaimer\b|\bwaiver\b|\b(?:no|not had a|hasn't had a|never had a|without a) (?:patch|skin|allergy)(?: alert)? test\b[^.;\n]{0,60}\b(?:today|now|this (?:morning|afternoon|evening)|same day|straight away|asap|in an hour|tonight)/.test(
        text,
      ),
    lashes:
      names(wish, /\b(?:eye)?lash(?:es)?\b|\b(?:eye)?brows?\b/) &&
      says(wish, /\b(?:eye)?lash(?:es)?\b|\b(?:eye)?brows?\b/),
  }
}
