// One line of the stylist's, heard with all that the client said before it.
import { FAULTS } from './faults'
import { BAD_SHAPES } from './hurts'
import { jargonIn } from './jargon'
import { GOOD_SHAPES } from './shapes'
import { PATTERNS, type Pattern } from './signals'
import { denied, meaningOf, sentencesOf, shared, stem, tidy, wordsOf } from './text'
import type { Told } from './told'

export type Signal =
  | keyof typeof PATTERNS
  | keyof typeof FAULTS
  | 'open_question'
  | 'uses_name'
  | 'wrong_name'
  | 'reflects'
  | 'echoes'
  | 'contradicts'
  | 'ignores_no'
  | 'ignores_question'
  | 'need_link'
  | 'product_use'
  | 'mentions_product'
  | 'too_many_products'
  | 'many_questions'
  | 'closed_question'
  | 'jargon'

/** `quote` is the stylist's own sentence; `detail` the word that it turned on. */
export type Heard = { signal: Signal; quote: string; detail?: string }
export type Line = { text: string; words: number; heard: Heard[] }

const entries = Object.entries({ ...PATTERNS, ...FAULTS }) as [Signal, Pattern][]

const UNKIND = new Set<Signal>(['dismisses', 'blames', 'policy_shield', 'judges', 'rude', 'jokes'])
const KIND = new Set<Signal>(['empathises', 'comfort', 'owns', 'paraphrases', 'warm', 'rebook', 'explains'])

const OPEN =
  /(?:^|[,;:–—-] ?|\b(?:and|so|but|then|or|first|also|now|ok|okay|great|lovely|right|well|question|quick) )(?:what|how|which|why|when|where|who)\b|\b(?:tell me|talk me through|walk me through|describe|show me (?:what|how|where)|(?:could|can|would|do) you (?:tell|describe|show|explain|walk|talk|share|say)|i'd love to (?:hear|know)|help me understand|share (?:with me )?)\b/gi
const NOT_OPEN =
  /\bhow (?:does|would|do) that (?:sound|feel|suit|work)|\bhow are you(?:\?|,|$| today\b| doing\b| keeping\b)|\bhow(?:'s| is) (?:that|it going)\b|\bwhat(?:'s| is| was) your name|\bwhat time\b|\bwhat'?s up\b|\bwhat\?$|^\W*(?:what|how|why|when|where)\W*$|\bwhat(?:'s| is)? (?:the problem|now|do you want)\b|\bwhat did you (?:expect|do to)|\bhow (?:much|many|old|long) (?:are|is) (?:you|it)\b|\bwhat do you expect|\bwhy (?:not|would you|did you (?:do|let|not)|are you (?:so|being)|didn't you|don't you just)|\bwho did this|\bwhat happened to (?:it|your)|\bshow you\b|\btell me (?:to stop|if|when|about it)\b/i
const HOW_SOUND = /\bhow (?:does|would|do) that (?:sound|feel|suit|work)\b/i

const PRODUCT_TALK =
  /£ ?\d|\b(?:suggest|recommend|try|use|using|this|our|the £?\d*|will help|helps|adds|protects|could add|need|buy|want|suit|take|grab|would (?:help|suit|be)|is (?:great|good|ideal|lovely|only)|a light|pop|spritz|massage|spray it|leave-in|have a|there's a|these|it's a|rubs?|smooths?|tames?|keeps?|holds?|gives?|softens?|works?|comb|apply|get (?:the|our|some|a))\b/i
const ASKS_ABOUT_PRODUCT =
  /\b(?:what|which|how)\b[^.!]{0,60}\b(?:use|using|used|at home|wash|products?|shampoo)\b[^.!]*\?/i
const PRODUCT_NOUN =
  /\b(?:shampoo|conditioner|masque|mask|serum|spray|leave[- ]in|mousse|heat protect\w*|oil|balm|cream|treatment|brush|supplements?|vitamins?|tonic|gel|wax|paste|gloss spray|scrub|kit|set|(?:one|bottle|tub|version) (?:at|for|is) £)/gi
const USE =
  /\b(?:pea[- ]?si[sz]ed?|once a week|twice a week|weekly|every (?:day|wash|week|other)|a (?:little|light mist|drop|few drops|pump|small amount|tiny amount|coin|fingertip|walnut)|between your (?:palms|hands)|each section|(?:on|to|through|onto|in) (?:damp|towel-dried|dry|wet|the (?:ends|lengths|mid-lengths))|leave (?:it )?(?:in|on)|spritz|rinse|before (?:you )?(?:dry|straighten|blow|heat|the)|after (?:washing|you wash|each wash|shampoo)|instead of|two washes|from mid-length|overnight|comb it through|work it|massage|wash with)\b/i
