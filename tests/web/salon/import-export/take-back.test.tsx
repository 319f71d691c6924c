// Taking an import back that fails can be tried again; what closing it can't note is said.
import { expect, test, vi } from 'vitest'
import * as bring from '../../../../web/salon/import-export/calendar/bring'
import * as follow from '../../../../web/salon/import-export/calendar/follow'
import { useBring } from '../../../../web/salon/import-export/calendar/use-bring'
import { event, ics } from '../../../shared/salon/calendar/ics'
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

test('who was erased is asked once for a file, whosever it is said to be, and again for the next', async () => {
  await openedSalon()
  const asked = vi.spyOn(follow, 'erasedSources').mockResolvedValue(new Set())
  const planned = vi.spyOn(bring, 'planFor')
  const host = hosted(useBring)
  const year = new Date().getFullYear() + 1
  const file = sampleFile('book.ics', ics(event('a', `DTSTART:${year}0130T093000`, 'SUMMARY:Ann')))
  const drawn = async (times: number): Promise<void> => {
    host.draw()
    await vi.waitFor(() => expect(host.draw().plan).not.toBeNull())
    expect(planned).toHaveBeenCalledTimes(times)
  }
  await host.draw().choose(file)
  await drawn(1)
  host.draw().setPerson('maya')
  await drawn(2)
  expect(asked).toHaveBeenCalledTimes(1)
  await host.draw().choose(file)
  await drawn(3)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a server that was out of reach is asked once more who was erased, before anything is kept', async () => {
  await openedSalon()
  const asked = vi.spyOn(follow, 'erasedSources').mockReset().mockResolvedValue(null)
  const keep = vi.spyOn(bring, 'keep').mockResolvedValue(async () => {})
  const host = hosted(useBring)
  const year = new Date().getFullYear() + 1
  const file = sampleFile('book.ics', ics(event('e1', `DTSTART:${year}0130T093000`, 'SUMMARY:Ann')))
  const saved = async (): Promise<string[]> => {
    await host.draw().choose(file)
    host.draw()
    await vi.waitFor(() => expect(host.draw().plan).not.toBeNull())
    const { plan, save } = host.draw()
    if (plan) await save(plan, 'book.ics')
    return keep.mock.lastCall?.[0].add.map(({ id }) => id) ?? []
  }
  const [id = ''] = await saved()
  expect(asked).toHaveBeenCalledTimes(2)
  expect(id).not.toBe('')
  asked.mockResolvedValueOnce(null).mockResolvedValue(new Set([id]))
  expect(await saved()).toEqual([])
  expect(asked).toHaveBeenCalledTimes(4)
  // Known at once, it is not asked again.
  await saved()
  expect(asked).toHaveBeenCalledTimes(5)
  asked.mockRestore()
  keep.mockRestore()
})

test('closed, what could not be noted is said', async () => {
  await openedSalon()
  const host = hosted(useBring)
  const keep = vi.spyOn(bring, 'keep').mockRejectedValue(new Error('No room.'))
  const nothing = { change: [], gone: [], back: [], noted: [], same: 0, left: 0, erased: 0, unlinked: 0 }
  await host.draw().close({ ...nothing, add: [] })
  expect(keep).toHaveBeenCalled()
  expect(host.draw().step).toMatchObject({ at: 'start', problem: expect.stringContaining('No room.') })
})
