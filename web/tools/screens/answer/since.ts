import { whenOf } from '../../../ui/kit/when'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** "14:05" today, the whole date before. */
export function sinceOf(instant: string, now: string): string {
  const [then, present] = [new Date(instant), new Date(now)]
  return then.toDateString() === present.toDateString() ? time.format(then) : whenOf(instant)
}
