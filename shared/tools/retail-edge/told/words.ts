// Picks in words: shown in the question, and quoted if the answer rests on them.

import { RAISED, RAISED_AS } from '../../../reading/model/model'
import { lookedWords } from '../../../reading/understood/looked'
import type { Picks } from '../../../reading/understood/reading'
import { familyOf } from '../../../trade/ingredients'
import { CURLS, NEED_CHIPS, type NeedChip, pickedAt, TEXTURES } from './paths'

export const NEED_NAMES: Readonly<Record<NeedChip, string>> = {
  moisture: 'Moisture',
  repair: 'Repair',
  colour_care: 'Colour care',
  brass: 'Brassy tones',
  frizz: 'Frizz',
  curl: 'Curl definition',
  volume: 'Volume',
  scalp_dry: 'Dry or sensitive scalp',
  scalp_oily: 'Oily roots',
  dandruff: 'Flakes',
  heat: 'Heat protection',
  hold: 'Hold',
  shine: 'Shine',
  light_weight: 'Nothing heavy',
  thinning: 'Thinning',
  sun_swim: 'Sun and swimming',
  child: 'For a child',
  quick: 'Something quick',
  no_air: 'No sprays',
  detangle: 'Knots',
}

const WORD = 'word:'
/** If no family knows it, the substance is its own word. */
export const wordOf = (key: string): string | null => (key.startsWith(WORD) ? key.slice(WORD.length) : null)
export const substanceName = (key: string): string => wordOf(key) ?? familyOf(key)?.name ?? key

const things = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? 'product' : 'products'} ${what}`]

/** By field of the question: picks about the hair, and everything else. */
export function wordsOfPicks(picks: Picks): { hairType: string; serviceHistory: string } {
  const hair = [
    ...TEXTURES.filter(value => picks['hair.texture'] === value),
    ...CURLS.filter(value => picks['hair.curl'] === value),
    ...['coloured', 'lightened'].flatMap(what => {
      const is = picks[`hair.${what}`]
      return typeof is === 'boolean' ? [is ? what : `not ${what}`] : []
    }),
  ]
  const needs = (is: boolean): string[] =>
    NEED_CHIPS.filter(need => picks[`needs.${need}`] === is).map(need => NEED_NAMES[need].toLowerCase())
  const avoided = (is: boolean): string[] =>
    pickedAt(picks, 'avoid').flatMap(([key, each]) => (each === is ? [substanceName(key)] : []))
  const count = (open: 'owns' | 'declined', is: boolean): number =>
    pickedAt(picks, open).filter(([, each]) => each === is).length
  const answers = RAISED.flatMap(concern => {
    const answer = picks[`raised.${concern}`]
    return answer === undefined
      ? []
      : [`${RAISED_AS[concern]}: ${answer === 'unknown' ? 'not known' : String(answer)}`]
  })
  return {
    hairType: hair.join(', '),
    serviceHistory: [
      ...needs(true),
      ...needs(false).map(words => `not ${words}`),
      ...avoided(true).map(name => `without ${name}`),
      ...avoided(false).map(name => `${name} is fine`),
      ...things(count('owns', true), 'at home'),
      ...things(count('owns', false), 'not at home'),
      ...things(count('declined', true), 'turned down'),
      ...things(count('declined', false), 'not turned down'),
      ...answers,
      ...lookedWords(picks).map(each => `looked at “${each}”`),
    ].join(', '),
  }
}
