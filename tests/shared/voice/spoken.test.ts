// What a stylist says for each command, thought up without a look at the lexicon, and what is said in a salon besides.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { understand } from '../../../shared/voice/understand'
import { places, told } from './salon'

type Line = { place: string; heard: string; expected: string }
const lines = <T>(name: string): T[] =>
  readFileSync(new URL(`spoken/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
const meaning = (heard: string, place: string): string => {
  const context = places[place]
  if (!context) throw new Error(`No such place: ${place}`)
  return told(understand(heard, context))
}

test.each(['fresh', 'kept'])(
  'of %s phrases at least 85 in 100 are understood, and none is taken for another',
  file => {
    const all = lines<Line>(file)
    const others = all.filter(({ place, heard, expected }) => meaning(heard, place) !== expected)
    const wrong = others
      .map(({ place, heard, expected }) => `${place} | ${heard}: ${meaning(heard, place)}, not ${expected}`)
      .filter(line => !/: (?:none|choices|which-volume)\b/.test(line))
    const share = Math.round((100 * (all.length - others.length)) / all.length)
    console.info(`${file}: ${share} % of ${all.length} understood, ${wrong.length} taken for another`)
    expect(wrong).toEqual([])
    expect(share).toBeGreaterThanOrEqual(85)
  },
)

// It begins as a reason for going beyond a rule does: it is read back, and no more.
const BEGINS_AS_A_REASON = "the reason is he's a liar"

test('talk of a salon sets off nothing', () => {
  const listening = ['app', 'client', 'chair', 'overhearing', 'ringing', 'asked', 'asked timer', 'choices']
  const set = lines<{ heard: string }>('talk').flatMap(({ heard }) =>
    listening.flatMap(place => {
      const meant = meaning(heard, place)
      return meant === 'none' || heard === BEGINS_AS_A_REASON ? [] : [`${place} | ${heard}: ${meant}`]
    }),
  )
  expect(set).toEqual([])
})
