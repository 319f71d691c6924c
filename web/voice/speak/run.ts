// Speaks one text, trying the rungs from first to last.
import { sentencesOf } from '../../../shared/voice/speak/sentences'
import { knownAccount } from '../../platform/data/account/account'
import { reachable } from '../../platform/sync/reachable'
import { comfortNow } from '../../ui/comfort/use-comfort'
import { askOf } from './about'
import { checkOnce, isMissing, nowMissing } from './check'
import { findClip, keepClip } from './kept-sounds/clips'
import { noLongerWanted, wantToHear } from './kept-sounds/queue'
import { browserVoice, hasLocalVoice } from './playing/browser-voice'
import { chunks } from './playing/chunks'
import { playBlob } from './playing/clip'
import { descend, type Step } from './playing/ladder'
import { startOf } from './playing/place'
import { stream } from './playing/stream'
import type { Speaking } from './state'
import { tellFailed, tellMissing, tellRefused } from './told'
import { type VoiceError, whyNothing } from './voice-error'
import { clientOf } from './whose'

export type Result = 'spoken' | 'shown' | 'stopped' | 'queued'
type Given = {
  text: string
  id: string | null
  /** The client it is about, if its id doesn't say. */
  client: string | null
  /** The sentence to start at. */
  from: number
  signal: AbortSignal
  /** Stops it just as a person would. */
  stop: () => void
  /** Has an effect only while this is the current text. */
  become: (patch: Partial<Speaking>) => void
}

const isOnline = (): boolean => navigator.onLine && reachable.get()

export async function run({ text, id, client, from, signal, stop, become }: Given): Promise<Result> {
  const online = isOnline()
  if (online) void checkOnce()
  const kept = await findClip(text).catch(() => null)
  const steps: Step[] = []
  const sentences = sentencesOf(text)
  const begin = startOf(sentences, from)
  if (kept) steps.push({ rung: 'kept', play: job => playBlob(kept, text, job, begin) })
  if (online && !isMissing()) {
    const about = id === null ? null : askOf(id)
    const account = knownAccount()?.id
    const keep = (sound: Blob): void => {
      // Somebody else may have signed in meanwhile; and part of a text isn't the whole.
      if (from === 0 && about !== null && knownAccount()?.id === account) void keepClip(text, sound, about)
    }
    const whose = client ?? (await clientOf(id))
    steps.push({ rung: 'stream', play: stream(whose, keep) }, { rung: 'chunks', play: chunks(whose) })
  }
  // Offline, a voice that needs a network is no use.
  if (online || (await hasLocalVoice())) steps.push({ rung: 'browser', play: browserVoice })

  const broken: VoiceError[] = []
  const ended = await descend(steps, {
    sentences,
    from,
    speed: comfortNow().speed,
    signal,
    onPaused: stop,
    onRung: rung => become({ state: 'loading', rung }),
    onSound: rung => {
      if (id !== null) noLongerWanted(id)
      become({ state: 'speaking', rung })
    },
    onSentence: sentence => become({ sentence }),
    onBroken: (rung, error) => {
      broken.push(error)
      console.info(`The voice could not be heard (${rung}).`, error)
      if (error.why === 'no-key') {
        nowMissing()
        tellMissing()
      } else if (rung === 'stream' && error.said) tellRefused(error)
    },
  })
  if (signal.aborted) return 'stopped'
  if (ended !== 'text') return 'spoken'
  return withoutSound({ text, id, become }, online, broken)
}

/** Offline, it is kept for later; otherwise the text is there to read, with the reason. */
function withoutSound(
  { text, id, become }: Pick<Given, 'text' | 'id' | 'become'>,
  online: boolean,
  broken: readonly VoiceError[],
): Result {
  const unreachable = !online || broken.some(({ why }) => why === 'unreachable')
  if (unreachable && id !== null && wantToHear(id, text)) {
    become({ state: 'queued', rung: null })
    return 'queued'
  }
  if (!unreachable) tellFailed(whyNothing(broken))
  become({ state: 'idle', rung: 'text' })
  return 'shown'
}
