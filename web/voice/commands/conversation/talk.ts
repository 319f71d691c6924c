// The conversation's microphone and voice: listens, passes on what it heard, speaks the reply, and listens again if it
// expects an answer. It never listens for commands while it speaks, as it would hear itself.

import { atTheFoot } from '../../../../shared/voice/ladder'
import { onOtherAccount } from '../../../platform/data/account/other-account'
import { comfortNow } from '../../../ui/comfort/use-comfort'
import { listen, listening, listenWords, type Session, stopListening } from '../../listen'
import { likelyPhrases } from '../../listen/phrases'
import { primeVoice, speak, stopSpeaking } from '../../speak'
import { contextHere } from '../places'
import { ANSWER_MS, patchTalk, talk } from '../state'
import { dropped, whenOver } from './asked-over'
import { hearsWhileSpeaking } from './ear'
import { breakInto, letBe, wentOn } from './heard-again'
import { closedWhileSpeaking } from './hush'
import type { Reply } from './own'

let session: Session | null = null
/** Handles utterances one at a time, however fast they come. */
let work: Promise<unknown> = Promise.resolve()
/** The talk button was touched for what comes next. */
let woken = false
/** Sessions in a row that ended without a word, so that a recogniser that won't stay open isn't reopened for ever. */
let emptyEnds = 0
/** Counts up when the panel closes, so that whatever was under way doesn't reopen the microphone. */
let closed = 0
const MOST_EMPTY = 4

/**
 * The code that understands is bigger than all the code that listens. It loads with the first tap, so a page where
 * nobody talks does without it.
 */
type Understanding = typeof import('./understanding')
let understanding: Understanding | null = null
const fetchUnderstanding = async (): Promise<Understanding> => {
  understanding = await import('./understanding')
  return understanding
}
/** Runs at once if the code is here already. */
export function understood(make: (by: Understanding) => Promise<Reply> | Reply): void {
  take(async () => {
    if (understanding !== null) return make(understanding)
    patchTalk({ at: 'thinking', open: true })
    return make(await fetchUnderstanding())
  })
}

const canHear = (): boolean => listening() !== 'no' && listening() !== 'dead'
export const isTalking = (): boolean => session !== null

/** The finger comes down on the button: silence what is being read. */
export function pressTalk(): void {
  if (canHear()) breakInto()
}
/** It wasn't a tap: the finger went on to scroll. */
export const leaveTalk = (): void => goOnWith(null)

/** After a tap, or when an answer is expected. */
export function startTalking(): void {
  // When told to keep listening, it does so again as soon as it is silent.
  if (session !== null) {
    woken = true
    return
  }
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
  breakInto()
  emptyEnds = 0
  woken = !talk.get().latched
  open(language)
}

function open(lang: string): void {
  let gotWords = false
  fetchUnderstanding().catch(error => console.info('What understands could not be fetched yet.', error))
  patchTalk({ at: 'listening', interim: '', error: null, open: true, asksLanguage: false })
  const mine = listen({
    lang,
    continuous: staysOpen(),
    phrases: likelyPhrases(),
    onInterim: interim => patchTalk({ interim }),
    onFinal: text => {
      gotWords = true
      const forUs = woken
      woken = false
      understood(({ hear }) => hear(text, forUs))
    },
    onError: error => {
      // Silence is no error while it keeps listening.
      if (error !== 'nothing-heard' || !staysOpen()) patchTalk({ error })
      if (error === 'nothing-heard') return
      if (listensOn()) tellEnded(`I stopped listening. ${listenWords[error]}`, false)
      patchTalk({ latched: false, reciting: null })
    },
    onEnd: () => {
      if (session === mine) session = null
      emptyEnds = gotWords ? 0 : emptyEnds + 1
      if (emptyEnds > MOST_EMPTY && listensOn()) {
        patchTalk({ latched: false, reciting: null, interim: '' })
        return tellEnded(QUIET_LONG, true)
      }
      // While it thinks or speaks, `answer` reopens it.
      if (talk.get().at !== 'listening') return
      patchTalk({ at: 'idle', interim: '' })
      if (!gotWords) goOnWith('I heard nothing. I’ll carry on reading.')
      listenOn()
    },
  })
  session = mine
}

