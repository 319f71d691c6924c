// "Tell clients they can book online" is meant for us; in the post it becomes "you can book online".
import { speaks } from './asides'

/** Whom the topic asks us to write to. */
const TO_CLIENTS =
  /\b(?:tell|let|remind|ask|inform|e-?mail|message|text|write)\w*\b[^.,;:]{0,25}\b(?:clients?|customers?|everyone|everybody|people|regulars|followers)\b|\b(?:clients?|customers?|regulars) (?:who|that)\b/i
const PAIR =
  /\b(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}\p{Ll}+ (?:and|&) (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}\p{Ll}+/u
/** What only people do, so "they" can't be vouchers or chairs. */
const ACTS =
  '(?:book|cancel|change|bring|quote|mention|rebook|reply|pay|claim|choose|redeem|call|ring|message|text|e-?mail|pop|spend)'
const DOES = `(?:${ACTS}|move|show|come|leave|use|get|save|arrive|need|want|have)`
const ABLE = new RegExp(
  `\\b(they)(?= (?:can|could|should|must) (?:(?:only|just|also|all|now|still) )*${ACTS}\\b)`,
  'gi',
)
const WHEN_THEY = new RegExp(
  `\\b((?:if|when|once|unless|before|after|as long as) )they(?= (?:(?:only|just|also|can|must|should) )*${DOES}\\b|['’](?:d|ve|re) )`,
  'gi',
)
const THEN_THEY = new RegExp(
  `\\bthey(?= (?:(?:can|will|must|should|only|just|also) )*${DOES}\\b|['’]ll )`,
  'gi',
)

export function toReader(text: string, topic: string): string {
  if (!TO_CLIENTS.test(topic) || !/\b(?:they|them|their)\b/i.test(text) || /["“”]/.test(text)) return text
  // In "they can cancel appointments", the appointments aren't other people.
  const others = text.replace(/\b(?:cancel|change|move|book)\w* (?:their )?appointments?\b/gi, '')
  if (speaks('others', others) || PAIR.test(topic)) return text
  const asked = text.replace(WHEN_THEY, '$1you')
  // "If you book by Friday they get 10% off"
  const then = asked === text ? text : asked.replace(THEN_THEY, 'you')
  const said = then.replace(ABLE, they => (/^T/.test(they) ? 'You' : 'you'))
  if (said === text) return text
  return said
    .replace(/\bthemselves\b/gi, 'yourself')
    .replace(
      /\btheir(?= (?:own|next|first|last|usual|appointments?|visit|colou?r|cut|hair|month|birthday)\b)/gi,
      'your',
    )
}

/** "Haven't seen you email to clients who've not been in for 6 months, £10 off": readers should get only the offer. */
const WHO_TO =
  /^(?:[\w'’-]+ ){0,6}?(?:e-?mail|message|text|post) (?:to|for) (?:(?:all|our|my|the|any) )*(?:clients?|customers?|people|regulars|everyone|ladies) (?:who|that)(?=(?:['’]\w+)? (?:[\w'’]+ ){0,3}(?:not|never|haven['’]?t|hasn['’]?t|missed)\b)(?![^,.;:–]*\b(?:test|allerg|book|paid))[^,.;:–]{3,60}[,.;:–]\s*(?=\S)/i

export const withoutAudience = (sentence: string): string => sentence.replace(WHO_TO, '')

/** A note to one client after a visit: "thank you email to Patricia after her first visit, ask how she's doing". */
const VISITED =
  /\b(?:thank(?:s|[- ]?you)?|follow(?:ing)?[- ]?up|check(?:ing)?[- ]?(?:in|up))\b[^.]{0,60}\b(?:after|following|for) (?:her|his|their|your|the|a)\b[^.]{0,20}\b(?:visit|appointment|colou?r|cut|restyle|balayage|highlights|perm|(?:wedding|bridal|prom|party|occasion) hair|hair ?up|up-?do|extensions|fringe|treatment|gloss|fade|trim|shave|blow[- ]?dry)\b/i

/** If something went wrong, that calls for a phone call rather than a thank-you. */
export const isAfterVisit = (topic: string): boolean => VISITED.test(topic) && !speaks('went_wrong', topic)

export const afterVisit = (sentence: string, topic: string): string =>
  !isAfterVisit(topic)
    ? sentence
    : sentence
        .replace(
          /^(?:an? )?(?:thank(?:s|[- ]?you)?|follow[- ]?up|check[- ]?in)(?: (?:e-?mail|message|note))? (?:to|for) (?:you|her|him|them|\p{Lu}[\p{L}'’-]+) (?:after|following|for) (?:her|his|their|your|the) /iu,
          'Thank you for your ',
        )
        .replace(
          /^(?:follow(?:ing)? up|check(?:ing)? in) with (?:you|\p{Lu}[\p{L}'’-]+) (?:after|following) (?:her|his|their|your|the) /iu,
          'Thank you for coming in for your ',
        )
        .replace(
          /,\s*(?:and )?(?:check|ask(?: her| him| them)? if) (?:she|he|they)(?:['’]s|['’]re| is| are) happy\b/i,
          '. We hope you are happy with it',
        )
        .replace(/(?:,\s*(?:and )?|\.\s+|\s+and |^(?:and )?)remind (?:her|him|them) to /i, '. Remember to ')
        .replace(
          /(?:,\s*(?:and )?|\s+and )ask(?:ing)?(?: (?:her|him|them|you))? (?:for|to leave|to write) (?:us )?(?:an? )?(?:honest )?(google |facebook )?review[.]?$/i,
          (_, where: string | undefined) =>
            `. If you have a minute, an honest ${where === undefined ? '' : `${where.charAt(0).toUpperCase()}${where.slice(1).toLowerCase()}`}review would mean a lot`,
        )
        .replace(
          /^Thank you for your (?=(?:wedding|bridal|prom|party|occasion) hair|hair ?up|up-?do|fade|trim|shave|fringe|blow[- ]?dry)/,
          'Thank you for coming in for your ',
        )
        .replace(/^\. /, '')
        .replace(
          /,\s*(?:she|he|they) (?:had|has had) (?=(?:an? |the |her |his |their |some )?(?:[\w-]+ ){0,2}(?:balayage|highlights|colou?r|cut|trim|toner|gloss|treatment|blow[- ]?dry|restyle|perm|fringe|extensions|updo)\b)/i,
          '. You had ',
        )
        .replace(
          /,\s*(?:and )?ask(?:ing)? (?:you |her |him |them )?how (?:she|he|they)(?:['’]s|['’]re| is| are) (getting on|doing|finding (?:it|her|his)|feeling|liking)\b([^.,]*)[.]?$/i,
          '. How are you $1$2?',
        )
        .replace(
          /^(?:and )?ask(?:ing)? (?:you |her |him |them )?how (?:she|he|they|you)(?:['’]s|['’]re| is| are) /i,
          'How are you ',
        )
        .replace(
          /^(?:and )?ask(?:ing)? (?:you |her |him |them )?how (?:her|his|their|your) /i,
          'How is your ',
        )
        .replace(
          /^(How (?:are|is) you\b[^.?!]*|How is your [^.?!]*)[.!]?$/i,
          (_, asked: string) =>
            `${asked.replace(/ (?:is|are) (getting|doing|settling|holding|feeling|looking)\b/i, ' $1')}?`,
        )
