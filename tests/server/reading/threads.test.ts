// A thread that reads too long is ended, whoever waits is told so, and the next text is read.
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { closeReading, read } from '../../../sync-server/reading/read'
import { openThreads } from '../../../sync-server/threads/pool'
import { workedAt, workedMs } from '../../../sync-server/threads/worked'

afterAll(closeReading)

const SCRIPT = `
  const { parentPort } = require('node:worker_threads')
  const { readlinkSync } = require('node:fs')
  const at = process.platform === 'linux' ? '/proc/' + readlinkSync('/proc/thread-self') + '/schedstat' : null
  parentPort.on('message', text => {
    parentPort.postMessage({ begun: 'again', at })
    if (text === 'hangs') for (;;);
    if (text === 'sleeps') return
    if (text === 'throws') return parentPort.postMessage({ failed: 'a bug' })
    if (text === 'waits') return setTimeout(() => parentPort.postMessage({ done: text }), 400)
    parentPort.postMessage({ done: text })
  })`
const open = (patienceMs = 100) =>
  openThreads<string>({
    name: 'A reader',
    hung: 'not-readable',
    failed: why => new Error(why),
    about: text => `${text.length} characters`,
    size: 1,
    patienceMs,
    startMs: 20_000,
    start: async () => () => new Worker(SCRIPT, { eval: true }),
  })

test('one that hangs is ended and replaced, and says so in words; what waits behind it is read', async () => {
  const threads = open()
  const [bad, good] = [threads.run('hangs'), threads.run<string>('fine')]
  await expect(bad).rejects.toMatchObject({ code: 'not-readable', message: /took too long.*kept/ })
  expect(await good).toBe('fine')
  await expect(threads.run('throws')).rejects.toThrow('a bug')
  expect(threads.count()).toBe(1)
  threads.close()
})

test('one that is at work when all are closed is to be tried again: nothing is wrong with its text', async () => {
  const threads = open(60_000)
  const cut = threads.run('sleeps')
  await expect.poll(threads.count).toBe(1)
  threads.close()
  await expect(cut).rejects.toMatchObject({ code: 'server-busy' })
})

test.skipIf(workedMs(workedAt()) === null)('one that only waits for its turn has not hung', async () => {
  const threads = open()
  expect(await threads.run('waits')).toBe('waits')
  threads.close()
})

test('what the issue found is read, and what stands in columns keeps its place', async () => {
  const question = (schedule: string) => ({
    input: { schedule },
    facts: {
      client: null,
      notes: [],
      formulas: [],
      patch_tests: [],
      products: [],
      recommendations: [],
      salon: null,
    },
    today: '2026-01-01T09:00:00.000Z',
    overrides: [],
  })
  for (const schedule of [`9-10 Jane cut (${'0+'.repeat(480)}`, `9-10 Jane cut (${'0+'.repeat(990)}`])
    expect(await read('engine', 'appointments', question(schedule))).toMatchObject({ valid_input: true })
  expect(await read('engine', 'appointments', question('is '.repeat(666)))).toMatchObject({
    valid_input: false,
  })
})
