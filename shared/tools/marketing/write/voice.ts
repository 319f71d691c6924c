// Small things of writing: capital letters, full stops, and a choice that is the same each time for the same topic.
/** FNV-1a: the same topic is written the same way on the tablet and on the server. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

export type Pick = (items: readonly string[], salt: string) => string
export const picker =
  (seed: string): Pick =>
  (items, salt) =>
    items[hashOf(`${salt}|${seed}`) % Math.max(1, items.length)] ?? ''

export const capital = (text: string): string =>
  text.replace(
    /^(["“'‘(]?)(?!www\.|https?:)(\p{Ll})/u,
    (_, mark: string, letter: string) => `${mark}${letter.toUpperCase()}`,
  )

/** A word in the middle of a sentence, unless it is a name or an abbreviation. */
const PROPER =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b|^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w*\b|^(?:christmas|easter|diwali|eid|valentine|mother|father|halloween|british|uk|black friday)/i
export const small = (text: string): string =>
  /^(?:[A-Z]{2}|I\b|I['’])/.test(text) || PROPER.test(text) || /^\S+ [A-Z]/.test(text)
    ? text
    : text.replace(/^(\p{Lu})(?=\p{Ll}|\s)/u, letter => letter.toLowerCase())

/** "How often should you cut your hair", typed without its mark. */
export const isQuestion = (text: string): boolean =>
  /^(?:(?:can|could|would|do|did|have|are) (?:you|anyone|anybody|someone|somebody)\b|is (?:your|anyone)\b|(?:what|where|who|when|why) (?:is(?! more)|are|do|does|did|should|would|can)\b|how (?:often|long|much|many|do|does|did|should|can|are|is)\b)[^.!?,;:]*$/i.test(
    text,
  )

export const sentence = (text: string): string => {
  const trimmed = text.trim().replace(/[\s,;:–-]+$/, '')
  if (trimmed === '') return ''
  // "Frizz everywhere, who can relate"
  if (
    /(?:^|, )(?:who(?: else)? (?:can|is|has|loves|agrees|remembers|fancies|wants)|anyone(?: else)?|am i right|right|agreed)\b[^,.!?]{0,25}$/i.test(
      trimmed,
    )
  )
    return `${capital(trimmed)}?`
  if (isQuestion(trimmed)) return `${capital(trimmed)}?`
  return capital(/[.!?…]["”’)]?$/.test(trimmed) ? trimmed : `${trimmed}.`)
    .replace(/!{2,}/g, '!')
    .replace(/\.{2}$/, '.')
}

/** Days and feasts have capitals, however they were typed. */
const FEASTS =
  /\b(?:boxing day|christmas(?: (?:eve|day))?|xmas(?: eve)?|new year(?:['’]?s)?(?: (?:eve|day))?|good friday|easter (?:sunday|monday)|easter|black friday|cyber monday|mother['’]?s day|father['’]?s day|valentine['’]?s(?: day)?|halloween|bonfire night|diwali|ramadan|eid|hanukkah|mothering sunday|pride)\b/gi
const named = (text: string): string =>
  text
    .replace(
      /\b(\d{1,2}(?:st|nd|rd|th)?(?: of)? )(january|february|march|april|may|june|july|august|september|october|november|december)\b/g,
      (_, day: string, month: string) => `${day}${capital(month)}`,
    )
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g, capital)
    .replace(
      /\b(\d{1,2}(?:st|nd|rd|th)?(?: of)? )(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/g,
      (_, day: string, month: string) => `${day}${capital(month)}`,
    )
    .replace(/\b(?:january|february|april|june|july|august|september|october|november|december)\b/g, capital)
    .replace(
      /\b(mon|tues?|weds?|thurs?|thu|fri|sat|sun)(\s*(?:to|-|–|&|and|\/)\s*)(mon|tues?|weds?|thurs?|thu|fri|sat|sun)\b/gi,
      (_, first: string, to: string, last: string) => capital(first) + to + capital(last),
    )
    .replace(/\b(?:mon|tues?|weds?|thurs?|fri|sat|sun)(?= \d{1,2}(?:st|nd|rd|th)?\b)/g, capital)
    .replace(
      /\b(\d{1,4}[a-z]? )((?:\p{Ll}+ ){1,2}(?:street|road|lane|avenue|square|terrace|parade|crescent|arcade))\b/gu,
      (_, number: string, street: string) =>
        number + street.replace(/(?<!\p{L})\p{Ll}/gu, letter => letter.toUpperCase()),
    )
    .replace(/\b(?:jan|feb|apr|jun|jul|aug|sept|oct|nov|dec)\b/g, capital)
    .replace(
      /\b(?:in|from|until|till|of|this|next|throughout) march\b(?! (?:past|in|on|up|to|out|down)\b)/g,
      month => month.replace('march', 'March'),
    )
    .replace(/\b(?:in|until|till|of|throughout) may\b/g, month => month.replace('may', 'May'))
    .replace(
      /\b(?:mon|tues?|weds?|thurs?|thu|fri|sat|sun)(?= (?:closed|as normal|as usual|only)\b| ?\d)/g,
      capital,
    )
    .replace(FEASTS, feast => feast.replace(/(?<![\p{L}'’])\p{Ll}/gu, letter => letter.toUpperCase()))

/** True where capitals shout. */
export function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length >= 12 && text.replace(/[^\p{Lu}]/gu, '').length >= letters.length * 0.7
}

/** Short codes that stay in capitals. */
const CODES =
  /\b(?:cv|cvs|dm|dms|nvq|uk|nhs|vat|diy|pm|am|faq|nus|lpt|bbq|gp|usa|tv|rsvp|id|asap|t&cs?|k18|gdpr|nhf|nhbf)\b/g

/** Shouting reads as shouting: a topic in capitals is written in small letters; short codes stay. */
export const quietly = (text: string): string =>
  named(
    capital(text.toLowerCase())
      .replace(
        /\b(?:january|february|april|june|july|august|september|october|november|december)\b/g,
        capital,
      )
      .replace(/(?<=\d |in |of )(?:may|march)\b/g, capital)
      .replace(CODES, code => (/^(?:pm|am)$/.test(code) ? code : code.toUpperCase()))
      .replace(/\bi(?=['’ ])/g, 'I')
      .replace(/([.!?]\s+)(\p{Ll})/gu, (_, stop: string, letter: string) => stop + letter.toUpperCase()),
  )
    .replace(
      /\bthe ((?:\p{Ll}[\p{L}'’]* ){1,3})(trust|foundation|hospice|awards?|appeal)\b/gu,
      whole => `the ${whole.slice(4).replace(/(?<![\p{L}'’])\p{Ll}/gu, letter => letter.toUpperCase())}`,
    )
    .replace(/!{2,}/g, '!')

export const calm = (text: string): string =>
  isShouted(text) ? quietly(text) : named(text).replace(/!{2,}/g, '!')

const FINITE =
  /\b(?:we|we['’](?:re|ve|ll|d)|you|you['’](?:re|ll|ve)|i|i['’]m|it['’]s|there['’]s|that['’]s|she['’]s|he['’]s|is|are|was|were|has|have|will|can|comes?|starts?|begins?|opens?|closes?|joins?|joined|launches|launched|goes?|gets?|runs?|ends?|lasts?|costs?|includes?|needs?|offers? (?:you|a|the)|now (?:do|does|offer|stock)|said|welcomes?|becomes?|turns?|celebrates?|moves?|arrives?|returns?|does|do|don['’]?t|won)\b/i
const IMPERATIVE =
  /^(?:book|get|bring|join|come|enjoy|save|win|buy|treat|try|meet|call|ask|pop|refer|introduce|spend|tell|give|remember|please|say|see|help|visit|use|look|find|make|take|do|check|follow|welcome|recommend|leave|message|drop|let|raise|celebrate|swap|donate|pick|grab|protect|keep|choose|add|wash|brush|wear|start|spread|share|reply|send|enter)\b/i

/** True for "Prices go up 8% from 1 June"; false for "Autumn balayage availability". */
export const isStatement = (text: string): boolean =>
  FINITE.test(text.replace(/\b(?:what|how|why|who|where)\b.*$/i, '')) || IMPERATIVE.test(text)

/** Cut at the end of a sentence, else of a word: at most `most` characters. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most)
  const end = Math.max(
    room.lastIndexOf('. '),
    room.lastIndexOf('! '),
    room.lastIndexOf('? '),
    room.lastIndexOf('.\n'),
  )
  if (end > most * 0.5) return room.slice(0, end + 1).trim()
  return room.slice(0, Math.max(room.lastIndexOf(' '), 1)).replace(/[\s,;:–-]+$/, '')
}

export const joined = (...lines: (string | null | undefined)[]): string =>
  lines.filter(line => line !== null && line !== undefined && line !== '').join(' ')
export const blocks = (...parts: (string | null | undefined)[]): string =>
  parts.filter(part => part !== null && part !== undefined && part.trim() !== '').join('\n\n')

/** The salon's name, where the text doesn't hold it yet. */
export const signed = (text: string, salon: string | null): string =>
  salon === null || text.includes(salon) ? '' : salon
