// What to do in the next minute stands before who to call, whoever answers and however it is said.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { articles, findArticle } from '../../../shared/help'
import { answerFromArticles } from '../../../shared/help/answer'
import { EMERGENCIES, emergencyIn } from '../../../shared/help/first-minute'
import { worked } from '../hostile/cpu'
import { questions } from './questions'

const answer = (content: string) => answerFromArticles([{ role: 'user', content }])
const lines = <T>(name: string): T[] =>
  readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
/** What happens at a chair in many people's words, and questions that only sound like it. */
const hazards = lines<{ heard: string; id: string }>('hazards')
const ordinary = lines<{ asked: string }>('ordinary')
const saidOf = (id: string): string[] => hazards.flatMap(line => (line.id === id ? [line.heard] : []))

describe.each(EMERGENCIES)('$title', ({ id, first }) => {
  test.each(saidOf(id))('“%s”: first what to do, then who to call', asked => {
    const { text, articles: named, first: minute } = answer(asked)
    expect(emergencyIn(asked)?.id).toBe(id)
    expect(text.startsWith(`**${first}**`)).toBe(true)
    expect(text.startsWith(minute ?? 'nothing')).toBe(true)
    expect(text).toContain('999 (or 112)')
    expect(named.length).toBeGreaterThan(0)
  })
  test('is said in more than one way, and stands in the article', () => {
    expect(saidOf(id).length).toBeGreaterThan(1)
    expect(findArticle('first-minute')?.text).toContain(first)
  })
})

test('the call comes first only where breath or life is at stake', () => {
  for (const { id, first } of EMERGENCIES)
    expect(/999|112/.test(first), id).toBe(id === 'breath' || id === 'unconscious')
})

test('a follow-up in a few words is about the same emergency', () => {
  const { text } = answerFromArticles([
    { role: 'user', content: 'her scalp is burning' },
    { role: 'assistant', content: 'Rinse.' },
    { role: 'user', content: 'and then?' },
  ])
  expect(text).toMatch(/^\*\*Rinse it off now/)
})

test('each article of an emergency begins with the next minute', () => {
  const about = articles.filter(({ text, also }) =>
    /\b999\b|burning|swelling|smoking/.test(`${also} ${text}`),
  )
  expect(about.map(({ id }) => id).sort()).toEqual(['first-minute', 'reaction'])
  for (const { id, lead } of about)
    expect(lead, id).toMatch(/^Rinse it off now: cool water, until it stops\./)
})

test.each([...questions.map(([asked]) => asked), ...ordinary.map(({ asked }) => asked)])(
  '“%s” is no emergency',
  asked => {
    const known = ['client came up in a rash', 'her scalp is burning']
    expect(emergencyIn(asked)?.id ?? null).toBe(known.includes(asked) ? 'skin' : null)
  },
)

test('a long text takes time in its length', () => {
  const text = (times: number): string => 'the bleach is in her hair and her skin '.repeat(times)
  const taken = (said: string): number => {
    const from = worked()
    for (let run = 0; run < 4; run++) emergencyIn(said)
    return Math.max(worked() - from, 1)
  }
  taken(text(1000))
  // Four times the text; with the square of its length it would take sixteen times as long.
  const short = taken(text(1000))
  expect(taken(text(4000)) / short).toBeLessThan(10)
})
