// From what was heard to what is done: understood, read back if it writes, done, answered. One utterance at a time.

import { OWNER_ID } from '../../../../shared/sync/kinds'
import { clientsCalled } from '../../../../shared/voice/client-by-sound'
import type {
  Context,
  IntentId,
  IntentOf,
  Meant,
  NamedRecord,
  Understood,
} from '../../../../shared/voice/intents'
import { atTheFoot, missed } from '../../../../shared/voice/ladder'
import { readBack } from '../../../../shared/voice/say'
import { namesSaid, understand } from '../../../../shared/voice/understand'
import { namedOr } from '../../../platform/data/account/people'
import { get, list, namesOfAll } from '../../../platform/data/queries/queries'
import { wordsOf } from '../../../ui/forms/attempt'
import type { Done } from '../handlers/handlers'
import { heardHere } from '../handlers/hearers'
import { keepNote } from '../handlers/kept-note'
import { contextHere, doerOf, onHere } from '../places'
import { type PendingQuestion, patchTalk, talk } from '../state'
import { spokenTools } from '../tools-spoken'
import { canUndo } from '../undo'
import { letBe, wentOn } from './heard-again'
import { ownReply, type Reply } from './own'
import { beginReciting, recitingReply } from './reciting'

const QUIET: Reply = { say: null, listens: false }
const MOST_LIKE = 6

async function clientsNamed(names: readonly string[]): Promise<NamedRecord[]> {
  const all = await namesOfAll()
  const ids = names
    .flatMap(name => clientsCalled(name, all).slice(0, MOST_LIKE))
    .map(({ client }) => client.id)
  const rows = await Promise.all([...new Set(ids)].map(id => get('client', id)))
  return rows.flatMap(row => (row ? [{ id: row.id, name: row.fields.name }] : []))
}

/** The account's first person has no record until something is written about them. */
async function peopleHere(): Promise<NamedRecord[]> {
  const rows = await list('person')
  const ids = [...new Set([OWNER_ID, ...rows.map(({ id }) => id)])]
  return ids.map(id => ({
    id,
    name: namedOr(id, rows.find(row => row.id === id)?.fields.name ?? ''),
  }))
}

async function contextOf(transcript: string, woken: boolean): Promise<Context> {
  const { asked, noting, reciting } = talk.get()
  const names = noting === null ? namesSaid(transcript, spokenTools) : []
  const here = contextHere()
  return {
    ...here,
    tools: spokenTools,
    steps: reciting ?? here.steps,
    reciting: reciting !== null,
    clients: names.length > 0 ? await clientsNamed(names) : [],
    people: names.length > 0 ? await peopleHere() : [],
    pending: asked,
    noting: noting !== null,
    woken,
  }
}

const INTERRUPTS: readonly IntentId[] = [
  'stop-talking',
  'pause-talking',
  'repeat',
  'repeat-slower',
  'slower',
  'faster',
  'louder',
  'quieter',
  'mute',
  'stop-ring',
]
/** What counts if heard while it speaks. */
export function interrupts(words: string): boolean {
  const here = { ...contextHere(), tools: spokenTools, clients: [], people: [], pending: null }
  const heard = understand(words, { ...here, noting: false, reciting: false, woken: false })
  return heard.kind === 'meant' && INTERRUPTS.includes(heard.intent.id)
}

/** `woken`: the talk button was touched for this, or it was typed. */
export async function hear(transcript: string, woken = true): Promise<Reply> {
  patchTalk({
    at: 'thinking',
    interim: '',
    heard: transcript,
    meant: null,
    said: null,
    error: null,
    open: true,
    // The help sheet would cover what was heard and asked.
    help: false,
  })
  try {
    const context = await contextOf(transcript, woken)
    return await follow(understand(transcript, context), transcript, woken)
  } finally {
    letBe()
  }
}

async function follow(understood: Understood, transcript: string, woken: boolean): Promise<Reply> {
  switch (understood.kind) {
    case 'meant':
      patchTalk({ meant: understood, ladder: atTheFoot })
      return mean(understood)
    case 'dictated':
      return noteOn(understood.text)
    case 'choices':
      return ask({ type: 'choices', choices: understood.choices }, choiceWords(understood))
    case 'which-volume':
      return ask({ type: 'volume', waiting: understood.waiting }, understood.say)
    case 'none':
      return (woken ? await pictured(transcript) : null) ?? miss(understood, transcript)
  }
}

const CALLED = /^\W*(?:hey |ok |okay )?six\b\W*/i
/** For a picture on the screen that takes words. Not for what is said in passing while it keeps listening. */
async function pictured(transcript: string): Promise<Reply | null> {
  if (talk.get().asked !== null) return null
  const done = await heardHere(transcript.replace(CALLED, ''))
  if (done?.say === undefined) return null
  patchTalk({ ladder: atTheFoot, said: done.say })
  if (done.undo) canUndo(done.say.replace(/\.$/, ''), done.undo, done.stands)
  return { say: done.say, listens: false }
}

