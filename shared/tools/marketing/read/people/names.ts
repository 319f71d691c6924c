// Who may appear in a sentence, and how: never surnames, never children's ages, and an email addresses its reader.
import type { Person } from './people'

const DEAR =
  '(?:(?:(?:our|the|my) )?(?:lovely|gorgeous|beautiful|wonderful|amazing|stunning|fab(?:ulous)?) )?'
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Never surnames; a client's first name only if that was allowed, or if the email is to that client. */
export function withoutNames(text: string, client: Person, mayName: boolean): string {
  let result = text
  if (client.surname) result = result.replace(new RegExp(`\\s+${escaped(client.surname)}\\b`, 'g'), '')
  if (client.name && !mayName) {
    const name = escaped(client.name)
    result = result
      .replace(new RegExp(`\\b(daughter|son|niece|nephew|granddaughter|grandson),? ${name}\\b`, 'gi'), '$1')
      .replace(new RegExp(`\\b(?:(?:our|my|a|the) )?(?:\\w+ )?client,? ${name}\\b`, 'g'), 'our client')
      .replace(new RegExp(`\\s+(?:of|on|for|from|by|with) ${DEAR}${name}\\b(?!['’]s)`, 'g'), '')
      .replace(new RegExp(`\\b${name}['’]s\\b`, 'g'), 'our client’s')
      .replace(new RegExp(`\\b${name}\\b`, 'g'), 'our client')
  }
  return result
    .replace(/(?<=\S \S+), our client(?=[.!]?$)/, '')
    .replace(/\b(?:(?:my|our|the|a) )?(?:client|customer|guest|model|regular),? our client\b/gi, 'our client')
    .replace(/\(\s*\)/g, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
}

export const withoutAge = (text: string): string =>
  text
    .replace(/,?\s+(?:is|was|who is|who['’]s)\s+(?:aged?\s+)?(?:[1-9]|1[0-7])(?=\s*[,;:](?!\d))/gi, '')
    .replace(/\s+(?:on|of|for|with) (?:an?|our|my) (?:1[0-7]|[1-9])[- ]?(?:years?|yrs?)[- ]?olds?\b/gi, '')
    .replace(
      /\b(an?|our|my) (?:1[0-7]|[1-9])[- ]?(?:years?|yrs?)[- ]?olds?\b(?: (?:client|girl|boy|lad))?/gi,
      '$1 young client',
    )
    .replace(/\s*\(\s*(?:aged?\s*)?(?:[1-9]|1[0-7])\s*\)/gi, '')
    .replace(
      /,?\s*\(?\b(?:aged? )?(?:[1-9]|1[0-7])\b(?:[- ]?(?:years?|yrs?)[- ]?olds?)?\)?(?=\s*(?:[.,!;]|:(?!\d))|\s+(?:with|by|before|after|and)\b|$)/gi,
      '',
    )
    .replace(/\b(?:[1-9]|1[0-7])[- ]?(?:years?|yrs?)[- ]?olds?\b/gi, '')

/** "She gets 20% off" is meant for us; the email says it to the client. Mere notes about the client are left out. */
export function toThem(told: string, name: string): string {
  const sentence = told
    .replace(new RegExp(`\\b(for|to|with) ${escaped(name)}\\b(?!['’])`, 'g'), '$1 you')
    .replace(new RegExp(`\\b${escaped(name)}['’]s\\b`, 'g'), 'your')
  const spoken = spokenTo(sentence)
  // "Mel is back, her new days are …": Mel's days, not the reader’s.
  const another =
    /\b(?:she|he|they)\b|(?!^)\b(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[JFMASOND]\p{Ll}+(?:ary|ch|il|ay|ne|ly|st|ber)\b)\p{Lu}\p{Ll}{2,}/u.test(
      spoken,
    )
  return (another ? spoken : toYours(spoken))
    .replace(
      /^your birthday is [^,.]*,\s*(?:wish (?:her|him|them) (?:a )?happy birthday(?: and|,)?\s*)?(.+?) that month$/i,
      (_, gift: string) => `${gift} in your birthday month`,
    )
    .replace(
      /^your birthday is [^,.]*,\s*(?:so )?wish (?:her|him|them) (?:a )?(?:very )?happy birthday[.!]*$/i,
      'Happy birthday to you from us all',
    )
    .replace(
      /^(?:happy )?birthday (?:e-?mail|message|note) (?:to|for) you\s*[,:;–-]\s*(?=.*(?:\d|\bfree\b|\bhalf\b|\bcomplimentary\b))/i,
      '',
    )
}

function spokenTo(sentence: string): string {
  // "Invite her back with Tam" is meant for us.
  const back =
    /^(?:invit(?:e|ing)|get(?:ting)?|bring(?:ing)?|win(?:ning)?|ask|welcom(?:e|ing)|tempt(?:ing)?) (?:her|him|them|you|\p{Lu}\p{Ll}+) back\b(?:[^.]*?\b(?:with|to) (\p{Lu}\p{Ll}+))?/iu.exec(
      sentence,
    )
  if (back) return back[1] ? `Ask for ${back[1]}` : ''
  const told =
    /^(?:please )?(?:to )?(?:tell|say|remind|thank|ask|wish|let|inform)(?: to)? (?:(?:our |the )?(?:client|customer) )?(?:\p{Lu}[\p{L}'’-]+|her|him|them|you) (?:know )?(?:that )?(?:(?:a )?happy birthday(?: and|,|\.)? )?(?=her|his|their|she|he|they|we|it)/iu
  if (told.test(sentence)) return toYou(sentence.replace(told, ''))
  // "Mel hasn’t booked, offer her £10 off": the offer is for Mel.
  const offered = /\b(?:offer|give|send)(?:ing)? (?:her|him|them)\s+(.+)$/i.exec(sentence)?.[1]
  if (offered) return offered
  if (!/^(?:her|his|she|he|they|their)\b/i.test(sentence)) return sentence
  if (!/\d|\bfree\b|\bhalf\b/i.test(sentence)) return ''
  return toYou(sentence)
}

/** "Valid in her birthday month": in the email, "her" becomes "your". */
export const toYours = (value: string): string =>
  value.replace(
    /\b(?:her|his|their)(?= (?:birthday|next|first|last|usual|appointment|visit|colou?r|cut|hair|month|own)\b)/gi,
    'your',
  )

const toYou = (sentence: string): string =>
  sentence
    .replace(/^(?:she|he|they)(?:['’]s| is| are)\b/i, 'You are')
    .replace(/^(?:she|he|they) (?:gets?|can have|receives?)\b/i, 'You get')
    .replace(/^(?:she|he|they) ha(?:s|ve)\b/i, 'You have')
    .replace(/^(?:she|he|they)\b/i, 'You')
    .replace(/\b(?:her|his|their)\b/gi, word => (/^[A-Z]/.test(word) ? 'Your' : 'your'))
