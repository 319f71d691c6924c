// What the built-in voice would say wrong, in its own phones: read by it before each sentence, so nothing is respelt.
// (Respelt, "ahzh" and "shvarts" were read out letter by letter.)
import { IRISH } from './irish'
import { POLISH } from './polish'
import { TRADE } from './trade'
import { WELSH } from './welsh'

/** A name that two peoples have is said as in the first of them. */
export const SAID: Readonly<Record<string, string>> = { ...POLISH, ...WELSH, ...IRISH, ...TRADE }

/** As Flite reads it: a word, a colon, its phones. "Siobhán's" it makes of it by itself. */
export const LEXICON = new TextEncoder().encode(
  Object.entries(SAID)
    .map(([word, phones]) => `${word} : ${phones}\n`)
    .join(''),
)
