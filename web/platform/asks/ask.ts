// The main job: facts → draft → one save → on the screen. Nothing here waits for a network.
import type { Facts } from '../../../shared/facts'
import type { FieldsOf } from '../../../shared/salon/records/records'
import type { Sheet } from '../../../shared/sheet'
import type { AnsweredField } from '../../../shared/sync/kinds'
import type { Tool } from '../../../shared/tool'
import { sheetOf } from '../../../shared/toolbox'
import { currentPerson } from '../data/account/people'
import { readDraft } from '../reading/read'
import { type Drafted, draftOf } from '../reading/work'

type AskFields = Omit<FieldsOf<'ask'>, 'deletedAt' | 'seconds' | AnsweredField>

export type Question = {
  tool: Tool
  input: Record<string, unknown>
  facts: Facts
  /** ISO instant. */
  today: string
  clientId: string | null
  clientName: string | null
  device: string
  byVoice: boolean
}

type AskRecord = AskFields & { sheet: Sheet | null }

/** The whole record of a question: its facts, its draft, and the sheet to show. Ready for one save. */
export const draftedAsk = (question: Question): AskRecord =>
  recordOf(question, draftOf(question.tool, question))

/**
 * The same, but read off the main thread. Rejects with NotReadable when that takes too long, and then nothing is saved.
 */
export async function askDrafted(question: Question): Promise<AskRecord> {
  const { tool, input, facts, today } = question
  return recordOf(question, await readDraft(tool, { input, facts, today }))
}

function recordOf(question: Question, { draft, sheet }: Drafted): AskRecord {
  const { tool, input, facts, today, clientId, clientName, device, byVoice } = question
  return {
    tool: tool.id,
    tool_version: tool.version,
    client_id: clientId,
    client_name: clientName,
    input,
    facts,
    draft,
    sheet,
    device,
    asked_at: today,
    asked_by_voice: byVoice,
    who: currentPerson().name,
    overrides: [],
    outcomes: [],
    picks: [],
    still_wanted_at: null,
    read_here: null,
    sample: false,
  }
}

type StoredAsk = Pick<
  FieldsOf<'ask'>,
  'tool_version' | 'input' | 'draft' | 'answer' | 'sheet' | 'asked_at' | 'overrides' | 'picks'
>

/** Redraws an answer of the current version by today's rules over the present records; any other is shown as stored. */
export const drawn = (
  tool: Tool,
  stored: StoredAsk,
  present: Facts,
  today: string,
  which: 'draft' | 'answer',
) => sheetOf(tool, stored, present, today, which)
