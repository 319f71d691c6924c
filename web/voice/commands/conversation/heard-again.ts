// "Repeat", "pause", "go on": what was said last, from its beginning or from where it was broken off. To say any of these
// the talk button is pressed: the voice is silent as the finger comes down, and goes on where nothing comes of it.
import { stopSpeaking } from '../../speak'
import { brokenOff, lastSaid } from '../../speak/last'
import { speaking } from '../../speak/state'
import { patchTalk, talk } from '../state'
import type { Reply } from './own'

/** It was being read as the button was pressed, or a word interrupted it; what that is about isn't known yet. */
let isBrokenInto = false

/** A tablet lets no page turn its voice down, and the device's own can't be turned down in a sentence: it stops instead. */
export function breakInto(): void {
  const { state, text } = speaking.get()
  if (state !== 'loading' && state !== 'speaking') return
  stopSpeaking()
  isBrokenInto = brokenOff()?.text === text
}
/** It is known what that was about: what was read stays broken off until it is asked for. */
export function letBe(): void {
  isBrokenInto = false
}
/** Nothing came of it: it goes on at the sentence that was broken off. Null: nothing was being read. */
export function wentOn(words: string | null): Reply | null {
  if (!isBrokenInto) return null
  letBe()
  return talk.get().asked === null ? goneOn(words) : saidAgain()
}

/** What waits for an answer is asked again, with its time anew. */
export function saidAgain(): Reply {
  const { asked, reciting } = talk.get()
  if (asked !== null) {
    patchTalk({ asked: { ...asked, until: 0 }, said: asked.question })
    return { say: asked.question, listens: true }
  }
  const last = lastSaid()
  if (last === null) return shown('Nothing was said yet.', true)
  // What stands on the screen under an id of its own is not shown here as well.
  patchTalk({ said: last.id === null ? last.text : null })
  // “Again”, said into it, is for the sentence; a line that somebody weighs by is one, whatever stands in it.
  const from = isBrokenInto && reciting === null ? { from: last.sentence } : {}
  return { say: last.text, listens: false, id: last.id, client: last.client, ...from }
}

/** It has ended already. */
export function pausedHere(): Reply {
  return shown(brokenOff() === null ? 'Nothing is being read.' : 'Paused. Say “go on”, or “repeat”.', false)
}

/** Null: nothing was broken off. */
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
