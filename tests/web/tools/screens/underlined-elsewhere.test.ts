// Used words are underlined in every tool that reads: Retail's notes, Appointments' lines, Marketing's brief. What no reader
// used is named under its field.
import { describe, expect, test } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import type { Reading } from '../../../../shared/reading/understood/reading'
import appointments from '../../../../shared/tools/appointments'
import marketing from '../../../../shared/tools/marketing'
import retail from '../../../../shared/tools/retail-edge'
import { usedLines } from '../../../../web/tools/screens/day/used-lines'
import { usedIn } from '../../../../web/tools/screens/understood/used'

const TODAY = '2026-03-02T10:00:00.000Z'
const used = (text: string, field: string, reading: Reading | undefined): string[] =>
  reading ? usedIn(text, field, reading, {}).map(({ start, end }) => text.slice(start, end)) : []

describe('Retail', () => {
  const input = {
    clientName: 'Jane',
    hairType: 'Fine, curly',
    currentTreatment: 'Very dry ends, blorptex on Friday',
    serviceHistory: 'Balayage in March',
  }
  const reading = retail.understood?.({ input, facts: NO_FACTS, today: TODAY })

  test('the words that a need follows from', () => {
    expect(used(input.currentTreatment, 'currentTreatment', reading).join(' ')).toMatch(/dry ends/)
    expect(used(input.currentTreatment, 'currentTreatment', reading).join(' ')).not.toMatch(/blorptex/)
  })
  test('and what no reader knows is named', () => {
    const unread = reading?.pieces.filter(piece => piece.unread && piece.field === 'currentTreatment')
    expect(unread?.map(({ quote }) => quote).join(' ')).toMatch(/blorptex/)
  })
})

describe('Marketing', () => {
  const input = {
    contentType: 'promotion',
    topic: '20% off gloss until 31 March, new clients only',
    includeImage: false,
  }
  test('the words of the offer', () => {
    const reading = marketing.understood?.({
      input: marketing.input.parse(input),
      facts: NO_FACTS,
      today: TODAY,
    })
    expect(used(input.topic, 'topic', reading).join(' ')).toMatch(/20% off/)
  })
})

describe('Appointments', () => {
  const schedule = '\n  Monday\n9-10 Jane cut\n10.30 Kim fringe\n25:00 Bob beard trim\n'
  const output = appointments.output.parse(
    appointments.draft({ input: { schedule: schedule.trim() }, facts: NO_FACTS, today: TODAY }),
  )
  test('the lines that became entries, one that has to be checked drawn so, and no other line', () => {
    const reading = usedLines(schedule, output)
    expect(used(schedule, 'schedule', reading)).toEqual(['9-10 Jane cut', '10.30 Kim fringe'])
    expect(usedIn(schedule, 'schedule', reading, {}).map(({ sure }) => sure)).toEqual([true, false])
  })
  test('the same with the line ends of another system', () => {
    const other = schedule.trim().replaceAll('\n', '\r\n')
    expect(used(other, 'schedule', usedLines(other, output))).toEqual(['9-10 Jane cut', '10.30 Kim fringe'])
  })
})
