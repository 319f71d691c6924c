// What can be meant by what is said: the contract between the parser (understand.ts) and whoever does it.
// One rule for all: what `writes` a record (catalogue.ts) is read back in words and waits for a yes; nothing else waits.
import type { Bowl } from '../salon/records/records'
import type { SpokenTool } from './tool-said'

export type NamedRecord = { id: string; name: string }

/** Where the person is; what can be said there stands in catalogue.ts. 'chair' and 'client' have an open client. */
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

/** The bottles that stand in a colour room, of the demi lines too. */
export const VOLUMES = [5, 7, 10, 13, 20, 30, 40] as const
export type Volume = (typeof VOLUMES)[number]
export const isVolume = (value: number): value is Volume => VOLUMES.some(volume => volume === value)
/** Said without "vol" these alone may be a strength: five and seven are levels, minutes, weights. */
export const isPlainVolume = (value: number): value is 10 | 20 | 30 | 40 => [10, 20, 30, 40].includes(value)
/** A length, or a time on the clock ("until a quarter past three": 3 and 15; which half of the day, the clock knows). */
export type HowLong =
  | { seconds: number; until: null }
  | { seconds: null; until: { hour: number; minute: number } }
export type TimerSaid = { name: string; zone: string | null; length: HowLong }
type Nothing = Record<never, never>
/** Null: the only bowl there is, or the one being worked on. */
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
  /** Whoever takes over; their PIN is still asked for. Null: it wasn't clear who, so all of them are shown. */
  'switch-person': { person: NamedRecord | null }
  // Listening to an answer
  'read-answer': Nothing
  /** Bowl by bowl, a line for each tube: "next" waits for the hands. */
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
  /** What follows is the note, until 'end-note' or 'cancel'. */
  'start-note': Nothing
  'end-note': Nothing
  // Colour
  'last-formula': Nothing
  /** Of somebody else, by name. */
  'formula-of': { client: NamedRecord }
  'how-much-developer': Nothing
  'same-as-last-time': Nothing
  formula: { bowls: Bowl[] }
  /** `bowl` null: empty, its mix follows. */
  'add-bowl': { zone: string; bowl: Bowl | null }
  'remove-bowl': OfZone
  'change-developer': OfZone & { volume: Volume }
  /** Weighed by itself, whatever the ratio says. `volume` null: the strength stays. */
  'change-developer-grams': OfZone & { grams: number; volume: Volume | null }
  'change-minutes': OfZone & { minutes: number }
  /** `from` null: the only shade there is. */
  'change-shade': OfZone & { from: string | null; to: string }
  /** `shade` null: the only shade there is. */
  'change-grams': OfZone & { shade: string | null; grams: number }
  /** "1:1.5" */
  'change-ratio': OfZone & { ratio: string }
  /** Into the bowl at hand; a shade that is in it already is weighed more. */
  'add-shade': OfZone & { shade: string; grams: number }
  'remove-shade': OfZone & { shade: string }
  'whats-in-the-bowl': OfZone
  'start-bowl': Nothing
  'save-formula': Nothing
  // Timers
  'timer-start': TimerSaid
  /** Two and more, in one sentence. */
  'timers-start': { timers: TimerSaid[] }
  'timer-add': OfTimer & { seconds: number }
  'timer-stop': OfTimer
  /** What rings on this tablet is silent at once: nothing is read back. */
  'stop-ring': { timers: NamedRecord[] }
  /** All that run here, by name: what is read back is what is stopped. */
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
  /** Put on now. */
  'record-patch-test': { product: string }
  /** The one that waits is read now. */
  'read-patch-test': { result: 'clear' | 'reaction' }
  /** For going beyond a rule, at the chair. */
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
/** One of these; in this form a handler of K is known to fit the slots of K. */
export type IntentOf<K extends IntentId> = { [P in K]: { id: P; slots: Slots[P] } }[K]
export type Intent = IntentOf<IntentId>

/** One meaning. `say`: in words, without the question; "30 grams 7/1, 20 volume, one to one, 35 minutes". */
export type Meant = {
  intent: Intent
  /** 1: word for word; under 0.8: something was repaired. */
  confidence: number
  writes: boolean
  say: string
}

export type Understood =
  | ({ kind: 'meant' } & Meant)
  /** Two that it may be; nothing is done until one is chosen. */
  | { kind: 'choices'; choices: readonly Meant[]; say: string }
  /** A developer strength that is not 10, 20, 30 or 40 volume is asked for, never guessed. `waiting`: what was said. */
  | { kind: 'which-volume'; heard: string; waiting: string; say: string }
  /** Part of the note that is being spoken. */
  | { kind: 'dictated'; text: string }
  /** Nothing to do. `say`: what was missing, where it is known ("Whose note? Open a client first."). */
  | { kind: 'none'; nearest: readonly Meant[]; say: string | null }

/** What waits for an answer. */
export type Pending =
  | { type: 'confirm'; meant: Meant }
  | { type: 'volume'; waiting: string }
  | { type: 'choices'; choices: readonly Meant[] }

export type Context = {
  scope: Scope
  /** Those whose names may have been said; the caller may leave out clients that `nameQueries` doesn't ask for. */
  clients: readonly NamedRecord[]
  openClient: NamedRecord | null
  timers: readonly NamedRecord[]
  /** Those that ring on this tablet, whoever they are for. */
  ringing: readonly NamedRecord[]
  /** From 0; null: no steps on screen. */
  steps: { at: number; count: number } | null
  /** What is being mixed. */
  bowls: readonly Bowl[]
  tools: readonly SpokenTool[]
  /** Who works in this salon. */
  people: readonly NamedRecord[]
  pending: Pending | null
  /** A formula is being read line by line: `steps` are its lines, and "back" is the line before. */
  reciting: boolean
  /** The talk button was touched for this; while it listens on and on, what is said may be for anybody. */
  woken: boolean
  /** Between "new note" and "end note". */
  noting: boolean
  /** How this salon writes 7/1; null: as it was said. */
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
