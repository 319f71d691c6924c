// What the public pages answer is what the tool answers.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import type { Tool } from '../../../../shared/tool'
import appointments from '../../../../shared/tools/appointments'
import { demoInputs as dayInputs, demoFigures } from '../../../../shared/tools/appointments/demo'
import { ScheduleOutput } from '../../../../shared/tools/appointments/schema'
import { wordsOf } from '../../../../shared/tools/appointments/told/lines'
import colour from '../../../../shared/tools/colour-formula'
import { demoAnswer, demoInputs } from '../../../../shared/tools/colour-formula/demo'
import { demoScenarios } from '../../../../shared/tools/communications/demo'
import { judge } from '../../../../shared/tools/communications/judge'
import { linesHeard } from '../../../../shared/tools/communications/moves/heard'
import { personaOf } from '../../../../shared/tools/communications/scenarios/find'
import marketing from '../../../../shared/tools/marketing'
import {
  demoFacts as marketingFacts,
  demoInputs as marketingInputs,
} from '../../../../shared/tools/marketing/demo'
import retail from '../../../../shared/tools/retail-edge'
import {
  demoFacts as retailFacts,
  demoInputs as retailInputs,
} from '../../../../shared/tools/retail-edge/demo'
import type { RetailInput } from '../../../../shared/tools/retail-edge/schema'
import profit from '../../../../shared/tools/salon-profit'
import { demoMonth, demoFigures as profitFigures } from '../../../../shared/tools/salon-profit/demo-month'
import { answerTo, understoodOf } from '../../../../web/site/pages/live/answer'
import { isSample } from '../../../../web/site/pages/live/values'
import { BreakEvenChart, placesOf } from '../../../../web/tools/screens/profit/BreakEvenChart'

const tool: Tool = colour
const TODAY = '2026-01-05T09:00:00.000Z'

test.each(demoInputs)('the colour demo answers $clientName as the tool does', input => {
  const answer = answerTo(tool, input, NO_FACTS)
  expect(answer).toEqual({ output: demoAnswer(input), sheet: colour.show(demoAnswer(input), input) })
})

test('what is tapped counts over what is written, in the picture and in the recipe', () => {
  const [input] = demoInputs
  const picks = { 'wish.level': 5, 'wish.tone': 'natural', 'wish.service': 'all_over' }
  expect(understoodOf(tool, { ...input, picks }, NO_FACTS).facts['wish.level']).toMatchObject({
    value: 5,
    from: 'picked',
  })
  expect(JSON.stringify(answerTo(tool, { ...input }, NO_FACTS))).toContain('lightener')
  expect(JSON.stringify(answerTo(tool, { ...input, picks }, NO_FACTS))).not.toContain('powder lightener')
})

test('a field that is empty is asked for in the tool’s own words', () => {
  expect(answerTo(tool, { ...demoInputs[0], desiredColor: ' ' }, NO_FACTS)).toEqual({
    missing: 'Desired color is required',
  })
})

test('the day’s figures are of its clients, and only where all of them are priced', () => {
  const day = (schedule: string) => appointments.draft({ input: { schedule }, facts: NO_FACTS, today: TODAY })
  expect(demoFigures(day('9:00 Sarah cut 60 min\n10:00 James gents cut 30 min'))).toMatchObject({
    revenue: 85,
    arePriced: true,
  })
  expect(demoFigures(day('9:00 Faye cut 60 min\n10:00 James gents cut 30 min')).arePriced).toBe(false)
})

test('each scenario of the practice demo has the one that practises it, and its example shows moves', () => {
  for (const { title, practice, clientSays, aiResponse } of demoScenarios) {
    expect(personaOf(practice), title).not.toBeNull()
    const { reading, picks } = judge({
      scenario: practice,
      title,
      description: null,
      conversation: null,
      scored: true,
      transcript: [
        { role: 'client', text: clientSays },
        { role: 'stylist', text: aiResponse },
      ],
    })
    expect(linesHeard(reading, picks)[0]?.moves.length, title).toBeGreaterThan(0)
  }
})

