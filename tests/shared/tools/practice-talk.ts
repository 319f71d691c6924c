import { judge } from '../../../shared/tools/communications/judge'
import { PracticeInput, type Utterance } from '../../../shared/tools/communications/schema'
import { UNSAFE } from '../../../shared/tools/communications/score/tally'

/** A talk that is to be judged with scores. */
export const talkOf = (scenario: string, transcript: readonly Utterance[]): PracticeInput =>
  PracticeInput.parse({
    scenario,
    title: scenario,
    description: null,
    conversation: null,
    scored: true,
    transcript,
  })

/** What harms in the stylist's one answer. */
export const dangersIn = (client: string, stylist: string): string[] =>
  judge(
    talkOf('consultation', [
      { role: 'client', text: client },
      { role: 'stylist', text: stylist },
    ]),
  )
    .reading.lines.flatMap(({ heard }) => heard)
    .filter(({ signal }) => UNSAFE.includes(signal))
    .map(({ signal }) => signal)
