// Dictated or hasty text has no punctuation: we add what it would have been written with.
import { wording } from '../../../reading/wording'
import { PLAINLY_ASKS } from '../../../reading/words/talk/asked'

const NT = /\b(do|does|did|ca|wo|is|was|are|were|have|has|had|should|would|could|must|need)nt\b/gi
const SHORT: Readonly<Record<string, string>> = {
  im: 'I’m',
  ive: 'I’ve',
  youre: 'you’re',
  youve: 'you’ve',
  youll: 'you’ll',
  youd: 'you’d',
  theyre: 'they’re',
  weve: 'we’ve',
  thats: 'that’s',
  whats: 'what’s',
  hows: 'how’s',
  theres: 'there’s',
  itll: 'it’ll',
  thatll: 'that’ll',
  shes: 'she’s',
  hes: 'he’s',
  u: 'you',
  ur: 'your',
}
const SHORTS = new RegExp(`\\b(?:${Object.keys(SHORT).join('|')})\\b`, 'gi')

/** "ill" and "id" are words too, but not before a verb. */
const WILL =
  /\b(ill|id)(?= (?:just |also |always |definitely )?(?:rather|like|love|suggest|say|go|be|take|recommend|start|keep|use|do|want|prefer|leave|expect|put|try|aim|pop|get|show|give|make|stop|ring|check|book|have|see|let|text|call|cut|message|write|tell|ask|turn|wait|hold|send|come|tone|need|explain)\b)/gi

/** Puts the apostrophes into "dont", "im" and "thats". */
export const withApostrophes = (text: string): string =>
  text
    .replace(NT, "$1n't")
    .replace(SHORTS, word => (SHORT[word.toLowerCase()] ?? word).replace('’', "'"))
    .replace(WILL, word => (word.toLowerCase() === 'ill' ? "I'll" : "I'd"))
    .replace(
      /\bits(?= (?:a|an|the|not|only|just|been|going|so|really|okay|ok|fine|free|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|about|still|really|£|\d))/gi,
      "it's",
    )

const AFTER_WH =
  "(?:'s|s|'re)? (?:is|are|was|were|do|does|did|would|could|can|will|should|have|has|had|been|happened|kind|sort|made|makes|brings|brought|worries|bothers|about|if|long|often|much|many|else|would)"
const ASKED =
  /^(?:(?:and|so|but|now|ok|okay|right|well|oh) )*(?:(?:what|how|which|why|when|where|who)(?:'s|s)? \S|(?:do|did|does|would|could|can|have|has|are|were|is|shall|will|may) (?:you|i|we|it|that|there|your|the|this|anything|they|she|he)\b)|\bis that (?:right|ok|okay)$/i
const BEGINS = new RegExp(
  `(?<!\\b(?:show|tell|ask|give|teach|walk|talk) (?:you|me|us)|\\b(?:how|what|which) \\w+|\\b(?:know|see|tell|understand|show|exactly|is|was|about|of|to|like|just|remember|say|hear|explain|matter|we|i|it|that|they|as|than|what|how|which|why|when|where|who|not|if|and|but|so|because|think|sure|glad|sorry|hope|until|before|after|while|said|where|with|on|for|the|a)) (?=(?:(?:and|so|but|now) )?(?:(?:what|how|which|why|when|where|who)${AFTER_WH}\\b|(?:what|how|where)'s\\b|how (?:light|dark|short|long|often|much|many|bright|warm|soon|hard|hot|thick|big|heavy|busy|dry|\\w+ly) (?:is|are|do|does|did|would|can|could|have)\\b|(?:do|did|would|could|can|have|are|shall) (?:you|i|we|it)\\b|i(?:'m|'ll|'d|'ve| can| will| would)\\b|we(?:'ll|'d| can| will)\\b|let's\\b|so (?:you|it's)\\b|(?:is|does) that (?:right|ok|okay|sound|feel|work|make|suit|all right|fair)\\b|have i (?:got|missed|understood)\\b|thank you\\b|that (?:must|sounds)\\b|tell me\\b|it (?:won't|will|takes|costs)\\b))`,
  'gi',
)

/** "Whats the look youre after": only a question starts like this. */
const PLAINLY_ASKED = wording(PLAINLY_ASKS)
/** With all its apostrophes, and of one kind. */
const plainly = (text: string): string => withApostrophes(text.replace(/[’‘`´]/g, "'"))
/** Adds question marks to sentences that are plainly questions, if the whole text has none. */
const askedPlainly = (text: string): string =>
  text.replace(/[^.!…\n]+\.?/g, sentence => {
    const said = sentence.trim()
    if (!PLAINLY_ASKED.has(plainly(said))) return sentence
    return sentence.endsWith('.') ? `${sentence.slice(0, -1)}?` : `${sentence}?`
  })

/** Splits a line with no punctuation at all into sentences. If it has some, only adds question marks. */
export function punctuated(text: string): string {
  if (!/\p{L}\s+\p{L}/u.test(text) || text.includes('?')) return text
  if (/[.!…\n]/.test(text)) return askedPlainly(text)
  const plain = plainly(text)
  return plain
    .split(BEGINS)
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => `${part}${ASKED.test(part) ? '?' : '.'}`)
    .join(' ')
}

/** The original words of a sentence that was read. */
export function asSaid(text: string, sentence: string): string {
  if (text.includes(sentence)) return sentence
  const bare = sentence.replace(/[.?!]+$/, '')
  if (bare !== '' && text.includes(bare)) return bare
  const plain = plainly(text)
  // Adding apostrophes doesn't change how many words there are, so we count them up to the sentence.
  const at = bare === '' ? -1 : plain.indexOf(bare)
  if (at < 0) return text
  const before = plain.slice(0, at).split(/\s+/).filter(Boolean).length
  const words = bare.split(/\s+/).filter(Boolean).length
  return text
    .trim()
    .split(/\s+/)
    .slice(before, before + words)
    .join(' ')
}
