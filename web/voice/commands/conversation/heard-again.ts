// "Repeat", "pause", "go on": what was said last, from the start or from where it stopped. To say any of these you
// press the talk button: the voice stops as the finger comes down, and carries on if nothing comes of it.
import { stopSpeaking } from '../../speak'
import { brokenOff, lastSaid } from '../../speak/last'
import { speaking } from '../../speak/state'
import { patchTalk, talk } from '../state'
import type { Reply } from './own'

/** The press of the button, or a word, interrupted the reading, and we don't know yet what for. */
let isBrokenInto = false

/** Tablets let no page lower its volume, and a device voice can't be lowered in mid-sentence, so it stops instead. */
export function breakInto(): void {
  const { state, text } = speaking.get()
  if (state !== 'loading' && state !== 'speaking') return
  stopSpeaking()
  isBrokenInto = brokenOff()?.text === text
}
/** We know what it was for: the reading stays interrupted until somebody asks for it. */
export function letBe(): void {
  isBrokenInto = false
}
/** Nothing came of it: carries on with the interrupted sentence. Null when nothing was being read. */
export function wentOn(words: string | null): Reply | null {
  if (!isBrokenInto) return null
  letBe()
  return talk.get().asked === null ? goneOn(words) : saidAgain()
}

/** Asks an open question again, with its full time. */
export function saidAgain(): Reply {
  const { asked, reciting } = talk.get()
  if (asked !== null) {
    patchTalk({ asked: { ...asked, until: 0 }, said: asked.question })
    return { say: asked.question, listens: true }
  }
  const last = lastSaid()
  if (last === null) return shown('Nothing was said yet.', true)
  // What has a place of its own on the screen isn't shown here as well.
  patchTalk({ said: last.id === null ? last.text : null })
  // An interrupting “again” means that sentence; a line that somebody weighs by is repeated whole.
  const from = isBrokenInto && reciting === null ? { from: last.sentence } : {}
  return { say: last.text, listens: false, id: last.id, client: last.client, ...from }
}

/** The reading has stopped already. */
export function pausedHere(): Reply {
  return shown(brokenOff() === null ? 'Nothing is being read.' : 'Paused. Say “go on”, or “repeat”.', false)
}

/** Null when nothing was interrupted. */
export function goneOn(words: string | null = null): Reply | null {
  const last = brokenOff()
  if (last === null) return null
  patchTalk({ said: words ?? (last.id === null ? last.text : null) })
  return { say: last.text, listens: false, id: last.id, client: last.client, from: last.sentence }
}

function shown(words: string, aloud: boolean): Reply {
  patchTalk({ said: words })
  return { say: aloud ? words : null, listens: false, passing: true }
}
