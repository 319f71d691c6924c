// The contract of a tool: a pure value that turns a question into an answer.
import type { z } from 'zod'
import type { ToolProduct } from './account/plans'
import type { Facts, Need } from './facts'
import { readingThroughTheDoor } from './reading/model/door'
import type { Picks, Reading } from './reading/understood/reading'
import type { Bowl } from './salon/records/records'
import type { Sheet } from './sheet'
import { throughTheDoor } from './through-the-door'

/** Where a tool stands in the lists, loaded at once; everything else of it is loaded when it is opened. */
export type ToolCard = {
  id: string
  product: ToolProduct
  title: string
  /** The screen's own heading where the specification names one. */
  heading: string
  pitch: string
  /** A shape of web/ui/kit/drawings/Icon.tsx. */
  icon: string
}

/** How a field is drawn, in the schema's `.meta()`. */
export type FieldMeta = {
  label: string
  /** `picks`: what a person tapped, by path; drawn by the tool's own picture, not among the fields. */
  control: 'text' | 'lines' | 'number' | 'money' | 'choice' | 'switch' | 'slider' | 'client' | 'picks'
  placeholder?: string
  help?: string
  group?: string
  /** For a slider; its ends are the schema's own. */
  step?: number
  /** What a figure is of, where it may be said beside it. */
  per?: 'month' | 'client'
  /** For a choice: value → label. */
  options?: Readonly<Record<string, string>>
}

export type Question<I> = { input: I; facts: Facts /** ISO instant */; today: string }
export type Checking<I> = Question<I> & { overrides: readonly { rule: string; reason: string }[] }
export type Message = { role: 'system' | 'user'; content: string }
export type PictureWish = { prompt: string; shape: 'square' | 'tall' | 'wide' }
type Action = 'save-formula' | 'override' | 'copy' | 'share' | 'print' | 'download'

/** What the rules of the trade hold against a bowl, in sentences. */
export type Verdict = {
  why: readonly string[]
  /** A person may go on all the same, with a reason. */
  may_override: boolean
}

/**
 * Where the engine answers, and a model only reads: what it fills in, each value with the words that it rests on, and the
 * engine's answer from that and from what the engine read itself. Nothing that a model wrote is in the answer.
 */
export type ModelReading<I, O> = {
  /** Every field required, nullable where it may be absent. */
  schema: z.ZodObject
  prompt(question: Question<I>): Message[]
  /** `read`: by the schema. `notes`: in the product's own sentences, what the model read otherwise. */
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
  /** The same where it depends on the answer. */
  saidOf?(output: z.infer<O>, input: z.infer<I>): { title: string; text?: string }
  failed: string
  /** Where the toast of a form that doesn't pass isn't titled "Validation Error". */
  invalidTitle?: string
  /** Its text may be a table that is drawn with blanks: they are kept. */
  columns?: boolean
  /** Stands above the form, always. */
  disclaimer?: string
  // Methods, so that a list of tools with inputs of their own is a list of `Tool`; every caller parses first.
  draft(question: Question<z.infer<I>>): z.infer<O>
  /** A model writes the answer: only where writing is the product. */
  prompt?(question: Question<z.infer<I>>, draft: z.infer<O>): Message[]
  /** A model reads the question, and the engine answers. */
  reading?: ModelReading<z.infer<I>, z.infer<O>>
  /** Of the products those that nothing known forbids: a model that isn't told why is given no others. */
  offers?(question: Question<z.infer<I>>): Facts['products']
  /** The trade's rules over draft and model alike; idempotent, and only ever adds caution. */
  check(question: Checking<z.infer<I>>, output: z.infer<O>): z.infer<O>
  /** What a model is to draw beside the answer; null: nothing. Only this prompt is sent. */
  picture?(question: Question<z.infer<I>>, output: z.infer<O>): PictureWish | null
  /**
   * The rules over one bowl, whether an answer gave it or a person said, typed, copied or changed it. `kind`: what the
   * answer has the step down as. Null: they let it stand.
   */
  judge?(asked: Question<z.infer<I> | null> & { kind: string | null }, bowl: Bowl): Verdict | null
  /** What the card holds against bowls that come from no answer; `mixed`: their shades, in words. Null: nothing. */
  holdOnCard?(known: { facts: Facts; today: string }, mixed: string): Sheet['holds'][number] | null
  /** Where the answer is a stop. */
  instead?: {
    /** Of its words for the client, on the sheet: their title. A screen reads them aloud. */
    toClient: string
    /** What the button says that asks another question in its place. */
    offer: string
    /** One that passes the rules today. Null: there is none. */
    question(question: Question<z.infer<I>>): z.infer<I> | null
  }
  /** In words, what `check` changed between a model's output and its checked form. */
  changed?(before: z.infer<O>, after: z.infer<O>): string[]
  show(output: z.infer<O>, input: z.infer<I>): Sheet
  preview?(question: Question<z.infer<I>>): Sheet | null
  /** What was understood of the question, for the picture on the screen. */
  understood?(question: Question<z.infer<I>>): Reading
  /** What the records say already, in words, by the field that needs no typing then. */
  known?(reading: Reading, facts: Facts, today: string): Readonly<Record<string, string>>
  /** What was picked, in words, by the field of the question that it belongs to. */
  picked?(picks: Picks): Readonly<Record<string, string>>
  actions: readonly Action[]
  about: {
    problem: string
    benefits: readonly { title: string; text: string }[]
    checklist: readonly string[]
  }
}

export const asksModel = (tool: Tool): boolean => tool.prompt !== undefined || tool.reading !== undefined

/** Holds a tool to the contract while its own types stay narrow; whatever it reads comes through the door. */
export function defineTool<I extends z.ZodObject, O extends z.ZodObject>(tool: Tool<I, O>): Tool<I, O> {
  const { reading, input, columns } = tool
  if (!reading) return throughTheDoor(tool)
  return {
    ...throughTheDoor(tool),
    reading: readingThroughTheDoor(reading, input, columns ? 'columns' : 'one'),
  }
}

/** A lock of hair, level and tone. Dark to light the tools hang on a ring. */
export type Swatch = { readonly level: number; readonly tone: string }

export type HistoryTable = 'recommendations' | 'colour_formulas' | 'appointments' | 'marketing_content'

/** A tool's face (shared/tools/<id>/face.ts): all that others know of it before it is loaded. */
export type Registration = ToolCard & {
  /** What its card says, where that isn't the pitch. */
  onCard?: string
  swatch?: Swatch
  /** A model writes the answer, where it does more than read (`Tool.prompt`). */
  writes: boolean
  /** It is about a day, a post or a part that is played: people in it are told apart by first names. */
  firstNames?: true
  /** Health in its question goes to a model as it was written. */
  keepsHealth?: true
  /** The specification's table of its answers. */
  keptAs?: HistoryTable
  /** Its demo is the one that is talked with. */
  spokenDemo?: true
  /** The demo button of its page leads to the tool itself, as the specification has it. */
  triedInApp?: true
  load: () => Promise<{ default: Tool }>
}
