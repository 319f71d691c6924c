// How this browser records: small files, in a format that transcription and other browsers accept.
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/ogg;codecs=opus']
export const BITS_PER_SECOND = 32_000

/** Null when it can't record at all. Over plain http there is no microphone either. */
export function soundType(): string | null {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia) return null
  return TYPES.find(type => MediaRecorder.isTypeSupported(type)) ?? null
}

export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
