// What a salon posts about (its words are in reading/words/subjects.ts): what it is called in a sentence, what can
// truthfully be said of it, its hashtags, and the hair drawn beside it. The lines promise nothing. `test`: a skin test
// is needed before a first appointment. [NHBF-AAT]
export type Subject = {
  id: string
  /** "balayage", "a fringe": fits after "thinking about". */
  noun: string
  lines: readonly string[]
  tags: readonly string[]
  test: boolean
  hair: { level: number; tone: string }
}

export const subject = (
  id: string,
  noun: string,
  lines: readonly string[],
  tags: readonly string[],
  test = false,
  hair: Subject['hair'] = { level: 6, tone: 'natural' },
): Subject => ({ id, noun, lines, tags, test, hair })
