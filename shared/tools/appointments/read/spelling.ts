// The same thing written in another way: "hair up" for "hair-up", brackets that stand for a time's place only.

import { COUNTED } from './bare'
import { HOUR_WORD } from './clock'

const TO_HOUR = '(?=(?:1[0-2]|[1-9])\\b(?! ?(?:min|hour|hr|h\\b)|[.:]\\d))'
// A dash joins two times only behind one: "Tash – 10 to 12" is from ten to twelve.
const AT_OR_TILL = `(?<=\\b(?:till?|until|at)\\s|(?:\\d|\\b(?:${HOUR_WORD})|[ap]m) ?[-–]\\s?)`
const THEN_TILL = `(?=\\d{1,2} ?(?:[-–] ?(?:\\d|half\\b|quarter\\b|(?:${HOUR_WORD})\\b)|till?\\b|until\\b)|10 ?[-–][^,;\\d]*\\d+ ?m)`

const CLOCK = '\\d{1,2}(?:[.:h]\\d\\d)?h?'

const WAYS: readonly [RegExp, string][] = [
  // "20 to 9" is always a time; "10 to 3" one where a range would not stand: "half 2 till 10 to 3", "at 5 to 9".
  [new RegExp(`\\b20 to ${TO_HOUR}`, 'gi'), 'twenty to '],
  [new RegExp(`\\b25 to ${TO_HOUR}`, 'gi'), 'twenty-five to '],
  [new RegExp(`${AT_OR_TILL}10 to ${TO_HOUR}|\\b10 to ${TO_HOUR}${THEN_TILL}`, 'gi'), 'ten to '],
  [new RegExp(`${AT_OR_TILL}5 to ${TO_HOUR}|\\b5 to ${TO_HOUR}${THEN_TILL}`, 'gi'), 'five to '],
  // "nine to ten Amy, ten to eleven Ben": the next begins where the last one ends.
  [
    new RegExp(
      `(?<=\\b(?:${HOUR_WORD}|half|thirty|fifteen|forty[ -]five) (?:to|till?|until) (ten|five)\\b(?! (?:to|past|${HOUR_WORD})\\b)(?:(?!\\b(?:to|till?|until)\\b)[^.;\\d\\n]){1,60}?[\\s,])(?<!\\bat )\\1 to (?=(?:half |quarter )?(?:${HOUR_WORD})\\b)`,
      'gi',
    ),
    '$1 till ',
  ],
  // "11 to 12 30 Cara": the minutes of the end set apart, as they are dictated.
  [
    new RegExp(
      `(?<=\\b\\d{1,2}(?:[.: ]?[0-5][05])? ?(?:to|till?|until) (?:1[0-2]|[1-9])) (15|30|45)(?= \\p{L})(?! ?(?:pounds?|quid|euros?|p\\b|pence|per ?cent|inch(?:es)?|cm|g\\b|ml|vol|late|early|off|\\p{Lu}\\p{L}+ (?:street|st|road|rd|lane|avenue|close|drive|way)\\b|m\\b|mins?\\b|minutes?\\b|h\\b|hrs?\\b|hours?\\b|x\\b|foils\\b|${COUNTED}))`,
      'giu',
    ),
    ':$1',
  ],
  // "break for thirty then Olga"
  [
    /(?<=\bfor )(fifteen|twenty|thirty|forty(?:[ -]five)?|sixty|ninety)(?=\s*(?:$|[,.;]|(?:and )?then\b))/gi,
    '$1 minutes',
  ],
  // German and French: "9 Uhr 30", "von 9 bis 10 Uhr", "de 9h à 10h".
  [/\b(\d{1,2}) ?uhr ?([0-5]\d)\b(?! ?min)/gi, '$1:$2'],
  [/\b(\d{1,2}[.:]\d\d) ?uhr\b/gi, '$1'],
  [/\b(\d{1,2}) ?uhr\b/gi, '$1:00'],
  [new RegExp(`(?:\\b(?:von|ab|de|um) )?\\b(${CLOCK}) ?(?:bis|à) ?(?=${CLOCK})`, 'giu'), '$1-'],
  // "Cathy:9:00-9:45:cut"
  [/(?<=\p{L}):(?=\d)/gu, ': '],
  [/(?<=\d[:.]\d\d):(?=\p{L})/gu, ' '],
  // Yorkshire: "lunch while one".
  [
    new RegExp(
      `\\bwhile (?=(?:\\d{1,2}(?:[.:]\\d\\d)?|half|quarter|${HOUR_WORD})\\b(?! ?(?:min|hour|hr|h\\b)))`,
      'gi',
    ),
    'till ',
  ],
  // "Wilf, no sorry, Wilma", "10 sorry 10.30"
  [
    /(?<!\S)\S{1,25}?[,.…]*(?: -)? (?:no,? (?:sorry|wait)|sorry,? (?:i meant?|no)|i meant?|scrap that|make that|wait,? no|correction:)[,:.…]* (?=\S)/gi,
    '',
  ],
  [/\d[\d.:]*,? sorry,? (?=\d)/gi, ''],
  // Said of two at once: the other one is no stylist.
  [
    /\b(?:double[- ]?book(?:ed|ing)?|clash(?:es|ing)?|overlap(?:s|ping)?)(?: (?:with|against) \p{Lu}[\p{L}'’-]+)?/giu,
    ' ',
  ],
  // "half nine till I'm doing …", "ok so first": talk.
  [/\b(?:i'?m|i am|we'?re|we are|i'?ll be|i will be|then i do) (?:doing|seeing|down for|on with)\b/gi, ' '],
  [/(?<![\p{L}\d])'?til\b/giu, 'till'],
  [
    /^(?:arrivals|departures|appointments?|bookings?|diary|schedule|list|day sheet):? (?=\d{1,2}[:.]\d\d)/gi,
    '',
  ],
  // "my day 9 to 3: …"
  [
    /^(?:my|the|our|today'?s?) (?:day|shift|hours?)(?: is| are)?,? (\d{1,2}(?:[.:]\d\d)? ?(?:am)?) ?(?:to|till?|until|-|–) ?(\d{1,2}(?:[.:]\d\d)? ?(?:pm)?)\s*[:.,–-] /gi,
    'open $1 to $2. ',
  ],
  // "HOLD for Jo", "pencilled in Jo": booked, though not sure yet.
  [
    /(?<=^|[\d.:\s–-])(?:on )?hold(?:ing)? for (?=\p{L})|\b(?:pencil+ed|pencil)(?: in)?:?(?: for)? (?=\p{L})/giu,
    ' ',
  ],
  // Said of the day or of a client, with a number that is no time.
  [/\bno (?:time for )?(?:lunch|break|dinner)s?\b[^.;,\n\d]*/gi, ' '],
  [/\b(?:running|is|be) (?:about )?\d{1,2}(?: ?min(?:ute)?s?)? behind\b/gi, 'running late'],
  [/\b(?:running|is|be) (?:about )?\d{1,2}(?: ?min(?:ute)?s?)? early\b/gi, ' '],
  [/\bpages? \d+(?: ?(?:-|–|to|and) ?\d+)?/gi, ' '],
  [new RegExp(`\\b(\\d{1,2}(?:[.:]\\d\\d)?|${HOUR_WORD})n?[ -]?ish\\b`, 'gi'), '$1'],
  // Two words that are one service.
  [/\bhair[ -]?up\b/gi, 'hair-up'],
  [/\b(up|blow) (do|out|wave)(s?)\b/gi, '$1-$2$3'],
  [/\bt (bar|section)(s?)\b/gi, 't-$1$2'],
  [/\bup style(s?)\b/gi, 'up-style$1'],
  [/\bshort back (?:and|&|n) sides\b/gi, 'short-back-and-sides cut'],
]

export const oneSpelling = (line: string): string =>
  WAYS.reduce((text, [pattern, plain]) => text.replace(pattern, plain), line)
