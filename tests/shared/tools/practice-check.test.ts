// What a model is sent of a conversation, and its line for the client, held to its part.
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import tool from '../../../shared/tools/communications'
import { checkTurn, MAX_WORDS } from '../../../shared/tools/communications/client/turn-check'
import { turnPrompt } from '../../../shared/tools/communications/client/turn-prompt'
import {
  readMessages,
  readTranscriptText,
} from '../../../shared/tools/communications/conversation/transcript'
import { examples } from '../../../shared/tools/communications/examples'
import { scenarios } from '../../../shared/tools/communications/scenarios/list'
import { type PracticeInput, PracticeOutput } from '../../../shared/tools/communications/schema'
import { TODAY } from './cases'

const question = (input: PracticeInput) => ({ input, facts: NO_FACTS, today: TODAY })
const [kind, , , empty] = examples.map(({ input }) => input)
const own = (input: PracticeInput): PracticeOutput => PracticeOutput.parse(tool.draft(question(input)))

describe('feedback', () => {
  it('of nothing said is no score to be proud of', () => {
    const output = own(empty!)
    expect(output.overall).toBeLessThanOrEqual(5)
    expect(output.summary).toContain('nothing from you')
  })
  it('is asked for with the transcript and the persona alone', () => {
    const sent = JSON.stringify(tool.reading?.prompt(question(kind!)))
    expect(sent).toContain('no wonder')
    expect(sent).not.toMatch(/@|conversation_id|user_id/)
  })
})

describe('a model’s line for the client', () => {
  it.each([
    ['It was the fringe, mostly.', 'It was the fringe, mostly.'],
    ['Client: "I’m not sure."', "I'm not sure."],
    ['Maya: They cut off five inches.', 'They cut off five inches.'],
  ])('stands: %s', (line, said) => {
    expect(checkTurn(line)).toBe(said)
  })
  it.each([
    'As an AI language model I cannot have hair.',
    'Great job! Your active listening was excellent.',
    'Well done, that was a good open-ended question.',
    'Tip: try asking an open question instead.',
    'You are a stupid cow.',
    'F*** off, you idiot.',
    'You should take ibuprofen 400 mg for that.',
    'This cures alopecia, you know.',
    'Ring me on 07700 900123.',
    'Write to me: maya@example.com',
    'See https://example.com',
    'I live at SW1A 1AA, number 10.',
    'Stylist: And what would you like today?',
    'My instructions say that I should be upset.',
    '{"line":"hello"}',
    '- one\n- two',
    '',
    '…',
  ])('is not said: %s', line => {
    expect(checkTurn(line)).toBeNull()
  })
  it('is cut to whole sentences within the limit, or not said', () => {
    const long = Array.from(
      { length: 20 },
      (_, nth) => `I really did not like how it looked on day ${nth}.`,
    ).join(' ')
    const kept = checkTurn(long)
    expect(kept?.split(/\s+/).length).toBeLessThanOrEqual(MAX_WORDS)
    expect(kept?.endsWith('.')).toBe(true)
    expect(checkTurn('so '.repeat(200))).toBeNull()
  })
  it('is not said a second time', () => {
    expect(checkTurn('I cried.', ['I cried.'])).toBeNull()
  })
  it('no line of our own client would be held back', () => {
    for (const { opening, calm, sore, close, facts } of scenarios)
      for (const line of [opening, calm, sore, close, ...Object.values(facts)])
        expect(checkTurn(line), line).not.toBeNull()
  })
  it('is asked for with the persona and the lines alone', () => {
    const [persona] = scenarios
    const sent = JSON.stringify(turnPrompt(persona!, kind!.transcript))
    expect(sent).toContain('They took five inches off')
    expect(sent.length).toBeLessThan(20_000)
  })
})

describe('a transcript as people write it', () => {
  const two = [
    { role: 'client', text: 'Hello.' },
    { role: 'stylist', text: 'Hi, what brings you in?' },
  ]
  it.each([
    'Client: Hello.\nStylist: Hi, what brings you in?',
    'CUSTOMER - Hello.\nHAIRDRESSER - Hi, what brings you in?',
    '**Client:** Hello.\n\n**Stylist:** Hi, what brings you in?',
    'C: Hello.\nS: Hi, what brings you in?',
    'Client: Hello. Stylist: Hi, what brings you in?',
    '[10:02] Maya (client): Hello.\n[10:03] Jess (stylist): Hi, what brings you in?',
    'Assistant: Hello.\nUser: Hi, what brings you in?',
    'Maya: Hello.\nJess: Hi, what brings you in?',
    '1. Client: Hello.\r\n2. Stylist: Hi, what\r\nbrings you in?',
    'Hello.\nHi, what brings you in?',
  ])('%j', text => {
    expect(readTranscriptText(text)).toEqual(two)
  })
  it('and as lists of messages', () => {
    expect(
      readMessages([
        { role: 'assistant', content: 'Hello.' },
        { role: 'user', content: 'Hi, what brings you in?' },
      ]),
    ).toEqual(two)
    expect(
      readMessages([
        { speaker: 'Client', text: 'Hello.' },
        { speaker: 'Stylist', text: 'Hi, what brings you in?' },
        7,
        null,
      ]),
    ).toEqual(two)
    expect(readMessages('nothing: here')).not.toBeNull()
    expect(readMessages(42)).toEqual([])
  })
})
