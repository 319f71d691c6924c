// Help that was sought because of a colour, remedies taken for it, skin that suffered: each tells of a reaction. domain 1.16
import { saidAll } from './says'
import { ofSomeoneElse } from './whose'

const COLOUR =
  '(?:hair ?)?(?:dye(?:d|s|ing)?|colou?r(?:s|ed|ing)?|tint(?:ed|s|ing)?|semi|demi|toner|box dye|bleach(?:ed|ing)?|highlights)'
const HELP =
  "(?:a ?(?:&|\\+|and|n|'n') ?e\\b|accident and emergency|(?:to|in|at) (?:the )?er\\b|minor injur\\w+|walk-? ?in centre|paramedics?|(?:rang|phoned|called|dialled) (?:an ambulance|for an ambulance|999|911|112|111)|(?:out of hours|emergency) (?:doctor|gp|appointment))"
const REMEDY =
  '(?:anti-?histamines?|piriton|piriteze|benadryl|cetirizine|loratadine|zirtek|clarityn|prednisol\\w+|(?:hydro)?cortisone|steroids?(?: cream| tablets)?|allergy tablets?)'
const BECAUSE =
  '(?:after|from|since|following|because of|due to|with|when(?:ever)?|(?:each|every) time|the (?:last|first) time|before|for)'

const PATTERNS = [
  new RegExp(`\\b${HELP}[^.;\\n]{0,30}\\b${BECAUSE}\\b[^.;,\\n]{0,30}\\b${COLOUR}\\b`),
  new RegExp(`\\b${BECAUSE}\\b[^.;,\\n]{0,25}\\b${COLOUR}\\b[^.;\\n]{0,50}\\b${HELP}`),
  new RegExp(`\\b${COLOUR}\\b[^.;,\\n]{0,25}\\b(?:landed|put|sent|ended|took)\\b[^.;,\\n]{0,25}\\b${HELP}`),
  new RegExp(`\\b${REMEDY}\\b[^.;,\\n]{0,25}\\b${BECAUSE}\\b[^.;,\\n]{0,20}\\b${COLOUR}\\b`),
  new RegExp(`\\b${BECAUSE}\\b[^.;,\\n]{0,20}\\b${COLOUR}\\b[^.;,\\n]{0,35}\\b${REMEDY}\\b`),
  // On a colourist's card "her last one" is a colour.
  new RegExp(
    `\\b${REMEDY}\\b[^.;,\\n]{0,25}\\b(?:after|from|following)\\b (?:her|his|the|my) (?:last|previous) (?:one|1|time|visit|appointment|go)\\b`,
  ),
  // "Red neck after her last tint": skin, not a stain on it and not the red of hair.
  new RegExp(
    `\\b(?:(?:red|blotchy|puffy) (?:skin|neck|face|ears?|forehead|hair ?line|(?:eye)?lids?)|(?:skin|neck|face|ears?|forehead|hair ?line|(?:eye)?lids?) (?:was|were|got|been|went|came up|all|a bit|very) (?:(?:very|all|a bit|really|quite) )*(?:red|blotchy|puffy))\\b(?! (?:highlights|foils|streaks|fringe|hair)\\b)(?![^.;\\n]*\\b(?:stain\\w*|embarrass\\w*|blush\\w*|wind|cold|sauna|sun\\w*|hot towels?)\\b)[^.;,\\n]{0,20}\\b(?:after|from|following|with|since)\\b[^.;,\\n]{0,15}\\b(?:${COLOUR}|last (?:one|1|time|visit|appointment))\\b`,
  ),
  // "Skin peeled after tint", "hands crack from dye", "her tongue went thick during a tint".
  /\b(?:skin|hands?|fingers?|ears?|neck|face|forehead|eyelids?|scalp|hairline)\b[^.;,\n]{0,20}\b(?:peel\w*|crack\w*|split\w*|flak\w+|raw|bled|bleeds?|scabb?ed)\b[^.;,\n]{0,30}\b(?:after|from|following|by|every time|each time|when(?:ever)?)\b[^.;,\n]{0,15}\b(?:(?:hair )?dye(?:s|d|ing)?|tint(?:s|ed|ing)?|colou?r(?:s|ed|ing)?|semi|demi)\b/,
  new RegExp(
    `\\b(?:tongue|lips?|mouth|throat)\\b[^.;,\\n]{0,12}\\b(?:thick|tight|fat|numb|tingl\\w+|swell\\w*|swollen|huge)\\b[^.;,\\n]{0,12}\\b(?:during|after|from|with|when(?:ever)?|while)\\b[^.;,\\n]{0,15}\\b${COLOUR}\\b`,
  ),
  new RegExp(
    `\\b(?:collapsed|passed out|blacked out|fainted)\\b[^.;,\\n]{0,12}\\b(?:during|after|from|with|when|while)\\b[^.;,\\n]{0,15}\\b${COLOUR}\\b`,
  ),
  /\b(?:(?:hair )?dyes?|tints?|colour) (?:always |just |really )?(?:makes?|made|gives?|gave|causes?|caused|leaves|left)\b[^.;,\n]{0,12}\b(?:skin|hands?|fingers?|ears?|neck|face|forehead|eyelids?|scalp|hairline)\b[^.;,\n]{0,12}\b(?:crack\w*|peel\w*|split\w*|flak\w+|raw|sore|swell\w*|blister\w*|weep\w*|red|itch\w*|burn\w*)\b/,
  // "Can't have PPD", however it came to be known.
  /\b(?:can't|cant|mustn't|must not|shouldn't|should not|not allowed|isn't allowed|unable to|not to|never to)(?: to)? (?:have|use|be near|tolerate|touch|wear|be exposed to|come into contact with) (?:(?:any|a|the|anything with|products with|permanent|more) )*(?:ppd|ptd|para|p-?phenylene\w*|\w*phenylene\w*|resorcinol|toluene\w*|hair ?dyes?)\b/,
] as const

/** An accident of another kind, or a remedy against another thing. */
const ELSEWHERE =
  /\b(?:fell|(?<!\b(?:the|last|this|every) )fall|(?<=\b(?:after|from) the )fall|broke|broken|sprain\w*|car|cut (?:her|his) (?:finger|hand|knee|leg|foot)|ankle|wrist|hay ?fever|pollen|nuts?|cats?|dogs?|eczema on|arthritis|knee|back pain|fracture\w*)\b|\bworks?\b[^.;,\n]{0,12}$/

export const soughtHelp = (text: string): boolean =>
  PATTERNS.some(pattern =>
    saidAll(text, pattern).some(
      hit => !ofSomeoneElse(hit) && !ELSEWHERE.test(hit.piece) && !/\bworks? (?:in|at|for)\b/.test(hit.piece),
    ),
  )
