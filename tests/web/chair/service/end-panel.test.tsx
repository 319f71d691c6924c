// The end of a service: what is drawn stays where it is, and says no hour that nobody named.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { blanks } from '../../../../shared/salon/records/blank'
import { EndPanel } from '../../../../web/chair/service/panels/EndPanel'
import { hosted } from '../../hooks-by-hand'

vi.mock('react', async original => (await import('../../hooks-by-hand')).byHand(await original<object>()))
const on = vi.hoisted(() => ({
  notes: [] as unknown[] | undefined,
  later: [] as unknown[] | undefined,
  next: null as unknown,
}))
vi.mock('../../../../web/platform/data/queries/queries', async original => ({
  ...(await original<object>()),
  useAbout: (kind: string) => (kind === 'note' ? on.notes : []),
}))
vi.mock('../../../../web/salon/records/reminders/use-open-reminders', () => ({
  useOpenReminders: () => on.later,
}))
vi.mock('../../../../web/platform/data/queries/appointments', async original => ({
  ...(await original<object>()),
  useNextAppointmentOf: () => on.next,
}))

const chair = { clientId: 'c1', now: '2026-11-27T10:00:00.000Z', service: null } as never
const drawn = (given: Partial<typeof on> = {}): string => {
  Object.assign(on, { notes: [], later: [], next: null }, given)
  return renderToStaticMarkup(<EndPanel chair={chair} back="Back" show={() => {}} running={[]} />)
}
const booked = (all_day: boolean) => ({
  id: 'a',
  fields: { ...blanks.appointment, starts_at: '2027-01-12T00:00', all_day },
})

test('no button is drawn that may go again: all of them wait for what is known', () => {
  expect(drawn()).toContain('Rebook')
  for (const given of [{ notes: undefined }, { later: undefined }, { next: undefined }])
    expect(drawn(given)).not.toMatch(/Rebook|Write a note|Labels and card|Hold to end/)
  expect(drawn({ next: booked(false) })).not.toContain('Rebook')
})

test('once drawn, the buttons stand while something is asked again', () => {
  Object.assign(on, { notes: [], later: [], next: null })
  const { draw } = hosted(() => EndPanel({ chair, back: 'Back', show: () => {}, running: [] }))
  const drawnNow = () => renderToStaticMarkup(draw())
  expect(drawnNow()).toContain('Hold to end')
  on.later = undefined
  expect(drawnNow()).toContain('Hold to end')
})

test('a booking for a whole day has no hour', () => {
  expect(drawn({ next: booked(false) })).toContain('Next visit: Tue 12 Jan, 00:00')
  expect(drawn({ next: booked(true) })).toMatch(/Next visit: Tue 12 Jan</)
})
