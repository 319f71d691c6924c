// Where an account's sounds are stored on this device, and under which names; for pages and the service worker.
export const ABOUT = 'x-about'
export const BYTES = 'x-bytes'
export const AT = 'x-at'
export const VOICE = 'six'
/** The most characters that the server speaks in one go: when signed in, and for a visitor. */
export const AT_ONCE = { signedIn: 3_000, visitor: 600 }

export async function openClips(account: string): Promise<Cache | null> {
  if (!('caches' in globalThis)) return null
  return caches.open(`chairside-voice-${account}`).catch(() => null)
}

export async function addressOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${VOICE}\n${text}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `/voice/${[...hash].map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Full storage keeps nothing. */
export async function putClip(clips: Cache, text: string, sound: Blob, about: string): Promise<void> {
  if (sound.size === 0) return
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
