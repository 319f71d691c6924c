// When an entry ends, if no length is given: what was said about it, else the service's usual length.
import { serviceOf } from '../../../../trade/services'
import { minutesOf } from '../clock'
import type { Row } from '../row'

/** "Cut, out by 11.15": the end, if the service can take that long. */
export function outBy(row: Row, from: number): number | null {
  const by = row.limits.find(said => said.mark === 'before' && !said.loose)
  if (by?.mark !== 'before' || by.clock === null || by.clock === 'lunch') return null
  const [least, most] = serviceOf(row.service)?.range ?? [15, 120]
  return minutesOf(by.clock).find(end => end - from >= least && end - from <= most) ?? null
}

/** "a blow-dry", "an all-over colour", "half-head foils" */
const withArticle = (name: string): string =>
  /s$/.test(name) && !/gloss$/.test(name) ? name : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`

/** The usual length, cut short at the next start if salons do book the service that short. */
export function usualEnd(row: Row, from: number, next: number | null): { end: number; why: string } {
  if (row.kind !== 'client') {
    const minutes = /tea|coffee|\bbreak\b/i.test(row.service) && !/lunch/i.test(row.service) ? 15 : 30
    const room = next === null ? minutes : next - from
    return { end: from + (room >= 10 ? Math.min(minutes, room) : minutes), why: 'a usual break' }
  }
  const service = serviceOf(row.service)
  const usual = service?.minutes ?? 60
  const shortest = service?.range[0] ?? 30
  const room = next === null ? usual : next - from
  const minutes = room < usual && room >= shortest ? room : usual
  const why = service
    ? `usual for ${withArticle(service.name)}${minutes < usual ? ', up to the next one' : ''}`
    : 'no service that we know is named'
  return { end: from + minutes, why }
}
