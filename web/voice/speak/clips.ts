// Sounds that stay on this device, one store an account, bounded in bytes. Named by what they say: an answer that reads
// otherwise today finds no sound of yesterday.
import { knownAccount } from '../../platform/data/account'
import { VOICE } from './server-voice'

const MOST_BYTES = 40_000_000
const ABOUT = 'x-about'
const BYTES = 'x-bytes'
const AT = 'x-at'

/** Null over plain http, where browsers keep nothing of this kind, and for who isn't signed in. */
async function store(): Promise<Cache | null> {
  const account = knownAccount()
  if (!account || !('caches' in globalThis)) return null
  return caches.open(`chairside-voice-${account.id}`).catch(() => null)
}

export const canKeep = async (): Promise<boolean> => (await store()) !== null

async function addressOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${VOICE}\n${text}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `/voice/${[...hash].map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}

export async function findClip(text: string): Promise<Blob | null> {
  const clips = await store()
  const found = await clips?.match(await addressOf(text))
  const sound = await found?.blob()
  return sound && sound.size > 0 ? sound : null
}

export async function hasClip(text: string): Promise<boolean> {
  const clips = await store()
  return clips !== null && (await clips.match(await addressOf(text))) !== undefined
}

/** `about`: the record that it speaks of; with the record the sound goes. Storage that is full keeps none. */
export async function keepClip(text: string, sound: Blob, about: string): Promise<void> {
  const clips = await store()
  if (!clips || sound.size === 0) return
  const headers = {
    'content-type': sound.type || 'audio/mpeg',
    [ABOUT]: about,
    [BYTES]: String(sound.size),
    [AT]: String(Date.now()),
  }
  try {
    await clips.put(await addressOf(text), new Response(sound, { headers }))
  } catch (error) {
    console.warn('This sound could not be kept.', error)
  }
}

export type KeptClip = { address: string; about: string; bytes: number; at: number }

/** The oldest beyond the bound, and whatever is about a record that is gone. */
export async function surplus(
  kept: readonly KeptClip[],
  isThere: (about: string) => Promise<boolean>,
  most = MOST_BYTES,
): Promise<string[]> {
  const gone: string[] = []
  let sum = 0
  for (const clip of kept.toSorted((one, other) => other.at - one.at)) {
    const stays = sum + clip.bytes <= most && (await isThere(clip.about))
    if (stays) sum += clip.bytes
    else gone.push(clip.address)
  }
  return gone
}

export async function pruneClips(isThere: (about: string) => Promise<boolean>): Promise<void> {
  const clips = await store()
  if (!clips) return
  const kept: KeptClip[] = []
  for (const request of await clips.keys()) {
    const headers = (await clips.match(request))?.headers
    if (!headers) continue
    const number = (name: string): number => Number(headers.get(name) ?? 0)
    kept.push({ address: request.url, about: headers.get(ABOUT) ?? '', bytes: number(BYTES), at: number(AT) })
  }
  for (const address of await surplus(kept, isThere)) await clips.delete(address)
}
