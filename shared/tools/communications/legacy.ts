// The specification's function practice-conversation: messages of role user (the stylist) and assistant (the client).
import { z } from 'zod'
import { textOf } from '../../sheet'
import { fitted } from './conversation/transcript'
import { ownPersona, personaOf } from './scenarios/find'
import type { Persona } from './scenarios/persona'
import type { PracticeInput, PracticeOutput, Utterance } from './schema'
import { show } from './show'

export const functionName = 'practice-conversation'

const Message = z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(20_000) })
/** An id, or one of the salon's own scenarios, as in its record. */
const Scenario = z.union([
  z.string().trim().min(1).max(200),
  z.object({
    id: z.string().max(200).optional(),
    title: z.string().trim().min(1).max(200),
    description: z.string().max(20_000).optional(),
    opening: z.string().max(500).nullish(),
    difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced']).optional(),
  }),
])

export const Body = z.object({
  messages: z.array(Message).max(200),
  scenario: Scenario,
  startConversation: z.boolean().optional(),
  getFeedback: z.boolean().optional(),
})
export type Body = z.infer<typeof Body>

export const Response = z.object({
  /** The client's line; null if feedback was requested. */
  reply: z.string().nullable(),
  feedback: z.string().nullable(),
  /** 'engine', or the model's name. */
  answeredBy: z.string(),
  mood: z.number().nullable(),
  ended: z.boolean(),
})

export const saidOf = ({ messages }: Pick<Body, 'messages'>): Utterance[] =>
  fitted(
    messages.map(({ role, content }) => ({ role: role === 'user' ? 'stylist' : 'client', text: content })),
  )

/** Null if there is no scenario with that id. */
export function personaFor(scenario: Body['scenario']): Persona | null {
  if (typeof scenario === 'string') return personaOf(scenario)
  const known = scenario.id === undefined ? null : personaOf(scenario.id)
  if (known) return known
  return ownPersona(scenario.id ?? 'own', {
    title: scenario.title,
    description: scenario.description ?? '',
    opening: scenario.opening ?? null,
    difficulty: scenario.difficulty ?? 'Intermediate',
  })
}

/** The tool's input, for feedback. */
export function inputOf(body: Body): PracticeInput {
  const persona = personaFor(body.scenario)
  const own = typeof body.scenario === 'string' ? null : (body.scenario.description ?? null)
  return {
    scenario: persona?.id ?? (typeof body.scenario === 'string' ? body.scenario : 'own'),
    title: persona?.title ?? '',
    description: persona && personaOf(persona.id) ? null : own,
    conversation: null,
    scored: true,
    transcript: saidOf(body),
  }
}

export const responseOf = (output: PracticeOutput, input: PracticeInput): { feedback: string } => ({
  feedback: textOf(show(output, input)),
})
