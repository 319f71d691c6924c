// The question for feedback: the lines that count, in a form that can be saved as an ask.

import { NO_FACTS } from '../../../../../shared/facts'
import type { Tool } from '../../../../../shared/tool'
import { personaOf } from '../../../../../shared/tools/communications/scenarios/find'
import type { Persona } from '../../../../../shared/tools/communications/scenarios/persona'
import {
  MAX_TURNS,
  type PracticeInput,
  type Utterance,
} from '../../../../../shared/tools/communications/schema'
import { askDrafted } from '../../../../platform/asks/ask'
import { deviceId } from '../../../../platform/data/db'
import type { Row } from '../../../../platform/data/queries/queries'
import { create } from '../../../../platform/data/saving/save'
import { saidOf } from '../conversation'

/** A change may hold 64 KiB, so of a very long conversation we only send the end. */
const MOST_CHARACTERS = 24_000

export function latelySaid(said: readonly Utterance[]): Utterance[] {
  const kept: Utterance[] = []
  let length = 0
  for (const each of [...said].slice(-MAX_TURNS).reverse()) {
    length += each.text.length
    if (length > MOST_CHARACTERS && kept.length > 0) break
    kept.unshift(each)
  }
  return kept
}

export function inputFor(
  conversation: Row<'conversation'>,
  persona: Persona,
  turns: readonly Row<'turn'>[],
): PracticeInput {
  return {
    scenario: conversation.fields.scenario,
    title: conversation.fields.title,
    description: personaOf(persona.id) ? null : persona.description.slice(0, 4000),
    conversation: conversation.id,
    scored: conversation.fields.scored,
    transcript: latelySaid(saidOf(turns)),
  }
}

/** Returns the ask's id. */
export async function askFeedback(tool: Tool, input: PracticeInput): Promise<string> {
  const drafted = await askDrafted({
    tool,
    input,
    facts: NO_FACTS,
    today: new Date().toISOString(),
    clientId: null,
    clientName: null,
    device: deviceId(),
    byVoice: false,
  })
  return create('ask', drafted)
}

/** True if this feedback is about the same lines: we then show it again instead of asking twice. */
export const isAbout = (ask: Row<'ask'>, input: PracticeInput): boolean =>
  ask.fields.input.conversation === input.conversation &&
  JSON.stringify(ask.fields.input.transcript) === JSON.stringify(input.transcript)
