// Saves a practice: the conversation, and each turn once. The built-in client's reply depends only on the lines, and
// its id and time on the line it answers. So two devices that both answer write the same turn.

import { opening, replyTo } from '../../../../shared/tools/communications/client/turn'
import type { Persona } from '../../../../shared/tools/communications/scenarios/persona'
import type { Utterance } from '../../../../shared/tools/communications/schema'
import { deviceId } from '../../../platform/data/db'
import { newId } from '../../../platform/data/ids'
import { get, type Row } from '../../../platform/data/queries/queries'
import { create, creation, edit, saveAll } from '../../../platform/data/saving/save'
import { modelLine } from './model-line'

/** The client speaks first. Returns the conversation's id. */
export async function begin(persona: Persona, scored: boolean): Promise<string> {
  const id = newId()
  const at = new Date().toISOString()
  const { text, mood } = opening(persona)
  await saveAll([
    creation(
      'conversation',
      {
        scenario: persona.id,
        title: persona.title,
        started_at: at,
        ended_at: null,
        scored,
        device: deviceId(),
      },
      id,
    ),
    creation(
      'turn',
      { conversation_id: id, role: 'client', text, said_at: at, by: 'engine', mood, retries: null },
      `${id}-0`,
    ),
  ])
  return id
}

/** Always after the last turn, even if another device's clock is ahead. */
function momentAfter(turns: readonly Row<'turn'>[]): string {
  const last = Math.max(0, ...turns.map(turn => Date.parse(turn.fields.said_at) || 0))
  return new Date(Math.max(Date.now(), last + 1)).toISOString()
}

/** The last line that this tab wrote, remembered across reloads: this tab gets it answered. */
const SAID = 'practice.said'
function rememberSaid(id: string): void {
  saidNow = id
  try {
    sessionStorage.setItem(SAID, id)
  } catch {
    // Storage is off: after a reload the answer comes a little later.
  }
}
let saidNow: string | null = null
export function wasSaidHere(id: string): boolean {
  if (saidNow === id) return true
  try {
    return sessionStorage.getItem(SAID) === id
  } catch {
    return false
  }
}

const justAfter = (turn: Row<'turn'>): string =>
  new Date((Date.parse(turn.fields.said_at) || 0) + 1).toISOString()

/** Saves the stylist's line. `retries`: the line it replaces. */
export async function say(
  conversation: Row<'conversation'>,
  turns: readonly Row<'turn'>[],
  text: string,
  retries: string | null,
  id: string = newId(),
): Promise<void> {
  rememberSaid(id)
  await create(
    'turn',
    {
      conversation_id: conversation.id,
      role: 'stylist',
      text: text.trim(),
      said_at: momentAfter(turns),
      by: 'person',
      mood: null,
      retries,
    },
    id,
  )
  if (retries !== null && conversation.fields.ended_at !== null)
    await edit('conversation', conversation.id, { ended_at: null })
}

export const saidOf = (turns: readonly Row<'turn'>[]): Utterance[] =>
  turns.map(({ fields }) => ({ role: fields.role, text: fields.text }))

/** Leaves a moment to read your own line before the reply. */
const BREATH_MS = 500
const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve, BREATH_MS))

type Answering = {
  persona: Persona
  conversation: Row<'conversation'>
  turns: readonly Row<'turn'>[]
  model: string | null
}

/**
 * Answers the last of `turns`, which is the stylist's: the model does if it replies in time, else the built-in client.
 */
export async function answer({ persona, conversation, turns, model }: Answering): Promise<void> {
  const last = turns.at(-1)
  if (!last) return
  const id = `${last.id}-r`
  const said = saidOf(turns)
  const own = replyTo(persona, said)
  const line = model === null ? null : await modelLine(persona, said, id)
  if (line === null && model === null) await breath()
  if ((await get('turn', id)) !== null) return
  await create(
    'turn',
    {
      conversation_id: conversation.id,
      role: 'client',
      text: line?.text ?? own.text,
      said_at: justAfter(last),
      by: line?.by ?? 'engine',
      mood: own.mood,
      retries: null,
    },
    id,
  )
  if (own.ended && line === null)
    await edit('conversation', conversation.id, { ended_at: new Date().toISOString() })
}
