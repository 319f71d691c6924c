// Timers by voice, for one client or for nobody in particular.
import { addTime, pauseTimer, removeTimer, resumeTimer, startTimer, stopTimer } from '../../timers/actions'
import { removeTimers, startTimers, stopTimers } from '../../timers/several'
import type { TimerView } from '../../timers/use-timers'
import type { Done, Handlers } from './handlers'
import { secondsOf } from './until'

const told = (done: { words: string; undo: () => unknown } | null): Done =>
  done === null
    ? { say: 'That timer is gone, or it is so already.' }
    : { say: `${done.words}.`, undo: done.undo }

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
        say: `${wanted.map(({ name }) => name).join(', ')} started.`,
        undo: () => removeTimers(ids),
      }
    },
    'timers-stop': async ({ timers: wanted }) => {
      const done = await stopTimers(wanted.map(({ id }) => id))
      return done ? { say: `${done.words}.`, undo: done.undo } : { say: 'No timer is running.' }
    },
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
