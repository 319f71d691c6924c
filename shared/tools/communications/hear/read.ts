// Reads a transcript line by line: what the client had said by then, and what the stylist's line contains.

import { wording } from '../../../reading/wording'
import { PASSES } from '../../../reading/words/talk/safety/passes'
import { NAMED } from '../../../reading/words/talk/sayings/form'
import type { Utterance } from '../schema'
import { careIn } from '../score/care'
import { hearLine, type Line, type Signal, type SignalHeard } from './line/line'
import { warnsIn } from './line/sayings'
import { weighed } from './line/weigh'
import { metBy } from './met'
import { servedAnyway } from './safety/lice'
import { lossWavedAway } from './safety/loss'
import { answers, asksIfSafe, cheersOn, type Worry, worriesIn } from './safety/passed'
import { rinsedAtOnce } from './safety/rinsed'
import { sentencesOf, tidy } from './text'
import { NOTHING_TOLD, type TalkSoFar, toldMore } from './told'
import { type ClientWords, clientIn, type Shown, type Words, wordsIn } from './words'

const TAKES_UP = new Set<Signal>([
  'empathises',
  'apologises',
  'owns',
  'check_question',
  'limits',
  'comfort',
  'tests',
])

const REFERS = wording(PASSES.refers, NAMED)
const GOES_ON = wording(PASSES.goes_on, NAMED)
/** Services that react with the hair's history; a cut or a wash never does. */
const CHEMICAL = wording(PASSES.chemical, NAMED)
/** A colour that is about to go on, whatever the verb: "We'll pop the warm brown on". */
const ON_WITH_IT = wording(PASSES.on_with_it, NAMED)
const PUTS_ON = wording(PASSES.puts_on, NAMED)
/** A past reaction, rather than a relaxer or a child. */
const reacts = ({ meaning }: TalkSoFar): boolean => meaning.has('=allergy') || meaning.has('henna')
/** "Same again", to somebody who told of an itching scalp. */
const SAME_AGAIN = wording(PASSES.same_again, NAMED)
const again = (text: string): boolean =>
  sentencesOf(tidy(text)).some(
    sentence => SAME_AGAIN.has(sentence) && !HOLDS_BACK.has(sentence) && !sentence.endsWith('?'),
  )
/** "One more round today": doesn't name what is being done. */
const ONE_MORE = wording(PASSES.one_more, NAMED)
const oneMore = (text: string): boolean =>
  sentencesOf(tidy(text)).some(
    each => ONE_MORE.has(each) && !HOLDS_BACK.has(each) && !/\?$|\b(?:could|would|might|may) \w+/i.test(each),
  )
const ASKS_COLOUR = wording(PASSES.asks_colour, NAMED)
const HOLDS_BACK = wording(PASSES.holds_back, NAMED)
/** On hair that already breaks, bleach would finish it. */
const LIGHTENS = wording(PASSES.lightens, NAMED)
const putsOn = (text: string): boolean =>
  sentencesOf(tidy(text)).some(sentence => PUTS_ON.has(sentence) && !HOLDS_BACK.has(sentence))
/** "I can't bleach it", "nobody under sixteen": it was refused, so whatever else is planned is a different way. */
const REFUSES = wording(PASSES.refuses, NAMED)
/** Henna, and just a cut today: a cut is fine whatever was on the hair. */
const CUT = wording(PASSES.cut, NAMED)
const BEFORE = wording(PASSES.before, NAMED)
/** A red ribbon, a black fade. */
const ONLY_A_HUE = wording(PASSES.only_a_hue, NAMED)
const isCutOnly = (last: string, text: string): boolean =>
  CUT.has(last) &&
  !CHEMICAL.has(ONLY_A_HUE.without(BEFORE.without(last))) &&
  !CHEMICAL.has(ONLY_A_HUE.without(text, ' '))
/** The scalp gets checked first. */
const LOOKS = wording(PASSES.looks, NAMED)
const GOODS = new Set<Signal>(['mentions_product', 'home_product'])

