// What a push says. Others can read it on a locked screen, so it names no client and says nothing about health.
import { z } from 'zod'
import { Ask, Timer } from '../../shared/salon/records/records'
import { lateWords, publicName, stateOf, upWords } from '../../shared/salon/timers'

/** Read by the service worker (web/platform/pwa/push-worker.ts). `tag`: a later message with it replaces this one. */
export type PushMessage = {
  kind: 'timer' | 'ask' | 'test'
  title: string
  body: string
  tag: string
  url: string
}

const Named = Timer.pick({
  deletedAt: true,
  name: true,
  zone: true,
  duration: true,
  started_at: true,
  ends_at: true,
  paused_left: true,
  stopped_at: true,
})
const Answered = Ask.pick({ deletedAt: true, answer: true }).extend({ answer: z.unknown() })

/** Null: nobody is waiting for it any more. */
export function timerTold(record: string, fields: unknown, now: number): PushMessage | null {
  const read = Named.safeParse(fields)
  if (!read.success || read.data.deletedAt !== null || stateOf(read.data, now) !== 'ended') return null
  const late = lateWords(now - Date.parse(read.data.ends_at))
  return {
    kind: 'timer',
    title: upWords(publicName(read.data)),
    body: late === null ? '' : `It ${late}.`,
    tag: `timer-${record}`,
    url: '/dashboard',
  }
}

export function answerTold(record: string, fields: unknown): PushMessage | null {
  const read = Answered.safeParse(fields)
  if (!read.success || read.data.deletedAt !== null || read.data.answer === null) return null
  return {
    kind: 'ask',
    title: 'An answer is ready',
    body: 'Open Chairside to read it.',
    tag: `ask-${record}`,
    url: '/history',
  }
}

export const testTold: PushMessage = {
  kind: 'test',
  title: 'This is a test',
  body: 'You’ll see one like this when a timer ends.',
  tag: 'test',
  url: '/settings/notifications',
}
