// An ask as a tablet writes it: everything but its tool, what was asked and the draft.
import { NO_FACTS } from '../../shared/facts'

type Given = { tool: string; input: Record<string, unknown>; draft: unknown; asked_at: string }

export const askFields = (given: Given): Record<string, unknown> => ({
  tool_version: 1,
  client_id: null,
  client_name: null,
  facts: { ...NO_FACTS },
  sheet: null,
  device: 'tablet-1',
  overrides: [],
  ...given,
})
