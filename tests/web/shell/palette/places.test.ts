// The palette leads everywhere: what is added to the settings or the sidebar is added to it.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { more, navigation, tools } from '../../../../web/shell/layout/links'
import { places, SETTINGS } from '../../../../web/shell/palette/places'

test('it has every section of the settings by the words of its tab', () => {
  const source = readFileSync('web/account/access/settings/SettingsScreen.tsx', 'utf8')
  const sections = [...source.matchAll(/\bid: '([\w-]+)',\s+title: '([^']+)'/g)].map(([, id, title]) => [
    id,
    title,
  ])
  expect(sections.length).toBeGreaterThan(5)
  expect(SETTINGS.map(([id, title]) => [id, title]).sort()).toEqual(sections.sort())
})

test('it has every place of the sidebar', () => {
  const reached = places.map(({ doing }) => ('to' in doing ? doing.to : 'page' in doing ? doing.page : ''))
  for (const { url } of [...navigation, ...tools, ...more]) expect(reached).toContain(url)
})

test('no two entries have one id', () => {
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
})
