import { asVoiceError } from '../voice-error'

/** False when the server was away: worth another try when it answers. */
export async function keptAll(keeping: Promise<void>): Promise<boolean> {
  try {
    await keeping
    return true
  } catch (error) {
    console.info('No sounds could be kept now.', error)
    const { why } = asVoiceError(error)
    return why !== 'unreachable' && why !== 'stalled'
  }
}
