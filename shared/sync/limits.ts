// The limits of one request, shared by `save()`, sync and the server. No zod: the first screen needs this.
export const MAX_CHANGES = 500
export const MAX_BATCH_BYTES = 1024 * 1024
export const MAX_CHANGE_BYTES = 64 * 1024
/** How many changes a device may ask about at once: does the server still know them? */
export const MAX_ASKED = 500

/** The schema version a device sends with each sync; raised when a kind or field is added. */
export const SCHEMA = 10
export const OLDEST_SCHEMA = 1

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Whether a change's patch and base, as JSON, are within MAX_CHANGE_BYTES of UTF-8. */
export function fitsInChange(patchJson: string, baseJson: string): boolean {
  // A UTF-16 unit takes at most three bytes, so most changes needn't be encoded to show that they fit.
  if ((patchJson.length + baseJson.length) * 3 <= MAX_CHANGE_BYTES) return true
  return bytesOf(patchJson) + bytesOf(baseJson) <= MAX_CHANGE_BYTES
}