function goOnWith(words: string | null): void {
  const on = wentOn(words)
  if (on !== null) take(async () => on)
}

const QUIET_LONG = 'I stopped listening: it was quiet for a while. Say “keep listening”, or touch Talk.'
/** Says that it stopped, or people would talk to nobody. If it can, it listens once more for the answer. */
function tellEnded(say: string, listens: boolean): void {
  patchTalk({ said: say })
  take(async () => ({ say, listens, passing: true }))
}

/** Latched, or in the middle of a note, or of a formula being weighed. */
const staysOpen = (): boolean => listensOn() || talk.get().noting !== null
function listensOn(): boolean {
  const { latched, reciting } = talk.get()
  return latched || reciting !== null
}

/** Latched, or in the middle of a note: browsers end a session by themselves now and then. */
function listenOn(): void {
  const { noting, error } = talk.get()
  const waits = listensOn() || (noting !== null && emptyEnds === 0)
  if (session === null && error === null && waits) open(comfortNow().language)
}

/** A second tap: whatever the first one interrupted stays interrupted. */
export function stopTalking(): void {
  letBe()
  patchTalk({ latched: false })
  session?.stop()
}
/** The button was released. */
export const releaseTalk = (): void => session?.stop()

export function latch(on: boolean): void {
  letBe()
  patchTalk({ latched: on })
  if (!on) {
    session?.stop()
    return
  }
  session?.cancel()
  session = null
  startTalking()
}

export function take(make: () => Promise<Reply>): void {
  work = work
    .then(async () => answer(await make()))
    .catch(error => {
      console.error('A command failed.', error)
      patchTalk({ at: 'idle', said: 'That failed. Nothing was saved.' })
    })
}

async function answer({ say, listens, id = null, client, from = 0, passing = false }: Reply): Promise<void> {
  const before = closed
  if (say !== null) {
    session?.cancel()
    session = null
    patchTalk({ at: 'speaking' })
    const whose = client === undefined ? (contextHere().openClient?.id ?? null) : client
    await speak(say, { id, client: whose, from, passing })
  }
  patchTalk({ at: session === null ? 'idle' : 'listening' })
  if (closed !== before) return
  const { asked } = talk.get()
  if (asked && asked.until === 0) patchTalk({ asked: { ...asked, until: Date.now() + ANSWER_MS } })
  if (!canHear() || session !== null || !(listens || staysOpen())) return
  // When it asks for an answer, that counts as a touch of the button.
  woken = listens && !staysOpen()
  open(comfortNow().language)
}

// Registered before the one below, which listens on again, so that this session is closed first.
hearsWhileSpeaking({
  wants: () => canHear() && staysOpen(),
  lang: () => comfortNow().language,
  interrupts: words => understanding?.interrupts(words) ?? false,
  onInterrupted: words => {
    breakInto()
    understood(({ hear }) => hear(words))
  },
})

closedWhileSpeaking({
  isOpen: () => session !== null && talk.get().at === 'listening',
  close: () => {
    const begun = talk.get().interim !== ''
    patchTalk({ at: 'speaking', interim: '' })
    // Words already begun still count, so nothing of a note is lost.
    if (begun) session?.stop()
    else session?.cancel()
    session = null
  },
  open: () => {
    if (talk.get().at !== 'speaking') return
    patchTalk({ at: 'idle' })
    listenOn()
  },
})

whenOver(asked => take(async () => dropped(asked)))

/** Stops listening and speaking, and drops any open question; a spoken note stays kept. */
export function closeTalk(): void {
  closed += 1
  letBe()
  session?.cancel()
  session = null
  stopListening()
  stopSpeaking()
  patchTalk({
    at: 'idle',
    latched: false,
    interim: '',
    asked: null,
    reciting: null,
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

// What one account said and was asked isn't for the next one to sign in on this tablet.
onOtherAccount(closeTalk)
