// Which record a text that is read aloud belongs to.
const ASK = /^(?:ask|chair):([^:]+)/

/** The id of an answer's text, for `<ReadAloud>`. */
export const askTextId = (ask: string, which: 'draft' | 'answer'): string => `ask:${ask}:${which}`

const WANTED = 'wanted:'
/** What a sound without a record belongs to: the wish to hear it. It goes when the wish does. */
export const wantedText = (id: string): string => WANTED + id
export const wantedOf = (about: string): string | null =>
  about.startsWith(WANTED) ? about.slice(WANTED.length) : null

/**
 * The ask that a text belongs to, or at the chair the client when there is no ask; null when it belongs to no record.
 */
export const askOf = (id: string): string | null => ASK.exec(id)?.[1] ?? null

const JUST_NOW_MS = 5_000

/** How an answer was asked for, if that was only a moment ago. */
export function askedJustNow(
  ask: { asked_at: string; asked_by_voice: boolean },
  now = Date.now(),
): 'voice' | 'touch' | null {
  if (now - Date.parse(ask.asked_at) > JUST_NOW_MS) return null
  return ask.asked_by_voice ? 'voice' : 'touch'
}
