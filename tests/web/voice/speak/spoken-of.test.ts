// What is read aloud is what the rules let through today, not what was once drafted.
import { beforeEach, expect, test, vi } from 'vitest'
import { type Facts, NO_FACTS } from '../../../../shared/facts'
import tool from '../../../../shared/tools/colour-formula'
import { draftedAsk } from '../../../../web/platform/asks/ask'
import { spokenOf } from '../../../../web/voice/speak/spoken-of'

const present = vi.hoisted(() => ({ facts: {} as unknown }))
vi.mock('../../../../web/platform/asks/facts', () => ({ presentFacts: async () => present.facts }))

const today = '2026-11-21T10:00:00.000Z'
const asked = draftedAsk({
  tool,
  input: {
    clientName: 'Amara',
    currentColor: 'Natural level 6',
    desiredColor: 'Level 7 copper',
    hairCondition: 'Healthy, never coloured',
  },
  facts: NO_FACTS,
  today,
  clientId: 'amara',
  clientName: 'Amara',
  device: 'tablet-1',
  byVoice: false,
})
const ask = {
  ...asked,
  answer: null,
  answered_by: 'engine',
  answered_at: null,
  answer_notes: [],
  failure: null,
} as unknown as Parameters<typeof spokenOf>[0]
beforeEach(() => {
  present.facts = NO_FACTS
})

test('as the sheet says it', async () => {
  expect(await spokenOf(ask, today)).toBe(asked.sheet?.spoken)
})

test('an allergy that was recorded since is said, although the draft knew nothing of it', async () => {
  const allergic: Facts = {
    ...NO_FACTS,
    client: {
      first_name: 'Amara',
      hair_type: null,
      concerns: [],
      notes: null,
      allergies: [{ substance: 'PPD', reaction: 'Swollen eyelids' }],
    },
  }
  present.facts = allergic
  const spoken = await spokenOf(ask, today)
  expect(spoken).toMatch(/PPD/)
  expect(asked.sheet?.spoken).not.toMatch(/PPD/)
})

test('nothing is read of an answer of another version', async () => {
  expect(await spokenOf({ ...ask, draft: { formula: 'of an older version' } }, today)).toBeNull()
})

test('nor of a tool that is not here', async () => {
  expect(await spokenOf({ ...ask, tool: 'no-such-tool' }, today)).toBeNull()
})
