// A formula read line by line for whoever weighs it; each line waits for "next". The lines are fetched afresh each
// time, so it always reads the latest changes.
import type { Intent } from '../../../../shared/voice/intents'
import { contextHere, doerOf } from '../places'
import { patchTalk, talk } from '../state'
import type { Reply } from './own'

const said = (say: string, more: Partial<Reply> = {}): Reply => {
  patchTalk({ said: say })
  return { say, listens: false, ...more }
}

async function linesNow(): Promise<readonly string[] | string> {
  const { say, lines } = (await doerOf('read-formula')?.handler({})) ?? {}
  return lines ?? say ?? 'There is no formula here.'
}

async function recite(to: number): Promise<Reply> {
  const lines = await linesNow()
  if (typeof lines === 'string') return ended(lines)
  if (to < 0) return said('This is the beginning.', { passing: true })
  const line = lines[to]
  if (line === undefined) return ended('That was all of it.')
  patchTalk({ reciting: { at: to, count: lines.length, client: contextHere().openClient?.id ?? null } })
  const hint = to === 0 && lines.length > 1 ? ' Say “next” for the next part.' : ''
  return said(line + (to === lines.length - 1 ? ' That is all of it.' : hint))
}

function ended(words: string): Reply {
  patchTalk({ reciting: null })
  return said(words)
}

export const beginReciting = (): Promise<Reply> => recite(0)

/** Null when no formula is being read, or this isn't about it. */
export function recitingReply(intent: Intent): (() => Promise<Reply>) | null {
  const { reciting } = talk.get()
  if (reciting === null) return null
  switch (intent.id) {
    case 'next-step':
      return () => recite(reciting.at + 1)
    case 'previous-step':
      return () => recite(reciting.at - 1)
    case 'first-step':
      return () => recite(0)
    case 'last-step':
      return () => recite(reciting.count - 1)
    case 'go-to-step':
      return () => recite(intent.slots.step - 1)
    case 'which-step':
      return () => recite(reciting.at)
    case 'cancel':
    case 'stop-talking':
      return async () => ended('I stopped reading the formula.')
    default:
      return null
  }
}
