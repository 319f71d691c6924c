// Who is expected late is said, and nobody is moved for it; people without names keep their own words.
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { textOf } from '../../../shared/sheet'
import schedule from '../../../shared/tools/appointments'
import { firstNameOf } from '../../../shared/tools/appointments/read/names'
import { TODAY } from './cases'

function answerTo(text: string) {
  const input = { schedule: text }
  const question = { input, facts: NO_FACTS, today: TODAY }
  const output = schedule.check({ ...question, overrides: [] }, schedule.draft(question))
  return { output, text: textOf(schedule.show(output, input)) }
}

describe('late clients', () => {
  it('are expected later, with what that takes from the next one', () => {
    const { output, text } = answerTo('10.30-12 Cy colour - running 15 late\n12-1 Di cut')
    expect(text).toMatch(/Expect Cy at 10:45, 15 minutes late/)
    expect(text).toMatch(/would then end at 12:15 and take 15 minutes from Di \(12:00\)/)
    expect(text).toMatch(/The development time is never shortened/)
    expect(output.appointments.map(({ start, end }) => [start, end])).toEqual([
      ['10:30', '12:00'],
      ['12:00', '13:00'],
    ])
  })

  it.each([
    ['9-10 Amy cut - rang, will be 10 mins late', /Expect Amy at 09:10.*There is room/],
    ['9-10 Amy cut\nAmy is running 20 mins late', /20 minutes late.*More than 15 minutes/],
    ['9-10 Amy cut, running late', /Ask how late Amy will be/],
    ['9.00 Amy cut 45, always 10 mins late', /noted as often late/],
    ['time,client,service,mins,notes\n9:00,Amy,cut,60,15 min late', /Expect Amy at 09:15/],
  ])('“%s”', (text, says) => expect(answerTo(text).text).toMatch(says))

  it.each(['9.30 late trim Bob 30m', '9-10 Amy cut (late cancellation fee paid)', 'Late night: 5-6 Amy cut'])(
    'nobody is late in “%s”',
    text => expect(answerTo(text).text).not.toMatch(/Expect|how late|often late/),
  )

  it('the length is not what they are late by', () => {
    expect(
      answerTo('9.00 Amy cut, will be 10 mins late\n11.00 Bea cut').output.appointments[0],
    ).toMatchObject({
      end: '10:00',
    })
  })
})

describe('people without names', () => {
  it('only the one who is meant is flexible, and a model sees the same words', () => {
    const { output } = answerTo('Client A 9-10 cut\nClient B 11-12 cut\nClient B is flexible')
    expect(output.appointments.map(({ client, flexible }) => [client, flexible])).toEqual([
      ['Client A', false],
      ['Client B', true],
    ])
    expect(firstNameOf('Client B')).toBe('Client B')
  })

  it('a number before a name is the line’s', () => {
    const { output } = answerTo('Client 1: Anna 9-10 cut\nClient 2: Bea 10-11 tint')
    expect(output.appointments.map(({ client }) => client)).toEqual(['Anna', 'Bea'])
  })
})

describe('times that were read wrong', () => {
  const spans = (text: string) =>
    answerTo(text).output.appointments.map(({ client, start, end }) => `${client} ${start}-${end}`)

  it.each([
    ['nine to ten Amy cut, ten to eleven Ben trim', ['Amy 09:00-10:00', 'Ben 10:00-11:00']],
    ['Amy nine to ten, Ben at ten to eleven for 30 min', ['Amy 09:00-10:00', 'Ben 10:50-11:20']],
    ['Sue – 9 to 10 – cut, Tash – 10 to 12 – colour', ['Sue 09:00-10:00', 'Tash 10:00-12:00']],
    ['9 – 10 to 10 Amy cut', ['Amy 09:00-09:50']],
    ['Nine fifteen Helen, 30 mins. Ten fifteen Hugh, 45 mins.', ['Helen 09:15-09:45', 'Hugh 10:15-11:00']],
    ['1O:15 Jo trim 30min\n11:00 Kit tint 9O min', ['Jo 10:15-10:45', 'Kit 11:00-12:30']],
    ['09:00 Amy cut 60\n01:30 Bea tint 90', ['Amy 09:00-10:00', 'Bea 13:30-15:00']],
    ['11am-1am Iris foils', ['Iris 11:00-13:00']],
    ['Hugh@12.30 trim 30 min', ['Hugh 12:30-13:00']],
  ])('“%s”', (text, wanted) => expect(spans(text)).toEqual(wanted))

  it('a half of the day that was guessed is said', () => {
    expect(answerTo('09:00 Amy cut 60\n01:30 Bea tint 90').text).toMatch(/Bea at 13:30/)
    expect(answerTo('11am-1am Iris foils').text).toMatch(/13:00 assumed/)
  })
})
