import { whenOf } from '../../../ui/kit/when'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** "14:05" for today, the full date before that. */
export function sinceOf(instant: string, now: string): string {
  const [then, present] = [new Date(instant), new Date(now)]
  return then.toDateString() === present.toDateString() ? time.format(then) : whenOf(instant)
}
