// Whether the server has a voice at all: asked once per visit, when sound is first primed.
import { speechOf } from './server-voice'
import { tellMissing } from './told'
import { asVoiceError } from './voice-error'

let asked = false
let missing = false

export const isMissing = (): boolean => missing
export const nowMissing = (): void => {
  missing = true
}

export async function checkOnce(): Promise<void> {
  if (asked) return
  asked = true
  try {
    const response = await speechOf('test', { client: null })
    await response.body?.cancel()
  } catch (error) {
    if (asVoiceError(error).why !== 'no-key') return
    nowMissing()
    tellMissing()
  }
}
