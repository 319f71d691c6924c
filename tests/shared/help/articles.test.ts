// The articles hold: nothing points nowhere, every button they name is in the app, and they read easily.
import { describe, expect, test } from 'vitest'
import { TRIAL_DAYS } from '../../../shared/account/plans'
import { articles, findArticle, groups } from '../../../shared/help'
import { blocksOf, partsOf, plainOf } from '../../../shared/help/markup'
import { cards } from '../../../shared/tools/cards'
import { sources, withoutComments } from '../../support/imports'

const everyLine = articles.flatMap(article =>
  [article.lead, ...article.text.split('\n')].map(line => ({ id: article.id, line })),
)
const everyPart = everyLine.flatMap(({ id, line }) => partsOf(line.trim()).map(part => ({ id, part })))

test('there are at least thirty, each under its own address and in a group', () => {
  expect(articles.length).toBeGreaterThanOrEqual(30)
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length)
  expect(groups.flatMap(group => group.articles)).toHaveLength(articles.length)
  for (const group of groups) expect(group.articles.length, group.title).toBeGreaterThan(1)
})

test('what one reads next is there', () => {
  const lost = articles.flatMap(({ id, next }) =>
    next.filter(to => to === id || !findArticle(to)).map(to => `${id} → ${to}`),
  )
  expect(lost).toEqual([])
})

test('links lead to articles and screens that exist', () => {
  const screens = [
    '/help',
    '/dashboard',
    '/clients',
    '/products',
    '/history',
    '/lists',
    '/waiting',
    '/pricing',
    '/auth?again=1',
    ...[
      'salon',
      'people',
      'plan',
      'data',
      'device',
      'appearance',
      'models',
      'comfort',
      'notifications',
      'security',
      'privacy',
      'account',
    ].map(section => `/settings/${section}`),
    ...cards.map(card => card.path),
    ...articles.map(article => `/help/${article.id}`),
  ]
  const links = everyPart.flatMap(({ id, part }) => (part.kind === 'link' ? [{ id, to: part.to }] : []))
  expect(links.length).toBeGreaterThan(80)
  expect(links.filter(({ to }) => !screens.includes(to))).toEqual([])
  const raw = everyLine.filter(({ line }) => /\]\(|\*\*/.test(plainOf(line)))
  expect(raw).toEqual([])
})

describe('the buttons and words that an article names', () => {
  /** Of the browser or the tablet, not ours. */
  const THEIRS = new Set(
    'Safari|Chrome|Edge|CSV|Add to Home Screen|Add to home screen|Ctrl+B|Cmd+B|Ctrl+K|Cmd+K|Tab|Shift+Tab|Enter|Shift+Enter|Ctrl+Enter|Cmd+Enter|Esc|Arrow down|Page down|Home|End'.split(
      '|',
    ),
  )
  /** Said with weight, not the name of anything. */
  const SAID = new Set(
    'No money moves.|Never|was not saved|Sound|Larger text|The typeface|Screen readers|Keyboard only|Less movement|Not by colour alone|Targets|Light or dark|The browser.|No private window.|The address begins with https.|It is there already.|You said no before.|used|advised|2 waiting to send|Concern|Sent|Another version|Answered by the model|Another account is signed in'.split(
      '|',
    ),
  )
  const app = [...sources('web'), ...sources('shared')]
    .filter(file => !file.path.startsWith('shared/help/'))
    .map(file => withoutComments(file.text))
    .join('\n')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')

  test.each([...new Set(everyPart.flatMap(({ part }) => (part.kind === 'strong' ? [part.text] : [])))])(
    '“%s” is in the app',
    words => {
      if (THEIRS.has(words) || SAID.has(words)) return
      expect(app.includes(words.replaceAll('’', "'"))).toBe(true)
    },
  )
})

describe('they read easily', () => {
  test('short sentences, no shouting, no wall of text', () => {
    for (const { id, lead, title, text } of articles) {
      expect(title.length, id).toBeLessThanOrEqual(60)
      expect(lead.length, id).toBeLessThanOrEqual(110)
      expect(`${title}${lead}${text}`, id).not.toMatch(
        /!|\b(please|simply|just click|easy|obviously)\b(?! see)/i,
      )
      for (const sentence of plainOf(text).split(/(?<=[.?:;])\s+|\n/))
        expect(sentence.split(/\s+/).length, `${id}: ${sentence}`).toBeLessThanOrEqual(32)
      for (const block of blocksOf(text))
        if (block.kind === 'text')
          expect(block.parts.map(part => part.text).join('').length, id).toBeLessThanOrEqual(420)
    }
  })

  test('anything longer than a few lines has headings, steps or a list', () => {
    const walls = articles.filter(
      ({ text }) =>
        text.length > 500 && !blocksOf(text).some(({ kind }) => kind !== 'text' && kind !== 'note'),
    )
    expect(walls.map(({ id }) => id)).toEqual([])
  })
})

test('the trial is as long as it is', () => {
  expect(TRIAL_DAYS).toBe(14)
  expect(findArticle('plans')?.text).toContain('14 days')
})
