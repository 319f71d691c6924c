// What was typed or dictated, made even: quotes, spellings, shorthand, number words. Meaning is read elsewhere.
import { ONE_TO_TWELVE, TEENS, TENS } from '../../../trade/number-words'
import { agesMended, corrected } from './spelling'
import { codesFromSpeech } from './spoken-codes'

const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  oh: 0,
  nought: 0,
  naught: 0,
  ...ONE_TO_TWELVE,
  ...TEENS,
}
const SMALL = 'one|two|three|four|five|six|seven|eight|nine'
const NUMBER = `(?:${[...Object.keys(TENS), ...Object.keys(UNITS), 'hundred'].join('|')})`

/** "thirty five" → 35; null where it isn't a number in words. */
function numberOf(words: string): number | null {
  let sum = 0
  for (const word of words.trim().split(/[\s-]+/)) {
    if (word === 'hundred') sum = (sum || 1) * 100
    else {
      const value = UNITS[word] ?? TENS[word]
      if (value === undefined) return null
      sum += value
    }
  }
  return sum
}

/** "six point one" → "6.1", "level seven" → "level 7", "thirty percent" → "30 %", "twenty vol" → "20 vol". */
export function numbersFromWords(text: string): string {
  return (
    codesFromSpeech(agesMended(text))
      // "One solid blonde" counts nothing.
      .replace(
        /\bone(?= (?:solid|even|uniform|flat|block|big|of|off|side|piece|person|who|thing|more|last)\b)/g,
        'a',
      )
      .replace(/\b(?:a|one) hundred\b/g, '100')
      .replace(
        new RegExp(`\\b((?:${Object.keys(TENS).join('|')})[\\s-](?:${SMALL}))\\b`, 'g'),
        all => `${numberOf(all) ?? all}`,
      )
      .replace(new RegExp(`\\b(${NUMBER})\\b`, 'g'), all => (all === 'oh' ? all : `${numberOf(all) ?? all}`))
      .replace(/\b(\d{1,2})\s+(?:point|dot|comma)\s+(\d{1,2})(?:\s+(\d)\b)?/g, '$1.$2$3')
      .replace(
        /\b(\d{1,2})\s+(?:slash|stroke|over|forward slash)\s+(\d{1,2})(?:\s+(\d)\b(?!\s*(?:%|percent|vol|cm|week|month|year)))?/g,
        '$1/$2$3',
      )
      .replace(/\b(\d{1,2})\s+(?:dash|hyphen|minus)\s+(\d{1,2})\b/g, '$1-$2')
      .replace(/\b(\d{1,2})[\s-]?(?:oh|o)\b(?! dear| no)/g, '$1/0')
      .replace(/\bpoint (\d)\b/g, '.$1')
  )
}

