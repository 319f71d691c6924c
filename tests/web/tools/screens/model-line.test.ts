// A practice's line is asked for once for each turn, and by the account whose records are open.
import { afterEach, expect, it, vi } from 'vitest'
import { personaOf } from '../../../../shared/tools/communications/scenarios/find'
import { modelLine } from '../../../../web/tools/screens/communications/model-line'

vi.mock('../../../../web/platform/data/db', () => ({ currentSalon: () => ({ account: 'salon-1' }) }))
afterEach(() => vi.unstubAllGlobals())

it('says whose it is, and sends the turn’s id as its key', async () => {
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(init)
    return Response.json({ reply: 'I just want it to look like the picture.', answeredBy: 'gpt-x' })
  })
  const persona = personaOf('complaint')
  if (!persona) throw new Error('There is no scenario.')
  await modelLine(persona, [{ role: 'stylist', text: 'What would you like?' }], 'turn-7-r')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers).toMatchObject({
    'idempotency-key': 'turn-7-r',
    'x-chairside-account': 'salon-1',
  })
})

it('waits eight seconds for the model and no longer: then the built-in client speaks', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    return Response.json({ reply: 'Too late.', answeredBy: 'gpt-x' })
  })
  const persona = personaOf('complaint')
  if (!persona) throw new Error('There is no scenario.')
  expect(await modelLine(persona, [], 'turn-8-r')).toBeNull()
  expect(limit).toHaveBeenCalledWith(8_000)
  limit.mockRestore()
})
