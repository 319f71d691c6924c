// More wait to be read than anyone waits for: an ask gives its turn back, and is answered once there is room.
import { beforeEach, expect, test, vi } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { ProblemError } from '../../../shared/problems'
import colour from '../../../shared/tools/colour-formula'
import { answerNext, type Work } from '../../../sync-server/asks/worker'
import { startTrial } from '../../../sync-server/billing/store'
import { onBothDatabases } from '../sync/support/databases'
import { aChange, aSalon, NOON, type Salon } from '../sync/support/salon'
import { READ } from './stand-in'

let busy = ''
vi.mock('../../../sync-server/reading/read', async () => {
  const { tools } = await import('../../../sync-server/reading/tools')
  const { others } = await import('../../../sync-server/reading/others')
  const all = new Map<string, (...given: unknown[]) => unknown>(
    Object.entries({ ...tools, ...others }) as [string, (...given: unknown[]) => unknown][],
  )
  return {
    read: async (what: string, ...given: unknown[]) => {
      if (what === busy) throw new ProblemError('server-busy')
      return all.get(what)?.(...given)
    },
  }
})

const input = {
  clientName: 'Amelia',
  currentColor: 'Natural level 6, virgin, healthy',
  desiredColor: '7/3 medium golden blonde',
  hairCondition: 'Healthy, medium texture',
}
const draft = colour.draft({ input, facts: NO_FACTS, today: new Date(NOON).toISOString() })

onBothDatabases('an ask that no reader has room for', database => {
  let salon: Salon
  let work: Work
  let asked: string[] = []
  beforeEach(async () => {
    salon = await aSalon(database())
    await startTrial(database(), salon.account, NOON)
    asked = []
    const model = {
      name: 'stand-in',
      ask: async () => {
        asked.push('once')
        return READ
      },
    }
    const answering = { model, timeoutMs: 10_000 }
    work = { database: database(), answering, dailyCap: 100, now: () => NOON, retryMs: 0 }
    const kept = aChange({ patch: { name: 'Zelda Quillfeather', no_ai: true } })
    const ask = aChange({
      kind: 'ask',
      recordId: `ask-of-${salon.account}`,
      patch: {
        tool: 'colour-formula',
        tool_version: 1,
        client_id: null,
        client_name: 'Amelia',
        input,
        facts: { ...NO_FACTS },
        draft,
        sheet: null,
        device: 'tablet-1',
        asked_at: new Date(NOON).toISOString(),
        overrides: [],
      },
    })
    expect((await salon.sync({ now: NOON, changes: [kept, ask] })).refused).toEqual([])
  })
  const run = () =>
    database()
      .kysely.selectFrom('runs')
      .select(['state', 'attempt'])
      .where('account', '=', salon.account)
      .executeTakeFirstOrThrow()
  const answered = async () => ({ ...(await salon.fieldsOf(`ask-of-${salon.account}`)) }).answered_by

  test('before the model was asked: it waits, as often as it takes, and no attempt is used up', async () => {
    busy = 'names'
    for (let n = 0; n < 5; n++) expect(await answerNext(work, 'worker')).toBe(false)
    expect(await run()).toEqual({ state: 'waiting', attempt: 0 })
    busy = ''
    expect(await answerNext(work, 'worker')).toBe(true)
    expect([await answered(), asked.length]).toEqual(['stand-in', 1])
  })

  test('of the model’s answer: it is tried once more', async () => {
    busy = 'answered'
    await answerNext(work, 'worker')
    expect(await run()).toEqual({ state: 'waiting', attempt: 1 })
    busy = ''
    await answerNext(work, 'worker')
    expect(await answered()).toBe('stand-in')
  })
})
