// Taking an import back that fails can be tried again.
import { expect, test, vi } from 'vitest'
import { useBring } from '../../../../web/salon/exchange/calendar/use-bring'
import { event, ics } from '../../../shared/calendar/ics'
import { hosted } from '../../hooks-by-hand'
import { openedSalon } from './open'
import { sampleFile } from './sample-file'

vi.mock('react', async original => (await import('../../hooks-by-hand')).byHand(await original<object>()))

test('an undo that fails stays where it can be tapped again', async () => {
  await openedSalon()
  const host = hosted(useBring)
  const year = new Date().getFullYear() + 1
  await host
    .draw()
    .choose(sampleFile('book.ics', ics(event('a', `DTSTART:${year}0130T093000`, 'SUMMARY:Ann'))))
  host.draw()
  await vi.waitFor(() => expect(host.draw().plan).not.toBeNull())
  const { plan, save } = host.draw()
  if (plan) await save(plan, 'book.ics')
  const fails = () => Promise.reject(new Error('No room'))
  await expect(host.draw().takeBack(fails)).rejects.toThrow('No room')
  expect(host.draw().step).toMatchObject({ at: 'done', undo: fails })
  await host.draw().takeBack(() => Promise.resolve())
  expect(host.draw().step).toEqual({ at: 'start', problem: null })
})
