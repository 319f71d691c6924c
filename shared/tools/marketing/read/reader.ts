// "Tell clients they can book online" is said to us; the post says it to them: "you can book online".

/** Whom the topic asks us to write to. */
const TO_CLIENTS =
  /\b(?:tell|let|remind|ask|inform|e-?mail|message|text|write)\w*\b[^.,;:]{0,25}\b(?:clients?|customers?|everyone|everybody|people|regulars|followers)\b|\b(?:clients?|customers?|regulars) (?:who|that)\b/i
/** Somebody else whom "they" may mean. */
const OTHERS =
  /\b(?:friends?|stylists?|barbers?|colou?rists?|team|staff|girls|apprentices?|juniors?|kids|child(?:ren)?|mums?|dads?|brides?|models?|products?|extensions|charity)\b/i
const DOES =
  '(?:book|cancel|change|move|bring|spend|quote|show|mention|come|rebook|reply|pay|leave|use|get|save|claim|choose|redeem|arrive|need|want|have|call|ring|pop)'

export function toReader(text: string, topic: string): string {
  if (!TO_CLIENTS.test(topic) || !/\b(?:they|them|their)\b/i.test(text)) return text
  // "They can cancel appointments" names no other people.
  const others = text.replace(/\b(?:cancel|change|move|book)\w* (?:their )?appointments?\b/gi, '')
  if (OTHERS.test(others)) return text
  const you = (they: string): string => (/^T/.test(they) ? 'You' : 'you')
  const said = text
    .replace(
      new RegExp(`\\b(they)(?= (?:(?:can|could|will|must|should|only|just|also|all) )*${DOES}\\b)`, 'gi'),
      you,
    )
    .replace(/\b(they)(?=['’](?:ll|d|ve) |['’]re (?:booked|in|due|coming)\b)/gi, you)
  if (said === text) return text
  return said
    .replace(/\bthemselves\b/gi, 'yourself')
    .replace(
      /\btheir(?= (?:own|next|first|last|usual|appointments?|visit|colou?r|cut|hair|month|birthday)\b)/gi,
      'your',
    )
}

/** "Haven't seen you email to clients who've not been in for 6 months, £10 off": the offer is what they read. */
const WHO_TO =
  /^(?:[\w'’-]+ ){0,6}?(?:e-?mail|message|text|post) (?:to|for) (?:(?:all|our|my|the|any) )*(?:clients?|customers?|people|regulars|everyone|ladies) (?:who|that)(?:['’]\w+)? [^,.;:–]{3,60}[,.;:–]\s*(?=\S)/i

export const withoutAudience = (sentence: string): string => sentence.replace(WHO_TO, '')

/** "A post for the heatwave, everyone's hair is frizzing": what it is for stands as its title. */
export const titled = (text: string): string =>
  text.replace(
    /^(?:the |our )?((?!(?:we|you|it|they|i|this|that|if|when|as|so|hi|hello|please|just|sorry|thanks?)\b)[\w'’&-]+(?: (?!is\b|are\b|was\b|has\b|have\b|will\b|can\b|starts?\b|on\b|in\b|at\b|with\b|from\b)[\w'’&-]+){0,3}), (?=(?:we|we['’](?:ve|re|ll)|everyone['’]s|it['’]s|there['’]s) )/i,
    (_, title: string) => `${title.charAt(0).toUpperCase()}${title.slice(1)}: `,
  )

/** A note to one client after a visit: "Thank you email to Patricia after her first visit, ask how she's getting on". */
export const AFTER_VISIT =
  /\b(?:thank(?:s|[- ]?you)?|follow(?:ing)?[- ]?up|check(?:ing)?[- ]?(?:in|up))\b[^.]{0,60}\b(?:after|following|for) (?:her|his|their|your|the|a)\b[^.]{0,20}\b(?:visit|appointment|colou?r|cut|restyle|balayage|highlights|perm)\b/i

export const afterVisit = (sentence: string, topic: string): string =>
  !AFTER_VISIT.test(topic)
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
          /,\s*(?:and )?check (?:she|he|they)(?:['’]s|['’]re| is| are) happy\b/i,
          '. We hope you are happy with it',
        )
        .replace(/(?:,\s*|\.\s+|^)(?:and )?remind (?:her|him|them) to /i, '. Remember to ')
        .replace(/^\. /, '')
        .replace(
          /,\s*(?:she|he|they) (?:had|has had) (?=an? |the |her |his |their |some |[a-z]+ )/i,
          '. You had ',
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
