import type { Context, Intent, Meant, Understood } from '../intents'
import { meantAs } from '../say'

/** What was heard: as it was written, made plain, and without what carries no meaning. */
export type SpokenText = { raw: string; text: string; words: readonly string[] }
/** Null: this rule has nothing to say to it; the next one is asked. */
export type Rule = (heard: SpokenText, context: Context) => Understood | null

export const meant = (intent: Intent, confidence = 1): Understood => ({
  kind: 'meant',
  ...meantAs(intent, confidence),
})
/** Null: nothing is known of what was missing. */
export const missing = (say: string | null): Understood => ({ kind: 'none', nearest: [], say })
export const choices = (all: readonly Meant[], say: string): Understood => ({
  kind: 'choices',
  choices: all,
  say,
})
