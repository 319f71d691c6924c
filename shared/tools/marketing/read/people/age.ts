// Under 18 as far as the text says, and whether a parent or guardian agreed. Domain 5.2
import { tableOf } from '../../../../reading/tables'
import { YOUNG_SAID } from '../../../../reading/words/brief/young'

const HEARD = tableOf([YOUNG_SAID])
const hears = (concept: string, text: string): boolean => HEARD.has(concept, text)

/** Many who donate their hair are children, so without an age we ask for an adult's own signature. */
const givesAsChild = (text: string): boolean =>
  hears('trust', text) && (hears('childish', text) || !hears('adult', text))
const PARENT = '(?:parent(?:al|s)?|guardian|mum|mam|mom|mother|dad|father)'
/** On paper, or a plain yes in the field that asks for it. "Mum agrees by phone" is neither. */
const GUARDIAN = new RegExp(
  [
    `\\b${PARENT}(?:['’]s)?\\b[^.;?\\n]{0,40}\\b(?:signed|written|in writing|on paper|form (?:is )?back)\\b`,
    `\\b(?:signed|written|in writing)\\b[^.;?\\n]{0,40}\\b(?:from|by|of)\\b[^.;?\\n]{0,15}\\b${PARENT}\\b`,
    `\\b(?:consent|permission)\\b[^.:;?\\n]{0,20}:\\s*(?:yes,? )?(?:(?:from|by) )?(?:the |her |his |their )?${PARENT}\\b,?:? ?(?:yes\\b)`,
    `\\b(?:consent|permission)\\b[^.:;?\\n]{0,20}:\\s*(?:yes|given),? (?:from|by) (?:the |her |his |their )?${PARENT}\\b`,
    `\\b${PARENT}(?:['’]s)? (?:photo )?(?:consent|permission)(?: form)?(?: is)?:? ?(?:yes|given|granted|obtained|on file|received)\\b`,
    `\\b(?:consent|permission)\\b[^.:;?\\n]{0,20}:\\s*(?:signed|written),? \\(?${PARENT}\\b`,
    // The parent's own words, typed here.
    `\\bi(?: a|['’]?)m (?:her|his|their|the) ${PARENT},? and (?:i['’]?m |i )?(?:happy|agree|consent|fine|ok(?:ay)?)\\b`,
  ]
    .map(each => `${each}(?![^.;\\n]{0,15}\\?|[^.;\\n]{0,12}\\b(?:verbal|by phone|on the phone))`)
    .join('|'),
  'i',
)
const NO_GUARDIAN =
  /\b(?:no|not|without|pending|waiting|(?:does|did|has|have)n['’]?t)\b[^.;\n]{0,30}\b(?:parent|guardian|mum|mother|dad|father)|\b(?:parent\w*|guardian|mum|mother|dad|father)\b[^.;\n]{0,25}\b(?:consent|permission)?\b\s*:?\s*\b(?:no|not|unknown|pending|hasn['’]?t|haven['’]?t)\b|\b(?:to be|needs?|must|should|will|until|once|when|if)\b[^.;\n]{0,30}\b(?:signed|written|in writing)\b/i

/** Under 18 as far as the text says, and whether a parent or guardian agreed. */
export function ageIn(text: string): { minor: boolean; guardian: boolean } {
  const ages = [
    ...text.matchAll(
      /\b(?:aged?:?|is|turned|turning|she['’]s|he['’]s|just)\s*(\d{1,2})\b(?!\s*(?:%|cm|inch|weeks?|days?|hours?|min|am|pm|vol|\/|:|[-–]|th|st|nd|rd|of\b|spaces|appointments|january|feb|march|april|may|june|july|aug|sep|oct|nov|dec))|\b(\d{1,2})[- ]?(?:years?|yrs?|y\/?o)\b[- ]?(?:old)?|\((\d{1,2})\)|(?<=\b\p{Lu}\p{Ll}+),\s*(\d{1,2})(?=\s*[.,;!)](?!\d)|:\s|$)/giu,
    ),
  ].map(hit => Number(hit[1] ?? hit[2] ?? hit[3] ?? hit[4]))
  const old = /\b(\d{1,2})[- ]?(?:years?|yrs?)\b(?![- ]?old)/i
  const young =
    ages.some(age => age > 0 && age < 18) && !(old.test(text) && !/years?[- ]?old|aged?\b/i.test(text))
  return {
    minor: young || hears('young', text) || givesAsChild(text),
    guardian: GUARDIAN.test(text) && !NO_GUARDIAN.test(text),
  }
}

/** "Poppy, 15", "a boy, Alfie (7)": a child's name never goes in a post. */
const CHILD =
  /(?<![\p{L}])(?<!\b[Bb]y )(?!(?:Teen\w*|Boy|Girl|Lad|Kid|Child|Toddler|Baby|Daughter|Son|Niece|Nephew|Client|Pupil|Student|Bridesmaid|She|He|They|Who|Only|Just|Haircut|Cut|Size|Aged?|Year|Level|Grade|Key|(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?|January|February|March|May|July|August|September|October|November|December|Christmas|Easter|Stage|Number|No)\b)(\p{Lu}\p{Ll}[\p{L}’'-]*)(?:,| is| \(|, aged?| aged?|, who is) ?(?:\d|1[0-7])(?!\d|:\d|\.\d|\s?(?:[ap]m|noon|o['’]clock|%|st|nd|rd|th|weeks?|wks?|months?|days?|hours?|hrs?|mins?|minutes?|(?:years?|yrs?)\b(?!(?:[- ]|['’] )old|[.,;!]|$)|visits?|foils?|cm|inch|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\p{Lu}\p{Ll}+ (?:Street|Road|Lane|Hill|Square|Row)))/u
export const childIn = (text: string): string | null => CHILD.exec(text)?.[1] ?? null
