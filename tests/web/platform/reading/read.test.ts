// The reader beside the page: one that hangs is ended, who waits is told so, and the next text is read by a new one.
import { afterEach, expect, test, vi } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import appointments from '../../../../shared/tools/appointments'
import { work } from '../../../../web/platform/reading/work'

const asked = (schedule: string) => ({
  input: { schedule },
  facts: NO_FACTS,
  today: '2026-01-01T09:00:00.000Z',
})

/** Reads as the real one does, but hangs at a text that says so. */
class Reader extends EventTarget {
  static made: Reader[] = []
  ended = false
  hangs = false
  constructor() {
    super()
    Reader.made.push(this)
  }
  postMessage({
    number,
    what,
    asked,
  }: {
    number: number
    what: keyof typeof work
    asked: { input: { schedule: string } }
  }) {
    queueMicrotask(() => {
      if (this.ended || this.hangs) return
      this.say({ number, begun: 'again' })
      this.hangs = asked.input.schedule.includes('hang')
      if (!this.hangs) this.say({ number, done: work[what](appointments, asked as never) })
    })
  }
  terminate() {
    this.ended = true
  }
  private say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
  Reader.made = []
})

test('a text that hangs lets the one behind it go first, is tried once more, and is told so in words', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', Reader)
  const { NotReadable, readDraft } = await import('../../../../web/platform/reading/read')
  const bad = readDraft(appointments, asked('9-10 hang')).catch(error => error)
  const good = readDraft(appointments, asked('9-10 Ann cut'))
  await vi.advanceTimersByTimeAsync(1_100)
  expect((await good).draft).toMatchObject({ valid_input: true })
  await vi.advanceTimersByTimeAsync(10_100)
  expect(await bad).toBeInstanceOf(NotReadable)
  expect(await bad).toMatchObject({ message: expect.stringMatching(/took too long.*kept as you wrote it/) })
  expect(Reader.made.map(({ ended }) => ended)).toEqual([true, true])
  expect((await readDraft(appointments, asked('9-10 Ann cut'))).draft).toMatchObject({ valid_input: true })
})

test('a tablet that was busy with something else reads it on the second try', async () => {
  vi.useFakeTimers()
  let first = true
  class Busy extends Reader {
    override postMessage(task: Parameters<Reader['postMessage']>[0]) {
      const schedule = first ? 'hang' : task.asked.input.schedule
      super.postMessage({ ...task, asked: { ...task.asked, input: { schedule } } })
      first = false
    }
  }
  vi.stubGlobal('Worker', Busy)
  const { readDraft } = await import('../../../../web/platform/reading/read')
  const read = readDraft(appointments, asked('9-10 Ann cut'))
  await vi.advanceTimersByTimeAsync(1_100)
  expect((await read).draft).toMatchObject({ valid_input: true })
})

test('without workers it is read in place, and so where none can be started', async () => {
  const { readDraft } = await import('../../../../web/platform/reading/read')
  const { sheet } = await readDraft(appointments, asked('9-10 Ann cut'))
  expect(JSON.stringify(sheet)).toContain('Ann')
  vi.resetModules()
  vi.stubGlobal('Worker', Reader)
  const again = await import('../../../../web/platform/reading/read')
  const read = again.readDraft(appointments, asked('9-10 hang'))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  Reader.made[0]?.dispatchEvent(new Event('error'))
  expect((await read).draft).toMatchObject({ valid_input: true })
})

test('where the reader can’t have its part any more, the text is read in place; the next is tried there again', async () => {
  class Bereft extends Reader {
    override postMessage({ number }: { number: number }) {
      queueMicrotask(() =>
        this.dispatchEvent(new MessageEvent('message', { data: { number, missing: 'Failed to fetch' } })),
      )
    }
  }
  vi.stubGlobal('Worker', Bereft)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const { readDraft } = await import('../../../../web/platform/reading/read')
  for (const text of ['9-10 Ann cut', '9-10 Bo cut'])
    expect((await readDraft(appointments, asked(text))).draft).toMatchObject({ valid_input: true })
  expect(Reader.made).toHaveLength(1)
})

test('the reader says that a part is missing, and not that the text was wrong', async () => {
  const told: unknown[] = []
  let task: (event: unknown) => void = () => undefined
  vi.stubGlobal('self', {
    postMessage: (said: unknown) => told.push(said),
    addEventListener: (_: string, listener: typeof task) => {
      task = listener
    },
  })
  vi.doMock('../../../../shared/toolbox', async original => ({
    ...(await original<object>()),
    findTool: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  }))
  await import('../../../../web/platform/reading/worker')
  task({ data: { number: 7, what: 'draft', tool: 'appointments', asked: asked('9-10 Ann cut') } })
  await vi.waitFor(() => expect(told).toHaveLength(1))
  expect(told).toEqual([{ number: 7, missing: expect.stringContaining('Failed to fetch') }])
  vi.doUnmock('../../../../shared/toolbox')
})
