// The device's own voice, asked for once.
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
