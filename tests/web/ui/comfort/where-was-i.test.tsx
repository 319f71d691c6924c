// On the dashboard: who is in the chair is told once, by the list of today where that stands, else by the line.
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import WhereWasI from '../../../../web/ui/comfort/where-was-i/WhereWasI'
import { chooseDayView } from '../../../../web/ui/state/preferences'

vi.mock('../../../../web/ui/comfort/where-was-i/use-away', () => ({ useAway: () => [null, () => {}] }))
vi.mock('../../../../web/ui/comfort/where-was-i/use-unfinished', () => ({
  useUnfinished: () => ({
    services: [
      {
        id: 's1',
        clientId: 'c1',
        name: 'Amara Okafor',
        step: 2,
        of: 5,
        lastDone: null,
        at: Date.now(),
        onToday: true,
      },
    ],
    half: [],
  }),
}))

const today = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
const drawn = (address: string): string =>
  renderToStaticMarkup(
    <StaticRouter location={address}>
      <WhereWasI />
    </StaticRouter>,
  )
afterEach(() => chooseDayView('list'))

test('the list of today says it alone', () => {
  expect(drawn('/dashboard')).toBe('')
  expect(drawn(`/dashboard?day=${today}`)).toBe('')
})

test('on another day and in the timeline the line says it', () => {
  expect(drawn('/dashboard?day=2030-01-12')).toContain('Amara Okafor is in the chair')
  chooseDayView('columns')
  expect(drawn('/dashboard')).toContain('Amara Okafor is in the chair')
})
