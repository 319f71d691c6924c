// Fetches the sounds that were asked for without a connection, once there is one.
import { knownAccount } from '../../../platform/data/account/account'
import { askOf, wantedText } from '../about'
import { soundOf } from '../server-voice'
import { asVoiceError } from '../voice-error'
import { clientOf } from '../whose'
import { hasClip, keepClip } from './clips'
import { markReady, noLongerWanted, wantedNow } from './queue'

let running: Promise<boolean> | null = null

/**
 * Runs one at a time. What can't be fetched now stays wanted; what the server has no voice for doesn't. False when the
 * server was away, so it is worth another try when it is back.
 */
export function fetchWanted(): Promise<boolean> {
  running ??= fetchAll().finally(() => {
    running = null
  })
  return running
}

async function fetchAll(): Promise<boolean> {
  const tried = new Set<string>()
  for (;;) {
    const next = wantedNow().find(({ id, ready }) => !ready && !tried.has(id))
    if (!next) return true
    const { id, text } = next
    tried.add(id)
    try {
      // The worker may have fetched it while no page was open.
      if (await hasClip(text)) {
        markReady(id)
        continue
      }
      const account = knownAccount()?.id
      const sound = await soundOf(text, { client: await clientOf(id) })
      // Somebody else may have signed in meanwhile; then keep it for nobody.
      if (knownAccount()?.id !== account) return true
      await keepClip(text, sound, askOf(id) ?? wantedText(id))
      markReady(id)
    } catch (error) {
      const { why } = asVoiceError(error)
      if (why === 'no-key') noLongerWanted(id)
      else if (why !== 'refused') return why !== 'unreachable' && why !== 'stalled'
    }
  }
}