const HAIR_NEED =
  /\b(?:dry|dryness|ends|rough|frizz\w*|tangl\w*|brittle|break\w*|strength|strong|heat|straighten\w*|colour|fad\w*|tone|brass\w*|orange|yellow|curls?|volume|flat|fine|scalp|shine|soft\w*|moisture|split|bleach\w*|humid\w*|hold)\b/i

/** A name that the stylist calls the client by: "Hi Maya", ", Dana.", "Thanks, Priya". */
const CALLED =
  /(?:\b(?:[Hh]i|[Hh]ello|[Hh]ey|[Hh]iya|[Mm]orning|[Aa]fternoon|[Ee]vening|[Ww]elcome|[Ss]orry|[Tt]hanks|[Tt]hank you|[Oo]kay|OK|[Rr]ight|[Ll]ovely|[Ss]o)(?: there)?,? |, )([A-Z]\p{Ll}{2,})(?=[,.!?]|$| [–—-]|\s(?:and|for|that|I))/gu
const NO_NAMES =
  /^(?:I|We|You|The|That|This|Then|There|What|How|Why|When|Which|Let|So|And|But|Just|Can|Could|Would|Shall|Right|Great|Lovely|Good|Thanks|Thank|Okay|Yes|No|Sorry|Of|If|It|Is|Are|Do|Does|Did|My|Your|Our|At|For|To|In|On|Not|Now|Well|Sure|Perfect|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|First|Second|Before|After|Here|Hello|Hey|Please|Absolutely|Anyway|Also|Only|Maybe|Because|Honestly|Actually|Today|Tomorrow|Wella|Olaplex|Kerastase|Redken|Christmas|Never|None|Look|Listen|Oh|Ah|Instagram|Next|Have|Has|Been|Come|Go|Since|With|Without|From|Don|Hi|All|As|Ok|Dear|Love|Take|Tell|Trust|Hopefully|Usually|Great|Definitely|Totally|Welcome|Brilliant|Done|Wonderful|Gorgeous|Fair|Fine|Morning|Afternoon|Evening|Congratulations|Personally|Normally|Ideally|Finally|Understood|Together|Curly|British|English|Brexit|Spain|Obviously|Certainly|Jargon)$/

export const namesCalled = (text: string): string[] =>
  [...tidy(text).matchAll(CALLED)]
    .map(match => match[1] ?? '')
    .filter(name => name !== '' && !NO_NAMES.test(name))

const matchOf = ({ any, unless, denial }: Pattern, sentence: string): string | null => {
  const match = any.exec(sentence)
  if (!match || unless?.test(sentence)) return null
  if (denial && denied(sentence, match.index)) return null
  return match[0]
}

const SHORTENS =
  /\b(?:(?:\d+|two|three|four|five|six|several|a few) (?:inches|cm|centimet\w+)|chop|all off|much shorter|really short|nice and short|big change|bold|a bob|pixie|take (?:a lot|loads|it all|plenty)|drastic|shave)\b/i
const CARES_FOR_LENGTH =
  /\b(?:only|just|no more than|at most|a maximum|rather than|instead of|less than|won't|not|don't|never|keep)\b/i
const DECIDES_FOR =
  /\b(?:i'll|i will|i'm going to|i'm gonna|we'll|we will|let's|so you want|you want|you'd like|i'd (?:take|go|do|cut)|i think|you'd look|you need|would (?:really )?suit|it is|suits you)\b/i
const OFFERS_TURNED_DOWN =
  /\b(?:£ ?\d|shampoo|mask|oil|spray|brush|products?|treatment|it up|ring|buy|try|one|them|add|upgrade|colour|highlights)\b/i

/** "What, how, tell me" is no question: it must ask about something. */
const asksSomething = (sentence: string): boolean => {
  const long = wordsOf(sentence).length
  if (long < 4) return false
  return (
    meaningOf(sentence).size > 0 ||
    (long >= 6 && (YOU.test(sentence) || /\btell me about the\b/i.test(sentence)))
  )
}

