// Days, times and durations as written in an .ics file.
import { isRealDay } from '../appointments/wall'
import type { Line } from './lines'
import { momentOf, wallIn, zoneNamed } from './zones'

/** A wall time and its zone; null: wherever the salon is. A whole day has no time. */
export type Time = { wall: string; zone: string | null; allDay: boolean }

const DAY = /^(\d{4})(\d\d)(\d\d)$/
const TIME = /^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)(?:[0-5]\d|60)?(Z?)$/

export function timeOf(value: string, tzid: string | undefined): Time | null {
  const text = value.trim()
  const day = DAY.exec(text)
  if (day) {
    const wall = day.slice(1, 4).join('-')
    return isRealDay(wall) ? { wall: `${wall}T00:00`, zone: null, allDay: true } : null
  }
  const time = TIME.exec(text)
  if (!time) return null
  const date = time.slice(1, 4).join('-')
  if (!isRealDay(date)) return null
  const zone = time[6] === 'Z' ? 'UTC' : tzid === undefined ? null : zoneNamed(tzid)
  return { wall: `${date}T${time[4]}:${time[5]}`, zone, allDay: false }
}

export const timeIn = (line: Line | undefined): Time | null =>
  line ? timeOf(line.value, line.params.get('TZID')) : null

/** Several on one line: EXDATE. */
export const timesIn = (line: Line): Time[] =>
  line.value.split(',').flatMap(value => timeOf(value, line.params.get('TZID')) ?? [])

export const momentIn = ({ wall, zone }: Time, salon: string): number => momentOf(wall, zone ?? salon)
export const onWall = (time: Time, salon: string): string =>
  time.allDay || time.zone === null || time.zone === salon ? time.wall : wallIn(momentIn(time, salon), salon)

const LENGTH = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:\d{1,6}S)?)?$/

/** "PT1H30M" in minutes; null if there is none, or a negative one. */
export function lengthOf(value: string): number | null {
  const found = LENGTH.exec(value.trim())
  if (!found) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = found.slice(1).map(each => Number(each ?? 0))
  return ((weeks * 7 + days) * 24 + hours) * 60 + minutes
}
