// The model's line for the client, if it arrives in time. Null if it is late, unreachable or out of character.

import { checkTurn } from '../../../../shared/tools/communications/client/turn-check'
import { Body, functionName, Response } from '../../../../shared/tools/communications/legacy'
import { personaOf } from '../../../../shared/tools/communications/scenarios/find'
import type { Persona } from '../../../../shared/tools/communications/scenarios/persona'
import type { Utterance } from '../../../../shared/tools/communications/schema'
import { askApi } from '../../../platform/data/api'
import { currentSalon } from '../../../platform/data/db'

const WAITING_MS = 8_000
/** The server limits the body's size, and the latest lines matter most. */
const LATELY = 40
const LONGEST = 1_000

const LINE = { at: `POST /functions/${functionName}`, body: Body, reply: Response } as const

/**
 * `turn`: the id of the turn to write, used as the idempotency key: asking again returns the same line without a second
 * call.
 */
export async function modelLine(
  persona: Persona,
  said: readonly Utterance[],
  turn: string,
): Promise<{ text: string; by: string } | null> {
  try {
    const asked = await askApi(LINE, {
      account: currentSalon()?.account,
      headers: { 'idempotency-key': turn },
      limitMs: WAITING_MS,
      body: {
        messages: said.slice(-LATELY).map(({ role, text }) => ({
          role: role === 'stylist' ? ('user' as const) : ('assistant' as const),
          content: text.slice(0, LONGEST),
        })),
        scenario: personaOf(persona.id)
          ? persona.id
          : {
              id: persona.id,
              title: persona.title,
              description: persona.description,
              opening: persona.opening.slice(0, 500),
              difficulty: persona.difficulty,
            },
      },
    })
    if (!asked.ok) return null
    const { reply, answeredBy } = asked.answer
    // The server fell back to its built-in client, which is the same as ours.
    if (reply === null || answeredBy === 'engine') return null
    const line = checkTurn(reply)
    return line === null ? null : { text: line, by: answeredBy }
  } catch (error) {
    console.info('The model did not answer in time; the built-in client does.', error)
    return null
  }
}
