// Hard-to-spell words, as people type them in a hurry.
import { slips } from '../../../../reading/lexicon'
import { remembered } from '../../../../reading/remembered'
import { isEveryday } from '../../../../reading/words/everyday'
import { substanceMeant } from './misspelt'
import { namesOfFamily } from './substances'

/** The correct word, and how it gets typed. */
const SLIPS: Readonly<Record<string, string>> = {
  yellow: 'yelow yello yellw yelo',
  orange: 'ornge oring orenge orang oringe',
  brassy: 'brasy brasey brassey brassie',
  bleached: 'bleeched bleched blached bleachd',
  breaking: 'breking breakin',
  breakage: 'brakage brekage brakeage',
  damaged: 'damiged damidged damadged damged',
  volume: 'volum voloom voloum voloume vollume',
  greasy: 'greesy greasey greazy gresy',
  dry: 'dri drie',
  straw: 'strow',
  coarse: 'corse coars',
  itchy: 'ichy ichey itchey iches ichs',
  itching: 'iching',
  fading: 'faiding fadeing fayding',
  colour: 'culer coler culor colur collour',
  curly: 'curley curlly kurly',
  wavy: 'wavey',
  straight: 'strait strate strayt',
  tangles: 'tangels tangils tanggles',
  flaky: 'flakey flacky',
  flakes: 'flaks flacks',
  frizzy: 'frizy frizzey',
  thinning: 'thining thinnning',
  eczema: 'excema exzema ecsema eczma exema',
  allergy: 'alrgy allery allegry alergey allrgy alegy alerghy elergy',
  allergic: 'allegric alegic allergc allrgic alrgic allerigc allergick elergic alergick',
  allergies: 'alergys allergys alrgies allegies alegies alergeys allergeis',
  asthma: 'asma asthmar astma',
  nuts: 'nutz nutts',
  fine: 'fien',
  tinted: 'tintd',
  migraines: 'migranes migrains migranies',
  highlights: 'hilights hilites highlites hi-lights hi-lites hylights highlghts',
}
const SLIP = new Map(
  Object.entries(SLIPS).flatMap(([right, slips]) => slips.split(' ').map(slip => [slip, right] as const)),
)
const SLIPPED = new RegExp(`(?<![\\w-])(?:${[...SLIP.keys()].join('|')})(?![\\w-])`, 'gi')

/** Words in their own right, but typos beside these. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  [/\bbraking(?= (?:off|at|round|around|up the))/gi, 'breaking'],
  [/\btee(?= tree)/gi, 'tea'],
  [/\bcourse(?= (?:hair|and dry|texture|thick))/gi, 'coarse'],
]

/** Long trade words that resemble no others: one letter may be wrong, missing or doubled. */
const LONG =
  'dandruff sensitive psoriasis extensions brunette straightens straightener straighteners pregnant chlorine lightened straightened'.split(
    ' ',
  )

const MOST_WORDS = 2000
const ofSubstance = remembered((low: string): string | null => {
  const near = isEveryday(low) ? null : substanceMeant(low, () => 1)
  return near && !namesOfFamily(low) ? near : null
}, MOST_WORDS)
const WORD = /\b[a-z]{6,15}\b/gi

function meant(word: string): string {
  const low = word.toLowerCase()
  if (LONG.includes(low)) return word
  const long = low.length < 7 ? undefined : LONG.find(each => slips(low, each) === 1)
  return long ?? ofSubstance(low) ?? word
}

/** In a product's text, only corrects what it may contain: "coconutt cream". */
export const withSubstances = (text: string): string =>
  text.replace(WORD, word => ofSubstance(word.toLowerCase()) ?? word)

/** The same text with typos corrected; correct words stay as typed. */
export const spelt = (text: string): string =>
  BESIDE.reduce(
    (all, [slip, right]) => all.replace(slip, right),
    text.replace(SLIPPED, word => SLIP.get(word.toLowerCase()) ?? word),
  ).replace(WORD, meant)
