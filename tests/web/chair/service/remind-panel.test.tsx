// When to come again: no day is offered on which no salon is open, and the panel says which and why.
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { blanks } from '../../../../shared/salon/records/blank'
import { RemindPanel } from '../../../../web/chair/service/panels/RemindPanel'

vi.mock('../../../../web/platform/data/queries/queries', async original => ({
  ...(await original<object>()),
  useAbout: (kind: string) =>
    // Here four weeks ago, and today.
    kind === 'formula' ? [{ id: 'f', fields: { made_at: '2026-10-30T10:00:00.000Z' } }] : [],
}))
const on = vi.hoisted(() => ({ next: null as unknown }))
vi.mock('../../../../web/platform/data/queries/appointments', async original => ({
  ...(await original<object>()),
  useNextAppointmentOf: () => on.next,
}))

const drawnOn = (day: string): string => {
  const chair = { clientId: 'c1', now: `${day}T10:00:00.000Z`, work: null } as never
  return renderToStaticMarkup(
    <MemoryRouter>
      <RemindPanel chair={chair} back="Back" onBack={() => {}} />
    </MemoryRouter>,
  )
}

test('a visit that is booked already is told before another is asked for', () => {
  on.next = null
  expect(drawnOn('2026-11-27')).toContain('Nothing is booked yet.')
  on.next = { id: 'a', fields: { ...blanks.appointment, starts_at: '2027-01-08T09:00', all_day: false } }
  expect(drawnOn('2026-11-27')).toContain('The next visit is booked already: Fri 8 Jan, 09:00.')
})

test('on 27 November four weeks on is Christmas Eve and five New Year’s Eve, and it is said why', () => {
  const drawn = drawnOn('2026-11-27')
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
