// Which service is under way for a client. If two tablets each began one, the later one counts.
import type { FieldsOf } from '../../../shared/salon/records/records'

type Service = { id: string; fields: Pick<FieldsOf<'service'>, 'started_at' | 'ended_at'> }

/** A service begun longer ago than a working day was left open rather than interrupted. */
const LEFT_OPEN_MS = 14 * 3_600_000

export function presentService<S extends Service>(services: readonly S[], now: number): S | null {
  const [open] = openServices(services)
  return open && now - Date.parse(open.fields.started_at) < LEFT_OPEN_MS ? open : null
}

/** Latest first. */
export function openServices<S extends Service>(services: readonly S[]): S[] {
  return services
    .filter(({ fields }) => fields.ended_at === null)
    .sort((a, b) => b.fields.started_at.localeCompare(a.fields.started_at))
}

/** "just now", "4 minutes ago", "2 hours ago", and the day for anything older. */
export function sinceWords(instant: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000)
  if (!Number.isFinite(minutes) || minutes < 1) return 'just now'
  if (minutes === 1) return '1 minute ago'
  if (minutes < 60) return `${minutes} minutes ago`
  const hours = Math.floor(minutes / 60)
  return hours === 1 ? '1 hour ago' : `${hours} hours ago`
}
