// Everything that speech can mean: the contract between the parser (understand.ts) and the handlers. One rule covers
// all: what `writes` a record (catalogue.ts) is read back in words and waits for a yes. Nothing else waits.
import type { Bowl } from '../salon/records/records'
import type { SpokenTool } from './tool-said'

export type NamedRecord = { id: string; name: string }

/** Where the person is; catalogue.ts has what can be said there. 'chair' and 'client' have an open client. */
const SCOPES = ['app', 'client', 'tool', 'chair'] as const
export type Scope = (typeof SCOPES)[number]

const PLACES = [
  'dashboard',
  'clients',
  'products',
  'history',
  'waiting',
  'settings',
  'comfort',
  'help',
] as const
export type Place = (typeof PLACES)[number]

/** The developer strengths in a colour room, including those of demi lines. */
export const VOLUMES = [5, 7, 10, 13, 20, 30, 40] as const
export type Volume = (typeof VOLUMES)[number]
export const isVolume = (value: number): value is Volume => VOLUMES.some(volume => volume === value)
/** Only these may be a strength without the word "vol": five and seven are also levels, minutes and weights. */
export const isPlainVolume = (value: number): value is 10 | 20 | 30 | 40 => [10, 20, 30, 40].includes(value)
/**
 * A length, or a time on the clock: "until a quarter past three" is 3 and 15, and the clock knows which half of the
 * day.
 */
export type HowLong =
  | { seconds: number; until: null }
  | { seconds: null; until: { hour: number; minute: number } }
export type TimerSaid = { name: string; zone: string | null; length: HowLong }
type Nothing = Record<never, never>
/** Null: the only bowl, or the one being worked on. */
type OfZone = { zone: string | null }
type OfTimer = { timer: NamedRecord }

export type Slots = {
  // Getting about
  'open-client': { client: NamedRecord }
  /** Null: the open client. */
  'open-chair': { client: NamedRecord | null }
  'find-client': { text: string }
  'go-to': { place: Place }
  'go-back': Nothing
  scroll: { to: 'up' | 'down' | 'top' | 'bottom' }
  'close-panel': Nothing
  'whos-next': Nothing
  'ask-tool': { tool: NamedRecord; client: NamedRecord | null }
  /** Who takes over; we still ask for their PIN. Null: it wasn't clear who, so we show everybody. */
  'switch-person': { person: NamedRecord | null }
  // Listening to an answer
  'read-answer': Nothing
  /** Bowl by bowl, one line per tube. It waits for a "next", so that the hands can keep up. */
  'read-formula': Nothing
  repeat: Nothing
  'next-step': Nothing
  'previous-step': Nothing
  'first-step': Nothing
  'last-step': Nothing
  /** From 1. */
  'go-to-step': { step: number }
  'which-step': Nothing
  'stop-talking': Nothing
  'pause-talking': Nothing
  'go-on': Nothing
  louder: Nothing
  quieter: Nothing
  slower: Nothing
  'repeat-slower': Nothing
  faster: Nothing
  // Notes
  note: { text: string }
  /** Everything said from now on is the note, until 'end-note' or 'cancel'. */
  'start-note': Nothing
  'end-note': Nothing
  // Colour
  'last-formula': Nothing
  /** Another client's, by name. */
  'formula-of': { client: NamedRecord }
  'how-much-developer': Nothing
  'same-as-last-time': Nothing
  formula: { bowls: Bowl[] }
  /** `bowl` null: it is empty and its mix follows. */
  'add-bowl': { zone: string; bowl: Bowl | null }
  'remove-bowl': OfZone
  'change-developer': OfZone & { volume: Volume }
  /** A weight of its own, whatever the ratio. `volume` null: the strength stays the same. */
  'change-developer-grams': OfZone & { grams: number; volume: Volume | null }
  'change-minutes': OfZone & { minutes: number }
  /** `from` null: the only shade in the bowl. */
  'change-shade': OfZone & { from: string | null; to: string }
  /** `shade` null: the only shade in the bowl. */
  'change-grams': OfZone & { shade: string | null; grams: number }
  /** "1:1.5" */
  'change-ratio': OfZone & { ratio: string }
  /** Into the current bowl. If the shade is already in it, its weight goes up. */
  'add-shade': OfZone & { shade: string; grams: number }
  'remove-shade': OfZone & { shade: string }
  'whats-in-the-bowl': OfZone
  'start-bowl': Nothing
  'save-formula': Nothing
  // Timers
  'timer-start': TimerSaid
  /** Two or more, in one sentence. */
  'timers-start': { timers: TimerSaid[] }
  'timer-add': OfTimer & { seconds: number }
  'timer-stop': OfTimer
  /** Silences what rings on this tablet at once; nothing is read back. */
  'stop-ring': { timers: NamedRecord[] }
  /** All that run here, by name: we stop exactly those that we read back. */
  'timers-stop': { timers: NamedRecord[] }
  'timers-pause': { timers: NamedRecord[] }
  'timers-resume': { timers: NamedRecord[] }
  'timer-pause': OfTimer
  'timer-resume': OfTimer
  /** Null: all of them. */
  'time-left': { timer: NamedRecord | null }
  'which-timers': Nothing
  // What the records say
  allergies: Nothing
  'patch-test': Nothing
  'last-visit': Nothing
  'read-notes': Nothing
  'record-allergy': { substance: string }
  /** The test was put on just now. */
  'record-patch-test': { product: string }
  /** The result of the test that is waiting to be read. */
  'read-patch-test': { result: 'clear' | 'reaction' }
  /** The reason for going beyond a rule, at the chair. */
  reason: { text: string }
  rebook: { days: number; said: string }
  // The talk itself
  'where-was-i': Nothing
  undo: Nothing
  yes: Nothing
  no: Nothing
  cancel: Nothing
  /** From 1, of the choices offered. */
  choose: { number: number }
  help: Nothing
  mute: Nothing
  unmute: Nothing
  'latch-on': Nothing
  'latch-off': Nothing
  'awake-on': Nothing
  'awake-off': Nothing
  /** Never by voice alone: the handler shows the button to hold. */
  'end-service': Nothing
  'start-service': Nothing
}
export type IntentId = keyof Slots
/** One of these intents. Written this way, TypeScript knows that a handler of K fits the slots of K. */
export type IntentOf<K extends IntentId> = { [P in K]: { id: P; slots: Slots[P] } }[K]
export type Intent = IntentOf<IntentId>

