// The figures of the public demo are those of its day.
import { expect, test } from 'vitest'
import { demoAnswer, demoFigures, demoInputs } from '../../../shared/tools/appointments/demo'

const dayWith = (from: string, to: string) => {
  const [day] = demoInputs
  if (!day?.schedule.includes(from)) throw new Error(`no ${from} in the sample`)
  return demoAnswer({ ...day, schedule: day.schedule.replace(from, to) })
}

test('they are what the specification gives', () => {
  const [day] = demoInputs
  if (!day) throw new Error('no sample')
  expect(demoFigures(demoAnswer(day))).toEqual({
    utilisation: 78,
    revenue: 385,
    potential: 100,
    booked: 345,
    open: 440,
    free: 90,
    arePriced: true,
  })
})

test('another day has others', () => {
  // Half an hour more of Emma's time is half an hour less to sell.
  const fuller = demoFigures(
    dayWith('12:00 Emma (sample) root tint 90 min', '11:30 Emma (sample) root tint 120 min'),
  )
  expect(fuller).toMatchObject({ utilisation: 85, booked: 375, open: 440, free: 60, potential: 62 })
  const without = demoFigures(dayWith('10:30 James (sample) gents cut 30 min, flexible\n', ''))
  expect(without).toMatchObject({ revenue: 355, booked: 315, open: 440 })
  expect(without.utilisation).toBe(72)
})
