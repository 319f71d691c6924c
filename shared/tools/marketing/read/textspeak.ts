// What thumbs type, as a salon would print it. A client's own words never come this way.
import { corrected } from './slips'

const TYPED: readonly [RegExp, string][] = [
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\bu\b(?!\.)(?!k)/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\b(we|you|they) r\b/gi, '$1 are'],
  [/\bf\/?t (?=or p\/?t\b|and p\/?t\b)/g, 'full time '],
  [/(?<=full time (?:or|and) )p\/?t\b/g, 'part time'],
  [/\bmsg(?= (?:us|me)\b)/gi, 'message'],
  [/\bppl\b/gi, 'people'],
  [/\b(?:thx|tnx)\b/gi, 'thanks'],
  [/\s*\b(?:lol|lmao|jk|haha+)\b/gi, ''],
  [/,?\s*(?:and )?apologi[sz]e to (?:our |all )?(?:clients|customers|everyone)\b/gi, ''],
  [/\btho\b/gi, 'though'],
  [/\b(?:bc|cos|coz)\b/g, 'because'],
  [/\bw\/(?=\s|\d)/g, 'with '],
  [/(?<=\p{L} )w(?= \p{L})/gu, 'with'],
  [/(?<=\p{L} )n(?= \p{L})/gu, 'and'],
  [/^(?:o?mg+|omfg|s+o{2,}|ya+y+|wo{2,}p*|a+h{2,}|eek+|o{2,}h+)[,!\s]+/gi, ''],
  [/,?\s*\b(?:obvs|obvz|innit|tbh|btw|ngl|iykyk)\b/gi, ''],
  [
    /\s*\((?:that['’]?s|this is|its|it['’]s|which is)? ?(?:actually |really )?(?:true|real|genuine|no lie)\)/gi,
    '',
  ],
  [/^(?:ok(?:ay)?|right|well) so[,\s]+(?=\p{L})/giu, ''],
  // "(genuinely 2 left)" says it again; "(really only this week)", "(actually £25 for students)" say more.
  [
    /\s*\(\s*(?:genuinely|really|actually|truly|honestly)\b(?! (?:only|not|just|no|until|from|for)\b)(?: \d+ left|[^)\d£$€%]{0,25})\)/gi,
    '',
  ],
  [
    /[.,;]?\s*\b(?:no|not got an?|no set) (?:price|prices|date|details) (?:yet|as yet|confirmed yet)[.!]*$/gi,
    '',
  ],
  [/\byrs\b/gi, 'years'],
  [/\bim (?=\p{Lu}|so|the|a|your|now|back|taking)/gu, 'I’m '],
  [/\bwil\b/g, 'will'],
  [/\bcv(s?)\b/g, 'CV$1'],
  [/^thank(?:ing)? (?:(?:our|all|my|the) )*(?:clients?|customers|everyone|people)\b/i, 'Thank you'],
  [/\babt\b/gi, 'about'],
  // "Our new stylist Aaliyah she does afro hair"
  [
    /\b((?:new|newest|our|stylist|barber|apprentice|colou?rist) \p{Lu}\p{Ll}+),? (she|he)(?= (?:does|is|has|loves|specialises|starts|trained|comes)\b)/gu,
    '$1: $2',
  ],
  [/\blil\b/gi, 'little'],
  [/\b2moro\b|\btmrw\b|\btmw\b/gi, 'tomorrow'],
  [/\b(?:appt|apt)(s?)\b/gi, 'appointment$1'],
  [/\bdm\b/g, 'DM'],
  [/\b(?:evryone|everyon)\b/gi, 'everyone'],
  [/,?\s+its because\b/gi, ', because'],
  [/\bits (?=(?:a|an|the|time|been|going|back|here|nearly|almost|that|our|official|now)\b)/g, 'it’s '],
  [/\b(w)eve (?=\w)/gi, '$1e’ve '],
  [
    /\b(w)ere (?=(?:open|closed|closing|opening|back|hiring|moving|looking|doing|going|having|offering|running|raising)\b)/gi,
    '$1e’re ',
  ],
  [/\b(d)ont\b/gi, '$1on’t'],
  [/\b(has|have|did|is|was|are|does|could|would|should)nt\b/gi, '$1n’t'],
  [/\b(ca|wo)nt\b(?! to)/gi, '$1n’t'],
  [/\b(t)heres\b/gi, '$1here’s'],
  [/\b(t)hats\b/gi, '$1hat’s'],
  [/\b(y)ouve\b/gi, '$1ou’ve'],
  [/\bi(?='m|’m|'ve|’ve|'ll|’ll| am| have)\b/g, 'I'],
]

export const spelled = (text: string): string =>
  TYPED.reduce((left, [typed, printed]) => left.replace(typed, printed), corrected(text))
