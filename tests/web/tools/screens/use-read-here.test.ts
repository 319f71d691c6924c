// The browser's own model takes its time: who leaves the question and comes back meanwhile waits for the same reading.
import { beforeEach, expect, test, vi } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import tool from '../../../../shared/tools/colour-formula'
import { draftedAsk } from '../../../../web/platform/asks/ask'
import type { Row } from '../../../../web/platform/data/queries/queries'
import { useReadHere } from '../../../../web/tools/screens/answer/use-read-here'
import { hosted } from '../../hooks-by-hand'

const model = vi.hoisted(() => ({ asked: 0, answer: (_: unknown): void => undefined }))
vi.mock('react', async original =>
  (await import('../../hooks-by-hand')).byHand(await original<typeof import('react')>()),
)
vi.mock('../../../../web/platform/data/account/account', () => ({
  useAccount: () => ({ id: 'a', model: null }),
  knownAccount: () => null,
  onAccount: () => () => undefined,
}))
vi.mock('../../../../web/platform/data/db', () => ({ deviceId: () => 'tablet-1' }))
vi.mock('../../../../web/platform/data/saving/save', () => ({ edit: () => Promise.resolve() }))
vi.mock('../../../../web/platform/data/queries/queries', () => ({
  get: () => Promise.resolve(null),
  list: () => Promise.resolve([]),
  about: () => Promise.resolve([]),
}))
vi.mock('../../../../web/ui/state/preferences', () => ({ useReadsHere: () => true }))
vi.mock('../../../../web/platform/reading/read', () => ({
  readQuestion: () => Promise.resolve({}),
  readAnswered: () => Promise.resolve({ output: {}, notes: [], same: true }),
}))
vi.mock('../../../../web/platform/reading/browser-model', () => ({
  browserModel: () => Promise.resolve('there'),
  askBrowserModel: () => {
    model.asked += 1
    return new Promise(resolve => {
      model.answer = resolve
    })
  },
}))

const input = {
  clientName: 'Siobhan',
  currentColor: 'Natural level 6, never coloured',
  desiredColor: '7/3',
  hairCondition: 'Healthy',
}
function anAsk(id: string): Row<'ask'> {
  const fields = draftedAsk({
    tool,
    input,
    facts: NO_FACTS,
    today: new Date().toISOString(),
    clientId: null,
    clientName: 'Siobhan',
    device: 'tablet-1',
    byVoice: false,
  })
  const unanswered = {
    answer: null,
    answered_at: null,
    answered_by: null,
    answer_notes: [],
    failure: null,
    image: null,
    image_failure: null,
  }
  return {
    id,
    kind: 'ask',
    version: 1,
    pending: false,
    fields: { ...fields, deletedAt: null, seconds: [], ...unanswered },
  } as Row<'ask'>
}
const opened = (ask: Row<'ask'>) => hosted(() => useReadHere(tool, ask, NO_FACTS))
const settled = () => new Promise(resolve => setTimeout(resolve, 5))

beforeEach(() => {
  model.asked = 0
})

test('who leaves and comes back while it reads has it read once, and sees that it reads', async () => {
  const ask = anAsk('one')
  const first = opened(ask)
  first.draw()
  await settled()
  expect(first.draw()).toBe(true)
  first.leave()
  const again = opened(ask)
  again.draw()
  await settled()
  expect(model.asked).toBe(1)
  expect(again.draw()).toBe(true)
  model.answer({})
  await settled()
  expect(again.draw()).toBe(false)
  // Another question is read: it is not that nothing is read any more.
  opened(anAsk('two')).draw()
  await settled()
  expect(model.asked).toBe(2)
})
