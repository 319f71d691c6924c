// Whether a line calls the client by name, and by the right one.
import { type Slot, typed, wording } from '../../../../reading/wording'
import { CALLED, NO_NAMES } from '../../../../reading/words/talk/names'
import { tidy } from '../text'
import type { TalkSoFar } from '../told'
import type { Add } from './line'

/** A capitalised word with nothing after it but punctuation or a new thought. */
const calls: Slot = ({ text, tokens }, at) => {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token?.kind !== 'word' || (token.glued && tokens[at - 1]?.norm === ',')) return []
  const name = text.slice(token.start, token.end)
  const isAlone = !next || ENDS.has(next.norm) || (!next.glued && GOES_ON.has(next.norm))
  return isAlone && /^[A-Z]\p{Ll}{2,}$/u.test(name) ? [{ to: at + 1, value: name }] : []
}
const ENDS = new Set([',', '.', '!', '?', '\n'])
const GOES_ON = new Set(['–', '—', '-', 'and', 'for', 'that', 'i', 'im', 'ill', 'ive', 'id'])
const NAMED = typed(CALLED.called, { ...CALLED, calls })

const namesCalled = (text: string): string[] =>
  NAMED.all(tidy(text))
    .map(({ values }) => String(values[0]))
    .filter(name => !NO_NAMES.has(name))

const I_AM = wording("i'm/i_am/im, my name is/'s, you're with, it's")
const NOT_I = new Set('So Really Not Sorry Afraid I OK Just On In At Up No All Glad Here'.split(' '))
/** "I'm Jess": a name, with its capital. */
export const introducesIn = (sentence: string): boolean =>
  I_AM.all(sentence).some(({ index, text }) => {
    const [word = ''] = sentence
      .slice(index + text.length)
      .trim()
      .split(/[^\p{L}'-]/u)
    const [first = '', second = ''] = word
    return first !== first.toLowerCase() && second !== second.toUpperCase() && !NOT_I.has(word)
  })

/** Whether the client is called by name, and by the right one. */
export function hearNames(text: string, sentences: readonly string[], told: TalkSoFar, add: Add): void {
  for (const name of namesCalled(text)) {
    const quote = sentences.find(sentence => sentence.includes(name)) ?? text
    if (told.name === null || name.toLowerCase() === told.name.toLowerCase()) add('uses_name', quote)
    // Only a greeting reliably names the client: a capital after a comma may be a brand or a day.
    else if (
      new RegExp(
        `\\b(?:hi|hiya|hello|hey|morning|afternoon|sorry|thanks|thank you|okay|ok|welcome|worry|sure|yes|yeah|no|course|great|perfect|all ?right|problem|worries),? ${name}\\b`,
        'i',
      ).test(text)
    )
      add('wrong_name', quote, name)
  }
  if (told.name !== null && !namesCalled(text).length && new RegExp(`\\b${told.name}\\b`, 'i').test(text))
    add('uses_name', sentences.find(sentence => new RegExp(`\\b${told.name}\\b`, 'i').test(sentence)) ?? text)
}