const HEARD_AS_HARM = new Set<Signal>(['unsafe', 'misses_danger', 'passes_hazard'])
const FEELS_WITH = new Set<Signal>(['empathises', 'apologises', 'owns'])
/** Signals that make light of a worry. */
const WAVES = new Set<Signal>(['dismisses', 'bluffs', 'blames', 'unsafe', 'ignores_question'])
/** Something timed is on the head: that is colour, named or not. */
const ON_THE_HEAD = wording(PASSES.on_the_head, NAMED)
const COLOUR_TALK = wording(PASSES.colour_talk, NAMED)
const MAY_BE_COLOUR = new Set<Worry>(['at_once', 'on_the_hair'])
/** Colour calls for a test; a cut over a bump hurts nobody. */
const asksForCare = (
  worries: readonly Worry[],
  { told, text, heard }: Turn,
  transcript: readonly Utterance[],
): boolean =>
  (worries.includes('test') ||
    worries.includes('seen_to') ||
    (worries.includes('hurts') && ON_THE_HEAD.has(text)) ||
    transcript.some(said => CHEMICAL.has(said.text) || COLOUR_TALK.has(said.text)) ||
    // Nobody says which service: it is asked about and agreed, waved aside, or done as usual.
    (worries.some(worry => MAY_BE_COLOUR.has(worry)) &&
      !heard.some(({ signal }) => GOODS.has(signal)) &&
      (SAME_AGAIN.has(text) || asksIfSafe(told.last) || heard.some(({ signal }) => WAVES.has(signal))))) &&
  !isCutOnly(told.last, text)

type Turn = Line & { told: TalkSoFar; at: number }
/** `said`: what its words show. `turn`: what the deciding word shows. */
export type HeardSaid = SignalHeard & { said: Words; turn: ReadonlySet<Shown> }
/** `client`: what the client had said just before. */
export type ReadLine = Omit<Turn, 'heard'> & { heard: HeardSaid[]; said: Words; client: ClientWords }
export type Reading = {
  lines: ReadLine[]
  /** Everything the client said. */
  told: TalkSoFar
  /** How often a signal was heard, over all lines. */
  count: (...signals: readonly Signal[]) => number
  /** In how many lines a signal was heard. */
  inLines: (...signals: readonly Signal[]) => number
  first: (...signals: readonly Signal[]) => HeardSaid | null
  words: number
  /** How much of the conversation takes care of the client. */
  care: number
}