test.each([
  ['retail-edge', retail as Tool, retailInputs[0], retailFacts(retailInputs[0] as RetailInput)],
  ['marketing', marketing as Tool, marketingInputs[0], marketingFacts],
  ['appointments', appointments as Tool, dayInputs[0], NO_FACTS],
])('%s answers its sample', (_, of, input, facts) => {
  expect(answerTo(of, { ...input }, facts)).toHaveProperty('sheet')
})

test('any sample as it was drawn or chosen is nobody’s own words', () => {
  const at = (name: string, value: string, drawn: string) => ({ name, value, drawn })
  const samples: Record<string, string>[] = [{ wish: '7/44 copper' }, { wish: '4/0', now: 'grey' }]
  expect(isSample([at('now', 'a 6', 'a 6'), at('wish', '8/38', '8/38')], samples)).toBe(true)
  expect(isSample([at('now', 'a 6', 'a 6'), at('wish', '7/44 copper', '8/38')], samples)).toBe(true)
  expect(isSample([at('now', 'grey', 'a 6'), at('wish', '4/0', '8/38')], samples)).toBe(true)
  expect(isSample([at('now', 'a 6', 'a 6'), at('wish', '10/1', '8/38')], samples)).toBe(false)
  // Half of one and half of another.
  expect(isSample([at('now', 'grey', 'a 6'), at('wish', '7/44 copper', '8/38')], samples)).toBe(false)
})

test.each([
  [{ servicePrice: 85, productCost: 12, serviceTime: 90 }, 93, 66],
  [{ servicePrice: 85, productCost: 12, serviceTime: 15 }, 560, 66],
  [{ servicePrice: 30, productCost: 50, serviceTime: 90 }, 93, null],
  [{ servicePrice: 50, productCost: 50, serviceTime: 90 }, 93, null],
])('the month of %o breaks even where what clients leave covers the chair', (service, clients, breakEven) => {
  const input = demoMonth(service)
  expect(input).toMatchObject({ clients, averagePrice: service.servicePrice })
  const output = profitFigures(service)
  expect(output).toEqual({
    ...profit.draft({ input, facts: NO_FACTS, today: TODAY }),
    breakEvenClients: breakEven,
  })
  const month = { input, output, perClient: service.productCost }
  const words = renderToStaticMarkup(createElement(BreakEvenChart, { month, base: month }))
  if (breakEven === null) return expect(words).toContain('at this price the month never pays for itself.')
  const { costs, end, breakEven: even } = placesOf(month, month)
  // The two lines, at break-even's place: a whole client more than where they cross, at most.
  const atEven = (from: number, to: number, x: number) => from + ((to - from) / 100) * x
  expect(even?.y).toBeCloseTo(atEven(costs.from, costs.to, even?.x ?? 0), 6)
  expect(100 - ((100 - end.y) / end.x) * (even?.x ?? 0)).toBeLessThanOrEqual(even?.y ?? 0)
  expect(words).toContain(`Break-even at ${breakEven} clients of £85.00 each.`)
})

test('an entry of the demo’s day that is moved stands where it was moved to, and the figures follow', () => {
  const [input] = dayInputs
  const first = appointments.draft({ input: input as { schedule: string }, facts: NO_FACTS, today: TODAY })
  const entry = first.appointments[0]
  if (!entry || !input) throw new Error('No entry')
  const of = input.schedule.split('\n')[entry.line - 1] ?? ''
  const picks = { [`${entry.key}.of`]: wordsOf(of), [`${entry.key}.minutes`]: entry.minutes + 15 }
  const answer = answerTo(appointments as Tool, { ...input, picks }, NO_FACTS)
  if ('missing' in answer) throw new Error(answer.missing)
  const output = ScheduleOutput.parse(answer.output)
  expect(output.appointments[0]).toMatchObject({ key: entry.key, minutes: entry.minutes + 15 })
  expect(demoFigures(output).booked).toBe(demoFigures(first).booked + 15)
})
