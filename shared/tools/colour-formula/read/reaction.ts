// Whether this person ever reacted to hair colour, or to a black henna tattoo: not to nickel, and not her sister. domain 1.16

import { burnsOut, isEager } from './itch'
import { patchTestFailed } from './patch-result'
import type { Person } from './person'
import { soughtHelp } from './remedies'
import { type Said, saidAll, wholeSentence } from './says'
import { ofSomeoneElse } from './whose'

const COLOURING =
  /\b(?:hair ?)?(?:dye(?:d|s|ing)?|colou?r(?:s|ed|ing|ants?)?|tint(?:ed|s|ing)?|toner|ppd|ptd|p-?phenylene\w*|paraphenylene\w*|para|semi|demi|gloss|toluene\w*|resorcinol|aminophenol|developer|peroxide|persul\w*|bleach(?:ed|ing)?|lightener|highlights|ammonia|patch test|skin test|allergy test|allergy alert(?: test)?|sensitivity test|last (?:time|visit|appointment|service|one|1|go|lot|round)|koleston|majirel|igora|inoa|box dye|home kit|kit|just for men|grecian|henna)\b/

/** Colours for the home, known by name; their shampoos and creams are another thing. */
const HOME_COLOUR =
  /\b(?:nice ?'?n'? ?easy|castings?(?: cr[eè]me)?|nutrisse|olia|feria|excellence|preference|live colour|clairol|bigen|syoss|perfect 10|root touch[ -]?up)\b/

const INGREDIENT =
  /\b(?:ppd|ptd|ptds|p-?phenylene\w*|para-?phenylene\w*|phenylenediamine|para dyes?|toluene\w*|resorcinol|aminophenol|hair ?dyes?|hair ?colou?r(?:s|ing|ants?)?|tints?|dyes?|persul(?:ph|f)ates?|peroxide|ammonia|colou?r(?:ing)?|bleach)\b/