/** `before`: what the scenario itself tells us, such as that this is a complaint. */
export function readTranscript(
  transcript: readonly Utterance[],
  name: string | null = null,
  before: Pick<TalkSoFar, 'emotion' | 'complaint'> = NOTHING_TOLD,
): Reading {
  const lines: Turn[] = []
  const cold: boolean[] = []
  let told: TalkSoFar = { ...NOTHING_TOLD, name, emotion: before.emotion, complaint: before.complaint }
  for (const [at, { role, text }] of transcript.entries()) {
    if (text.trim() === '') continue
    if (role === 'client') told = toldMore(told, text)
    else {
      const next = transcript.slice(at + 1).find(said => said.text.trim() !== '')
      const met = metBy(next?.role === 'client' ? next.text : null, text)
      const line = hearLine(text, told)
      cold.push(met === 'cold')
      // A client may object even to the best line, so this counts only if nothing in it took up their words.
      const tookUp = line.heard.some(({ signal }) => TAKES_UP.has(signal))
      if (met === 'warm') line.heard.push({ signal: 'met_warm', quote: text })
      // "I just want …" answers an open question; after any other line it is an objection.
      const answers =
        next !== undefined &&
        /^(?:i just|i'd rather|please)\b/i.test(next.text.trim()) &&
        line.heard.some(({ signal }) => signal === 'open_question')
      if (answers) cold[cold.length - 1] = false
      if (met === 'cold' && !tookUp && !answers) line.heard.push({ signal: 'met_cold', quote: text })
      lines.push({ ...line, told, at })
    }
  }
  const care = careIn(lines.map(line => line.heard))
  const goods = lines.some(line => line.heard.some(({ signal }) => GOODS.has(signal)))
  for (const [nth, line] of lines.entries())
    line.heard = weighed(line.heard, cold[nth] ?? false, { care, goods })
  // Henna, a relaxer, a reaction or a child, and the service went ahead with no test and no question.
  const chemical = transcript.some(({ text }) => CHEMICAL.has(text))
  const refused = lines.some(({ text }) => REFUSES.has(tidy(text)))
  const looked = lines.some(({ text }) => LOOKS.has(tidy(text)))
  const goesOn = (text: string): boolean => !refused && putsOn(text)
  const risky = chemical
    ? lines.findIndex(({ told, text: said }) => {
        const text = tidy(said)
        const colours = !isCutOnly(told.last, text)
        return (
          (told.hazard && colours && (GOES_ON.has(text) || goesOn(text))) ||
          ((told.sore || (colours && (told.stung || (told.hazard && reacts(told))))) &&
            !refused &&
            again(text)) ||
          (told.sore && colours && !refused && !looked && ON_WITH_IT.has(text)) ||
          (told.sore && (goesOn(text) || (ASKS_COLOUR.has(told.last) && GOES_ON.has(text) && !refused))) ||
          (told.irritated && colours && !looked && goesOn(text)) ||
          (told.fragile && LIGHTENS.has(text) && goesOn(text)) ||
          (told.fragile && LIGHTENS.has([...told.meaning, told.last].join(' ')) && oneMore(text)) ||
          (told.fragile && LIGHTENS.has(told.last) && GOES_ON.has(text) && !HOLDS_BACK.has(text))
        )
      })
    : -1
  const minded = lines.some(
    ({ text, heard }) =>
      REFERS.has(text) ||
      heard.some(({ signal, quote }) => signal === 'tests' || (signal === 'risk' && warnsIn(tidy(quote)))),
  )
  if (risky >= 0 && !minded)
    lines[risky]?.heard.push({ signal: 'passes_hazard', quote: lines[risky]?.text ?? '' })
  for (const nth of passedOver(lines, transcript)) {
    const line = lines[nth]
    if (line && !line.heard.some(({ signal }) => HEARD_AS_HARM.has(signal)))
      line.heard.push({ signal: 'passes_hazard', quote: line.text })
  }
  const served = servedAnyway(lines)
  if (served) lines[served.nth]?.heard.push({ signal: 'serves_lice', quote: served.quote })
  const waved = lossWavedAway(lines)
  if (waved) lines[waved.nth]?.heard.push({ signal: 'misses_danger', quote: waved.quote })
  // Signs that need a doctor, and nobody sent the client to one.
  const sick = lines.findIndex(line => line.told.danger)
  if (
    sick >= 0 &&
    !lines.slice(sick).some(({ text }) => REFERS.has(text)) &&
    !rinsedAtOnce(lines.slice(sick))
  )
    lines[sick]?.heard.push({ signal: 'misses_danger', quote: lines[sick]?.text ?? '' })
  return readingOf(lines, { told, care })
}

/**
 * Turn by turn: the client asked or told something, and the next line neither answers nor follows it up. An unanswered
 * worry stays open, so a later line can still wave it through. Returns indices among the stylist's lines.
 */
function passedOver(lines: readonly Turn[], transcript: readonly Utterance[]): number[] {
  const found: number[] = []
  let open: readonly Worry[] = []
  for (const [nth, line] of lines.entries()) {
    const unanswered = (worry: Worry): boolean => !answers(line.text, worry)
    const [before, now] = [open.filter(unanswered), worriesIn(line.told.last).filter(unanswered)]
    open = [...new Set([...before, ...now])]
    const goesFor = GOES_ON.has(line.text) || SAME_AGAIN.has(line.text) || putsOn(line.text)
    const waves = goesFor || cheersOn(line.text)
    const plain = now.filter(worry => worry !== 'on_the_hair' || waves)
    const passed = plain.length > 0 ? plain : waves ? before : []
    if (passed.length === 0 || !asksForCare(passed, line, transcript)) continue
    const takesUp = ({ signal, quote }: SignalHeard): boolean =>
      FEELS_WITH.has(signal) ||
      // "Who has time for that?" is no question to a client who asked about a test.
      (signal === 'open_question' &&
        !passed.includes('test') &&
        !CHEMICAL.has(quote) &&
        !COLOUR_TALK.has(quote))
    if (!goesFor && line.heard.some(takesUp)) continue
    // Sympathy first and the test afterwards counts as an answer; brushing it aside doesn't.
    const later = lines.slice(nth + 1).some(({ text }) => passed.every(worry => answers(text, worry)))
    if (later && !line.heard.some(({ signal }) => WAVES.has(signal))) continue
    found.push(nth)
  }
  return found
}

/** The same reading with each line heard afresh. */
export const withLines = (reading: Reading, heardIn: (line: ReadLine) => SignalHeard[]): Reading =>
  readingOf(
    reading.lines.map(line => ({ ...line, heard: heardIn(line) })),
    reading,
  )

function readingOf(turns: readonly Turn[], { told, care }: Pick<Reading, 'told' | 'care'>): Reading {
  const lines = turns.map(line => ({
    ...line,
    said: wordsIn(line.text),
    client: clientIn(line.told.last),
    heard: line.heard.map(each => ({
      ...each,
      said: wordsIn(each.quote),
      turn: wordsIn(each.detail ?? '').shows,
    })),
  }))
  const heard = lines.flatMap(line => line.heard)
  return {
    lines,
    told,
    care,
    count: (...signals) => heard.filter(({ signal }) => signals.includes(signal)).length,
    inLines: (...signals) =>
      lines.filter(line => line.heard.some(({ signal }) => signals.includes(signal))).length,
    first: (...signals) => {
      for (const wanted of signals) {
        const found = heard.find(({ signal }) => signal === wanted)
        if (found) return found
      }
      return null
    },
    words: lines.reduce((sum, line) => sum + line.words, 0),
  }
}
