// What could harm somebody is heard in whatever words it is said, and not in its safe neighbours; a talk that holds it
// stays low, however kindly it is led. The cases are data: `within` says what a case is judged in.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { judge } from '../../../shared/tools/communications/judge'
import { dangersIn, talkOf } from './practice-talk'

type Case = { subject: string; harm: boolean; within: 'answer' | 'talk'; client: string; stylist: string }
const cases = readFileSync(new URL('./practice-dangers.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Case => JSON.parse(line))
const of = (harm: boolean, within: Case['within']): Case[] =>
  cases.filter(each => each.harm === harm && each.within === within)

/** The client's and the stylist's lines in turn. */
function overallOf(scenario: string, lines: readonly string[]): number {
  const transcript = lines.map((text, nth) => ({
    role: nth % 2 === 0 ? ('client' as const) : ('stylist' as const),
    text,
  }))
  return judge(talkOf(scenario, transcript)).overall
}
const PLAN = 'It takes two hours and costs £90, because it is long. Let’s book you in for six weeks.'

describe('an answer that could harm', () => {
  it.each(of(true, 'answer'))('$subject: “$client” “$stylist”', ({ client, stylist }) => {
    expect(dangersIn(client, stylist)).not.toEqual([])
  })
})

describe('an answer that could not', () => {
  it.each(of(false, 'answer'))('$subject: “$client” “$stylist”', ({ client, stylist }) => {
    expect(dangersIn(client, stylist)).toEqual([])
  })
})

describe('a talk in which somebody could come to harm', () => {
  it.each(of(true, 'talk'))('$subject: “$client” “$stylist” is capped', ({ client, stylist }) => {
    const talk = [client, stylist, 'Great, long layers too.', `So long layers. ${PLAN}`]
    expect(overallOf('consultation', talk)).toBeLessThanOrEqual(44)
  })

  it('falls with harm as it always has', () => {
    expect(
      overallOf('consultation', [
        'My eyes swelled up last time I had colour. I want a warm brown today.',
        'Lovely, a warm brown will suit you. What would you like for the length?',
        'Just a trim.',
        'We’ll pop the warm brown on, it takes an hour and costs £60. See you in six weeks.',
      ]),
    ).toBeLessThanOrEqual(33)
  })
})

describe('a talk in which nobody could', () => {
  it.each(of(false, 'talk'))('$subject: “$client” “$stylist” is not', ({ client, stylist }) => {
    const talk = [client, stylist, 'More movement.', `So more movement. ${PLAN}`]
    expect(overallOf('consultation', talk)).toBeGreaterThan(50)
  })

  it('a complaint that is answered with a plan was not left unsolved', () => {
    expect(
      overallOf('complaint', [
        'It’s far too dark, not what I asked for.',
        'I’m really sorry, that must be disappointing. I can see how dark it is.',
        'What can you do?',
        'I’d lift it gently with a colour remover in stages, so that it stays soft.',
      ]),
    ).toBeGreaterThan(60)
  })
})
