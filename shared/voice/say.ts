// What was understood, in words: shown beside what was heard, and read back before anything is written.
import { bowlsWords, bowlWords, lengthWords, minutesWords, ratioWords, volumeWords } from './bowl/bowl-words'
import { catalogue } from './catalogue'
import type { HowLong, Intent, Meant, NamedRecord, Place, TimerSaid } from './intents'

const places: Readonly<Record<Place, string>> = {
  dashboard: 'the dashboard',
  clients: 'the clients',
  products: 'the products',
  history: 'the history',
  waiting: 'what waits to be sent',
  settings: 'the settings',
  comfort: 'the comfort settings',
  help: 'help',
}
const of = (zone: string | null): string => (zone === null ? '' : `${zone}: `)
/** A name may contain a comma itself. */
const namesOf = (all: readonly NamedRecord[]): string => all.map(({ name }) => name).join('; ')
const timerOf = (timer: NamedRecord): string =>
  timer.name === 'Timer' ? 'the timer' : `the ${timer.name} timer`
/** "Roots, 35 minutes"; "Toner, until 3:50". */
const lengthSaid = ({ seconds, until }: HowLong): string =>
  until === null ? lengthWords(seconds) : `until ${until.hour}:${String(until.minute).padStart(2, '0')}`

const timerSaid = ({ name, length }: TimerSaid): string => `${name}, ${lengthSaid(length)}`

/** Intents without slots are described by their example. */
export function sayOf(intent: Intent): string {
  switch (intent.id) {
    case 'open-client':
      return `Open ${intent.slots.client.name}`
    case 'open-chair':
      return intent.slots.client ? `Open the chair for ${intent.slots.client.name}` : 'Open the chair'
    case 'find-client':
      return `Find “${intent.slots.text}”`
    case 'go-to':
      return `Go to ${places[intent.slots.place]}`
    case 'ask-tool':
      return intent.slots.client
        ? `${intent.slots.tool.name} for ${intent.slots.client.name}`
        : `Open ${intent.slots.tool.name}`
    case 'switch-person':
      return intent.slots.person ? `Switch to ${intent.slots.person.name}` : 'Show who works here'
    case 'go-to-step':
      return `Step ${intent.slots.step}`
    case 'formula-of':
      return `The last formula of ${intent.slots.client.name}`
    case 'record-allergy':
      return `Allergy to ${intent.slots.substance}`
    case 'record-patch-test':
      return `Patch test of ${intent.slots.product}, put on now`
    case 'read-patch-test':
      return `Patch test, read now: ${intent.slots.result === 'clear' ? 'clear' : 'a reaction'}`
    case 'reason':
      return `The reason: ${intent.slots.text}`
    case 'scroll':
      return `Scroll ${intent.slots.to === 'up' || intent.slots.to === 'down' ? '' : 'to the '}${intent.slots.to}`
    case 'note':
      return `Note: ${intent.slots.text}`
    case 'formula':
      return bowlsWords(intent.slots.bowls)
    case 'add-bowl': {
      const { zone, bowl } = intent.slots
      return bowl === null ? `Add a bowl for ${zone}` : `Add a bowl for ${zone}: ${bowlWords(bowl)}`
    }
    case 'remove-bowl':
      return intent.slots.zone === null ? 'Remove the bowl' : `Remove the bowl for ${intent.slots.zone}`
    case 'whats-in-the-bowl':
      return intent.slots.zone === null ? "What's in the bowl" : `What's in the bowl for ${intent.slots.zone}`
    case 'change-developer':
      return of(intent.slots.zone) + volumeWords(intent.slots.volume)
    case 'change-developer-grams': {
      const { zone, grams, volume } = intent.slots
      return `${of(zone)}${grams} grams of ${volume === null ? 'developer' : volumeWords(volume)}`
    }
    case 'change-minutes':
      return of(intent.slots.zone) + minutesWords(intent.slots.minutes)
    case 'change-ratio':
      return of(intent.slots.zone) + ratioWords(intent.slots.ratio)
    case 'change-shade': {
      const { zone, from, to } = intent.slots
      return from === null ? `${of(zone)}shade ${to}` : `${of(zone)}${to} instead of ${from}`
    }
    case 'change-grams': {
      const { zone, shade, grams } = intent.slots
      return `${of(zone)}${grams} grams${shade === null ? '' : ` of ${shade}`}`
    }
    case 'add-shade': {
      const { zone, shade, grams } = intent.slots
      return `${of(zone)}add ${grams} grams of ${shade}`
    }
    case 'remove-shade':
      return `${of(intent.slots.zone)}take out ${intent.slots.shade}`
    case 'timer-start':
      return timerSaid(intent.slots)
    case 'timers-start':
      return intent.slots.timers.map(timerSaid).join('. ')
    case 'stop-ring':
      return `Stop ${intent.slots.timers.map(timerOf).join(' and ')}`
    case 'timers-stop':
      return `Stop all timers: ${namesOf(intent.slots.timers)}`
    case 'timers-pause':
      return `Pause all timers: ${namesOf(intent.slots.timers)}`
    case 'timers-resume':
      return `Resume all timers: ${namesOf(intent.slots.timers)}`
    case 'timer-add':
      return `${lengthWords(intent.slots.seconds)} more for ${timerOf(intent.slots.timer)}`
    case 'timer-stop':
      return `Stop ${timerOf(intent.slots.timer)}`
    case 'timer-pause':
      return `Pause ${timerOf(intent.slots.timer)}`
    case 'timer-resume':
      return `Go on with ${timerOf(intent.slots.timer)}`
    case 'time-left':
      return intent.slots.timer ? `How long is left for ${intent.slots.timer.name}` : 'How long is left'
    case 'rebook':
      return `A reminder to book again ${intent.slots.said}`
    case 'choose':
      return `Number ${intent.slots.number}`
    default:
      return catalogue[intent.id].examples[0]
  }
}

const QUESTIONS: Partial<Record<Intent['id'], string>> = {
  'start-service': 'Start it?',
  'timer-start': 'Start?',
  'timers-start': 'Start them?',
  'timers-stop': 'Stop them?',
  'timers-pause': 'Pause them?',
  'timers-resume': 'Go on?',
  'add-shade': 'Add it?',
  'remove-shade': 'Take it out?',
  'start-bowl': 'Shall I?',
  'timer-add': 'Shall I?',
  'timer-stop': 'Shall I?',
  'timer-pause': 'Shall I?',
  'timer-resume': 'Shall I?',
  'add-bowl': 'Add it?',
  'remove-bowl': 'Remove it?',
  'change-developer': 'Change it?',
  'change-developer-grams': 'Change it?',
  'change-minutes': 'Change it?',
  'change-shade': 'Change it?',
  'change-grams': 'Change it?',
  'change-ratio': 'Change it?',
  'same-as-last-time': 'Use it?',
  'save-formula': 'Shall I?',
}
export const questionOf = (id: Intent['id']): string => QUESTIONS[id] ?? 'Save?'

/** "30 grams 7/1, 20 volume, 35 minutes. Save?" `richer`: the screen's version, when it knows more than was said. */
export function readBack({ intent, say }: Meant, richer?: string): string {
  const words = (richer ?? say).replace(/[.\s]+$/, '')
  return `${words}. ${questionOf(intent.id)}`
}

export const meantAs = (intent: Intent, confidence = 1): Meant => ({
  intent,
  confidence,
  writes: catalogue[intent.id].writes,
  say: sayOf(intent),
})
