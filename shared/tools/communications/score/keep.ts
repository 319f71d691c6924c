// What is worth keeping in a conversation without a strong area so far.
import type { Signal } from '../hear/line/line'
import type { Reading } from '../hear/read'
import { harms } from './next'
import { stuffed } from './tally'

const WORTH: Partial<Record<Signal, string>> = {
  empathises: 'You took the feeling seriously.',
  apologises: 'An apology opens the door to the rest.',
  comfort: 'You thought of the client’s comfort.',
  uses_name: 'A name makes it personal.',
  greets: 'A greeting is where rapport begins.',
  open_question: 'An open question lets the client talk.',
  solution: 'You offered to put it right.',
  check_question: 'You checked with the client.',
  offers_choice: 'You left the client a choice.',
  thanks: 'You thanked the client.',
}

/** A quote with a sentence after it ends in one punctuation mark, never two. */
export const closed = (quote: string): string => {
  const last = quote.at(-1) ?? '.'
  if (',;:–—-'.includes(last)) return closed(quote.slice(0, -1))
  return '.!?…'.includes(last) ? quote : `${quote}.`
}

/** The first thing that did the client good, or else that there was an answer at all. */
export function keepAnyway(reading: Reading): string {
  for (const { heard } of stuffed(reading) ? [] : reading.lines) {
    if (heard.some(({ signal }) => harms(signal))) continue
    for (const { signal, said } of heard) {
      // A solution needs something that went wrong.
      if (signal === 'solution' && !reading.told.complaint) continue
      const kept = WORTH[signal] === undefined ? null : said.repeats
      if (kept !== null) return `Keep this: “${closed(kept)}” ${WORTH[signal]}`
    }
  }
  return 'You stayed in the conversation, and every line is practice: keep coming back to it.'
}
