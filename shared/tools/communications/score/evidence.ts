// The line that an area's praise is about, and what that line does: chosen from what was counted for the area.
import type { Signal } from '../hear/line'
import { HAIR_NEED, PRODUCT_NOUN, USE } from '../hear/products'
import type { Reading } from '../hear/read'
import { wordsOf } from '../hear/text'
import type { Area } from '../schema'
import { UNSAFE } from './tally'

/** What a line does for an area, gravest first; `shows` is what must stand in it to be praised for that. */
type Does = { signal: Signal; says: string; shows?: RegExp; not?: RegExp }

const HEALTHY = /\b(?:healthy|stay(?:s|ing)? (?:strong|safe)|protect (?:your|the))\b/i
/** A wait that is over, or a shape that was worn: nothing to expect. */
const PAST =
  /\b(?:wait(?:ed|ing)?|late|ago|was|were|been|last (?:time|week|month|year)|without a word|good enough)\b/i
const BOUND =
  /\b(?:can't|cannot|won't|wouldn't|not|n't|may|might|could|only|unless|before|until|rather|limits?|instead|expect|depends|closer|nearer|softer|warmer|darker|shorter|honest\w*|realistic\w*|safest|as far as|though|promise|fair|possible|first)\b|n't\b/i
const REASON =
  /\b(?:because|since|so (?:that|it|you|the|your|we)|that's (?:why|the|what|your)|means?|which is|why|otherwise|due to|to (?:keep|stop|make|let|help|give|get))\b/i
/** A guess, or the client's own tale summed up, is no reason. */
const NO_REASON = /\b(?:probably|maybe|perhaps|i guess)\b|^so\b|\?$/i
/** An order for home, as against what is wrong with the hair. */
const AT_HOME =
  /(?:^|[,;:] |\b(?:and|then|or|to|you can|you could|just|home|please|always|meanwhile|i'd|never|don't|also|only|so) )(?:wash|rinse|use|shampoo|condition|brush|comb|dry|sleep|plait|braid|spray|avoid|keep|put|tie|pin|wear|wrap|cover|leave|let|start|give|try|go easy|smooth|scrunch|squeeze|blot|apply|massage|work|take|swap|turn|wet|air[- ]dry|rough[- ]dry|don't|stick to|stop|wait|cut down|hold|pop)\b/i
const NEXT_VISIT =
  /\b(?:weeks?|months?|days?|fortnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|\d{1,2}(?:st|nd|rd|th)|book\w*|next (?:visit|time|appointment)|see you|come (?:back|in|by)|pop (?:back|in)|diary|pencil|slot|january|february|march|april|may|june|july|august|september|october|november|december)\b/i
const NO_EASE =
  /\bcomfortable (?:\w+ )?(?:spend|pay|maintain|going|with (?:the |that |this )?(?:price|cost|upkeep))|\bi'd be comfortable\b/i
const PLAN =
  /\b(?:i'd|i would|i'll|i will|i can|we'll|we can|we could|let's|let me|suggest|recommend|start|best|you'll|you need)\b/i
const DOES: Readonly<Record<Exclude<Area, 'product_recommendation'>, readonly Does[]>> = {
  rapport: [
    { signal: 'uses_name', says: 'The client’s own name: that makes it personal.' },
    { signal: 'introduces', says: 'The client knows who they are with.' },
    {
      signal: 'comfort',
      says: 'That puts the client at ease.',
      not: NO_EASE,
    },
    {
      signal: 'greets',
      says: 'A warm welcome.',
      shows:
        /\b(?:hi|hiya|hello|hey|welcome|good (?:morning|afternoon|evening)|morning|afternoon|(?:lovely|nice|good|great) to (?:see|meet|have))\b/i,
    },
    { signal: 'empathises', says: 'Kind, and about this client.', not: NO_EASE },
    { signal: 'small_talk', says: 'An interest in the client, beyond the hair.' },
    { signal: 'thanks', says: 'A thank-you that the client hears.' },
    { signal: 'warm', says: 'Warm words for the client.', not: /\bhappy to\b|\?$/i },
  ],
  open_questions: [
    { signal: 'open_question', says: 'An open question: the client can tell it in their own words.' },
  ],
  active_listening: [
    { signal: 'reflects', says: 'It takes up what the client had said, so they know they were heard.' },
    { signal: 'echoes', says: 'The client’s own words come back in it.' },
    { signal: 'check_question', says: 'You check that you have it right before you go on.' },
  ],
  confident_plain_language: [
    { signal: 'explains', says: 'A reason in plain words.', shows: REASON, not: NO_REASON },
    { signal: 'decides', says: 'It says plainly what you suggest.', shows: PLAN, not: /^don't worry\b/i },
  ],
  realistic_expectations: [
    {
      signal: 'limits',
      says: 'what it can and can’t do',
      shows: BOUND,
      not: /\b(?:about|around|roughly) \w+ (?:minutes|hours?)\b(?!.*(?:n't|\bnot\b))|\bwon't (?:judge|laugh|rush|bite)\b|\bif you'd rather\b/i,
    },
    { signal: 'sessions', says: 'how many visits it takes' },
    { signal: 'risk', says: 'the risk', not: HEALTHY },
    { signal: 'tests', says: 'the test that comes first' },
    {
      signal: 'upkeep',
      says: 'how long it keeps',
      not: /\blast (?:couple|few|inch\w*|bit|time|year|week)\b/i,
    },
    { signal: 'small_step', says: 'a small step first' },
    { signal: 'timing', says: 'how long it takes', shows: /\b(?:minutes?|mins?|hours?|hrs?)\b/i, not: PAST },
    {
      signal: 'price',
      says: 'what it costs',
      shows: /[£$€] ?\d|\b(?:pounds|quid|dollars|euros|free|no charge|nothing to pay|costs?)\b/i,
    },
  ],
  empathy: [
    { signal: 'empathises', says: 'It takes the client’s feelings seriously.', not: NO_EASE },
    { signal: 'apologises', says: 'An apology, plainly said.' },
    { signal: 'owns', says: 'You own up to it, and the client needn’t argue.' },
    { signal: 'comfort', says: 'That gives the client room and control.', not: NO_EASE },
  ],
  aftercare_followup: [
    { signal: 'home_step', says: 'what to do at home', shows: AT_HOME },
    { signal: 'rebook', says: 'when to come back', shows: NEXT_VISIT },
    { signal: 'contact', says: 'that you stay in touch' },
  ],
}
const LISTED: Partial<Record<Area, (list: string) => string>> = {
  realistic_expectations: list => `Honest about ${list}, so nothing disappoints later.`,
  aftercare_followup: list => `The client knows ${list}.`,
}

/** What makes a sentence unfit to be praised. */
const SPOILT = new Set<Signal>([
  ...UNSAFE,
  'jargon',
  'overpromises',
  'rude',
  'judges',
  'jokes',
  'blames',
  'dismisses',
  'fear',
  'pushes',
  'ignores_no',
  'policy_shield',
  'bluffs',
  'vague',
])
const COSTS = /[£$€] ?\d|\b(?:pounds|quid|dollars|euros)\b/i
/** What is done in the salon is no goods. */
const SERVICE =
  /\b(?:we'll|we'd|i'll|i could) (?:do|put on|add|tone|give you)\b|\btakes? (?:[\w-]+ ){1,4}hours?\b/i
const OURS =
  /\b(?:ours?|i'd (?:use|recommend|suggest|pick|choose|go for)|recommend|we (?:stock|sell|have))\b/i

export type Evidence = { quote: string; says: string }

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** What a sentence about goods does: only one that names them is praised for them. */
function goodsIn(quote: string, has: (signal: Signal) => boolean): { says: string; weight: number } | null {
  const named =
    !SERVICE.test(quote) &&
    (quote.match(PRODUCT_NOUN) !== null || (has('product_use') && /\bours is [£$€]/i.test(quote)))
  if (!named || !(has('mentions_product') || has('product_use') || has('need_link'))) return null
  const parts = [
    has('need_link') && HAIR_NEED.test(quote.replace(PRODUCT_NOUN, ' ')) ? 'what it is for' : '',
    USE.test(quote) ? 'how to use it' : '',
    COSTS.test(quote) ? 'what it costs' : '',
    has('offers_choice') ? 'that the choice is theirs' : '',
  ].filter(Boolean)
  if (parts.length === 0) return null
  const sold = COSTS.test(quote) || OURS.test(quote)
  return { says: `You name a product and say ${listed(parts)}.`, weight: parts.length + (sold ? 2 : 0) }
}

function shownIn(area: Area, quote: string, signals: ReadonlySet<Signal>) {
  if (area === 'product_recommendation') return goodsIn(quote, signal => signals.has(signal))
  const does = DOES[area]
  const shown = does.filter(
    ({ signal, shows, not }) => signals.has(signal) && (shows?.test(quote) ?? true) && !not?.test(quote),
  )
  const [first] = shown
  if (!first) return null
  const weight = shown.reduce((sum, each) => sum + does.length - does.indexOf(each), 0)
  const inWords = LISTED[area]
  return { says: inWords ? inWords(listed(shown.slice(0, 3).map(({ says }) => says))) : first.says, weight }
}

/** The sentence that shows most of what the area was praised for; null where none does by itself. */
export function evidenceFor(area: Area, { lines }: Reading): Evidence | null {
  let best: Evidence | null = null
  let most = 0
  for (const { heard } of lines) {
    // Nothing is praised beside what could have harmed somebody.
    if (heard.some(({ signal }) => UNSAFE.includes(signal))) continue
    for (const quote of new Set(heard.map(each => each.quote))) {
      const signals = new Set(heard.filter(each => each.quote === quote).map(({ signal }) => signal))
      // Words that did harm beside the good ones are nothing to keep; "aw, ok" shows nothing.
      if ([...signals].some(signal => SPOILT.has(signal))) continue
      if (wordsOf(quote).length < 3 && !signals.has('uses_name') && !signals.has('greets')) continue
      // "Eighty pounds, low upkeep": their words given back, and no news.
      if (area === 'realistic_expectations' && signals.has('reflects') && wordsOf(quote).length < 8) continue
      const shown = shownIn(area, quote.replace(/[’‘]/g, "'"), signals)
      if (!shown) continue
      const value = shown.weight + (signals.has('reflects') ? 0.5 : 0) - (/^thank/i.test(quote) ? 0.3 : 0)
      if (value > most) [best, most] = [{ quote, says: shown.says }, value]
    }
  }
  return best
}
