import { describe, expect, test } from 'vitest'
import { articles, searchHelp } from '../../../shared/help'
import { distance, sound } from '../../../shared/help/near'
import { isAbout } from '../../../shared/help/search'
import { questions, unanswered } from './questions'

const hits = (asked: string): string[] => searchHelp(asked).map(({ article }) => article.id)

describe('stylists’ own words find the article', () => {
  test('there are enough of them, over every article', () => {
    expect(questions.length).toBeGreaterThanOrEqual(60)
    const asked = new Set(questions.flatMap(([, ...expected]) => expected))
    expect(articles.map(({ id }) => id).filter(id => !asked.has(id))).toEqual([])
  })

  test.each(questions.map(([asked, ...expected]) => ({ asked, expected })))(
    '“$asked”',
    ({ asked, expected }) => {
      const [first] = searchHelp(asked)
      expect(expected).toContain(first?.article.id)
      expect(first && isAbout(first)).toBe(true)
    },
  )
})

test.each(unanswered)('nothing is about “%s”', asked => {
  expect(searchHelp(asked).filter(isAbout)).toEqual([])
})

test('an article is found by its own title', () => {
  const lost = articles.filter(({ id, title }) => hits(title)[0] !== id).map(({ id }) => id)
  expect(lost).toEqual([])
})

test('as one types, the beginning of a word is enough', () => {
  expect(hits('aller').slice(0, 3)).toContain('allergies')
  expect(hits('keyb')[0]).toBe('keyboard')
  expect(hits('')).toEqual([])
  expect(hits('  ?! ')).toEqual([])
})

test('one wrong letter in any longer word of a title still finds it', () => {
  const lost: string[] = []
  for (const [asked, id] of [
    ['shortcuts', 'keyboard'],
    ['marketing', 'marketing'],
    ['recommend', 'retail-edge'],
    ['privacy', 'privacy'],
    ['updates', 'updates'],
    ['appointments', 'appointments'],
    ['subscription', 'plans'],
  ] as const) {
    for (let at = 1; at < asked.length; at++) {
      const without = asked.slice(0, at) + asked.slice(at + 1)
      const swapped = asked.slice(0, at - 1) + asked[at] + asked[at - 1] + asked.slice(at + 1)
      const wrong = `${asked.slice(0, at)}q${asked.slice(at + 1)}`
      for (const typed of [without, swapped, wrong])
        if (!hits(typed).slice(0, 3).includes(id)) lost.push(`${typed} → ${hits(typed).slice(0, 3)}`)
    }
  }
  expect(lost).toEqual([])
})

test('distance counts changed, missing, extra and swapped letters', () => {
  expect(distance('patch', 'patch', 2)).toBe(0)
  expect(distance('pach', 'patch', 2)).toBe(1)
  expect(distance('pacth', 'patch', 2)).toBe(1)
  expect(distance('petch', 'patch', 2)).toBe(1)
  expect(distance('paatch', 'patch', 2)).toBe(1)
  expect(distance('colour', 'water', 2)).toBe(3)
})

test('what sounds alike has one key', () => {
  for (const [a, b] of [
    ['fone', 'phone'],
    ['instal', 'install'],
    ['skedule', 'schedule'],
    ['akount', 'account'],
  ] as const)
    expect(sound(a), `${a}, ${b}`).toBe(sound(b))
})
