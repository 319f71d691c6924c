// The built-in client: remembers, answers to what was said, never says a thing twice, and comes to an end.
import { describe, expect, it } from 'vitest'
import { opening, replyTo } from '../../../shared/tools/communications/client/turn'
import { counted } from '../../../shared/tools/communications/conversation/standing'
import { matches, ownPersona, personaOf } from '../../../shared/tools/communications/scenarios/find'
import { firstScenarios, moreScenarios, scenarios } from '../../../shared/tools/communications/scenarios/list'
import type { Persona } from '../../../shared/tools/communications/scenarios/persona'
import type { Utterance } from '../../../shared/tools/communications/schema'
import { tips, usage } from '../../../shared/tools/communications/tips'
import { TIPS_AND_FIVE } from './practice-spec'

const persona = (id: string): Persona => {
  const found = personaOf(id)
  if (!found) throw new Error(id)
  return found
}

function talk(client: Persona, ...lines: string[]) {
  const said: Utterance[] = [{ role: 'client', text: opening(client).text }]
  const replies = lines.map(text => {
    said.push({ role: 'stylist', text })
    const reply = replyTo(client, said)
    said.push({ role: 'client', text: reply.text })
    return reply
  })
  return { said, replies, last: replies.at(-1)! }
}

describe('the scenarios', () => {
  it('begin with the five of the specification, under its ids', () => {
    expect(firstScenarios.map(({ id }) => id)).toEqual(TIPS_AND_FIVE.scenarios)
    expect(tips).toHaveLength(TIPS_AND_FIVE.tips)
    expect(usage.length).toBeGreaterThan(2)
  })
  it('are more than fifty, each whole and under an id of its own', () => {
    expect(scenarios.length).toBeGreaterThan(50)
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length)
    expect(new Set(scenarios.map(({ title }) => title)).size).toBe(scenarios.length)
    expect(moreScenarios.flatMap(group => group.scenarios)).toHaveLength(scenarios.length - 5)
    for (const each of scenarios) {
      expect(Object.keys(each.facts).length, each.id).toBeGreaterThanOrEqual(4)
      for (const text of [each.description, each.opening, each.calm, each.sore, each.close])
        expect(text.length, each.id).toBeGreaterThan(2)
    }
  })
  it('are found by any words of theirs, with or without accents and case', () => {
    const found = (search: string): string[] =>
      scenarios.filter(each => matches(each, search)).map(({ id }) => id)
    expect(found('REFUND')).toContain('refund-request')
    expect(found('deaf reads')).toContain('deaf-client')
    expect(found('advanced henna')).toEqual([])
    expect(found('zebra')).toEqual([])
  })
})

