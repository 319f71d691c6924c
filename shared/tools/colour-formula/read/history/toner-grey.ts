// Tells grey left by a toner or tint from hair that is going grey. domain 1.11

/** What puts a shade on the hair, or a shade's code: "8/1 that went flat and grey". */
const COLOURED = /\b(?:toned|toners?|ash|tint(?:ed)?|bleach(?:ed)?)\b|\b\d{1,2}[/.]\d{1,3}\b(?! ?cm)/
/** Where grey grows, and how much: "came out flat grey at the roots", "very dull grey 50%". */
const GROWS =
  /%|\b(?:natural\w*|virgin|roots?|regrowth|re-?growth|new growth|temples?|hairline|parting|sides|crown|top|nape|half|few|some|bits?|greys|greying|resistant)\b/
const WANTS_IT_GONE = /\b(?:cover\w*|blend\w*|camouflage|hide|gr[ae]ys?|whites?)\b/
const DULL_GREY =
  /\b(?:gone|went|turned|looks?|looking|came out) (?:\w+ )?(?:flat|dull|muddy|murky|ashy|khaki|drab|smoky|matt)(?: and|,)? greys?\b/g
const DULLED =
  /\b(?:turned|went|looks?|looking|came out) (?:(?:a bit|slightly|too|very|all|flat|dull|dark) (?:and )?)*(?:grey|lilac|lavender|purpl\w+|violet|muddy|blue|silver|mauve)\b/

const isOfColour = (now: string, wish: string): boolean =>
  COLOURED.test(now) && !GROWS.test(now) && !WANTS_IT_GONE.test(wish)

/** True if coloured hair went "dull and grey"; natural grey doesn't count. */
export const tonedDull = (now: string, wish: string): boolean => isOfColour(now, wish) && DULLED.test(now)

/** The text with that removed, so the client's own grey can be read from it. */
export const withoutTonerGrey = (now: string, wish: string): string =>
  isOfColour(now, wish) ? now.replace(DULL_GREY, '') : now
