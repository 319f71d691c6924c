// Sounds kept on this device, one cache per account, limited in bytes. They are keyed by their text, so an answer that
// reads differently today won't find yesterday's sound.
import { knownAccount } from '../../../platform/data/account/account'
import { ABOUT, AT, addressOf, BYTES, openClips, putClip } from './clip-store'

const MOST_BYTES = 40_000_000

/** Null over plain http, where browsers have no Cache API, and when nobody is signed in. */
async function store(): Promise<Cache | null> {
  const account = knownAccount()
  if (!account) return null
  return openClips(account.id)
}

export const canKeep = async (): Promise<boolean> => (await store()) !== null

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

/** `about`: the record it is about; when that goes, so does the sound. */
export async function keepClip(text: string, sound: Blob, about: string): Promise<void> {
  const clips = await store()
  if (clips) await putClip(clips, text, sound, about)
}

type KeptClip = { address: string; about: string; bytes: number; at: number }

/** The oldest sounds above the limit, and any about a record that is gone. */
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
