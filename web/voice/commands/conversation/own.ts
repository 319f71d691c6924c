// What the conversation handles itself, in every place: answers to its own questions, and how it speaks and listens.
import { type Comfort, choices } from '../../../../shared/account/comfort'
import type { Intent, Meant } from '../../../../shared/voice/intents'
import { meantAs } from '../../../../shared/voice/say'
import { comfortNow, setComfort } from '../../../ui/comfort/use-comfort'
import { stopSpeaking } from '../../speak'
import { keepNote, keptNote } from '../handlers/kept-note'
import { contextHere, doerOf } from '../places'
import { type PendingQuestion, patchTalk, talk } from '../state'
import { undoLast } from '../undo'
import { goneOn, pausedHere, saidAgain } from './heard-again'

/** What to say, and whether to wait for an answer. */
export type Reply = {
  say: string | null
  listens: boolean
  id?: string | null
  client?: string | null
  /** The sentence to start at. */
  from?: number
  /** "Repeat" skips this and says what came before it. */
  passing?: boolean
}
type Doers = {
  agree: (asked: PendingQuestion & { type: 'confirm' }) => Promise<Reply>
  mean: (meant: Meant) => Promise<Reply>
}

const said = (say: string, listens = false): Reply => {
  patchTalk({ said: say })
  return { say, listens }
}
const QUIET: Reply = { say: null, listens: false }

/** Null when it is for the place instead. */
export function ownReply(intent: Intent, { agree, mean }: Doers): (() => Promise<Reply>) | null {
  switch (intent.id) {
    case 'yes':
      return async () => {
        const { asked } = talk.get()
        return asked?.type === 'confirm' ? agree(asked) : QUIET
      }
    case 'no':
    case 'cancel':
      return async () => dropAsked()
    case 'choose':
      return async () => {
        const { asked } = talk.get()
        const chosen = asked?.type === 'choices' ? asked.choices[intent.slots.number - 1] : undefined
        patchTalk({ asked: null })
        return chosen ? mean(chosen) : QUIET
      }
    case 'undo':
      return doerOf('undo') ? null : undone
    case 'repeat':
      return async () => saidAgain()
    case 'pause-talking':
      return async () => pausedHere()
    case 'go-on':
      return async () => goneOn() ?? said('There is nothing to carry on with.')
    case 'help':
      return async () => {
        patchTalk({ help: true })
        return QUIET
      }
    case 'stop-talking':
      stopSpeaking()
      return doerOf('stop-talking') ? null : async () => QUIET
    case 'repeat-slower':
      return async () => {
        await atSpeed(-1)
        return saidAgain()
      }
    case 'close-panel':
      return talk.get().help ? async () => hidden() : null
    case 'mute':
    case 'unmute':
      return async () =>
        settle({ sound: intent.id === 'unmute' }, intent.id === 'mute' ? 'Sound is off.' : 'Sound is on.')
    case 'slower':
    case 'faster':
      return async () => atSpeed(intent.id === 'slower' ? -1 : 1)
    case 'louder':
    case 'quieter':
      return doerOf(intent.id) ? null : async () => said('Use the volume buttons of this device.')
    case 'latch-on':
    case 'latch-off':
      return async () => {
        const latched = intent.id === 'latch-on'
        patchTalk({ latched })
        return said(latched ? 'I keep listening. Say “stop listening” to end it.' : 'I stopped listening.')
      }
    case 'start-note':
      return async () => startNote()
    case 'end-note':
      return async () => endNote(mean)
    default:
      return null
  }
}

function hidden(): Reply {
  patchTalk({ help: false })
  return QUIET
}

export function dropAsked(): Reply {
  const { asked, noting } = talk.get()
  const wasNote = noting !== null || (asked?.type === 'confirm' && asked.meant.intent.id === 'note')
  patchTalk({ asked: null, noting: null })
  if (wasNote) keepNote(null)
  return said(asked?.type === 'confirm' || wasNote ? 'Not saved.' : 'All right.')
}

async function undone(): Promise<Reply> {
  return said(await undoLast())
}

function startNote(): Reply {
  const { openClient } = contextHere()
  if (openClient === null || doerOf('note') === null) return said('Whose note? Open a client first.')
  patchTalk({ noting: keptNote(openClient.id) ?? '' })
  return said(`Speak the note for ${openClient.name}. Say “end note” when it is done.`, true)
}

async function endNote(mean: Doers['mean']): Promise<Reply> {
  const text = talk.get().noting?.trim() ?? ''
  patchTalk({ noting: null })
  return text === '' ? said('Nothing was noted.') : mean(meantAs({ id: 'note', slots: { text } }))
}

async function settle(patch: Partial<Comfort>, words: string): Promise<Reply> {
  await keep(patch)
  return said(words)
}
// It applies on this device at once, even if it couldn't be saved for the others.
const keep = (patch: Partial<Comfort>): Promise<unknown> =>
  setComfort(patch).catch(error => console.warn('Not kept for other devices.', error))

const SPEEDS = [...choices.speed].sort((a, b) => a - b)
async function atSpeed(by: 1 | -1): Promise<Reply> {
  const speed = SPEEDS[SPEEDS.indexOf(comfortNow().speed) + by]
  if (speed === undefined) return said(by < 0 ? 'That is the slowest.' : 'That is the fastest.')
  const words = by < 0 ? 'Slower.' : 'Faster.'
  await keep({ speed })
  // The interrupted text carries on at the new speed, which is answer enough.
  return goneOn(words) ?? said(words)
}
