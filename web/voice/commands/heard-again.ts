// "Repeat", "pause", "go on": what was said last, from its beginning or from where it was broken off. To say any of these
// the talk button is touched, which ends what is being said: it never listens to itself.
import { brokenOff, lastSaid } from '../speak/last'
import type { Reply } from './own'
import { patchTalk, talk } from './state'

/** What waits for an answer is asked again, with its time anew. */
export function saidAgain(): Reply {
  const { asked } = talk.get()
  if (asked !== null) {
    patchTalk({ asked: { ...asked, until: 0 }, said: asked.question })
    return { say: asked.question, listens: true }
  }
  const last = lastSaid()
  if (last === null) return shown('Nothing was said yet.', true)
  // What stands on the screen under an id of its own is not shown here as well.
  patchTalk({ said: last.id === null ? last.text : null })
  return { say: last.text, listens: false, id: last.id, client: last.client }
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