const choiceWords = ({ say, choices }: { say: string; choices: readonly Meant[] }): string =>
  `${say} ${choices.map(choice => choice.say).join(', or ')}?`

function ask(pending: Pick<PendingQuestion, 'type'> & DistributedPending, question: string): Reply {
  patchTalk({ asked: { ...pending, question, on: onHere(), until: 0 }, said: question, ladder: atTheFoot })
  return { say: question, listens: true }
}
type DistributedPending = PendingQuestion extends infer A
  ? A extends PendingQuestion
    ? Omit<A, 'question' | 'on' | 'until'>
    : never
  : never

/** While it keeps listening, most of what it hears is for somebody else: only near misses of a command count. */
function miss({ nearest, say }: Extract<Understood, { kind: 'none' }>, transcript: string): Reply {
  // If there is something to say about it, that comes first.
  const on = say === null || say === '' ? wentOn('I did not understand that. I’ll carry on reading.') : null
  if (on !== null) return on
  const { latched, asked, ladder, reciting } = talk.get()
  const isForUs = nearest.length > 0 || (say !== null && say !== '') || CALLED.test(transcript)
  if ((latched || asked !== null || reciting !== null) && !isForUs) return QUIET
  const next = missed(ladder, nearest, say === '' ? null : say)
  patchTalk({ ladder: next, said: next.say })
  return { say: next.say, listens: next.rung !== 'buttons', passing: true }
}

/** Reads back whatever writes; does the rest at once. */
export async function mean(meant: Meant): Promise<Reply> {
  const own = recitingReply(meant.intent) ?? ownReply(meant.intent, { agree, mean })
  if (own) return own()
  const reading = readBackOf(meant.intent)
  if (reading === undefined) return cant(meant)
  if (meant.intent.id === 'read-formula') return beginReciting()
  if (!meant.writes) return act(meant)
  if (typeof reading === 'object' && reading !== null) return told(reading.say)
  const client = contextHere().openClient
  if (meant.intent.id === 'note' && client) keepNote({ clientId: client.id, text: meant.intent.slots.text })
  return ask({ type: 'confirm', meant }, readBack(meant, reading ?? undefined))
}

function told(words: string): Reply {
  patchTalk({ said: words, asked: null })
  return { say: words, listens: false }
}
const cant = ({ say }: Meant): Reply => told(`“${say}” can’t be done here. Say “what can I say”.`)

/** Undefined when nobody does this here; null for the default words of what was understood. */
function readBackOf<K extends IntentId>(intent: IntentOf<K>): string | { say: string } | null | undefined {
  const doer = doerOf<K>(intent.id)
  return doer === null ? undefined : (doer.readBack?.(intent.slots) ?? null)
}

async function run<K extends IntentId>(intent: IntentOf<K>): Promise<Done> {
  return (await doerOf<K>(intent.id)?.handler(intent.slots)) ?? {}
}

/** Does exactly what was read back. If that would now be another bowl or figure, asks again. */
export function agree(asked: PendingQuestion & { type: 'confirm' }): Promise<Reply> {
  const { meant, question, on } = asked
  const isNote = meant.intent.id === 'note'
  const reading = readBackOf(meant.intent)
  const isSame =
    (typeof reading === 'string' || reading === null) && readBack(meant, reading ?? undefined) === question
  return isSame && (isNote || on === onHere()) ? act(meant) : mean(meant)
}

/** Does it, and keeps its undo. A failure is told in its own words, and leaves nothing half done. */
export async function act(meant: Meant): Promise<Reply> {
  patchTalk({ asked: null, meant })
  try {
    const done = await run(meant.intent)
    // A place with its own undo has kept this itself.
    if (done.undo && doerOf('undo') === null) canUndo((done.say ?? meant.say).replace(/\.$/, ''), done.undo)
    if (meant.intent.id === 'note') keepNote(null)
    if (done.aloud) return { say: done.aloud.text, id: done.aloud.id, listens: false }
    if (done.say === undefined) return QUIET
    patchTalk({ said: done.shown ?? done.say })
    return { say: done.say, listens: false }
  } catch (error) {
    const words = `That was not done: ${wordsOf(error)}`
    patchTalk({ said: words })
    return { say: words, listens: false }
  }
}

function noteOn(text: string): Reply {
  const noting = [talk.get().noting, text].filter(Boolean).join('\n')
  patchTalk({ noting })
  const client = contextHere().openClient
  if (client) keepNote({ clientId: client.id, text: noting })
  return QUIET
}
