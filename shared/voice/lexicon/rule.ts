import type { Context, Intent, Meant, Understood } from '../intents'
import { meantAs } from '../say'

/** What was heard: as written, made plain, and without words that mean nothing. */
export type SpokenText = { raw: string; text: string; words: readonly string[] }
/** Null: this rule doesn't apply, so the next one is tried. */
export type Rule = (heard: SpokenText, context: Context) => Understood | null

export const meant = (intent: Intent, confidence = 1): Understood => ({
  kind: 'meant',
  ...meantAs(intent, confidence),
})
/** Null: we don't know what was missing. */
export const missing = (say: string | null): Understood => ({ kind: 'none', nearest: [], say })
export const choices = (all: readonly Meant[], say: string): Understood => ({
  kind: 'choices',
  choices: all,
  say,
})
