// In tools where the engine answers, a model only reads. An answer that one wrote before then is kept on record, word
// for word, but nobody acts on it: the built-in engine's answer replaces it, and its sheet says so.
import type { Sheet } from './sheet'

/** A model read, and the engine answered from that. */
export const wasRead = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'read' in answer

export const OF_BEFORE =
  'What a model once wrote here is kept as a record and no longer acted on: this is the built-in engine’s answer.'

export const toldOfBefore = (sheet: Sheet): Sheet => ({
  ...sheet,
  blocks: [
    ...sheet.blocks,
    { block: 'note', tone: 'info', title: 'Kept as a record', text: OF_BEFORE, rule: 'of-before' },
  ],
})
