// What every tool needs to run: a way to find it, and the one way from an output to a sheet.
import type { Facts } from './facts'
import type { Value } from './reading/understood/reading'
import type { Sheet } from './sheet'
import type { HistoryTable, Registration, Tool } from './tool'
import * as registered from './tools'
import { toldOfBefore, wasRead } from './written'

/**
 * Every registered tool; loads none. Ordered by export name, because a module's exports have no other order. For
 * display order use `cards`.
 */
export const registrations: readonly Registration[] = Object.values(registered)

export function findRegistration(id: string): Registration | undefined {
  return registrations.find(registration => registration.id === id)
}

/** The tool whose answers are in one of the specification's tables; '' if there is none. */
export const toolKeeping = (table: HistoryTable): string =>
  registrations.find(({ keptAs }) => keptAs === table)?.id ?? ''

/** The demo that people talk with. */
export const SPOKEN_DEMO = `/demo/${registrations.find(({ spokenDemo }) => spokenDemo)?.id}`

/** Loads the tool; null if no such tool is registered. */
export async function findTool(id: string): Promise<Tool | null> {
  const registration = findRegistration(id)
  return registration ? (await registration.load()).default : null
}

type Answered<A> = {
  tool: string
  answer: A | null
  /** As read by the browser's own model. */
  read_here?: { answer: A | null } | null | undefined
}

/** For tools where the engine answers: an answer that a model wrote in full, from before models only read. */
export const isOfBefore = ({ tool, answer }: Answered<unknown>): boolean =>
  answer !== null && !wasRead(answer) && findRegistration(tool)?.writes === false

/** The server's answer, else the engine's answer from what the browser's own model read. Null: the draft stands. */
export function standingAnswer<A>(ask: Answered<A>): A | null {
  if (isOfBefore(ask)) return null
  if (ask.answer !== null) return ask.answer
  const here = ask.read_here?.answer ?? null
  return wasRead(here) ? here : null
}
/** For a current answer: it comes from what the browser's own model read. */
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
  /** Later picks, by path; null: removed. */
  picks?: readonly { id: string; value: Value | null }[]
}

/** The question with later picks, as if they had been made at the start. */
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
 * THE way from an output to a sheet: always with today's rules and records, so that nobody acts on an answer that was
 * right yesterday. If today's schema can't read an output, its stored sheet is shown, dated and not to be acted on.
 * `which` picks the draft or the answer; an old answer that a model wrote in full is replaced by the draft. Null if
 * there is nothing to show.
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
    // Later picks make it a different question, so the engine answers again.
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

/**
 * What came of this very answer, and of later ones, mustn't count against it: a bought product would vanish from it.
 */
const knownAt = (askedAt: string, present: Facts): Facts =>
  present.recommendations.length === 0
    ? present
    : { ...present, recommendations: present.recommendations.filter(({ made_at }) => made_at < askedAt) }
