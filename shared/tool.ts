// The contract of a tool: a pure value that turns a question into an answer.
import type { z } from 'zod'
import type { ToolProduct } from './account/plans'
import type { Facts, Need } from './facts'
import { readingThroughTheDoor } from './reading/model/door'
import type { Picks, Reading } from './reading/understood/reading'
import type { Bowl } from './salon/records/records'
import type { Sheet } from './sheet'
import { throughTheDoor } from './through-the-door'

/** How a tool appears in lists, loaded at once; everything else is loaded when it is opened. */
export type ToolCard = {
  id: string
  product: ToolProduct
  title: string
  /** The screen's heading, if the specification names one. */
  heading: string
  pitch: string
  /** A shape of web/ui/kit/drawings/Icon.tsx. */
  icon: string
}

/** How to draw a field, from the schema's `.meta()`. */
export type FieldMeta = {
  label: string
  /** `picks`: what a person tapped, by path; drawn by the tool's own picture rather than as a field. */
  control: 'text' | 'lines' | 'number' | 'money' | 'choice' | 'switch' | 'slider' | 'client' | 'picks'
  placeholder?: string
  help?: string
  group?: string
  /** For a slider; the schema gives its ends. */
  step?: number
  /** What a figure is per, if that may be said beside it. */
  per?: 'month' | 'client'
  /** For a choice: value → label. */
  options?: Readonly<Record<string, string>>
}

export type Question<I> = { input: I; facts: Facts /** ISO instant */; today: string }
export type Checking<I> = Question<I> & { overrides: readonly { rule: string; reason: string }[] }
export type Message = { role: 'system' | 'user'; content: string }
export type PictureWish = { prompt: string; shape: 'square' | 'tall' | 'wide' }
type Action = 'save-formula' | 'override' | 'copy' | 'share' | 'print' | 'download'

/** The trade rules' objection to a bowl, in sentences. */
export type Verdict = {
  why: readonly string[]
  /** A person may still go ahead, with a reason. */
  may_override: boolean
}

/**
 * For tools where the engine answers and a model only reads: what the model fills in, each value with the words behind
 * it. Then the engine's answer from that and from its own reading. Nothing that a model wrote is in the answer.
 */
export type ModelReading<I, O> = {
  /** Every field required, nullable where it may be absent. */
  schema: z.ZodObject
  prompt(question: Question<I>): Message[]
  /** `read`: parsed by the schema. `notes`: what the model read differently, in the product's own sentences. */
  answer(question: Checking<I>, read: Record<string, unknown>): { output: O; notes: string[] }
}

export type Tool<I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> = {
  id: string
  version: number
  needs: readonly Need[]
  input: I
  output: O
  busy: string
  submit: string
  /** Titles and texts of the specification's toasts. */
  done: { title: string; text?: string }
  /** The same, if it depends on the answer. */
  saidOf?(output: z.infer<O>, input: z.infer<I>): { title: string; text?: string }
  failed: string
  /** The toast title for a form that doesn't validate, if it isn't "Validation Error". */
  invalidTitle?: string
  /** Its text may be a table aligned with spaces, so spaces are kept. */
  columns?: boolean
  /** Always shown above the form. */
  disclaimer?: string
  // Methods, so that a list of tools with different inputs is a list of `Tool`; every caller parses first.
  draft(question: Question<z.infer<I>>): z.infer<O>
  /** A model writes the answer: only if the product is writing. */
  prompt?(question: Question<z.infer<I>>, draft: z.infer<O>): Message[]
  /** A model reads the question, and the engine answers. */
  reading?: ModelReading<z.infer<I>, z.infer<O>>
  /** The products that nothing known rules out. A model that isn't told the reason gets no others. */
  offers?(question: Question<z.infer<I>>): Facts['products']
  /** Applies the trade's rules to draft and model alike; idempotent, and only ever adds caution. */
  check(question: Checking<z.infer<I>>, output: z.infer<O>): z.infer<O>
  /** What a model should draw for the answer; null: nothing. Only this prompt is sent. */
  picture?(question: Question<z.infer<I>>, output: z.infer<O>): PictureWish | null
  /**
   * Applies the rules to one bowl, whether an answer gave it or a person said, typed, copied or changed it. `kind`: the
   * kind that the answer gives the step. Null: allowed.
   */
  judge?(asked: Question<z.infer<I> | null> & { kind: string | null }, bowl: Bowl): Verdict | null
  /** The card's objection to bowls that come from no answer; `mixed`: their shades, in words. Null: none. */
  holdOnCard?(known: { facts: Facts; today: string }, mixed: string): Sheet['holds'][number] | null
  /** If the answer is a stop. */
  instead?: {
    /** The title of the sheet's words for the client, which a screen reads aloud. */
    toClient: string
    /** The label of the button that asks a different question instead. */
    offer: string
    /** A question that passes the rules today. Null: there is none. */
    question(question: Question<z.infer<I>>): z.infer<I> | null
  }
  /** In words, what `check` changed between a model's output and its checked form. */
  changed?(before: z.infer<O>, after: z.infer<O>): string[]
  show(output: z.infer<O>, input: z.infer<I>): Sheet
  preview?(question: Question<z.infer<I>>): Sheet | null
  /** What we understood of the question, for the picture on the screen. */
  understood?(question: Question<z.infer<I>>): Reading
  /** What the records already say, in words, by the field that then needs no typing. */
  known?(reading: Reading, facts: Facts, today: string): Readonly<Record<string, string>>
  /** The picks in words, by the question's field that each belongs to. */
  picked?(picks: Picks): Readonly<Record<string, string>>
  actions: readonly Action[]
  about: {
    problem: string
    benefits: readonly { title: string; text: string }[]
    checklist: readonly string[]
  }
}

export const asksModel = (tool: Tool): boolean => tool.prompt !== undefined || tool.reading !== undefined

/** Checks a tool against the contract while keeping its narrow types; wraps it so that all text it reads is clean. */
export function defineTool<I extends z.ZodObject, O extends z.ZodObject>(tool: Tool<I, O>): Tool<I, O> {
  const { reading, input, columns } = tool
  if (!reading) return throughTheDoor(tool)
  return {
    ...throughTheDoor(tool),
    reading: readingThroughTheDoor(reading, input, columns ? 'columns' : 'one'),
  }
}

/** A lock of hair: level and tone. The tools hang on a ring from dark to light. */
export type Swatch = { readonly level: number; readonly tone: string }

export type HistoryTable = 'recommendations' | 'colour_formulas' | 'appointments' | 'marketing_content'

/** A tool's face (shared/tools/<id>/face.ts): all that others know about it before it is loaded. */
export type Registration = ToolCard & {
  /** The text on its card, if that isn't the pitch. */
  onCard?: string
  swatch?: Swatch
  /** A model writes the answer rather than only reading (`Tool.prompt`). */
  writes: boolean
  /** It is about a day, a post or a role play, so people in it are told apart by first names. */
  firstNames?: true
  /** Health details in its question go to a model as written. */
  keepsHealth?: true
  /** The specification's table for its answers. */
  keptAs?: HistoryTable
  /** Its demo is the one that people talk with. */
  spokenDemo?: true
  /** The demo button on its page leads to the tool itself, as the specification says. */
  triedInApp?: true
  load: () => Promise<{ default: Tool }>
}
