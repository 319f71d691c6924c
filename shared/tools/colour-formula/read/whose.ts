// Whose a thing is that a text tells: hers, or somebody's or an animal's beside her. In doubt it is hers.
import type { Said } from './says'

const OTHER =
  '(?:sister|mum|mother|mom|daughter|son|dad|father|friend|husband|wife|partner|boyfriend|girlfriend|brother|aunt(?:ie|y)?|uncle|nan|gran|granny|grandmother|grandson|granddaughter|niece|nephew|cousin|colleague|flatmate|housemate|neighbour|another client|other client|(?<!pony )(?:dog|puppy|cat|kitten|pet|horse|pony|rabbit|hamster|guinea pig)(?! ?tail))s?(?:-in-law)?'

/** Between the other one and what is told stands nothing but having it: "her sister once had a bad reaction". */
const HAS_IT =
  /^(?:'s|s'|')?(?:[\s-]+(?:has|have|had|is|are|was|were|be|been|being|gets?|got|getting|suffers?|suffered|suffering|lives?|living|lost|lose|loses|ended|went|goes|came|comes|going|through|undergoing|having|under|who|whose|that|which|with|from|an?|the|no|just|only|always|never|still|currently|now|ever|recently|once|really|very|quite|so|bad|badly|nasty|nastily|awful|awfully|terribl[ey]|severe|severely|serious|mild|mildly|slight|slightly|strong|strongly|skin|hair|face|faces|eyes?|lips?|scalp|head|neck|ears?|her hair|his hair|out|up|in|into|all|over|contact|chronic|breast|bowel|lung|blood|skin|prostate|diagnosed|black|hair dye|dye|allergic|live|year|years|last|ago|this|week|month|to|hospital|starting|started|finished|beat|survived|died of|of|caught|on))*[\s-]*$/
/** "Like her mum", "allergic to dogs", "seen by her mum", "she and her sister": not the subject. */
const NO_SUBJECT =
  /(?:\b(?:like|as|by|from|to|with|at|off|via|per|than|around|near|my|our|both)|\b(?:she|he|her|him|client|herself|himself) (?:and|&))(?: (?:her|his|their|the|an?|my|our|best|own|older|younger|little|big|two|elder)){0,6}\s*$/
const HERS_TOO =
  /\b(?:too|also|as well|both|so (?:did|does|has|is|was|had|have)|same (?:for|with|as|thing)|likewise)\b/
const GIVEN_ON =
  /\b(?:she|he|client|caught|passed|gave|given|spread|and so|and (?:reacts?|reacted|allergic))\b/
const ON_HER = new RegExp(
  `\\b(?:on|in|to|with|over) (?:her|him)\\b(?! (?:\\w+ ){0,2}?${OTHER}\\b)|\\b(?:on|in) the (?:client|scalp|hair|head)\\b`,
)
const OWNED_AFTER = new RegExp(
  `^(?: ${OTHER}\\b(?!'s)|\\s*[(:-]+\\s*(?:her |his |the )?${OTHER}\\)?\\s*$| (?:in|of|for|on) (?:her|his|their|an?|the) (?:\\w+ )?${OTHER}(?!'|s'| ?\\w*'s)(?=\\s*(?:$|only|not|but|last|once|years|\\d)))`,
)

/** "Her sister reacted", "pregnant friend": not "her partner says she reacted", nor "lice seen by her mum". */
export function ofSomeoneElse({ before, after, sentence, text }: Said): boolean {
  if (HERS_TOO.test(before + text + after) || /\bso (?:did|does|has|is|had) (?:she|he)\b/.test(sentence))
    return false
  if (
    /\b(?:she|he|client) (?:(?:did|does|has|is|was|had) (?:it |them )?)?(?:too|also|as well)\b/.test(sentence)
  )
    return false
  if (GIVEN_ON.test(after) || ON_HER.test(after)) return false
  if (OWNED_AFTER.test(after)) return true
  const last = [...before.matchAll(new RegExp(`\\b${OTHER}(?!\\w)`, 'g'))].at(-1)
  if (!last) return false
  const between = before.slice(last.index + last[0].length)
  const lead = before.slice(0, last.index)
  return HAS_IT.test(between) && (!NO_SUBJECT.test(lead) || /^ who(?:se)? /.test(between))
}
