// The microphone and the voice of the conversation: listens, hands over what it heard, says the reply, and listens again
// where an answer is waited for. It never listens while it speaks: it would hear itself.

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
/** Utterances are taken one after another, however fast they come. */
let work: Promise<unknown> = Promise.resolve()
/** The talk button was touched for what is heard next. */
let woken = false
/** Endings in a row without a word: a recogniser that won't stay open isn't opened for ever. */
let emptyEnds = 0
/** Counts up when the panel is closed: what was under way then opens no microphone afterwards. */
let closed = 0
const MOST_EMPTY = 4

/** What understands is more than all that listens: fetched with the first tap, so that a page where nobody talks does without. */
type Understanding = typeof import('./understanding')
let understanding: Understanding | null = null
const fetchUnderstanding = async (): Promise<Understanding> => {
  understanding = await import('./understanding')
  return understanding
}
/** At once where it is here. */
export function understood(make: (by: Understanding) => Promise<Reply> | Reply): void {
  take(async () => {
    if (understanding !== null) return make(understanding)
    patchTalk({ at: 'thinking', open: true })
    return make(await fetchUnderstanding())
  })
}

const canHear = (): boolean => listening() !== 'no' && listening() !== 'dead'
export const isTalking = (): boolean => session !== null

/** The finger comes down on the button: what is read is silent at once. */
export function pressTalk(): void {
  if (canHear()) breakInto()
}
/** It was no tap: the finger went on to scroll. */
export const leaveTalk = (): void => goOnWith(null)

/** From a tap, or where an answer is waited for. */
export function startTalking(): void {
  // Told to keep listening it does so again as soon as it is silent.
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
      // Silence is no error while it listens on and on.
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
      // While it thinks or speaks, `answer` opens it again.
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
/** Nobody finds out by talking to nobody: it is said, and where it can, it listens once more for the answer. */
function tellEnded(say: string, listens: boolean): void {
  patchTalk({ said: say })
  take(async () => ({ say, listens, passing: true }))
}

/** Latched, or in the middle of a note, or of a formula that is being weighed. */
const staysOpen = (): boolean => listensOn() || talk.get().noting !== null
function listensOn(): boolean {
  const { latched, reciting } = talk.get()
  return latched || reciting !== null
}

/** Latched, or in the middle of a note: the browser ends by itself now and then. */
function listenOn(): void {
  const { noting, error } = talk.get()
  const waits = listensOn() || (noting !== null && emptyEnds === 0)
  if (session === null && error === null && waits) open(comfortNow().language)
}

/** A second tap: what was broken off for the first one stays so. */
export function stopTalking(): void {
  letBe()
  patchTalk({ latched: false })
  session?.stop()
}
/** The hand is lifted. */
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
  // Whoever is asked to say it again has touched the button for it.
  woken = listens && !staysOpen()
  open(comfortNow().language)
}

// Before the one that listens on again: this one is closed first.
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
    // Words that were begun are still taken: of a note nothing is lost.
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

/** Nothing listens or speaks any more; what was asked waits no longer, and a spoken note stays kept. */
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

// What one salon said and was asked is not for the next that signs in on this tablet.
onOtherAccount(closeTalk)