/** What a sentence means hangs on what was said before, and on how much else stands in the line. */
function mayCount(signal: Signal, found: string, sentence: string, whole: string, told: Told): boolean {
  // "That's normal" waves a feeling away, or calms a question about hair.
  if (signal === 'dismisses' && /normal|lots of people/i.test(found)) return told.complaint
  // "Great." is vague only where nothing follows.
  if (signal === 'vague' && wordsOf(sentence).length <= 3) return wordsOf(whole).length <= 6
  if (signal === 'limits' || signal === 'upkeep' || signal === 'timing')
    return !/\b(?:how|what|when)\b.*\?$/i.test(sentence)
  return true
}

/** What stands in one line. `told` is what the client had said by then. */
export function hearLine(text: string, told: Told): Line {
  const whole = tidy(text)
  const heard: Heard[] = []
  const sentences = sentencesOf(text)
  const add = (signal: Signal, quote: string, detail?: string) =>
    heard.push(detail === undefined ? { signal, quote } : { signal, quote, detail })
  let questions = 0
  let goods = 0
  let firstGood = ''
  for (const [index, raw] of sentences.entries()) {
    const sentence = tidy(raw)
    for (const [signal, pattern] of entries) {
      const found = matchOf(pattern, sentence)
      if (found !== null && mayCount(signal, found, sentence, whole, told)) add(signal, raw, found)
    }
    for (const { signal, any, unless, when } of [...BAD_SHAPES, ...GOOD_SHAPES]) {
      if (heard.some(each => each.quote === raw && each.signal === signal)) continue
      const found = any.exec(sentence)?.[0]
      if (!found || unless?.test(sentence) || (when && !when(told))) continue
      if (mayCount(signal, found, sentence, whole, told)) add(signal, raw, found)
    }
    // Kind words inside an unkind sentence are none: "You're worrying over nothing."
    if (heard.some(each => each.quote === raw && UNKIND.has(each.signal)))
      for (let at = heard.length - 1; at >= 0; at--)
        if (heard[at]?.quote === raw && KIND.has(heard[at].signal)) heard.splice(at, 1)
    for (const word of jargonIn(sentence, tidy(sentences[index + 1] ?? ''))) add('jargon', raw, word)

    const marks = (sentence.match(/\?/g) ?? []).length
    questions += marks
    const opened = NOT_OPEN.test(sentence) ? 0 : (sentence.match(OPEN) ?? []).length
    const asking =
      marks > 0 ||
      /\b(?:tell me|talk me through|walk me through|describe|i'd love to (?:hear|know)|help me understand)\b/i.test(
        sentence,
      )
    if (
      opened > 0 &&
      asking &&
      (/\bwhat(?:'s| has|'s been)? happened\b/i.test(sentence) || asksSomething(sentence))
    ) {
      const two = opened > 1 || /,? and (?:has|have|is|are|do|does|did) \w+/i.test(sentence)
      for (let nth = 0; nth < (two ? 2 : 1); nth++) add('open_question', raw)
    } else if (marks > 0 && !HOW_SOUND.test(sentence)) add('closed_question', raw)

    const talked = /[^?]$/.test(sentence) || !ASKS_ABOUT_PRODUCT.test(sentence)
    const nouns = new Set(
      (sentence.toLowerCase().match(PRODUCT_NOUN) ?? []).map(noun => noun.replace(/s$/, '')),
    )
    if (
      talked &&
      nouns.size > 0 &&
      PRODUCT_TALK.test(sentence) &&
      !/\b(?:wrong|what|which) shampoo\b/i.test(sentence)
    ) {
      goods += nouns.size
      firstGood = firstGood || raw
    }
  }
  if (questions >= 4) add('many_questions', sentences.find(each => each.includes('?')) ?? text)
  if (goods > 0) {
    add('mentions_product', firstGood)
    if (goods > 3) add('too_many_products', firstGood)
    if (HAIR_NEED.test(whole)) add('need_link', firstGood)
    if (USE.test(whole)) add('product_use', sentences.find(each => USE.test(each)) ?? firstGood)
  } else if (/\b(?:use|spritz|apply)\b/i.test(whole) && USE.test(whole)) add('product_use', text)
  hearNames(text, sentences, told, add)
  hearAnswers(sentences, whole, told, heard, add)
  return { text, words: wordsOf(text).length, heard }
}

type Add = (signal: Signal, quote: string, detail?: string) => void

