// The salon's wall clock: "2026-11-27T09:30", with no zone. Arithmetic on it ignores daylight saving: every day here
// has 24 hours.

const MINUTE_MS = 60_000
const atZero = (wall: string): number => Date.parse(`${wall}:00Z`)

export const dayOfWall = (wall: string): string => wall.slice(0, 10)
/** "09:30" */
export const timeOfWall = (wall: string): string => wall.slice(11, 16)
export const wallAt = (day: string, time: string): string => `${day}T${time}`

/** Minutes from midnight. */
export const minuteOfWall = (wall: string): number =>
  Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))

export const addMinutes = (wall: string, minutes: number): string =>
  new Date(atZero(wall) + minutes * MINUTE_MS).toISOString().slice(0, 16)

export const addDays = (day: string, days: number): string =>
  dayOfWall(addMinutes(`${day}T00:00`, days * 1440))

/** From the first to the second; negative if the second is earlier. */
export const minutesBetween = (from: string, to: string): number => (atZero(to) - atZero(from)) / MINUTE_MS

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
/** False for a day or wall time that doesn't exist, such as 31 February. */
export const isRealDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day

/** Moving an appointment to another day means agreeing it again, so it counts as made then. */
export const agreedAnew = (
  from: string,
  { starts_at }: { starts_at?: string },
  now: string,
): { made_at?: string } =>
  starts_at !== undefined && dayOfWall(starts_at) !== dayOfWall(from) ? { made_at: now } : {}
