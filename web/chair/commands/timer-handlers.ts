// Timers by voice, for one client or for nobody in particular.
import {
  addTime,
  pauseTimer,
  removeTimer,
  resumeTimer,
  startTimer,
  stopTimer,
} from '../../salon/timers/actions'
import { pauseTimers, removeTimers, resumeTimers, startTimers, stopTimers } from '../../salon/timers/several'
import type { TimerView } from '../../salon/timers/use-timers'
import type { Done, Handlers, ReadBacks } from '../../voice/commands/handlers/handlers'
import { secondsOf } from '../../voice/commands/handlers/until'

type Changed = { words: string; undo: () => unknown }
const toldOf = (done: Changed | null, otherwise: string): Done =>
  done === null ? { say: otherwise } : { say: `${done.words}.`, undo: done.undo }
const told = (done: Changed | null): Done => toldOf(done, 'That timer has gone, or that is already done.')

/** "Roots"; "Roots and toner"; "Roots, toner and ends". */
function together(names: readonly string[]): string {
  const [last = '', ...before] = [...names].reverse()
  return before.length === 0 ? last : `${before.reverse().join(', ')} and ${last}`
}

const line = ({ name, words }: TimerView): string => `${name}: ${words}`

export function timerHandlers(timers: () => readonly TimerView[], clientId: string | null): Handlers {
  const all = (): Done => {
    const here = timers()
    return { say: here.length === 0 ? 'No timer is running.' : `${here.map(line).join('. ')}.` }
  }
  return {
    'timer-start': async ({ name, zone, length }) => {
      const id = await startTimer({ name, zone, seconds: secondsOf(length, new Date()), clientId })
      return { say: `${name} started.`, undo: () => removeTimer(id) }
    },
    'timers-start': async ({ timers: wanted }) => {
      const ids = await startTimers(
        wanted.map(({ name, zone, length }) => ({
          name,
          zone,
          seconds: secondsOf(length, new Date()),
          clientId,
        })),
      )
      return {
        say: `${together(wanted.map(({ name }) => name))} started.`,
        undo: () => removeTimers(ids),
      }
    },
    'stop-ring': async ({ timers: rings }) =>
      toldOf(await stopTimers(rings.map(({ id }) => id)), 'It has stopped already.'),
    'timers-stop': async ({ timers: wanted }) =>
      toldOf(await stopTimers(wanted.map(({ id }) => id)), 'No timer is running.'),
    'timers-pause': async ({ timers: wanted }) =>
      toldOf(await pauseTimers(wanted.map(({ id }) => id)), 'No timer is running.'),
    'timers-resume': async ({ timers: wanted }) =>
      toldOf(await resumeTimers(wanted.map(({ id }) => id)), 'No timer is paused.'),
    'timer-add': async ({ timer, seconds }) => told(await addTime(timer.id, seconds)),
    'timer-stop': async ({ timer }) => told(await stopTimer(timer.id)),
    'timer-pause': async ({ timer }) => told(await pauseTimer(timer.id)),
    'timer-resume': async ({ timer }) => told(await resumeTimer(timer.id)),
    'time-left': ({ timer }) => {
      const found = timers().find(({ id }) => id === timer?.id)
      return found ? { say: `${line(found)}.` } : all()
    },
    'which-timers': all,
  }
}

/** Names only the timers that this is true of. */
export function timerReadBacks(timers: () => readonly TimerView[]): ReadBacks {
  const named = (state: TimerView['state'], lead: string): string => {
    const all = timers().filter(each => each.state === state)
    return all.length === 0 ? lead : `${lead}: ${all.map(({ name }) => name).join('; ')}`
  }
  return {
    'timers-pause': () => named('running', 'Pause all timers'),
    'timers-resume': () => named('paused', 'Resume all timers'),
  }
}
