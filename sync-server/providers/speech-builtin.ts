// The voice without key or network. Works sentence by sentence, so the first plays while the second is made.
import { read } from '../reading/read'
import { keyOf, type VoiceCache } from '../voice/cache'
import { voiceNamed } from '../voice/flite'
import { type Pool, RANK } from '../voice/pool'
import type { Speech, Words } from './speech'

/** `visitor`: nobody is signed in, so the words aren't a salon's. */
export function builtInSpeech(pool: Pool, cache: VoiceCache, visitor: boolean): Speech {
  return {
    by: 'built-in',
    name: 'Flite',
    host: null,
    speak: words => spoken(pool, cache, visitor, words),
  }
}

async function* spoken(
  pool: Pool,
  cache: VoiceCache,
  visitor: boolean,
  { text, voice: named, signal }: Words,
): AsyncIterable<Uint8Array> {
  const voice = voiceNamed(named)
  let first = true
  for (const sentence of await read('spoken', text)) {
    const said = sentence.trim()
    if (!/[\p{L}\p{N}]/u.test(said)) continue
    const key = keyOf(voice, said)
    let mp3 = await cache.get(key)
    if (mp3 === null) {
      const rank = !first ? RANK.following : visitor ? RANK.visitor : RANK.salon
      mp3 = await pool.say({ voice, text: said }, rank, signal)
      // Don't wait for the disk.
      void cache.put(key, mp3, visitor)
    }
    if (signal.aborted) return
    first = false
    yield mp3
  }
}
