// A salon that writes "color" is answered in its own spelling. Only our words change: the topic's are American already.
import type { Quote } from '../read/quote'

const AMERICAN =
  /\b(?:colors?|colored|coloring|colorists?|gray(?:s|ing)?|favorites?|moms?|zip code|fall (?:colors?|hair|looks?|season|special|menu)|licensed cosmetologist|shampoo bowl)\b|\bmother['’]s day\b[^.]*\bmay\b|(?<![A-Z])\$\s?\d/i
const BRITISH = /\b(?:\w*colour\w*|grey\w*|favourites?|mums?|bank holiday|quid)\b|£/i

/** As the topic spells; where it shows neither, as the salon is paid. */
export const isAmerican = (topic: string, currency: string | undefined): boolean =>
  BRITISH.test(topic)
    ? false
    : AMERICAN.test(topic)
      ? currency === undefined || currency === 'USD' || /\b(?:color|gray|favorite|mom)/i.test(topic)
      : currency === 'USD'

const like =
  (to: string) =>
  (from: string): string =>
    /^\p{Lu}/u.test(from) ? to.charAt(0).toUpperCase() + to.slice(1) : to

const WORDS: readonly [RegExp, string | ((from: string) => string)][] = [
  [/#UKHair\b/g, '#HairGoals'],
  [/colour/g, 'color'],
  [/Colour/g, 'Color'],
  [/\bfavourite/gi, like('favorite')],
  [/\bgrey/gi, like('gray')],
  [/#Grey/g, '#Gray'],
  [/\bmums?\b/gi, like('mom')],
  [/\bcup of tea\b/gi, like('cup of coffee')],
  [/\bthe diary is open\b/gi, like('the book is open')],
  [/\b(?:in|for) the diary\b/gi, from => `${from.split(' ')[0]} the calendar`],
  [/\bthe diary\b/gi, like('the calendar')],
  [/\bbasin\b/gi, like('shampoo bowl')],
  [/\bgown on\b/gi, like('cape on')],
  [/\bskin test\b/gi, like('patch test')],
  [/#SkinTest\b/g, '#PatchTest'],
  [/\bTo fringe or not to fringe\b/g, 'Bangs or no bangs'],
  [/#CurtainFringe\b/g, '#CurtainBangs'],
  [/#FringeHair\b/g, '#BangsHair'],
  [/\ba fringe is\b/gi, like('bangs are')],
  [/\ba fringe\b/gi, like('bangs')],
  [/\bpop in\b/gi, like('stop by')],
  [/\bfancy (?=a |it\b)/gi, like('feel like ')],
  [/\btidy-up\b/gi, like('clean-up')],
  [/\bhairdresser\b/gi, like('stylist')],
]

/** Text of our own in American words; `quote` stays as its client wrote it. */
export function american(text: string, quote: Quote | null): string {
  const [before = '', ...after] = quote ? text.split(quote.words) : [text]
  const put = (part: string): string =>
    WORDS.reduce((left, [from, to]) => left.replace(from, to as string), part)
  return after.length === 0 ? put(before) : [before, ...after].map(put).join(quote?.words ?? '')
}
