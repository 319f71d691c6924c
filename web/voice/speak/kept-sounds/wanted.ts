// How the texts that are waiting to be heard are stored; for pages and the service worker.
export type Wanted = {
  id: string
  text: string
  /** The sound is on this device now. */
  ready: boolean
}

/** Followed by whose it is: the account, and which person (people.ts). */
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

/** Unreadable, so nothing was asked for. */
export function wantedIn(text: string | null | undefined): readonly Wanted[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isWanted) : []
  } catch {
    return []
  }
}
