// Who is taken out of the day by a line of its own, and above all who isn't: a booking that is lost is a client at a locked door.
import { describe, expect, it } from 'vitest'
import { readSchedule } from '../../../shared/tools/appointments/engine'
import { clockText } from '../../../shared/tools/appointments/read/clock'

const booked = (text: string): string =>
  readSchedule(text)
    .entries.filter(({ kind }) => kind === 'client')
    .map(({ client, start }) => `${clockText(start)} ${client}`)
    .sort()
    .join(', ')

const BASE = '9 Sally cut\n10 Jo tint'
const BOTH = '09:00 Sally, 10:00 Jo'

describe('said of somebody who is booked', () => {
  it.each([
    'Jo might cancel',
    'Jo may have to cancel if childcare falls through',
    'Jo cancels a lot',
    'Jo charged for no show',
    'Jo has cancelled Friday',
    'Jo cancelled tomorrow',
    'Sally cancelled her colour, just cut now',
    'Sally has cancelled the blow dry after',
    'Jo can’t come earlier',
    'Jo rang sick yesterday but she’s fine now',
  ])('%s: both stay', said => expect(booked(`${BASE}\n${said}`)).toBe(BOTH))

  it.each(['Jo has cancelled', 'Jo cancelled', 'Jo rang in sick', 'Jo is not coming', 'Moved Jo to Friday'])(
    '%s: she is out',
    said => expect(booked(`${BASE}\n${said}`)).toBe('09:00 Sally'),
  )

  it('the next visit takes nobody out of this day', () => {
    for (const said of ['Rebooked Jo for Thursday', 'Put Jo in for Friday'])
      expect(booked(`${BASE}\n${said}`), said).toBe(BOTH)
  })

  it('a stylist who is off is no client', () =>
    expect(
      booked('Anna: 9 Sally cut, 10 Jo tint\nBeth: 9 Kim cut, 10 Anna Lowe blow dry\nAnna rang in sick'),
    ).toBe('09:00 Kim, 09:00 Sally, 10:00 Anna Lowe, 10:00 Jo'))

  it('of two in one chair one may be missing', () =>
    expect(booked('9 Sally and Jo cut\nSally no show')).toContain('09:00'))

  it('whoever went to a day that stands here is booked there', () =>
    expect(booked('Thursday\n9 Jo\nFriday\n9 Kim\n10 Sally cut\nMoved Sally to Friday')).toContain(
      '10:00 Sally',
    ))

  it('of two of one name nobody is moved', () =>
    expect(booked('Anna: 9 Kim cut, 10 Jo tint\nBeth: 9 Lou cut, 10 Jo Hall tint\nMoved Jo to 11')).toContain(
      '10:00 Jo Hall',
    ))
})

describe('no visit', () => {
  it('stylists over their hours', () =>
    expect(booked('Anna, Beth\n9, 10\nAnna: 9.30 Sally cut, 10.30 Jo tint\nBeth: 10 Kim cut')).toBe(
      '09:30 Sally, 10:00 Kim, 10:30 Jo',
    ))
  it('a time is no booking number, and no date', () => {
    expect(booked('Appt: 930 Sally cut 45 min\nAppt: 1030 Jo cut 45 min')).toBe('09:30 Sally, 10:30 Jo')
    expect(booked('9.30, 10.15-11 Sally')).toContain('10:15 Sally')
  })
})
