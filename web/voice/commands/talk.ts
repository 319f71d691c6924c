// The microphone and the voice of the conversation: listens, hands over what it heard, says the reply, and listens again
// where an answer is waited for. It never listens while it speaks: it would hear itself.

import type { Meant } from '../../../shared/voice/intents'
import { atTheFoot } from '../../../shared/voice/ladder'
import { meantAs } from '../../../shared/voice/say'
import { comfortNow } from '../../comfort/use-comfort'
import { onOtherAccount } from '../../data/other-account'
import { listen, listening, type Session, stopListening } from '../listen'
import { likelyPhrases } from '../listen/phrases'
import { primeVoice, speak, stopSpeaking } from '../speak'
import { ANSWER_MS, agree, hear, mean } from './hear'
import { dropAsked, type Reply } from './own'
import { contextHere } from './places'
import { patchTalk, talk } from './state'
import { undoLast } from './undo'

let session: Session | null = null
/** Utterances are taken one after another, however fast they come. */
let work: Promise<unknown> = Promise.resolve()
/** Endings in a row without a word: a recogniser that won't stay open isn't opened for ever. */
let emptyEnds = 0
/** Counts up when the panel is closed: what was under way then opens no microphone afterwards. */
let closed = 0
const MOST_EMPTY = 4

const canHear = (): boolean => listening() !== 'no' && listening() !== 'dead'
export const isTalking = (): boolean => session !== null

/** From a tap, or where an answer is waited for. */
export function startTalking(): void {
  if (session !== null) return
  if (!canHear()) {
    patchTalk({ open: true })
    return
  }
  const { language, language_asked } = comfortNow()
  if (!language_asked) {
    patchTalk({ asksLanguage: true, open: true })
    return
  }
  primeVoice()
  stopSpeaking()
  emptyEnds = 0
  open(language)
}

function open(lang: string): void {
  let gotWords = false
  patchTalk({ at: 'listening', interim: '', error: null, open: true, asksLanguage: false })
  const mine = listen({
    lang,
    continuous: talk.get().latched || talk.get().noting !== null,
    phrases: likelyPhrases(),
    onInterim: interim => patchTalk({ interim }),
    onFinal: text => {
      gotWords = true
      take(() => hear(text))
    },
    onError: error => {
      // Silence is no error while it listens on and on.
      if (error !== 'nothing-heard' || !talk.get().latched) patchTalk({ error })
      if (error !== 'nothing-heard') patchTalk({ latched: false })
    },
    onEnd: () => {
      if (session === mine) session = null
      emptyEnds = gotWords ? 0 : emptyEnds + 1
      if (emptyEnds > MOST_EMPTY) patchTalk({ latched: false })
      // While it thinks or speaks, `answer` opens it again.
      if (talk.get().at !== 'listening') return
      patchTalk({ at: 'idle', interim: '' })
      listenOn()
    },
  })
  session = mine
}

/** Latched, or in the middle of a note: the browser ends by itself now and then. */
function listenOn(): void {
  const { latched, noting, error } = talk.get()
  if (session === null && error === null && (latched || (noting !== null && emptyEnds === 0)))
    open(comfortNow().language)
}

export function stopTalking(): void {
  patchTalk({ latched: false })
  session?.stop()
}

export function latch(on: boolean): void {
  patchTalk({ latched: on })
  if (!on) {
    session?.stop()
    return
  }
  session?.cancel()
  session = null
  startTalking()
}

function take(make: () => Promise<Reply>): void {
  work = work
    .then(async () => answer(await make()))
    .catch(error => {
      console.error('A command failed.', error)
      patchTalk({ at: 'idle', said: 'That failed. Nothing was saved.' })
    })
}

async function answer({ say, listens, id = null }: Reply): Promise<void> {
  const { noting } = talk.get()
  const before = closed
  if (say !== null) {
    session?.cancel()
    session = null
    patchTalk({ at: 'speaking' })
    await speak(say, { id, client: contextHere().openClient?.id ?? null })
  }
  patchTalk({ at: session === null ? 'idle' : 'listening' })
  if (closed !== before) return
  const { asked, latched } = talk.get()
  if (asked && asked.until === 0) patchTalk({ asked: { ...asked, until: Date.now() + ANSWER_MS } })
  if (canHear() && session === null && (listens || latched || noting !== null)) open(comfortNow().language)
}

/** By a tap, what else is said by voice. */
export const confirm = (meant: Meant): void =>
  // A second tap finds that it is no longer asked: nothing is saved twice.
  take(async () => {
    const { asked } = talk.get()
    return asked?.type === 'confirm' && asked.meant === meant ? agree(asked) : { say: null, listens: false }
  })
export const choose = (meant: Meant): void => {
  patchTalk({ asked: null, ladder: atTheFoot })
  take(() => mean(meant))
}
export const decline = (): void => take(async () => dropAsked())
export const endNote = (): void => take(() => mean(meantAs({ id: 'end-note', slots: {} })))
export const say = (text: string): void => take(() => hear(text))
export const takeBack = (): void =>
  take(async () => {
    const words = await undoLast()
    const told = words === null ? 'There is nothing to undo.' : `Undone: ${words}`
    patchTalk({ said: told })
    return { say: null, listens: false }
  })

/** Nothing listens or speaks any more; what was asked waits no longer, and a spoken note stays kept. */
export function closeTalk(): void {
  closed += 1
  session?.cancel()
  session = null
  stopListening()
  stopSpeaking()
  patchTalk({
    at: 'idle',
    latched: false,
    interim: '',
    asked: null,
    noting: null,
    ladder: atTheFoot,
    error: null,
    open: false,
    asksLanguage: false,
    heard: null,
    meant: null,
    said: null,
  })
}

// What one salon said and was asked is not for the next that signs in on this tablet.
onOtherAccount(closeTalk)
