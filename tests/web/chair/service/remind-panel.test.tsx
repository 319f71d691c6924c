// When to come again: no day is offered on which no salon is open, and the panel says which and why.
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { RemindPanel } from '../../../../web/chair/service/panels/RemindPanel'

vi.mock('../../../../web/platform/data/queries/queries', async original => ({
  ...(await original<object>()),
  useAbout: (kind: string) =>
    // Here four weeks ago, and today.
    kind === 'formula' ? [{ id: 'f', fields: { made_at: '2026-10-30T10:00:00.000Z' } }] : [],
}))

test('on 27 November four weeks on is Christmas Eve and five New Year’s Eve, and it is said why', () => {
  const chair = { clientId: 'c1', now: '2026-11-27T10:00:00.000Z', work: null } as never
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <RemindPanel chair={chair} back="Back" onBack={() => {}} />
    </MemoryRouter>,
  )
  const buttons = [...drawn.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, words = '']) =>
    words.replace(/<[^>]*>/g, ''),
  )
  expect(buttons).not.toContain('Fri 25 Dec')
  expect(buttons).toEqual(
    expect.arrayContaining(['Thu 24 Dec', 'Sat 26 Dec', 'In 4 weeks Thu 24 Dec', 'In 5 weeks Thu 31 Dec']),
  )
  expect(drawn).toMatch(/<span[^>]*>Fri 25 Dec <small[^>]*>Christmas Day</)
  expect(drawn).toContain('Fri 25 Dec is Christmas Day, so Thu 24 Dec is offered.')
  expect(drawn).toContain('Fri 1 Jan is New Year’s Day, so Thu 31 Dec is offered.')
})
