// Stamps as they are stored: most fields of a record share the stamp of its making, so each stamp is written once with
// the fields that bear it: [[at, device, "name phone notes"], …]. Field names have no space (accept.ts).
import type { Stamp } from '../../shared/merge'

export type Stamps = Readonly<Record<string, Stamp>>

type Group = [at: number, device: string, fields: string]

export function stampsText(stamps: Stamps): string {
  // By identity: fields read from one group share its object. Two equal stamps in two groups do no harm.
  const groups = new Map<Stamp, Group>()
  for (const field in stamps) {
    const stamp = stamps[field]
    if (stamp === undefined) continue
    const group = groups.get(stamp)
    if (group) group[2] += ` ${field}`
    else groups.set(stamp, [stamp.at, stamp.device, field])
  }
  return JSON.stringify([...groups.values()])
}

export function stampsOf(text: string): Stamps {
  const stamps: Record<string, Stamp> = {}
  const groups: Group[] = JSON.parse(text)
  for (const [at, device, fields] of groups) {
    const stamp = { at, device }
    for (const field of fields.split(' ')) stamps[field] = stamp
  }
  return stamps
}