function hearNames(text: string, sentences: readonly string[], told: Told, add: Add): void {
  for (const name of namesCalled(text)) {
    const quote = sentences.find(sentence => sentence.includes(name)) ?? text
    if (told.name === null || name.toLowerCase() === told.name.toLowerCase()) add('uses_name', quote)
    // Only a greeting surely names the client: a capital after a comma may be a brand or a day.
    else if (
      new RegExp(
        `\\b(?:hi|hiya|hello|hey|morning|afternoon|sorry|thanks|thank you|okay|ok|welcome),? ${name}\\b`,
        'i',
      ).test(text)
    )
      add('wrong_name', quote, name)
  }
  if (told.name !== null && !namesCalled(text).length && new RegExp(`\\b${told.name}\\b`, 'i').test(text))
    add('uses_name', sentences.find(sentence => new RegExp(`\\b${told.name}\\b`, 'i').test(sentence)) ?? text)
}

const YOU = /\byou(?:'re|'d|'ve|r|rs)?\b/i
const SPOILS = new Set<Signal>([
  'jargon',
  'bluffs',
  'interrupts',
  'medical',
  'unsafe',
  'distracted',
  'vague',
  'dismisses',
  'blames',
  'overpromises',
  'pushes',
  'fear',
  'rude',
  'judges',
  'jokes',
  'policy_shield',
  'contradicts',
])
const PUSHES_ON: readonly Signal[] = ['pushes', 'fear', 'mentions_product', 'overpromises']

/** How the line answers what the client said: takes it up, goes past it, or against it. */
function hearAnswers(
  sentences: readonly string[],
  whole: string,
  told: Told,
  heard: Heard[],
  add: Add,
): void {
  const has = (...signals: readonly Signal[]): boolean => heard.some(({ signal }) => signals.includes(signal))
  for (const [index, raw] of sentences.entries()) {
    const sentence = tidy(raw)
    const meaning = meaningOf(sentence)
    const words = new Set(wordsOf(sentence).map(word => word.replace(/(?:ing|s)$/, '')))
    const unwanted = [...told.unwanted].find(
      word =>
        words.has(word) &&
        DECIDES_FOR.test(sentence) &&
        !/\b(?:no|not|without|avoid|away from|never|rather than|instead of|keep|protect|only|worried|scared|upset|embarrass\w*)\b|n't\b/i.test(
          sentence,
        ),
    )
    if (unwanted && !raw.includes('?')) add('contradicts', raw)
    else if (
      told.careful &&
      SHORTENS.test(sentence) &&
      !CARES_FOR_LENGTH.test(sentence) &&
      !raw.includes('?')
    )
      add('contradicts', raw)
    // "It's not wonky", to whoever said that it is.
    const denies = /^(?:no,? |well,? )?(?:it|that)(?:'s| is)(?: really)? not (?:that |so )?(\w+)/i.exec(
      sentence,
    )?.[1]
    if (denies && told.meaning.has(stem(denies.toLowerCase()))) add('dismisses', raw)
    const own = heard.filter(({ quote }) => quote === raw).map(({ signal }) => signal)
    if (own.some(signal => SPOILS.has(signal))) continue
    const common = shared(meaning, told.meaning)
    const lately = shared(meaning, told.lastMeaning)
    const asks = raw.endsWith('?')
    const long = wordsOf(sentence).length
    const takenUp =
      (own.some(signal => signal === 'paraphrases' || signal === 'empathises') && common > 0) ||
      // "So she didn't hear you, and you ended up with…": other words for the same, and about the client.
      (!asks &&
        /^(?:so|right|ok|okay|got it|right then|ah|then)\b/i.test(sentence) &&
        long >= 7 &&
        meaning.size >= 2 &&
        YOU.test(sentence) &&
        !/\b(?:you should|you need|you must|you have to)\b/i.test(sentence)) ||
      // "Below the shoulder then", "Two centimetres it is": the client's own words first.
      (!asks && index === 0 && lately > 0 && (long >= 4 || lately >= 2)) ||
      (!asks && lately >= 2)
    if (takenUp) add('reflects', raw)
    else if (lately > 0 || common >= 2) add('echoes', raw)
  }
  const first = sentences[0] ?? whole
  if (told.declined && has(...PUSHES_ON) && !has('offers_choice') && OFFERS_TURNED_DOWN.test(whole))
    add('ignores_no', first)
  const words = wordsOf(whole).length
  if (
    told.asks &&
    words < 5 &&
    !/\?$/.test(whole) &&
    shared(meaningOf(whole), told.lastMeaning) === 0 &&
    !/\b(?:yes|no|of course|absolutely|£ ?\d|\d)\b/i.test(whole)
  )
    add('ignores_question', first)
}
