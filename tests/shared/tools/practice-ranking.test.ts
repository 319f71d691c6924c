// Over every scenario: a good way of saying it ranks above a middling one, and that above a bad one; feedback always
// quotes; and a kinder line never leaves the client colder.
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import tool from '../../../shared/tools/communications'
import { moodAfter, moveOf } from '../../../shared/tools/communications/client/mood'
import { replyTo } from '../../../shared/tools/communications/client/turn'
import { hearLine } from '../../../shared/tools/communications/hear/line/line'
import { NOTHING_TOLD, toldMore, weightiest } from '../../../shared/tools/communications/hear/told'
import { scenarios } from '../../../shared/tools/communications/scenarios/list'
import type { Persona } from '../../../shared/tools/communications/scenarios/persona'
import type { PracticeOutput, Utterance } from '../../../shared/tools/communications/schema'
import { TODAY } from './cases'

/** The stylist's lines, answered by the built-in client. */
function conversation(persona: Persona, says: ((last: string) => string)[]): Utterance[] {
  const said: Utterance[] = [{ role: 'client', text: persona.opening }]
  for (const say of says) {
    said.push({ role: 'stylist', text: say(said.at(-1)?.text ?? '') })
    said.push({ role: 'client', text: replyTo(persona, said).text })
  }
  return said
}

function feedback(persona: Persona, transcript: Utterance[]): PracticeOutput {
  const input = {
    scenario: persona.id,
    title: persona.title,
    description: null,
    conversation: null,
    scored: true,
    transcript,
  }
  const question = { input, facts: NO_FACTS, today: TODAY }
  return tool.check({ ...question, overrides: [] }, tool.draft(question)) as PracticeOutput
}

const short = (text: string): string => weightiest(text).replace(/[.!?]+$/, '')

/** Whose scalp burns: nobody leaves that talk without being sent to a pharmacist. */
const BURNING = 'burning-scalp'

const good = (persona: Persona, refers = true) => [
  () =>
    `Hi ${persona.name}, I'm Jo, thank you for telling me. I can see how much that matters, and it makes sense that you feel like that. What would you most like from today, and what has happened before?`,
  (last: string) =>
    `So if I've heard you right: ${short(last)}. Have I got that right, or is there something I missed?`,
  () =>
    "I'd suggest we take it in small steps, because that's safer. I can't promise everything in one visit; it may take two, about £40 each. How does that sound?",
  () =>
    "Let's book you in for Tuesday at ten. Rinse cool and keep the heat low until then, and message me if anything feels off" +
    (refers && persona.id === BURNING ? '; see a pharmacist straight away.' : '.'),
]
const middling = () => [
  () => 'Hello. Right, so what are we doing today?',
  () => 'Okay, I think we can do that for you.',
  () => 'It should be alright. It takes an hour or so.',
  () => 'See you next time then.',
]
const bad = () => [
  () => "Don't be silly. Sit down, I'm busy.",
  () => "Trust me, you'll love it. Guaranteed.",
  () => "You should buy the mask, everyone does. Your hair will break if you don't.",
  () => "Whatever. That's not my fault. Policy is policy.",
]

describe.each(scenarios.map(persona => [persona.id, persona] as const))('%s', (_, persona) => {
  const [best, middle, worst] = [good(persona), middling(), bad()].map(says => conversation(persona, says))

  it('ranks good above middling above bad, and quotes the stylist each time', () => {
    const [high, fair, low] = [best!, middle!, worst!].map(said => feedback(persona, said))
    expect(high!.overall).toBeGreaterThan((fair!.overall ?? 0) + 15)
    expect(fair!.overall).toBeGreaterThan((low!.overall ?? 0) + 5)
    expect(high!.overall).toBeGreaterThanOrEqual(70)
    expect(low!.overall).toBeLessThanOrEqual(25)
    for (const output of [high!, fair!, low!]) {
      expect(output.areas.some(({ quote }) => quote !== null)).toBe(true)
      expect(output.next.said).not.toBeNull()
      expect(output.next.line.length).toBeGreaterThan(20)
    }
  })

  it('leaves the client warm, lukewarm or gone', () => {
    const [warm, tepid, cold] = [best!, middle!, worst!].map(said => moodAfter(persona, said).mood)
    expect(warm).toBeGreaterThan(tepid!)
    expect(tepid).toBeGreaterThan(cold!)
    expect(warm).toBeGreaterThan(persona.mood)
    expect(cold).toBeLessThan(persona.mood)
  })
})

it('no kindness makes up for a burning scalp that nobody was sent to a pharmacist with', () => {
  const persona = scenarios.find(({ id }) => id === BURNING)!
  expect(feedback(persona, conversation(persona, good(persona, false))).overall).toBeLessThanOrEqual(44)
})

describe('the mood moves one way', () => {
  const told = (persona: Persona) => toldMore({ ...NOTHING_TOLD, name: persona.name }, persona.opening)
  const lines = [
    'What would you like from today?',
    "I'd suggest a trim, because the ends are dry.",
    'Right, let me have a look at it.',
    'It takes about an hour and costs £45.',
  ]
  const harms = [
    "It's only hair.",
    'You must have washed it wrong.',
    'Shut up.',
    'Policy is no refunds.',
    'Haha, it looks like a bird’s nest.',
    'We can skip the patch test.',
  ]
  const helps = [
    'That must have been horrible, no wonder you are upset.',
    'Take your time, there is no rush.',
    'Thank you for telling me.',
    'What worries you the most about it?',
  ]
  it.each(lines)('after “%s” a hurtful sentence cools and a kind one warms', line => {
    for (const persona of scenarios) {
      const move = (text: string): number => moveOf(hearLine(text, told(persona)))
      for (const harm of harms) expect(move(`${line} ${harm}`), harm).toBeLessThan(move(line))
      for (const help of helps) expect(move(`${line} ${help}`), help).toBeGreaterThanOrEqual(move(line))
    }
  })

  it('a phrase said again and again moves nobody for long', () => {
    const persona = scenarios[0]!
    const said: Utterance[] = [{ role: 'client', text: persona.opening }]
    const moods: number[] = []
    for (let nth = 0; nth < 6; nth++) {
      said.push({ role: 'stylist', text: 'Thank you, lovely.' }, { role: 'client', text: `Well ${nth}.` })
      moods.push(moodAfter(persona, said).mood)
    }
    expect(moods.at(-1)! - moods[0]!).toBeLessThan(persona.mood / 2)
  })
})
