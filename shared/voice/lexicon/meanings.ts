// Turns the values of a command into what it is about: a running timer, a client by the sound of the name.
import { whichClient } from '../client-by-sound'
import type { Context, Intent, NamedRecord, Understood } from '../intents'
import { meantAs } from '../say'
import { personSaid } from './people'
import type { Values } from './pieces'
import { choices, meant, missing } from './rule'
import { onTimer, running } from './which-timer'

export type Meaning = (values: Values, context: Context) => Understood | null

const nameOf = ({ said = '' }: Values): string => said.replace(/'s$/, '')

/** One match: that client. Two equally likely: both are offered. None: null. */
const forClient =
  (then: (client: NamedRecord) => Intent): Meaning =>
  (values, { clients }) => {
    const [first, second] = whichClient(nameOf(values), clients)
    if (!first) return null
    if (!second) return { kind: 'meant', ...meantAs(then(first.client), first.score) }
    return choices([meantAs(then(first.client)), meantAs(then(second.client))], 'Which one?')
  }

export const openClient = forClient(client => ({ id: 'open-client', slots: { client } }))
export const openChair = forClient(client => ({ id: 'open-chair', slots: { client } }))
export const formulaOf = forClient(client => ({ id: 'formula-of', slots: { client } }))

export const findClient: Meaning = values => meant({ id: 'find-client', slots: { text: nameOf(values) } })

export const chairOfOpen: Meaning = (_, { scope, openClient: open }) =>
  scope === 'client' && open ? meant({ id: 'open-chair', slots: { client: null } }) : null

export const atTheChair =
  (intent: Intent): Meaning =>
  (_, { scope }) =>
    scope === 'chair' ? meant(intent) : null

export const switchPerson: Meaning = (values, context) => personSaid(nameOf(values), context, true)

export const askTool =
  (id: string, ofClient: boolean): Meaning =>
  ({ said }, { tools, openClient: open, clients }) => {
    const found = tools.find(each => each.id === id)
    if (!found) return null
    const tool = { id, name: found.name }
    const to = (client: NamedRecord | null): Understood => meant({ id: 'ask-tool', slots: { tool, client } })
    if (said === undefined) return to(ofClient ? open : null)
    const [named, other] = whichClient(nameOf({ said }), clients)
    return named && !other ? to(named.client) : null
  }

export const countDown: Meaning = ({ zone = null, length }, { scope }) =>
  length && (scope === 'chair' || scope === 'client')
    ? meant({ id: 'timer-start', slots: { name: zone ?? 'Timer', zone, length } })
    : null
/** If one runs already, more time for it is up to another rule. */
export const startTimer: Meaning = (values, context) =>
  running(values.zone ?? '', context) ? null : countDown(values, context)

export const addTime: Meaning = ({ zone, length }, context) => {
  const seconds = length?.seconds
  return seconds
    ? onTimer(zone ?? null, context, timer => ({ id: 'timer-add', slots: { timer, seconds } }))
    : null
}

/** "Put five minutes on the roots", while that timer is running. */
export const addToRunning: Meaning = (values, context) =>
  running(values.zone ?? '', context) ? addTime(values, context) : null

/** "Give it another five": if no timer is running, it is about something else. */
export const addWhereOneRuns: Meaning = (values, context) =>
  context.timers.length > 0 ? addTime(values, context) : null

export const doTimer =
  (id: 'timer-stop' | 'timer-pause' | 'timer-resume'): Meaning =>
  ({ zone }, context) =>
    onTimer(zone ?? null, context, timer => ({ id, slots: { timer } }))

export const doTimers =
  (what: 'stop' | 'pause' | 'resume'): Meaning =>
  (_, { timers }) => {
    const [only, second] = timers
    if (!only) return missing('No timer is running.')
    return second
      ? meant({ id: `timers-${what}`, slots: { timers: [...timers] } })
      : meant({ id: `timer-${what}`, slots: { timer: only } })
  }

/** For one timer, or for all where none is named. */
export const timeLeft: Meaning = ({ zone }, context) => {
  if (zone === undefined) return meant({ id: 'time-left', slots: { timer: null } })
  const timer = running(zone, context)
  return timer ? meant({ id: 'time-left', slots: { timer } }) : missing(`No timer runs for ${zone}.`)
}

export const bowlOf: Meaning = ({ zone }, { bowls }) =>
  zone !== undefined && bowls.some(bowl => bowl.zone === zone)
    ? meant({ id: 'whats-in-the-bowl', slots: { zone } })
    : null

const MOST_DAYS = 730
export const rebook: Meaning = ({ days }, { openClient: open }) => {
  if (!days || days.days < 1 || days.days > MOST_DAYS) return null
  return open === null
    ? missing('Book who again? Open a client first.')
    : meant({ id: 'rebook', slots: days })
}

export const rebookWhen: Meaning = () =>
  missing('In how many weeks? For example: “book her again in six weeks”.')

/** “Back to the top” means the steps, where there are any. */
export const toTopOfPage: Meaning = (_, { steps }) =>
  steps === null ? meant({ id: 'scroll', slots: { to: 'top' } }) : null

export const toStep: Meaning = ({ nth = 0 }, { steps }) => {
  if (steps === null) return missing('There are no steps here.')
  return nth > steps.count || nth < 1
    ? missing(`There are ${steps.count} steps.`)
    : meant({ id: 'go-to-step', slots: { step: nth } })
}

export const allergyTo: Meaning = ({ said = '' }) =>
  meant({ id: 'record-allergy', slots: { substance: said } })
export const patchTestOf: Meaning = ({ said = '' }) =>
  meant({ id: 'record-patch-test', slots: { product: said } })