describe('the client', () => {
  it('tells what is asked for, and only that', () => {
    const { replies } = talk(
      persona('consultation'),
      'What has been put on your hair in the last years?',
      'What would you be comfortable spending?',
    )
    expect(replies[0]!.text).toContain('Box dye')
    expect(replies[0]!.text).not.toContain('hundred and fifty')
    expect(replies[1]!.text).toContain('hundred and fifty')
  })
  it('asks about jargon by its word', () => {
    expect(
      talk(persona('consultation'), 'We would go in with 30 vol and pre-pigment first.').last.text,
    ).toMatch(/30 vol/)
  })
  it('asks the price where a plan has none', () => {
    const { last } = talk(persona('consultation'), "I'd suggest going caramel first.")
    expect(last.text).toMatch(/cost|how much|included/i)
    expect(talk(persona('consultation'), "I'd suggest caramel first, that's £90.").last.text).not.toMatch(
      /what would that cost/i,
    )
  })
  it('says less, and cooler, after being dismissed; then leaves', () => {
    const warm = talk(persona('complaint'), "I'm so sorry, that must have been awful. What happened?")
    const cold = talk(persona('complaint'), 'Calm down. What happened?')
    expect(cold.last.mood).toBeLessThan(warm.last.mood)
    const gone = talk(
      persona('complaint'),
      'Calm down.',
      "It's your own fault.",
      'Policy is no refunds.',
      'Shut up.',
    )
    expect(gone.replies.find(({ ended }) => ended)?.text).toMatch(/go|leaving/i)
  })
  it('holds the stylist to a length that was named', () => {
    const { last } = talk(
      persona('nervous-client'),
      "I'd take one centimetre, is that all right?",
      "Let's take three inches then.",
    )
    expect(last.text).toMatch(/one centimetre|I told you|opposite|asked you not/i)
  })
  it('thanks the stylist by name, and says goodbye when it is settled', () => {
    const { last } = talk(
      persona('nervous-client'),
      "Hi Maya, I'm Jess, that must have been horrible. What happened?",
      'So keeping your length is what matters. Is that right?',
      "I'll take only the ends and show you before each cut. Come back in eight weeks, and message me if anything feels off.",
    )
    expect(last).toMatchObject({ ended: true })
    expect(last.text).toContain('Thank you, Jess.')
  })
  it('answers the same each time', () => {
    const lines = ['What happened?', 'I see.', 'How do you wear it?']
    expect(talk(persona('bride'), ...lines).said).toEqual(talk(persona('bride'), ...lines).said)
  })

  const MIXED = [
    'What happened?',
    'Okay.',
    'I understand.',
    'How do you wear it day to day?',
    'Trust me.',
    'That must have been hard.',
    'Do you like it short?',
    "I'd suggest a trim.",
    "It's £40.",
    '',
    '?',
    '👍',
    'Tell me more about that.',
    'Whatever.',
    'So you want it longer. Is that right?',
    'You need the mask.',
    'We need 20 vol.',
    'See you in six weeks.',
  ]
  it('never says the same twice, however long and odd the conversation', () => {
    let seed = 7
    const next = (): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed
    }
    for (const client of scenarios) {
      const lines = Array.from({ length: 20 }, () => MIXED[next() % MIXED.length] ?? '')
      const { said } = talk(client, ...lines)
      const own = said.filter(({ role }) => role === 'client').map(({ text }) => text)
      for (const text of own) expect(text.trim(), client.id).not.toBe('')
      expect(new Set(own).size, client.id).toBe(own.length)
    }
  }, 240_000)

  it('of the salon’s own is made from what was written', () => {
    const own = ownPersona('x', {
      title: 'Mrs P',
      description: "I'm Petra. You kept me waiting. I got a parking ticket. I am really upset.",
      opening: null,
      difficulty: 'Advanced',
    })
    expect(own).toMatchObject({ name: 'Petra', opening: "I'm Petra.", kind: 'complaint' })
    expect(talk(own, 'What happened, if I may ask?').last.text).toContain('You kept me waiting.')
    const bare = ownPersona('y', {
      title: 'A hard talk',
      description: '',
      opening: null,
      difficulty: 'Beginner',
    })
    expect(opening(bare).text).toContain('A hard talk')
    expect(talk(bare, 'What can I do for you?').last.text).not.toBe('')
  })
})

describe('which turns count', () => {
  const turn = (id: string, at: number, retries: string | null = null) => ({
    id,
    said_at: new Date(at).toISOString(),
    retries,
    role: 'stylist' as const,
  })
  it('a line that is tried again puts it and all after it aside', () => {
    const turns = [turn('d', 4, 'b'), turn('a', 1), turn('c', 3), turn('b', 2)]
    expect(counted(turns).map(({ id }) => id)).toEqual(['a', 'd'])
  })
  it('of two at one moment the id decides; a retry of what is gone takes nothing away', () => {
    expect(counted([turn('b', 1), turn('a', 1)]).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(counted([turn('a', 1), turn('b', 2, 'zz')]).map(({ id }) => id)).toEqual(['a', 'b'])
  })
})
