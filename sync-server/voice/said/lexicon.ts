// Words that the built-in voice would get wrong, in its own phones. It reads this before each sentence, so nothing has
// to be respelt. (Respelt, "ahzh" and "shvarts" were read out letter by letter.)
import { IRISH } from './irish'
import { POLISH } from './polish'
import { TRADE } from './trade'
import { WELSH } from './welsh'

/** A name shared by two languages is said as in the first of them. */
export const SAID: Readonly<Record<string, string>> = { ...POLISH, ...WELSH, ...IRISH, ...TRADE }

/** In Flite's format: a word, a colon, its phones. Flite works out "Siobhán's" by itself. */
export const LEXICON = new TextEncoder().encode(
  Object.entries(SAID)
    .map(([word, phones]) => `${word} : ${phones}\n`)
    .join(''),
)
