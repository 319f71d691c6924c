// Converts between a zone's wall clock and moments. The zones are those of the browser and Node (Intl).

const formats = new Map<string, Intl.DateTimeFormat | null>()

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const made = make(zone)
  formats.set(zone, made)
  return made
}
function make(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  } catch {
    // A zone unknown on this device.
    return null
  }
}

/** Outlook's names; everything else uses names that Intl knows. */
const WINDOWS: Readonly<Record<string, string>> = {
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'Romance Standard Time': 'Europe/Paris',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'GTB Standard Time': 'Europe/Bucharest',
  'FLE Standard Time': 'Europe/Kyiv',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'New Zealand Standard Time': 'Pacific/Auckland',
}

export const isZone = (zone: string): boolean => formatOf(zone) !== null

/** The zone that a file means; null if it is unknown here. */
export function zoneNamed(tzid: string): string | null {
  const name = WINDOWS[tzid] ?? tzid
  if (isZone(name)) return name
  // "/freeassociation.sourceforge.net/Europe/London"
  const end = name.split('/').slice(-2).join('/')
  return end.includes('/') && isZone(end) ? end : null
}

/** "2026-11-27T09:30" on that zone's wall clock. */
export function wallIn(ms: number, zone: string): string {
  const parts = new Map(
    formatOf(zone)
      ?.formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  )
  const get = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ''
  return `${get('year').padStart(4, '0')}-${get('month')}-${get('day')}T${get('hour')}:${get('minute')}`
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const asUtc = (wall: string): number => Date.parse(`${wall}:00Z`)

/**
 * The moment of a wall time. One that the spring change skips becomes the hour after; one that occurs twice in autumn
 * means the first.
 */
export function momentOf(wall: string, zone: string): number {
  const wanted = asUtc(wall)
  const offset = (ms: number): number => asUtc(wallIn(ms, zone)) - Math.floor(ms / MINUTE_MS) * MINUTE_MS
  const [before, after] = [wanted - DAY_MS, wanted + DAY_MS].map(ms => wanted - offset(ms))
  const isIt = (ms: number | undefined): ms is number =>
    ms !== undefined && asUtc(wallIn(ms, zone)) === wanted
  return isIt(before) ? before : isIt(after) ? after : (before ?? wanted)
}
