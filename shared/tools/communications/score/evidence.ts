// The line that an area's praise quotes, and what that line does: chosen from what counted for the area.
import type { Signal } from '../hear/line/line'
import type { Reading } from '../hear/read'
import type { Shown, Words } from '../hear/words'
import type { Area } from '../schema'
import { UNSAFE } from './tally'

/** What a line does for an area, most important first; `shows` is what it must contain to be praised for that. */
type Does = { signal: Signal; says: string; shows?: Shown; not?: readonly Shown[] }

const DOES: Readonly<Record<Exclude<Area, 'product_recommendation'>, readonly Does[]>> = {
  rapport: [
    { signal: 'uses_name', says: 'The client’s own name: that makes it personal.' },
    { signal: 'introduces', says: 'The client knows who they are with.' },
    {
      signal: 'comfort',
      says: 'That puts the client at ease.',
      not: ['no_ease'],
    },
    {
      signal: 'greets',
      says: 'A warm welcome.',
      shows: 'welcome',
    },
    { signal: 'empathises', says: 'Kind, and about this client.', not: ['no_ease'] },
    { signal: 'small_talk', says: 'An interest in the client, beyond the hair.' },
    { signal: 'thanks', says: 'A thank-you that the client hears.' },
    { signal: 'warm', says: 'Warm words for the client.', not: ['happy_to', 'asked'] },
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
    { signal: 'explains', says: 'A reason in plain words.', shows: 'reason', not: ['no_reason'] },
    { signal: 'decides', says: 'It says plainly what you suggest.', shows: 'plan', not: ['waves'] },
  ],
  realistic_expectations: [
    {
      signal: 'limits',
      says: 'what it can and can’t do',
      shows: 'bound',
      not: ['no_bound'],
    },
    { signal: 'sessions', says: 'how many visits it takes' },
    { signal: 'risk', says: 'the risk', not: ['healthy'] },
    { signal: 'tests', says: 'the test that comes first' },
    {
      signal: 'upkeep',
      says: 'how long it keeps',
      not: ['last_bit'],
    },
    { signal: 'small_step', says: 'a small step first' },
    { signal: 'timing', says: 'how long it takes', shows: 'time', not: ['past'] },
    {
      signal: 'price',
      says: 'what it costs',
      shows: 'costs',
    },
  ],
  empathy: [
    { signal: 'empathises', says: 'It takes the client’s feelings seriously.', not: ['no_ease'] },
    { signal: 'apologises', says: 'An apology, plainly said.' },
    { signal: 'owns', says: 'You own up to it, and the client needn’t argue.' },
    { signal: 'comfort', says: 'That gives the client room and control.', not: ['no_ease'] },
  ],
  aftercare_followup: [
    { signal: 'home_step', says: 'what to do at home', shows: 'at_home' },
    { signal: 'rebook', says: 'when to come back', shows: 'next_visit' },
    { signal: 'contact', says: 'that you stay in touch' },
  ],
}
const LISTED: Partial<Record<Area, (list: string) => string>> = {
  realistic_expectations: list => `Honest about ${list}, so nothing disappoints later.`,
  aftercare_followup: list => `The client knows ${list}.`,
}

/** What rules out a sentence for praise. */
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
export type Evidence = { says: string; repeats: string | null }

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** What a sentence about products does: only one that names them is praised for them. */
function goodsIn(
  { shows }: Words,
  has: (signal: Signal) => boolean,
): { says: string; weight: number } | null {
  const named =
    !shows.has('service') && (shows.has('names_goods') || (has('product_use') && shows.has('ours_is')))
  if (!named || !(has('mentions_product') || has('product_use') || has('need_link'))) return null
  const parts = [
    has('need_link') && shows.has('says_need') ? 'what it is for' : '',
    shows.has('says_use') ? 'how to use it' : '',
    shows.has('figure') ? 'what it costs' : '',
    has('offers_choice') ? 'that the choice is theirs' : '',
  ].filter(Boolean)
  if (parts.length === 0) return null
  const sold = shows.has('figure') || shows.has('ours')
  return { says: `You name a product and say ${listed(parts)}.`, weight: parts.length + (sold ? 2 : 0) }
}

function shownIn(area: Area, said: Words, signals: ReadonlySet<Signal>) {
  if (area === 'product_recommendation') return goodsIn(said, signal => signals.has(signal))
  const does = DOES[area]
  const shown = does.filter(
    ({ signal, shows, not }) =>
      signals.has(signal) &&
      (shows === undefined || said.shows.has(shows)) &&
      !not?.some(each => said.shows.has(each)),
  )
  const [first] = shown
  if (!first) return null
  const weight = shown.reduce((sum, each) => sum + does.length - does.indexOf(each), 0)
  const inWords = LISTED[area]
  return { says: inWords ? inWords(listed(shown.slice(0, 3).map(({ says }) => says))) : first.says, weight }
}

/** The sentence that best shows what the area was praised for; null if no single one does. */
export function evidenceFor(area: Area, { lines }: Reading): Evidence | null {
  let best: Evidence | null = null
  let most = 0
  for (const { heard } of lines) {
    // Nothing is praised beside something that could have harmed somebody.
    if (heard.some(({ signal }) => UNSAFE.includes(signal))) continue
    for (const [quote, said] of new Map(heard.map(each => [each.quote, each.said]))) {
      const signals = new Set(heard.filter(each => each.quote === quote).map(({ signal }) => signal))
      // Good words with harmful ones beside them aren't worth keeping; "aw, ok" shows nothing.
      if ([...signals].some(signal => SPOILT.has(signal))) continue
      if (said.count < 3 && !signals.has('uses_name') && !signals.has('greets')) continue
      // "Eighty pounds, low upkeep": only the client's words reflected, with nothing new.
      if (area === 'realistic_expectations' && signals.has('reflects') && said.count < 8) continue
      const shown = shownIn(area, said, signals)
      if (!shown) continue
      const value = shown.weight + (signals.has('reflects') ? 0.5 : 0) - (said.shows.has('thanks') ? 0.3 : 0)
      if (value > most) [best, most] = [{ says: shown.says, repeats: said.repeats }, value]
    }
  }
  return best
}