const REACTION =
  /\b(?:react(?:ed|ion|ions|s|ing)?|allerg(?:y|ic|ies)|swell(?:ed|ing|s)?|swollen|swole|(?:angio)?o?edema|puff(?:ed|y|s|ing)?(?: up)?|rash(?:es)?|hives|welts|blister(?:ed|s|ing)?|itch(?:ed|y|ing|es)?|balloon(?:ed|ing)|blew up|(?:face|eyes?|lips?|head|scalp|ears?) (?:went|blew|came|got|was|were) (?:up )?(?:like|twice|double|huge|massive|enormous)|doubled in size|ooz(?:ed|ing|es)|anaphyla\w*|came (?:up|out) in|broke out|weep(?:ed|ing)|wept|eyes? (?:(?:were|was|had|went|almost|nearly) )*(?:closed|shut|swelled|streaming|closing)|couldn't breathe|(?:trouble|difficulty|struggl\w+)(?: to)? breath\w*|throat (?:\w+ )?(?:tight\w*|clos\w*|swell\w*)|hospital(?:i[sz]ed)?|casualty|a&e|ambulance|emergency room|urgent care|epi-?pen|blotch(?:y|es)|lump(?:s|y)|like an? (?:balloon|football|beach ball|melon|boxer)|burn(?:t|ed|ing|s)?|sting(?:s|ing)?|stung|tingl\w+|sensitivity|sensitive|sensiti[sz]ed|intoleran\w+|went red|red ?(?:and|&|n|\+|\/) ?(?:all |very |really )?(?:sore|itchy|swollen|raw|angry|puffy|inflamed))\b/

const STRONG =
  /\b(?:swell\w*|swollen|swole|(?:angio)?o?edema|puff\w*|rash\w*|hives|welts|blister\w*|balloon\w*|blew up|doubled|ooz\w+|anaphyla\w*|react\w*|allerg\w*|came (?:up|out)|broke out|eyes? (?:closed|shut|swelled)|couldn't breathe|breath\w*|throat|hospital|casualty|lump\w*|blotch\w*|like an?|a&e|ambulance|emergency room|urgent care|itch\w*|intoleran\w*)/

/** "Her lip swelled after the last semi": a swelling of the face in a colour consultation counts, unless something else was named. */
const OF_FACE =
  /\b(?:eyes?|(?:eye)?lids?|lips?|mouth|face|cheeks?|ears?|throat|tongue|neck|forehead|hairline|scalp|head)\b/
const SWELLED =
  /^(?:face|eye|lip|head|scalp|ear|swell|swollen|swole|angio|o?edema|puff|balloon|blew|doubled|hives|welts|blister|rash|ooz|broke out|came)/
const OCCASION =
  /\b(?:after|from|since|following|last|when(?:ever)?|every time|each time|post|using|used|(?:next|following) (?:day|morning)|same (?:day|night|evening))\b/
const OTHER_CAUSE =
  /\b(?:botox|fillers?|dentist|tooth|teeth|crying|stye|mumps|cold sore|conjunctivitis|tonsil\w*|glands?|pregnan\w*|straighteners?|tongs|iron|sun\w*|make-?up|mascara|shampoo|cream|fall|fell|accident)\b/
/** A doctor's word against hair colour. */
const WARNED =
  /\b(?:told|advised|warned|said|instructed)\b[^.;\n]{0,40}\b(?:avoid\w*|stay(?:ing)? (?:away|clear)|keep away|steer clear|not (?:to )?(?:use|have|colour|dye|touch|go near)|never (?:to )?(?:use|have|colour|dye|touch)|stop (?:using|colouring|dyeing)|can't have|no (?:more )?(?:hair ?)?(?:dye|colour|tint|ppd))\b|\b(?:letter|note|advice|says?|orders?|report|recommends?)\b[^.;\n]{0,30}\b(?:avoid\w*|must not|never (?:use|colour|dye|have)|no (?:more )?(?:hair ?)?(?:dye|colour|tint|ppd)|stop\w*|not to (?:use|colour|dye|have))\b/

const HARMLESS =
  /\b(?:nickel|jewell?ery|earrings?|latex|plasters?|penicillin|antibiotics?|nuts?|peanuts?|hay ?fever|pollen|cats?|dogs?|dust mites?|gluten|dairy|lactose|shellfish|fish|eggs?|strawberr(?:y|ies)|wasps?|bees?|sun|washing powder|grass|perfume|fragrance|aspirin|ibuprofen|insect|mosquito|food|wool|elastoplast|animals?|horse)\b/

/** A form's box, or a plain word of it: "previous reaction: yes", "has had a bad reaction before". */
const CONFESSED =
  /\bbecause of (?:an? |her |his |the |that )?(?:\w+ ){0,2}reactions?\b|(?:^|[,;.\n]\s*)reactions?(?: to (?:(?:any|hair|dyes?|tints?|colou?rs?|products?|or) ?)+)?\s*[:?]\s*(?:y|yes|true|positive)\b|\b(?:previous(?:ly)?|prior|past|known|history of|hx of|allergic|adverse|dye|colour|skin|any)\b[^.;,\n]{0,30}\breactions?\b[^.;,\n]{0,25}?\s*[:?-]?\s*\b(?:y|yes|true|positive|confirmed)\b|\b(?:had|has|suffered|previous(?:ly)?|past|history of|gets|got) (?:an? |some |one |quite )*(?:previous(?:ly)? |past |bad |nasty |severe |allergic |awful |terrible |serious |mild |slight |small |skin |horrible )*reactions?(?= *(?:$|[.,;\n]|before|once|previously|in the past|years?|last|(?:at|in) (?:another|her|the|a)|\d|when (?:she|he) (?:was|had) (?:it|her|his|colour)))/

/** "To nuts", "yes, penicillin": what it was against. A hay fever or a dog told beside it explains nothing. */
const namedHarmless = ({ piece, sentence, text }: Said): boolean =>
  HARMLESS.test(piece) ||
  new RegExp(
    `^[\\s,:(-]*(?:it was |was |to |from |with |against )?(?:an? |the )?(?:${HARMLESS.source})`,
  ).test(sentence.slice(sentence.indexOf(text) + text.length))

const SEVERE =
  /\b(?:epi-?pens?|jext|adrenaline (?:pen|auto)\w*|auto-?injectors?|anaphyla\w*|throat (?:\w+ )?(?:tight\w*|clos\w*|swell\w*|swollen)|(?:face|eyes?|lips?|tongue|mouth) (?:\w+ ){0,2}(?:swell\w*|swollen|swole|balloon\w*))\b/

/** Unwell at a colour, and nobody says how: it has to be asked. */
const UNWELL =
  /\b(?:funny turn|(?:felt|feels?|was|came over) (?:(?:really|very|all|quite|a bit) )*(?:ill|faint|dizzy|unwell|poorly|funny|queer)|(?:skin|scalp|face) (?:went|goes|felt|gets?|got) (?:(?:really|very|all|quite|a bit) )*(?:funny|weird|strange|odd|angry))\b(?=[^.;,\n]{0,15}\b(?:with|after|during|from|when(?:ever)?|while)\b[^.;,\n]{0,15}\b(?:(?:hair )?dye\w*|tint\w*|colou?r\w*|bleach\w*|semi|toner)\b)/

/** A grave reaction, or the pen against one, and nothing was named that it was against: it has to be asked. */
export function unexplained(text: string): string | null {
  const hit = [...saidAll(text, SEVERE), ...saidAll(text, UNWELL)].find(
    found =>
      !ofSomeoneElse(found) &&
      !HARMLESS.test(wholeSentence(text, found.index)) &&
      !OTHER_CAUSE.test(found.sentence),
  )
  return hit?.text ?? null
}

export const askAgainst = (word: string | null): string[] =>
  word === null
    ? []
    : [`What was it against (${word})? Hair colour, or nobody knows: no colour, please see a GP first.`]

/** Red skin; not the red of hair or of a colour, where nothing behind it speaks of skin. */
const RED =
  '(?:(?<=\\b(?:left|went|came|come|got|turned|showed|slight|slightly|bright|bit|a) )red|red(?! (?:(?:copper|brown|violet|gold|box|colour(?:ed)?|dyed?|tint(?:ed)?|tones?|shades?) )*(?:lengths|mid-lengths|hair|ends|highlights|lowlights|tint|box|(?:colour|tones?|shades?) wanted)\\b(?![^.;\\n]*\\b(?:skin|ears?|arms?|elbow|neck|face|forehead|hair ?line|area|marks?|spots?|site|ring|rings|circle|stain\\w*|blotch\\w*|patch(?:es)?|follicles?|lumps?|bumps?)\\b)))'

/** The test and its bad result close together, or a dye beside "positive". */
const BAD_TEST = new RegExp(
  `\\b(?:patch|skin|allergy|allergy alert|sensitivity|48 ?-?h(?:rs?|ours?)?|24 ?-?h(?:rs?|ours?)?|48|24) test(?:ed|s)?\\b[^.;\\n]{0,30}\\b(?:positive|failed|fail|reacted|reaction|${RED}|itchy|itched|sore|swollen|raised)\\b|\\b(?:failed|positive|reacted to|bad) (?:the |her |his |a |last |our )*(?:patch|skin|allergy|sensitivity|(?:48|24) ?-?h(?:rs?|ours?)?)(?: alert)? test|\\b(?:ppd|ptd|p-?phenylene\\w*|paraphenylene\\w*|toluene\\w*|resorcinol)\\b[^.;,\\n]{0,20}\\bpos(?:itive)?\\b|\\bpositive (?:to|for) (?:ppd|ptd|p-?phenylene\\w*|paraphenylene\\w*|toluene\\w*|resorcinol|hair ?dye)\\b`,
)

export function reaction(text: string): { words: string | null; bleachBurn: boolean } {
  let bleachBurn = false
  if (
    saidAll(text, CONFESSED).some(
      hit =>
        !ofSomeoneElse(hit) &&
        !namedHarmless(hit) &&
        !OTHER_CAUSE.test(hit.sentence) &&
        !/\btattoo|\bno reactions?\b/.test(hit.sentence),
    )
  )
    return { words: 'a previous reaction, and nothing else was named for it', bleachBurn }
  for (const hit of saidAll(text, REACTION)) {
    if (isEager(hit) || burnsOut(hit)) continue
    if (/^react/.test(hit.text) && /\breact\w* (?:well|fine|normally|ok|beautifully|nicely)/.test(hit.piece))
      continue
    if (/\btattoo/.test(hit.sentence) || ofSomeoneElse(hit)) continue
    const near = COLOURING.test(hit.piece) ? hit.piece : hit.sentence
    if (
      HARMLESS.test(hit.piece) &&
      !INGREDIENT.test(
        hit.piece.replace(/\bcolou?rs?\b(?<!\b(?:to|and|plus|or|with) (?:\w+ )?colou?rs?)/g, ''),
      )
    )
      continue
    const word = hit.text
    // Red hands and angry birds: beside the colour alone.
    if (/^red ?(?!and (?:sore|itchy))/.test(word) && !COLOURING.test(hit.piece)) continue
    if (/^sensiti|^intoleran/.test(word)) {
      if (
        /\b(?:ppd|ptd|\w*phenylene\w*|hair ?dyes?|dyes?|tints?|toluene\w*|resorcinol|aminophenol|hair ?colou?r(?:s|ing|ants?)?|colourants?|to (?:permanent )?colour)\b/.test(
          hit.piece,
        )
      )
        return { words: 'a sensitivity to hair colour', bleachBurn }
      continue
    }
    // Many carry a pen against nuts or wasps: only one that colour is named for counts.
    if (/^epi/.test(word) && !INGREDIENT.test(hit.after)) continue
    if (/^allerg/.test(word)) {
      if (/^allergic\s*$/.test(word + hit.after) && INGREDIENT.test(hit.sentence))
        return { words: 'an allergy to hair colour or to what is in it', bleachBurn }
      if (
        INGREDIENT.test(hit.piece.replace(/\ballergy (?:alert )?(?:test|alert)\w*/g, '')) ||
        (/\breact|swell|rash|itch/.test(hit.piece) &&
          (COLOURING.test(hit.piece) || !/\bto (?:an? |the |her |his |some |my )?\w+/.test(hit.piece)))
      ) {
        if (!/\ballergy (?:alert )?test\b/.test(text.slice(hit.index, hit.index + 20)))
          return { words: 'an allergy to hair colour or to what is in it', bleachBurn }
      }
      continue
    }
    if (
      !COLOURING.test(near) &&
      !(HOME_COLOUR.test(hit.piece) && !OTHER_CAUSE.test(hit.piece)) &&
      !(
        SWELLED.test(word) &&
        OF_FACE.test(hit.sentence) &&
        (OCCASION.test(hit.piece) ||
          // "Used to colour but stopped because her eyelids swelled".
          (/\b(?:because|as|cos|when)\b/.test(hit.before) &&
            COLOURING.test(wholeSentence(text, hit.index)))) &&
        !OTHER_CAUSE.test(hit.sentence)
      )
    )
      continue
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
      !/\b(?:after|post|from|since|with|when|last|every time|by|patch test|skin test|dye|to)\b/.test(near)
    )
      continue
    return { words: 'a previous reaction to hair colour', bleachBurn }
  }
  if (
    saidAll(text, BAD_TEST).some(hit => !/\bno reaction|\bnot react/.test(hit.sentence)) ||
    patchTestFailed(text)
  )
    return { words: 'a reaction to a patch test', bleachBurn }
  if (soughtHelp(text)) return { words: 'a previous reaction to hair colour', bleachBurn }
  for (const [sentence] of text.matchAll(/[^.;\n]+/g))
    if (
      WARNED.test(sentence) &&
      /\b(?:doctor|dr|gp|dermatolog\w*|hospital|consultant|nurse|specialist|allerg\w*|clinic|trichologist)\b/.test(
        sentence,
      ) &&
      INGREDIENT.test(sentence)
    )
      return { words: 'a doctor’s warning against hair colour', bleachBurn }
  return { words: null, bleachBurn }
}

export function tattoo(text: string): Person['tattoo'] {
  const all = saidAll(
    text,
    /\b(?:black|holiday|temporary|beach|seaside|henna)[ -](?:henna|henna tattoo|tattoo)\w*|\bhenna tattoo|\bblack henna\b(?! (?:on|in|to|through|applied|powder|dye|colour|all over) )/,
  )
  const marked = saidAll(text, /\btattoos?\b/).filter(
    hit =>
      /\b(?:black|henna|temp|temporary|holiday|festival|beach|seaside|fake|fairground|market|wash[ -]?off)\b/.test(
        hit.sentence,
      ) && !/\b(?:brow|cosmetic|lip|real|sleeve|permanent)\b/.test(hit.sentence),
  )
  const mine = [...all, ...marked].filter(hit => !ofSomeoneElse(hit))
  if (mine.length === 0) return 'none'
  const around = mine.map(hit => hit.sentence).join(' ')
  return saidAll(
    `${around}\n${text}`,
    /\b(?:blister\w*|react\w*|itch\w*|scar(?:r\w*|s)?\b|swell\w*|swollen|swelled|rash|sore|raised|allergic to (?:it|them|that|(?:\w+ ){0,2}(?:ink|tattoos?|henna))|allergic reaction|(?:went|turned|was|got|all|left|is|bright|very) red\b|red and|redness|burn\w*|came up|welt\w*|weep\w*|infected)\b/,
  ).some(hit => around.includes(hit.piece.trim()) || /\btattoo|\bit\b/.test(hit.sentence))
    ? 'reacted'
    : 'clear'
}
