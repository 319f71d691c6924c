// What somebody was in the middle of, in sentences, most urgent first. Pure: no storage and no clock.
import type { Place, StepPlace } from './where'

export type Unfinished = { id: string; text: string; to: string }

export type OpenService = {
  id: string
  clientId: string
  name: string
  step: number
  /** Null if the number of steps isn't known here. */
  of: number | null
  lastDone: string | null
  at: number
  /** Booked for today, so the list of today already shows that they are in the chair. */
  onToday: boolean
}
export type HalfWritten = { id: string; text: string; to: string }
export type Given = {
  services: readonly OpenService[]
  step: StepPlace | null
  half: readonly HalfWritten[]
  /** Only after an interruption: people who just switched screens know where they were. */
  place: Place | null
  dismissed: readonly string[]
}

/** "Colour formula, with care – Siobhan" becomes Siobhan’s colour formula. */
export function whose(title: string): string {
  const [, what, who] = /^([^,–]+)(?:,.*?)? – (.+)$/.exec(title) ?? []
  return what && who ? `${who}’s ${what.charAt(0).toLowerCase()}${what.slice(1)}` : `“${title}”`
}

const stepWords = (at: number, of: number | null): string => `step ${at + 1}${of === null ? '' : ` of ${of}`}`

export function unfinishedOf(given: Given, ago: (at: number) => string): Unfinished[] {
  const { services, step, half, place, dismissed } = given
  const all: Unfinished[] = [
    ...services.map(service => ({
      id: `service:${service.id}:${service.step}:${service.lastDone ?? ''}`,
      text: `${service.name} is in the chair, on ${stepWords(service.step, service.of)}. ${
        service.lastDone ? `Last: ${service.lastDone}, ${ago(service.at)}.` : `Started ${ago(service.at)}.`
      }`,
      to: `/chair/${service.clientId}`,
    })),
    ...(step
      ? [
          {
            id: `step:${step.path}:${step.at}`,
            text: `You were on ${stepWords(step.at, step.of)} of ${whose(step.title)}, ${ago(step.when)}.`,
            to: step.path,
          },
        ]
      : []),
    ...half,
    ...(place
      ? [
          {
            id: `place:${place.path}:${place.at}`,
            text: `You were on “${place.title}”, ${ago(place.at)}.`,
            to: place.path,
          },
        ]
      : []),
  ]
  const told = new Set<string>(dismissed)
  const places = new Set<string>()
  return all.filter(({ id, to }) => {
    if (told.has(id) || places.has(to)) return false
    places.add(to)
    return true
  })
}