/**
 * One meaning. `say`: the meaning in words, without the question, such as "30 grams 7/1, 20 volume, one to one, 35
 * minutes".
 */
export type Meant = {
  intent: Intent
  /** 1: word for word; below 0.8: something was corrected. */
  confidence: number
  writes: boolean
  say: string
}

export type Understood =
  | ({ kind: 'meant' } & Meant)
  /** Two possible meanings; nothing happens until one is chosen. */
  | { kind: 'choices'; choices: readonly Meant[]; say: string }
  /** A developer strength that isn't one of VOLUMES. We ask for it and never guess. `waiting`: what was said. */
  | { kind: 'which-volume'; heard: string; waiting: string; say: string }
  /** Part of the note that is being dictated. */
  | { kind: 'dictated'; text: string }
  /** Nothing to do. `say`: what was missing, where it is known ("Whose note? Open a client first."). */
  | { kind: 'none'; nearest: readonly Meant[]; say: string | null }

/** What is waiting for an answer. */
export type Pending =
  | { type: 'confirm'; meant: Meant }
  | { type: 'volume'; waiting: string }
  | { type: 'choices'; choices: readonly Meant[] }

export type Context = {
  scope: Scope
  /** Clients whose names may have been said. The caller may leave out all that `namesSaid` doesn't ask for. */
  clients: readonly NamedRecord[]
  openClient: NamedRecord | null
  timers: readonly NamedRecord[]
  /** Timers that ring on this tablet, for anyone. */
  ringing: readonly NamedRecord[]
  /** Counted from 0; null: there are no steps on screen. */
  steps: { at: number; count: number } | null
  /** The bowls being mixed. */
  bowls: readonly Bowl[]
  tools: readonly SpokenTool[]
  /** The people who work in this salon. */
  people: readonly NamedRecord[]
  pending: Pending | null
  /** A formula is being read line by line: `steps` are its lines, and "back" is the line before. */
  reciting: boolean
  /** Somebody touched the talk button for this. With continuous listening, what is said may be meant for anybody. */
  woken: boolean
  /** Between "new note" and "end note": what is said belongs to the note. */
  noting: boolean
  /** How this salon writes 7/1; null: the way it was said. */
  separator: '/' | '.' | '-' | null
}

export const blankContext: Context = {
  scope: 'app',
  clients: [],
  openClient: null,
  timers: [],
  ringing: [],
  steps: null,
  bowls: [],
  tools: [],
  people: [],
  pending: null,
  reciting: false,
  woken: false,
  noting: false,
  separator: null,
}
