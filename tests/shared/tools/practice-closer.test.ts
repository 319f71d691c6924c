// Closer questions bring out the rest of the story; what the story doesn't know is said so, and never made up.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { opening, replyTo } from '../../../shared/tools/communications/client/turn'
import { turnPrompt } from '../../../shared/tools/communications/client/turn-prompt'
import { PLEASANT, UNKNOWN } from '../../../shared/tools/communications/client/unknown'
import { personaOf } from '../../../shared/tools/communications/scenarios/find'
import { firstScenarios } from '../../../shared/tools/communications/scenarios/list'
import type { Persona } from '../../../shared/tools/communications/scenarios/persona'
import type { Utterance } from '../../../shared/tools/communications/schema'

const linesOf = <T>(file: string): T[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
type Closer = { scenario: string; says: string; hears: string }
const closer = linesOf<Closer>('./practice-closer.jsonl')
const fresh = linesOf<Closer>('./practice-fresh.jsonl')

function clientOf(id: string): Persona {
  const persona = personaOf(id)
  if (!persona) throw new Error(id)
  // Who is cross answers in half a sentence.
  return { ...persona, mood: Math.max(persona.mood, 50) }
}
function answers(client: Persona, ...says: string[]): string[] {
  const talk: Utterance[] = [{ role: 'client', text: opening(client).text }]
  return says.map(text => {
    talk.push({ role: 'stylist', text })
    const reply = replyTo(client, talk).text
    talk.push({ role: 'client', text: reply })
    return reply
  })
}

describe('a closer question', () => {
  // What has it in short comes first, where it wasn't told yet.
  test.each(closer)('$scenario: $says → $hears', ({ scenario, says, hears }) =>
    expect(answers(clientOf(scenario), says, says).join(' ')).toContain(hears),
  )
  test('reaches everything the five know', () => {
    for (const { id, story = [] } of firstScenarios) {
      const asked = closer.filter(({ scenario }) => scenario === id)
      expect(
        story.filter(({ says }) => !asked.some(({ hears }) => says.includes(hears))),
        id,
      ).toEqual([])
    }
  })
  test('tells a model the same story', () => {
    const [client] = firstScenarios
    const prompt = JSON.stringify(turnPrompt(client!, [{ role: 'client', text: client!.opening }]))
    for (const { says } of client?.story ?? []) expect(prompt).toContain(says)
  })
})

describe('a fresh wording', () => {
  test.each(fresh)('$scenario: $says → $hears', ({ scenario, says, hears }) =>
    expect(answers(clientOf(scenario), says)[0]).toContain(hears),
  )
})

describe('what the story doesn’t know', () => {
  const ASKED = [
    'What’s your star sign?',
    'Which football team do you support?',
    'What car do you drive?',
    'Which film did you last see?',
  ]
  test.each(firstScenarios.map(({ id }) => id))('%s says so, each time otherwise', id => {
    const said = answers(clientOf(id), ...ASKED)
    expect(new Set(said).size).toBe(said.length)
    const pool = UNKNOWN[clientOf(id).kind]
    for (const each of said)
      expect(
        pool.some(one => each.startsWith(one)),
        each,
      ).toBe(true)
  })
  test.each(['Have you got a pony?', 'Do you like jazz?', 'Are your parents tall?'])(
    '%s is neither yes nor no',
    says => {
      for (const { id } of firstScenarios)
        expect(answers(clientOf(id), says)[0]).not.toMatch(/^(?:Yes|No|Mm)\b/)
    },
  )
  test('a pleasantry gets one back', () => {
    for (const says of ['Did you have a nice weekend?', 'Did you find us all right?'])
      expect(PLEASANT).toContain(answers(clientOf('upsell'), says)[0])
  })
})

describe('a question is no fault', () => {
  test.each([
    ['nervous-client', 'Did they offer to fix it?', 'They never offered'],
    ['nervous-client', 'Why didn’t you like the way they did it?', 'She never looked'],
    ['consultation', 'Can I see the picture?', 'It’s this one'],
    ['complaint', 'Have you had a patch test with us?', 'Yes, you did one'],
  ])('%s: %s', (id, says, begins) => expect(answers(clientOf(id), says)[0]?.startsWith(begins)).toBe(true))
})
