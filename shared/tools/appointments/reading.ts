// What a model is asked to read in a day: its lines with first names only. The engine answers.

import { readingPrompt } from '../../reading/model/model'
import { withoutContacts } from '../../reading/text/contacts'
import { withStrings } from '../../reading/text/strings'
import type { ModelReading } from '../../tool'
import { check } from './check'
import { planned, readDay, readSchedule } from './engine'
import { linesOf, ScheduleRead, standingRead } from './read/by-model'
import { firstNames, withFirstNames } from './read/names'
import type { ScheduleInput, ScheduleOutput } from './schema'

const RULES = `This form is about the appointments of a day, one line after the other.
- "entries": each appointment that a line books, with its start as "HH:MM" (24 hours) and its length in minutes, null where none is written. "client", "service" and "staff" are words of that very line, or null. "quote" is the time and the service, without surnames.
- What is cancelled, moved to another day, or only a remark is no entry.`

export const reading: ModelReading<ScheduleInput, ScheduleOutput> = {
  schema: ScheduleRead,
  prompt({ input: { schedule }, facts }) {
    const names = firstNames({ appointments: readSchedule(schedule, facts.team).entries }, schedule)
    const fields = withStrings(linesOf(schedule), text =>
      withFirstNames(withoutContacts(text, { mark: '' }), names),
    )
    return readingPrompt(RULES, { fields })
  },
  answer(question, given) {
    const { schedule } = question.input
    const read = standingRead(schedule, ScheduleRead.parse(given))
    const { day, notes } = readDay(question, read)
    return { output: check(question, { ...planned(day), read }), notes }
  },
}
