import { PracticeInput, type Said } from '../../../shared/tools/communications/schema'

/** A talk that is to be judged with scores. */
export const talkOf = (scenario: string, transcript: readonly Said[]): PracticeInput =>
  PracticeInput.parse({
    scenario,
    title: scenario,
    description: null,
    conversation: null,
    scored: true,
    transcript,
  })
