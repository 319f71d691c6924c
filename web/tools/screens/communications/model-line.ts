// The model's line for the client, if it comes in time: what is late, unreachable or out of its part is not waited for.
import { z } from 'zod'
import { functionName } from '../../../../shared/tools/communications/legacy'
import { personaOf } from '../../../../shared/tools/communications/scenarios/find'
import type { Persona } from '../../../../shared/tools/communications/scenarios/persona'
import type { Said } from '../../../../shared/tools/communications/schema'
import { checkTurn } from '../../../../shared/tools/communications/turn-check'
import { callApi } from '../../../platform/data/api'
import { currentSalon } from '../../../platform/data/db'

const WAITING_MS = 8_000
/** The server takes small bodies; what was said lately says most. */
const LATELY = 40
const LONGEST = 1_000

const Reply = z.object({ reply: z.string().nullable(), answeredBy: z.string() })

/** `turn`: the id of the turn that it is for; asked again under it, the line is the same, and no second call. */
export async function modelLine(
  persona: Persona,
  said: readonly Said[],
  turn: string,
): Promise<{ text: string; by: string } | null> {
  try {
    const response = await callApi(`/api/functions/${functionName}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-chairside-account': currentSalon()?.account ?? '',
        'idempotency-key': turn,
      },
      signal: AbortSignal.timeout(WAITING_MS),
      body: JSON.stringify({
        messages: said.slice(-LATELY).map(({ role, text }) => ({
          role: role === 'stylist' ? 'user' : 'assistant',
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
      }),
    })
    if (!response.ok) return null
    const { reply, answeredBy } = Reply.parse(await response.json())
    // The server's own built-in client knows no more than this device's.
    if (reply === null || answeredBy === 'engine') return null
    const line = checkTurn(reply)
    return line === null ? null : { text: line, by: answeredBy }
  } catch (error) {
    console.info('The model did not answer in time; the built-in client does.', error)
    return null
  }
}
