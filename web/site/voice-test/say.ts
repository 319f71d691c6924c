// Speaks once with the device's own voice.
import { browserVoice } from '../../voice/speak/playing/browser-voice'

export const say = (text: string, signal: AbortSignal): Promise<void> =>
  browserVoice({
    text,
    speed: 1,
    signal,
    onSound: () => undefined,
    onPlace: () => undefined,
    onPaused: () => undefined,
  })
