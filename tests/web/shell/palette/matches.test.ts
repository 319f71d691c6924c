import { describe, expect, test } from 'vitest'
import type { ClientMatch } from '../../../../web/platform/data/queries/search/search'
import type { Choice } from '../../../../web/shell/palette/choice'
import { atFirst, clientChoices, grouped, matching } from '../../../../web/shell/palette/matches'
import { places } from '../../../../web/shell/palette/places'

const choice = (group: Choice['group'], title: string, also = ''): Choice => ({
  id: `${group}-${title}`,
  group,
  title,
  also,
  icon: 'help',
  doing: { to: `/${title}` },
})
const titles = (typed: string, choices: readonly Choice[] = places): string[] =>
  matching(choices, typed).map(found => found.choice.title)
const found = (name: string, why: ClientMatch['why']): ClientMatch => ({
  id: name,
  name,
  why,
  row: { id: name, version: 0, waiting: 0, fields: {} } as unknown as ClientMatch['row'],
})

describe('what is typed in the palette', () => {
  test('finds tools, screens and sections by title, by a word that people use, and by sound', () => {
    expect(titles('colour f')).toEqual(['Colour Formula'])
    expect(titles('dark')).toContain('Appearance')
    expect(titles('manual')).toEqual(['Help'])
    expect(titles('anual')).not.toContain('Help')
    expect(titles('outbox')).toEqual(['What waits to be sent'])
    expect(titles('Apointmants')).toEqual(['Appointments'])
    expect(titles('xqwvk')).toEqual([])
  })

  test('finds what only sounds alike where nothing is written so', () => {
    const two = [choice('help', 'Tone'), choice('help', 'Town')]
    expect(titles('tone', two)).toEqual(['Tone'])
    expect(titles('toan', two)).toContain('Tone')
  })

  test('finds nothing for what is no beginning of a word and sounds like none', () => {
    const some = [
      ...places,
      choice('acts', 'Sign out'),
      choice('products', 'Curl Cream'),
      choice('help', 'Your salon’s details'),
    ]
    for (const typed of ['zzz', 'sss', 'qqq', 'xyz', 'zq zq']) expect(titles(typed, some), typed).toEqual([])
  })

  test('finds the pictures for profiles by either word of their title', () => {
    for (const typed of ['assets', 'social', 'Social assets'])
      expect(titles(typed), typed).toContain('Social Launch Assets')
  })

  test('puts the group with the best answer first: a client by name before a page by its words', () => {
    const groups = grouped([
      ...matching([choice('help', 'Patch tests', 'anna')], 'anna'),
      ...clientChoices([found('Anna Bell', 'name')], 'anna'),
    ])
    expect(groups.map(({ id }) => id)).toEqual(['clients', 'help'])
  })

  test('puts a page by its name before a client who only sounds alike', () => {
    const groups = grouped([
      ...clientChoices([found('Hilp Ann', 'sound')], 'help'),
      ...matching([choice('screens', 'Help')], 'help'),
    ])
    expect(groups.map(({ id }) => id)).toEqual(['screens', 'clients'])
    expect(groups[1]?.choices[0]?.hint).toBe('sounds alike')
  })

  test('shows few of many: a list that is read, not scrolled', () => {
    const many = Array.from({ length: 40 }, (_, at) => found(`Anna ${at}`, 'name'))
    expect(grouped(clientChoices(many, 'anna'))[0]?.choices).toHaveLength(6)
    const articles = Array.from({ length: 40 }, (_, at) => choice('help', `Tone ${at}`))
    expect(grouped(matching(articles, 'tone'))[0]?.choices).toHaveLength(4)
  })
})

test('before anything is typed stands what can be done and where one can go', () => {
  const groups = atFirst([choice('acts', 'Add client'), choice('help', 'Patch tests'), ...places])
  expect(groups.map(({ id }) => id)).toEqual(['acts', 'screens', 'tools'])
})
