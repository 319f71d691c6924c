// A model's feedback and a model's line for the client are held to the same rules as our own.
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import tool from '../../../shared/tools/communications'
import { examples } from '../../../shared/tools/communications/examples'
import { scenarios } from '../../../shared/tools/communications/scenarios/list'
import { AREAS, type PracticeInput, PracticeOutput } from '../../../shared/tools/communications/schema'
import { readMessages, readTranscriptText } from '../../../shared/tools/communications/transcript'
import { checkTurn, MAX_WORDS } from '../../../shared/tools/communications/turn-check'
import { turnPrompt } from '../../../shared/tools/communications/turn-prompt'
import { TODAY } from './cases'

const question = (input: PracticeInput) => ({ input, facts: NO_FACTS, today: TODAY })
const [kind, waved, unscored, empty] = examples.map(({ input }) => input)
const own = (input: PracticeInput): PracticeOutput => PracticeOutput.parse(tool.draft(question(input)))
const checked = (input: PracticeInput, output: PracticeOutput): PracticeOutput => {
  const once = PracticeOutput.parse(tool.check({ ...question(input), overrides: [] }, output))
  expect(tool.check({ ...question(input), overrides: [] }, once)).toEqual(once)
  return once
}

describe('a model’s feedback', () => {
  it('stands where it is sound', () => {
    const model = { ...own(kind!), summary: 'You met her fear first, and it shows in her answers.' }
    expect(checked(kind!, model).summary).toBe(model.summary)
  })
  it('can’t praise harm away', () => {
    const model = {
      ...own(waved!),
      overall: 98,
      areas: own(waved!).areas.map(area => ({ ...area, score: 95 })),
    }
    const after = checked(waved!, model)
    expect(after.overall).toBeLessThanOrEqual(45)
    for (const area of ['empathy', 'active_listening', 'rapport'])
      expect(after.areas.find(({ id }) => id === area)?.score).toBeLessThanOrEqual(45)
  })
  it('quotes the stylist word for word, or is replaced', () => {
    const model = own(kind!)
    const lying = {
      ...model,
      areas: model.areas.map(area => ({ ...area, quote: 'I never said anything like this.' })),
      next: {
        ...model.next,
        said: 'They took five inches off.',
        line: 'Tell me how you would like it to look.',
      },
    }
    const after = checked(kind!, lying)
    const theirs = kind!.transcript
      .filter(({ role }) => role === 'stylist')
      .map(({ text }) => text)
      .join(' ')
    for (const { quote } of after.areas) if (quote) expect(theirs).toContain(quote)
    expect(theirs).toContain(after.next.said)
  })
  it.each([
    ['an insult', 'You are a hopeless stylist and should give up.'],
    ['a medical claim', 'Tell her that this serum cures alopecia.'],
    ['a guarantee', 'Say that the result is guaranteed.'],
    ['a patch test left out', 'Next time just skip the patch test.'],
    ['a phone number', 'Call me on 07700 900123 for more.'],
    ['a link', 'See https://example.com for the course.'],
  ])('is freed of %s', (_, sentence) => {
    const model = own(kind!)
    const harmful = {
      ...model,
      summary: `${model.summary} ${sentence}`,
      keep: sentence,
      try: sentence,
      areas: model.areas.map(area => ({ ...area, note: `${area.note} ${sentence}` })),
      next: { ...model.next, line: sentence, why: sentence },
    }
    expect(JSON.stringify(checked(kind!, harmful))).not.toContain(sentence.slice(0, 24))
  })
  it('has each area once, in order, whatever the model sent', () => {
    const model = own(kind!)
    for (const areas of [
      [],
      [...model.areas].reverse(),
      [...model.areas, ...model.areas],
      model.areas.slice(2),
    ])
      expect(checked(kind!, { ...model, areas }).areas.map(({ id }) => id)).toEqual([...AREAS])
    const wild = { ...model, areas: model.areas.map(area => ({ ...area, score: Number.POSITIVE_INFINITY })) }
    for (const { score } of checked(kind!, wild).areas)
      if (score !== null) expect(score).toBeGreaterThanOrEqual(0)
  })
  it('scores nothing where none was wanted, or where an area did not apply', () => {
    const scored = {
      ...own(unscored!),
      overall: 80,
      areas: own(unscored!).areas.map(area => ({ ...area, score: 80 })),
    }
    const after = checked(unscored!, scored)
    expect(after.overall).toBeNull()
    expect(after.areas.every(({ score }) => score === null)).toBe(true)
    const low = { ...own(kind!), areas: own(kind!).areas.map(area => ({ ...area, score: 5 })) }
    expect(checked(kind!, low).areas.find(({ id }) => id === 'product_recommendation')?.score).toBeNull()
  })
  it('of nothing said is no score to be proud of', () => {
    const output = own(empty!)
    expect(output.overall).toBeLessThanOrEqual(5)
    expect(output.summary).toContain('nothing of yours')
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
