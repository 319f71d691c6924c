// What waits to be heard, as it is kept: read by pages and by the service worker.
export type Wanted = {
  id: string
  text: string
  /** The sound lies on this device now. */
  ready: boolean
}

/** And behind it whose it is: the account, and who of it (people.ts). */
export const TO_HEAR = 'chairside.to-hear:'

const isWanted = (value: unknown): value is Wanted =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'text' in value &&
  typeof value.text === 'string' &&
  'ready' in value &&
  typeof value.ready === 'boolean'

/** Unreadable: nothing was asked for. */
export function wantedIn(text: string | null | undefined): readonly Wanted[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isWanted) : []
  } catch {
    return []
  }
}
