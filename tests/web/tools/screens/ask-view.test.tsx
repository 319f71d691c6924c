import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import tool from '../../../../shared/tools/colour-formula'
import { draftedAsk } from '../../../../web/platform/asks/ask'
import { AskView } from '../../../../web/tools/screens/answer/AskView'

const around = vi.hoisted(() => ({ online: true }))
vi.mock('../../../../web/platform/sync/status', () => ({
  useSyncStatus: () => ({ online: around.online, signInNeeded: false }),
  useFirstSync: () => null,
}))
vi.mock('../../../../web/platform/data/account/account', () => ({
  useAccount: () => ({ id: 'a', model: 'gpt-x' }),
  knownAccount: () => null,
  onAccount: () => () => undefined,
}))
vi.mock('../../../../web/platform/data/saving/save', () => ({}))
vi.mock('../../../../web/platform/data/queries/queries', () => ({
  useRecord: () => null,
  useAbout: () => [],
  useRecords: () => [],
  useAsks: () => [],
}))

beforeEach(() => {
  around.online = true
})

const input = {
  clientName: 'Siobhan',
  currentColor: 'Natural level 6, virgin hair, never coloured',
  desiredColor: '7/3 medium golden blonde',
  hairCondition: 'Healthy, medium texture, shoulder length',
}
const asked = draftedAsk({
  tool,
  input,
  facts: NO_FACTS,
  today: '2026-11-21T10:00:00.000Z',
  clientId: null,
  clientName: 'Siobhan',
  device: 'tablet-1',
  byVoice: false,
})

function view(fields: Partial<FieldsOf<'ask'>> = {}, pending = false): string {
  const unanswered = {
    answer: null,
    answered_at: null,
    answered_by: null,
    answer_notes: [],
    failure: null,
    image: null,
    image_failure: null,
  }
  const ask = {
    id: 'ask1',
    kind: 'ask' as const,
    version: 1,
    pending,
    fields: { ...asked, deletedAt: null, seconds: [], ...unanswered, ...fields },
  }
  const html = renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <AskView tool={tool} ask={ask} onChange={() => {}} onNew={() => {}} />
      </MemoryRouter>
    </MantineProvider>,
  )
  return html
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}
const answered = { answer: asked.draft, answered_by: 'gpt-x', answered_at: '2026-11-21T10:00:09.000Z' }

describe('a question and what came of it', () => {
  it('stands at once, drafted, with the question over it and the way to the bowl in it', () => {
    around.online = false
    const text = view({}, true)
    expect(text).toMatch(/Drafted on this tablet\. Waiting for signal\./)
    expect(text).toMatch(/7\/3 medium golden blonde/)
    expect(text).toMatch(/Built-in engine Drafted 21 Nov 2026/)
    expect(text).toMatch(/Start mixing/)
  })

  it('what a model read otherwise stands beside the draft, each with its name, and what it was', () => {
    const read = { ...answered, answer: { ...asked.draft, read: { facts: [], raised: [] } } }
    const text = view({ ...read, answer_notes: ['The model read “40” as grey.'] })
    expect(text.match(/Start mixing/g)).toHaveLength(2)
    expect(text).toMatch(/Built-in engine Drafted.*Read by the model gpt-x.*Answered/)
    expect(text).toMatch(/What the model read differently: The model read “40” as grey\./)
    expect(view(read)).toMatch(/The model read the same\./)
  })

  it('what a model wrote before is kept folded, word for word, and there is one way to the bowl', () => {
    const text = view({ ...answered, answer: { ...asked.draft, summary: 'Pop out for lunch.' } })
    expect(text).toMatch(/What the model gpt-x wrote is kept as a record, and no longer used\./)
    expect(text.match(/Start mixing/g)).toHaveLength(1)
    expect(text).toMatch(/What a model wrote before .*Pop out for lunch\./)
    expect(text).toMatch(/What a model once wrote here is kept as a record/)
  })

  it('a model that failed takes nothing away', () => {
    const text = view({ failure: { code: 'model-late', at: '2026-11-21T10:01:00.000Z' } })
    expect(text).toMatch(/The model took too long\. The built-in answer counts\./)
    expect(text).toMatch(/Start mixing/)
  })

  it('without a model the draft is final, and says so', () => {
    expect(view({ answered_by: 'engine' })).toMatch(/Ready\. Built-in engine\./)
  })

  it('a refusal is an answer: its reason, and nothing to mix', () => {
    const refused = draftedAsk({
      tool,
      input: { ...input, hairCondition: 'She is 14 years old' },
      facts: NO_FACTS,
      today: '2026-11-21T10:00:00.000Z',
      clientId: null,
      clientName: 'Mia',
      device: 'tablet-1',
      byVoice: false,
    })
    const text = view(refused)
    expect(text).toMatch(/Stop .*16/)
    expect(text).not.toMatch(/Start mixing|Save what was used/)
  })

  it('an answer of an older version can be read, not mixed', () => {
    const text = view({ draft: { formula: 'of an older version' } })
    expect(text).toMatch(/As it was on 21 Nov 2026/)
    expect(text).not.toMatch(/Start mixing|Save what was used/)
  })
})
