import { NO_FACTS } from '../../shared/facts'
import tool from '../../shared/tools/communications'
import { practiceLine } from '../../shared/tools/communications/line'
import { personaOf } from '../../shared/tools/communications/scenarios/find'
import { readMessages, readTranscriptText } from '../../shared/tools/communications/transcript'
import { words } from './facts'
import { answerOf, type Task } from './task'

const UNREAD = 'There is no conversation to read. Give a transcript with the roles client and stylist.'

const practice: Task = ({ input, today }) => {
  const scenario = words(input.scenario) ?? 'consultation'
  const listed = readMessages(input.transcript ?? input.messages)
  const transcript = listed.length > 0 ? listed : readTranscriptText(words(input.transcript_text) ?? '')
  if (transcript.length === 0) return { text: UNREAD }
  const question = {
    scenario,
    title: personaOf(scenario)?.title ?? scenario,
    description: words(input.description),
    conversation: null,
    scored: true,
    transcript,
  }
  const answer = answerOf(tool, question, NO_FACTS, today)
  return answer.ok ? { text: answer.text, ...practiceLine(answer.output) } : { text: answer.why }
}

export default practice
