import { NO_FACTS } from '../../shared/facts'
import { Picks } from '../../shared/reading/understood/reading'
import tool from '../../shared/tools/communications'
import { readMessages, readTranscriptText } from '../../shared/tools/communications/conversation/transcript'
import { practiceLine } from '../../shared/tools/communications/line'
import { personaOf } from '../../shared/tools/communications/scenarios/find'
import { type Loose, words } from './facts'
import { answerOf, type Task } from './task'

const UNREAD = 'There is no conversation to read. Give a transcript with the roles client and stylist.'

/** A case's conversation, in the form the tool is asked about it. */
export function questionOf(input: Loose) {
  const scenario = words(input.scenario) ?? 'consultation'
  const listed = readMessages(input.transcript ?? input.messages)
  return {
    scenario,
    title: personaOf(scenario)?.title ?? scenario,
    description: words(input.description),
    conversation: null,
    scored: true,
    picks: Picks.safeParse(input.picks).data,
    transcript: listed.length > 0 ? listed : readTranscriptText(words(input.transcript_text) ?? ''),
  }
}

const practice: Task = ({ input, today }) => {
  const question = questionOf(input)
  if (question.transcript.length === 0) return { text: UNREAD }
  const answer = answerOf(tool, question, NO_FACTS, today)
  return answer.ok ? { text: answer.text, ...practiceLine(answer.output) } : { text: answer.why }
}

export default practice
