// In the tools where the engine answers a model only reads. What one wrote there before is kept as a record, word for
// word, and nobody acts on it: the built-in engine's answer stands in its place, and its sheet says so.
import type { Sheet } from './sheet'

/** A model read, and the engine answered from it. */
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