const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/\bcolor(?=\b|s\b|ed|ing|ist)/g, 'colour'],
  [/\bgray/g, 'grey'],
  [/\bblond(s)?\b/g, 'blonde$1'],
  [/\b(?:lvl|lv|lev|lvel|levl|leval|levle)\.?\s?(?=\d)/g, 'level '],
  [/\bl(?=\d{1,2}\b(?!\s*(?:cm|%)))/g, 'level '],
  [/\b(?:depth|shade) (?=\d{1,2}\b)/g, 'level '],
  // A form: "depth: 4", "target: 7".
  [
    /\b(?:(?:natural )?(?:depth|level)|target(?: (?:level|depth|shade))?|(?:start|goal)(?:ing)?(?: (?:level|depth))?): ?(?=(?:1[0-2]|[1-9])\b(?![/.,-]\d))/g,
    'level ',
  ],
  [/^(1[0-2]|[1-9]),(?=\d{1,3} ?% ?(?:grey|white))/, '$1, '],
  // Off-black, as it is sold.
  [/(?<!\b(?:type|curls?|texture):? )\b1b\b(?! ?(?:curl|type|texture|hair type))/g, 'level 1'],
  [/\bnat\.? ?(?=\d)/g, 'natural '],
  [/\bnat\.?\b/g, 'natural'],
  [/\bpl ?(?=\d)/g, 'prelightened '],
  [/(?<=\d) ?ao\b/g, ' all over'],
  [/\bn(?=\d{1,2}\b)/g, 'natural '],
  [/\bhl\.?\d{1,2}\b/g, 'high lift'],
  [/\bf\/?h(?: |\/)?h\/?ls?\b/g, 'full head highlights'],
  [/\bh\/?h(?: |\/)?h\/?ls?\b/g, 'half head highlights'],
  [/\bfhf\b/g, 'full head foils'],
  [/\bhhf\b/g, 'half head foils'],
  [/\bl\/s\b/g, 'lengths'],
  [/\bpor\b/g, 'porous'],
  [/\b[at]\/o\b/g, 'all over'],
  [/(?<=% ?)gr?\b/g, 'grey'],
  [/\brg\b/g, 'regrowth'],
  [/\bgc\b/g, 'grey coverage'],
  [/\bblk\b/g, 'black'],
  [/\bbl(?= ?\d)/g, 'bleached '],
  [/\s@\s/g, ' at '],
  [/\b(?:virg|vrgn|vrg)\b/g, 'virgin'],
  // A school year: "in Y10".
  [/\by(?=(?:[1-9]|1[0-3])\b)/g, 'year '],
  [/\bmeh[ea]?ndi\b(?! (?:party|night|ceremony|do\b|evening|function))/g, 'henna'],
  [/\b(?:h\/l|hl|hls|hi ?-?lites?|hi ?-?lights?|highlites?|hilites?)\b/g, 'highlights'],
  [/\b(?:l\/l|lo ?-?lites?|lo ?-?lights?|low-lights?)\b/g, 'lowlights'],
  [/\b(?:bal|balay|baly|bayalage|balyage|balliage|baylage|balayge|balayarge)\b/g, 'balayage'],
  [/\b(?:rtu|r\/t|root t\/u)\b/g, 'root touch up'],
  [/\b(?:r\/g|regrow|re-growth|re growth|out[ -]?growth|reg)\b/g, 'regrowth'],
  [/\bt\/u\b/g, 'touch up'],
  [/\bt[\s-]?sec(?:tion)?\b/g, 't-section'],
  [/\bthru\b/g, 'through'],
  // "Pull it through for the last 5": minutes.
  [/\b((?:through|down)(?: it| for| the)*,? last (?:\d|10|15))(?=$|[.,;\n])(?![.,]\d)/g, '$1 min'],
  [/\bpl[sz]\b/g, 'please'],
  // "Bleached 9 roots dark 5": the second level is the root's.
  [
    /\b((?:bleach(?:ed)?|lightened|blonde|highlights?|balayage) (?:(?:level|to|at|a|hair) )*\d{1,2}(?:[/.]\d{1,2})?) (?=(?:roots?|regrowth) (?:(?:are|is|dark|darker|natural|now|about|level) )+\d)/g,
    '$1, ',
  ],
  // How tall she is: "5'2", "5ft 6", no level.
  [
    /(?<![\d/.,:-]|\b(?:level|base|natural|to an?) )(?:[45]'(?!')(?: ?(?:\d|1[01])(?:"|'')?)(?![\d/.])|[45] ?(?:ft|foot|feet)\b\.?(?: ?(?:\d|1[01])\b(?!\/)(?: ?(?:in|inch(?:es)?)\b)?)?)/g,
    'tall',
  ],
  [/\bbkt\b/g, 'keratin'],
  // A tat is a tattoo; tit for tat and cheap tat are none.
  [/(?<!\b(?:for|old|cheap|daft) )\btat(s?)\b/g, 'tattoo$1'],
  // "No-lye relaxer" is a relaxer all the same.
  [/\bno[nt]?[ -]?lye\b/g, 'guanidine'],
  // Toners known by their number alone.
  [/\bt-?(?:10|14|18|28)\b(?: toner)?/g, 'pearl toner'],
  [/\b(?:fh|f\/h|full hd)\b/g, 'full head'],
  [/\b(?:hh|h\/h)\b/g, 'half head'],
  [/\bhi ?-?lift\b|\bhigh-lift\b/g, 'high lift'],
  [/\bpre[\s-]?(?:light(?:e?ne?d)?|lit)\b|\bpre[\s-]lightened\b|\bpreligh?ten?d\b/g, 'prelightened'],
  [/\b(hair|box|home|tint|permanent|shop) di(e[sd]?|eing)\b/g, '$1 dy$2'],
  [
    /\bbox[\s-]?(?:dyed?|died|dy)\b|\bboxdyed?\b|\bbox[\s-](?:tint|colour(?:ed)?)\b|\bboxed (?:dye|colour)\b/g,
    'box dye',
  ],
  [/\bperm(?:anent)?[\s.]+(?:col|colour|tint|dye)\b/g, 'permanent colour'],
  [/\bcol\b/g, 'colour'],
  [/\bdk\b/g, 'dark'],
  [/\blt\b/g, 'light'],
  [/\bmed\b/g, 'medium'],
  [/\bbrn\b/g, 'brown'],
  [/\b(?:blnd|bld)\b/g, 'blonde'],
  [/\bprev\b/g, 'previous'],
  [/\bwk-?ends?\b|\bwknds?\b/g, 'weekend'],
  [/\b(?:yday|y'day|yest|yesty|ystrdy|yestrday)\b/g, 'yesterday'],
  [/\b(?:an? |1 )?fortnight\b/g, '2 weeks'],
  [/(\d) ?(?:dys?|d)(?= (?:ago|back|since|before|after|prior|post)\b)/g, '$1 days'],
  [/(\d)(?:wks?|w(?= (?:ago|back|since|before|after|prior|post)\b))\b/g, '$1 weeks'],
  // "Permed yesterday and toned 8w": the shade, where the time is told already.
  [
    /(?<!\b(?:yesterday|today|ago|freshly|just (?:had|done|now)|this morning|(?:few|other) days?|(?:last|this|past) (?:week|month|year)|weekend|[a-z]+sday|(?:mon|fri|satur|sun)day)\b[^.;,\n]{0,40})(\d)w\b(?! ?(?:ton|tint|colou?r|gloss|glaze|all\b|through|shade))(?![^.;,\n]{0,40}\b(?:yesterday|today|ago|this morning|(?:last|this|past) (?:week|month|year)|weekend|[a-z]+sday|(?:mon|fri|satur|sun)day)\b)/g,
    '$1 weeks',
  ],
  [/(\d)(?:mths?|mnths?|mos?)\b/g, '$1 months'],
  [/(\d)yrs?\b/g, '$1 years'],
  [/\b(on|last|this|since|done|was|from) (?:mon|tues?|weds?|thu(?:rs?)?|fri|sat)\b(?!\.? ?\d)/g, '$1 monday'],
  [/\b(on|last|this|since) sun\b(?! ?in\b)/g, '$1 sunday'],
  [/\b(last|this|next|past|an?|per|every|each|1) wks?\b/g, '$1 week'],
  [/\b(last|this|next|past|an?|per|every|each|1) (?:mths?|mnths?|mos?)\b/g, '$1 month'],
  [/\b(last|this|next|past|an?|per|every|each|1) yrs?\b/g, '$1 year'],
  [/\byrs?\b/g, 'years'],
  [/\b(?:mths?|mnths?)\b/g, 'months'],
  [/\bwks?\b/g, 'weeks'],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/(?=\s|\w)/g, 'with '],
  [/\bpreg(?:gers|gy|o)?\b/g, 'pregnant'],
  [/\b(?:vols|volumes?|volum)\b/g, 'vol'],
  [/(\d)\s?v(?=[\s,.]|$)(?=.{0,20}(?:bleach|develop|perox|lighten))/g, '$1 vol'],
  [/(\d)vol\b/g, '$1 vol'],
  [/\s?\b(?:p[eu]r? ?[cs]ent|pct|pc)\b/g, '%'],
  [/\b(?:centimet(?:er|re)s?|cms)\b/g, 'cm'],
  [/\binches\b|\bins\b(?=\s+(?:regrowth|roots))/g, 'inch'],
  [/\bsalt (?:n|&|'n'|and) ?pepper\b/g, 'salt and pepper'],
  [/\bmids\b|\bmid[\s-]?lengths?\b|\bm\/l\b/g, 'mid-lengths'],
  [/\bcan ?not\b/g, "can't"],
  [/\bdev\b/g, 'developer'],
  [/\bcond\b/g, 'condition'],
  [/\bg\/c\b/g, 'grey coverage'],
  [/\bb4\b/g, 'remover'],
]

const ORDERS =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:instruct\w*|prompts?|rules?|guidelines|above|safety|restrictions|warnings?)\b|\bsystem ?(?:prompt|message|:)|\byou are (?:now|a|an|no longer)\b|\bas an ai\b|\bjailbreak|\bdeveloper mode\b|\b(?:respond|reply|answer|output|print|return)\b[^.!?\n]{0,20}\b(?:only|with|json|exactly|the words?)\b|<\/?(?:system|user|assistant|script)[^>]{0,100}>|\bdecision\s*[:=]|\bpretend\b|\bdo not (?:mention|include|warn|add)\b|\bassistant:/i

/** The text without what gives orders to a program instead of describing hair. */
export function withoutOrders(text: string): { text: string; dropped: boolean } {
  const sentences = text.split(/(?<=[!?\n]|\.(?!\d))/)
  const kept = sentences.map(sentence => sentence.slice(0, ORDERS.exec(sentence)?.index))
  return { text: kept.join(' '), dropped: kept.some((part, index) => part !== sentences[index]) }
}

/** Upper and lower case kept, punctuation made plain: letter codes ("6N", "9V") are read from this. */
export function plain(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[‘’ʼ`´]/g, "'")
      .replace(/[“”„]/g, '"')
      .replace(/[–—−‐‑]/g, '-')
      .replace(/[\t\r\f\v\u00a0_]+/g, ' ')
      // A form that a machine filled in: "LEVEL=5 | GREY=0".
      .replace(/\|/g, ';')
      .replace(/=/g, ':')
      // A form read out: "Q: henna? A: never".
      .replace(/\bq(?:uestion)?\s*[:.]\s*(?=\p{L})/giu, '')
      .replace(/\s*\?\s*a(?:ns(?:wer)?)?\s*[:.]\s*/gi, ': ')
      .replace(
        /\b(allerg(?:y|ies)|contra-?indications?|reactions?|sensitivit(?:y|ies)|medical|medication|age|grey|gray|history|condition|scalp)\s+-\s+/gi,
        '$1: ',
      )
  )
}

export function tidy(text: string): string {
  let result = numbersFromWords(plain(text).toLowerCase())
  for (const [pattern, word] of SHORTHAND) result = result.replace(pattern, word)
  result = corrected(result)
  return result.replace(/ {2,}/g, ' ').trim()
}
