// A question stays on screen until it is answered or its time is up. That is announced and shown, so that nobody
// answers a question that is no longer open.
import { atTheFoot } from '../../../../shared/voice/ladder'
import { type PendingQuestion, patchTalk, talk } from '../state'
import type { Reply } from './own'

/** Extra time, once: anyone who is speaking as the time runs out is answering. */
const GRACE_MS = 5_000

export function whenOver(end: (asked: PendingQuestion) => void): () => void {
  let watched: PendingQuestion | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = (hasGrace: boolean): void => {
    const { at, interim } = talk.get()
    const isBusy = at === 'thinking' || at === 'speaking' || interim !== ''
    if (isBusy && hasGrace) timer = setTimeout(over, GRACE_MS, false)
    else if (watched) end(watched)
  }
  return talk.subscribe(() => {
    const { asked } = talk.get()
    if (asked === watched) return
    clearTimeout(timer)
    watched = asked
    if (asked && asked.until > 0) timer = setTimeout(over, asked.until - Date.now(), true)
  })
}

export const NOTE_KEPT = 'The note is not saved yet. It is kept: open the client and say “new note”.'

export function dropped(over: PendingQuestion): Reply {
  if (talk.get().asked !== over) return { say: null, listens: false }
  const isNote = over.type === 'confirm' && over.meant.intent.id === 'note'
  const say = isNote ? `No answer came. ${NOTE_KEPT}` : 'No answer came. Nothing was done.'
  patchTalk({ asked: null, said: say, ladder: atTheFoot })
  return { say, listens: false, passing: true }
}
