// What every tool has in common when it is run: find it, and the one way from an output to a sheet.
import type { Facts } from './facts'
import type { Value } from './reading/understood/reading'
import type { Sheet } from './sheet'
import type { HistoryTable, Registration, Tool } from './tool'
import * as registered from './tools'
import { toldOfBefore, wasRead } from './written'

/**
 * Every registered tool; loads none. By the name of its export: a module's exports have no other order. What is shown in
 * an order goes by `cards`.
 */
export const registrations: readonly Registration[] = Object.values(registered)

export function findRegistration(id: string): Registration | undefined {
  return registrations.find(registration => registration.id === id)
}

/** The tool whose answers one of the specification's tables holds; none has the empty name. */
export const toolKeeping = (table: HistoryTable): string =>
  registrations.find(({ keptAs }) => keptAs === table)?.id ?? ''

/** Where one talks with the demo. */
export const SPOKEN_DEMO = `/demo/${registrations.find(({ spokenDemo }) => spokenDemo)?.id}`

/** The tool itself, its chunk loaded; null where no such tool is registered. */
export async function findTool(id: string): Promise<Tool | null> {
  const registration = findRegistration(id)
  return registration ? (await registration.load()).default : null
}

type Answered<A> = {
  tool: string
  answer: A | null
  /** As the browser's own model read it. */
  read_here?: { answer: A | null } | null | undefined
}

/** Where the engine answers: an answer that a model wrote as a whole, before models only read. */
export const isOfBefore = ({ tool, answer }: Answered<unknown>): boolean =>
  answer !== null && !wasRead(answer) && findRegistration(tool)?.writes === false

/** The server's, else what the browser's own model made the engine say. Null: the draft stands. */
export function standingAnswer<A>(ask: Answered<A>): A | null {
  if (isOfBefore(ask)) return null
  if (ask.answer !== null) return ask.answer
  const here = ask.read_here?.answer ?? null
  return wasRead(here) ? here : null
}
/** Of an answer that stands: the browser's own model read for it. */
export const isReadHere = (ask: Answered<unknown>): boolean =>
  ask.answer === null && standingAnswer(ask) !== null

export const whichStands = (ask: Answered<unknown>): 'draft' | 'answer' =>
  standingAnswer(ask) === null ? 'draft' : 'answer'

export type AskLike = {
  tool_version: number
  input: unknown
  draft: unknown
  answer: unknown
  read_here?: { answer: unknown } | null | undefined
  sheet: unknown
  asked_at: string
  overrides: readonly { rule: string; reason: string }[]
  /** What was picked since, by path; null: taken away. */
  picks?: readonly { id: string; value: Value | null }[]
}

/** The question with what was picked since: that stands, as if it had been picked before. */
export function askedWith({ input, picks = [] }: Pick<AskLike, 'input' | 'picks'>): unknown {
  if (picks.length === 0 || typeof input !== 'object' || input === null) return input
  const before = 'picks' in input ? input.picks : {}
  const all = { ...(before as object), ...Object.fromEntries(picks.map(({ id, value }) => [id, value])) }
  return { ...input, picks: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)) }
}

export type Drawn =
  | { sheet: Sheet; current: true; output: unknown }
  | { sheet: Sheet; current: false; dated: string }

/**
 * THE way from an output to a sheet: the present rules and the present records each time, so that an answer that was
 * right yesterday isn't acted on today. An output that today's schema can't read shows its stored sheet, dated, not to
 * be acted on. `which` picks the draft or the answer; in the place of an answer of before, that a model wrote as a whole,
 * stands the draft. Null where there is nothing to show.
 */
export function sheetOf(
  tool: Tool,
  ask: AskLike,
  present: Facts,
  today: string,
  which: 'draft' | 'answer',
): Drawn | null {
  const input = tool.input.safeParse(askedWith(ask))
  const isOld = isOfBefore({ tool: tool.id, answer: ask.answer })
  const told = (sheet: Sheet): Sheet => (isOld ? toldOfBefore(sheet) : sheet)
  const isDraft = which === 'draft' || isOld
  const answer = standingAnswer({ ...ask, tool: tool.id })
  const output = tool.output.safeParse(isDraft ? ask.draft : answer)
  if (input.success && output.success) {
    const question = { input: input.data, facts: knownAt(ask.asked_at, present), today }
    // With what was picked since it is another question: the engine answers it anew.
    const isAnew = tool.prompt === undefined && (ask.picks?.length ?? 0) > 0
    const { read } = output.data
    const stored = isAnew ? { ...tool.draft(question), ...(read !== undefined && { read }) } : output.data
    const checked = tool.check({ ...question, overrides: ask.overrides }, stored)
    return { sheet: told(tool.show(checked, input.data)), current: true, output: checked }
  }
  if (isDraft && typeof ask.sheet === 'object' && ask.sheet !== null && 'blocks' in ask.sheet)
    return { sheet: told(ask.sheet as Sheet), current: false, dated: ask.asked_at }
  return null
}

/** What came of this very answer, and of later ones, says nothing against it: what was bought would vanish from it. */
const knownAt = (askedAt: string, present: Facts): Facts =>
  present.recommendations.length === 0
    ? present
    : { ...present, recommendations: present.recommendations.filter(({ made_at }) => made_at < askedAt) }
