// The voices here: the built-in one unless it is switched off, and one behind a key if set. Nothing loads before the
// first word.
import { join } from 'node:path'
import type { Config } from '../config'
import { openSpeech, type Speech } from '../providers/speech'
import { builtInSpeech } from '../providers/speech-builtin'
import { openCache } from './cache'
import { openPool, type Pool } from './pool'

export type Voice = {
  /** Null: switched off. `visitor`: nobody is signed in. */
  builtIn: (visitor: boolean) => Speech | null
  /** Null: no key. */
  paid: Speech | null
  /** Clears the cache of spoken sentences. */
  forget: () => Promise<void>
  close: () => Promise<void>
}

/** `folder`: where visitors' sentences are cached; null: only in memory. */
export function openVoice(config: Config, folder: string | null, pool: Pool = openPool()): Voice {
  const cache = openCache({ folder: folder === null ? null : join(folder, 'voice-cache') })
  const on = config.TTS === 'on'
  const [salons, visitors] = [builtInSpeech(pool, cache, false), builtInSpeech(pool, cache, true)]
  return {
    builtIn: visitor => (on ? (visitor ? visitors : salons) : null),
    paid: openSpeech(config),
    forget: cache.forget,
    close: pool.close,
  }
}
