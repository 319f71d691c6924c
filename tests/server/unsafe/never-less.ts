// What an unsafe reading may never do to an answer of the engine, tool by tool.
import { expect } from 'vitest'
import { ScheduleOutput } from '../../../shared/tools/appointments/schema'
import { ColourOutput } from '../../../shared/tools/colour-formula/schema'
import { PracticeOutput } from '../../../shared/tools/communications/schema'
import { RetailOutput } from '../../../shared/tools/retail-edge/schema'

export type Output = Record<string, unknown>

const GRAVE = ['proceed', 'proceed_with_caution', 'ask', 'hold', 'refuse']

function colour(output: Output, own: Output): void {
  const [now, before] = [ColourOutput.parse(output), ColourOutput.parse(own)]
  expect(GRAVE.indexOf(now.decision)).toBeGreaterThanOrEqual(GRAVE.indexOf(before.decision))
  if (now.steps.length === 0) return
  expect(now.steps).toEqual(before.steps)
  expect(now.underlying).toEqual(before.underlying)
  for (const reason of before.reasons) expect(now.reasons).toContainEqual(reason)
  for (const each of before.tests) expect(now.tests).toContain(each)
}

function retail(output: Output, own: Output): void {
  const [now, before] = [RetailOutput.parse(output), RetailOutput.parse(own)]
  const offered = before.products.map(({ id, name, price }) => ({ id, name, price }))
  for (const { id, name, price } of now.products) expect(offered).toContainEqual({ id, name, price })
  for (const caution of before.cautions) expect(now.cautions).toContainEqual(caution)
}

/** What is more stands on a line that nobody else could read, and is told as assumed. */
function day(output: Output, own: Output): void {
  const [now, before] = [ScheduleOutput.parse(output), ScheduleOutput.parse(own)]
  const spans = ({ appointments }: typeof now) =>
    appointments.map(({ client, start, end, line }) => ({ client, start, end, line }))
  expect(spans(now)).toEqual(expect.arrayContaining(spans(before)))
  const more = spans(now).filter(each => !spans(before).some(({ line }) => line === each.line))
  expect(spans(now).length - spans(before).length).toBe(more.length)
  for (const { line } of more) expect(before.unread.map(each => each.line)).toContain(line)
  if (more.length > 0) return
  const { assumed: asked, read: _, ...rest } = now
  const { assumed, ...same } = before
  expect(rest).toEqual(same)
  expect(asked).toEqual(expect.arrayContaining(assumed))
}

function feedback(output: Output, own: Output): void {
  const [now, before] = [PracticeOutput.parse(output), PracticeOutput.parse(own)]
  expect(now.overall).toBeLessThanOrEqual(before.overall ?? 0)
  expect(now.try).toBe(before.try)
}

export const neverLess = { colour, retail, day, feedback } as const

/** What a safe reading of a talk may not do. */
export function neverFalls(output: Output, own: Output): void {
  const scores = (answer: Output) => PracticeOutput.parse(answer).areas
  for (const { id, score } of scores(own)) {
    const now = scores(output).find(area => area.id === id)?.score ?? -1
    if (score !== null) expect(now, id).toBeGreaterThanOrEqual(score)
  }
}
