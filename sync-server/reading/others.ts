// Everything else that reads people's text: who is mentioned, practice, support chat, what is read aloud, posters and
// printing.

import { answerFromArticles, type ChatMessage, type HelpAnswer } from '../../shared/help/answer'
import { type Guarded, guarded } from '../../shared/help/guard'
import { saidIn } from '../../shared/reading/names/names'
import { asRead } from '../../shared/reading/text/as-read'
import type { Report } from '../../shared/salon/privacy/report'
import type { SalonLook } from '../../shared/salon/salon-look'
import { moodAfter } from '../../shared/tools/communications/client/mood'
import { opening, replyTo } from '../../shared/tools/communications/client/turn'
import { checkTurn } from '../../shared/tools/communications/client/turn-check'
import { turnPrompt } from '../../shared/tools/communications/client/turn-prompt'
import { type Body, personaFor, saidOf } from '../../shared/tools/communications/legacy'
import { firstChoice, posterOf, posterSvg } from '../../shared/tools/marketing/pictures/poster'
import type { MarketingInput, MarketingOutput } from '../../shared/tools/marketing/schema'
import { sentencesOf } from '../../shared/voice/speak/sentences'
import { speakable } from '../../shared/voice/speak/speakable'
import { type Gate, type Sent, type TakenOut, told, toldText } from '../asks/identity'
import { givenText, promptFor } from '../support/prompt'
import { calendarPlan } from './calendar'
import { people } from './people'

type Line = { text: string; mood: number; ended: boolean }
export type Supported = { plain: HelpAnswer; given: string; messages: ReturnType<typeof promptFor> }

const personaOf = (body: Body) => {
  const persona = personaFor(body.scenario)
  if (persona === null) throw new Error('There is no such scenario.')
  return persona
}
const heard = (body: Body) => saidOf(body).map(({ role, text }) => ({ role, text: asRead(text) }))

const WARNS = /allerg|react|sensiti|ppd|swell|swollen|blister|rash|pregnan/i

const warningsIn = (notes: string | null): string[] =>
  (notes ?? '').split(/\n|(?<=[.!?])\s/).filter(line => WARNS.test(line))

export const others = {
  ...people,
  calendar: calendarPlan,
  /** Whether the text mentions one of these names. */
  names: async (names: readonly string[], text: string): Promise<boolean> => names.some(saidIn(asRead(text))),
  /** The lines of notes that may be a warning. */
  warnings: async (notes: readonly (string | null)[]): Promise<string> =>
    notes.flatMap(warningsIn).join('\n'),
  /** Messages' contents as a model may read them, and what was taken out of them. */
  told: async (messages: readonly Sent[], gate: Gate): Promise<{ contents: string[]; taken: TakenOut[] }> => {
    const taken = new Set<TakenOut>()
    const contents = told(messages, gate, what => taken.add(what)).map(({ content }) => content)
    return { contents, taken: [...taken] }
  },
  toldText: async (text: string, gate: Gate): Promise<{ text: string; taken: TakenOut[] }> => {
    const taken = new Set<TakenOut>()
    return { text: toldText(text, gate, what => taken.add(what)), taken: [...taken] }
  },
  spoken: async (text: string): Promise<string[]> => sentencesOf(speakable(asRead(text))),
  support: async (messages: readonly ChatMessage[]): Promise<Supported> => {
    const read = messages.map(message => ({ ...message, content: asRead(message.content) }))
    const plain = answerFromArticles(read)
    return { plain, given: givenText(plain.articles), messages: promptFor(plain.articles, messages) }
  },
  /** Which of a model's words may be shown. */
  guarded: async (...given: Parameters<typeof guarded>): Promise<Guarded> => guarded(...given),
  printed: async (report: Report): Promise<Uint8Array> => {
    const { reportPdf } = await import('../privacy/pdf')
    return reportPdf(report)
  },
  /** The built-in client's next line, and the prompt for asking a model for one. */
  practised: async (body: Body): Promise<Line & { messages: ReturnType<typeof turnPrompt> }> => {
    const [persona, said] = [personaOf(body), heard(body)]
    if (body.startConversation || said.length === 0) return { ...opening(persona), messages: [] }
    return { ...replyTo(persona, said), messages: turnPrompt(persona, said) }
  },
  /** A model's line and the mood after it; null if the model left its role. */
  practisedLine: async (body: Body, line: string): Promise<{ line: string; mood: number } | null> => {
    const said = heard(body)
    const before = said.filter(({ role }) => role === 'client').map(({ text }) => text)
    const kept = checkTurn(asRead(line), before)
    return kept === null ? null : { line: kept, mood: moodAfter(personaOf(body), said).mood }
  },
  poster: async (
    answer: MarketingOutput,
    input: MarketingInput,
    salon: string | null,
    look: SalonLook,
  ): Promise<string> => posterSvg({ ...posterOf(answer, input, salon), ...firstChoice(input), look }),
}
