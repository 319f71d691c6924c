// A transcript, read line by line: what the client had said by then, and what the stylist's line holds.
import type { Said } from '../schema'
import { servedAnyway } from './lice'
import { type Heard, hearLine, type Line, type Signal } from './line'
import { lossWavedAway } from './loss'
import { metBy } from './met'
import { answers, cheersOn, type Worry, worriesIn } from './passed'
import { rinsedAtOnce } from './rinsed'
import { warnsIn } from './sayings'
import { sentencesOf, tidy } from './text'
import { NOTHING_TOLD, type Told, toldMore } from './told'
import { careIn, weighed } from './weigh'

const TAKES_UP = new Set<Signal>([
  'empathises',
  'apologises',
  'owns',
  'check_question',
  'limits',
  'comfort',
  'tests',
])

const REFERS =
  /\b(?:999|911|111|112|gp|doctor|pharmacist|chemist|hospital|a ?& ?e|emergency|medical|dermatologist|first aid\w*|ambulance|nurse)\b/i
const GOES_ON =
  /\b(?:i'll|i will|i can|we'll|we can|let's|i'd)\b(?!')[^.!?]{0,25}\b(?:bleach|colour|color|dye|tint|lighten|do (?:it|them|that|your)|go ahead|crack on|pop you in|put it on|get (?:you |it )?(?:started|done|going)|start (?:now|today|right away|straight away))\b|\b(?:that's|it's|it is) (?:completely |totally |perfectly |absolutely |all )?(?:natural|no (?:bother|problem|issue)|fine|safe|nothing|an old wives)\b|\bnever heard of (?:it|that)\b|^(?:oh,? )?(?:yeah|yes|sure|of course|course|yep|no problem)[,.! ]+(?:(?:of )?course,? )?(?:we|i) (?:do|can|could)\b(?! (?:have|need|see|understand|a (?:test|patch|strand)))|\b(?:yeah|yes|sure|course),? (?:no problem|of course|that's fine|we can)\b|\bof course we can\b|\bhenna(?:'s| is) (?:\w+ )?natural\b/i
/** What reacts: a cut and a wash go on whatever the history. */
const CHEMICAL =
  /\b(?:bleach\w*|colou?r\w*|dye\w*|dying|tint\w*|ton(?:e|er|ing)|lighten\w*|lighter|highlights?|lowlights?|balayage|foils?|blond\w*|platinum|brunette|copper|red|darker|brown|black|perm\w*|relax\w*|straighten\w*|keratin|henna|gloss|roots|grey|gray|lash\w*|brows?)\b/i
/** A colour that is to go on, whatever the verb: "We'll pop the warm brown on". */
const PUTS_ON =
  /\b(?:i'll|i will|i can|we'll|we will|we can|let's|i'd|we'd)(?!')\b[^.!?]{0,40}\b(?:bleach\w*|lighten\w*|lighter|lift\w*|highlights?|balayage|foils?|blonde?|platinum|silver|ash|colou?r|tint|dye|toner|gloss|roots|brown|brunette|chestnut|chocolate|caramel|copper|auburn|red|black|darker|perm|relaxer|keratin|lash\w*|brows?)\b|\b(?:today|now|in one go|straight away)\b[^.!?]{0,25}\b(?:bleach|colour|blonde|platinum|brown|copper|tint)\b/i
/** A reaction before, as against a relaxer or a child. */
const reacts = ({ meaning }: Told): boolean => meaning.has('=allergy') || meaning.has('henna')
/** "Same again", to whoever told of an itching head. */
const SAME_AGAIN =
  /\b(?:same (?:again|as (?:usual|last|before|always)|formula|colou?r|thing|one)|as (?:usual|always|normal)|the usual|your (?:usual )?formula|on (?:the|your) card|(?:get|have) (?:it|that|yours) mixed|mix (?:it|that|yours|your \w+|one|some) up|leave (?:it|them|that) on (?:for )?(?:a (?:bit|little|touch) )?longer|(?:do|get) (?:it|them|you|that|your \w+) (?:done|started|on|all))\b/i
const again = (text: string): boolean =>
  sentencesOf(tidy(text)).some(
    sentence => SAME_AGAIN.test(sentence) && !HOLDS_BACK.test(sentence) && !sentence.endsWith('?'),
  )
/** "One more round today": the word for what goes on is spared. */
const ONE_MORE =
  /\b(?:one (?:more|last)|another|a (?:second|third|fourth)) (?:(?:quick|gentle|little|light|small) )?(?:round|go|lift|session|application|coat|process)\b|\b(?:go|do it|bleach|lift) (?:it )?(?:again|once more)\b/i
const oneMore = (text: string): boolean =>
  sentencesOf(tidy(text)).some(
    each =>
      ONE_MORE.test(each) && !HOLDS_BACK.test(each) && !/\?$|\b(?:could|would|might|may) \w+/i.test(each),
  )
const ASKS_COLOUR = /\b(?:bleach\w*|colou?r\w*|dye\w*|tint\w*|highlights?|balayage|roots|lighten\w*|perm)\b/i
const HOLDS_BACK =
  /\b(?:not|never|no|without|avoid\w*|away from|off (?:the|your) scalp|off-scalp|leave(?! (?:it|them|the \w+) (?:on|in)\b)|skip|wait\w*|(?:until|till)(?! it (?:lifts|takes|goes|turns|reaches|gets))|hold(?:ing)? off|instead|rather|rest|stronger|another day|later|in (?:a|two|three|six) (?:weeks?|months?)|talk about|(?:two|2) days before)\b|n't\b/i
/** Bleach would finish hair that breaks already. */
const LIGHTENS =
  /\b(?:bleach\w*|lighten\w*|lighter|lift\w*|highlights?|balayage|foils?|blond\w*|platinum|silver|perm|relaxer|white)\b/i
const putsOn = (text: string): boolean =>
  sentencesOf(tidy(text)).some(sentence => PUTS_ON.test(sentence) && !HOLDS_BACK.test(sentence))
/** "I can't bleach it", "nobody under sixteen": the no came, and what else is planned is another way. */
const REFUSES =
  /\b(?:i|we)(?:'m|'re)? (?:(?:really|just|simply|honestly|definitely) )?(?:can't|cannot|won't|wouldn't|shouldn't|don't|not (?:going|able|allowed|prepared) to)(?: safely| ever| actually)? (?:be (?:able|bleach\w*|colou?r\w*|putting)|use|put|do(?! any| [^.!?]{0,20}tests?\b)|colou?r|bleach|lighten|tint|dye|lift|touch)\b|\bunder (?:16|sixteen)\b/i
/** Henna, and just a cut today: a cut goes on whatever was on the hair before. */
const CUT = /\b(?:cut|trim\w*|fringe|bob|fade|blow[- ]?dry|massage|vouchers?|park(?:ing)?|loo|wifi)\b/i
const BEFORE =
  /\b(?:had|got|been|from|never|(?:i|she|he|we)(?:'ve|'s| have| has))\b(?:(?!\b(?:and|plus|with|or|a cut|trim)\b)[^.!?,]){0,30}?\b(?:henna\w*|relax\w*|keratin|perm\w*|dye\w*|bleach\w*|colou?r\w*|highlights)\b/gi
/** A red ribbon, a black fade. */
const ONLY_A_HUE =
  /\b(?:red|black|brown) (?:bow|ribbon|clip|bobble|fade)s?\b|\b(?:long|short|curly|her|his) (?:brown|black|red|blonde) hair\b/gi
const isCutOnly = (last: string, text: string): boolean =>
  CUT.test(last) &&
  !CHEMICAL.test(last.replace(BEFORE, ' ').replace(ONLY_A_HUE, ' ')) &&
  !CHEMICAL.test(text.replace(ONLY_A_HUE, ' '))
/** A look at the scalp comes first. */
const LOOKS =
  /\b(?:(?:have|take|let me|quick|proper|good) (?:a )?(?:quick |proper |good |close )?look|look at (?:it|your|that|the)|check (?:it|your|that|the)|off (?:the|your) (?:scalp|skin)|barrier|see (?:it|your|that|how)|(?:once|if|when) (?:it|that|your skin|the skin)(?:'s| is| has)? (?:calm\w*|heal\w*|settled))\b/i
const GOODS = new Set<Signal>(['mentions_product', 'home_product'])

const HEARD_AS_HARM = new Set<Signal>(['unsafe', 'misses_danger', 'passes_hazard'])
const FEELS_WITH = new Set<Signal>(['empathises', 'apologises', 'owns'])
/** What makes light of a worry. */
const WAVES = new Set<Signal>(['dismisses', 'bluffs', 'blames', 'unsafe', 'ignores_question'])
const COLOUR_TALK = /\b(?:shades?|gloss|toner|ppd|dyes?)\b/i
/** A test is asked about for colour; a cut over a bump hurts nobody. */
const asksForCare = (
  worries: readonly Worry[],
  { told, text }: ReadLine,
  transcript: readonly Said[],
): boolean =>
  (worries.includes('test') ||
    transcript.some(said => CHEMICAL.test(said.text) || COLOUR_TALK.test(said.text))) &&
  !isCutOnly(told.last, text)

export type ReadLine = Line & { told: Told; at: number }
export type Reading = {
  lines: ReadLine[]
  /** All that the client said. */
  told: Told
  /** How often a signal was heard, over all lines. */
  count: (...signals: readonly Signal[]) => number
  /** In how many lines it was heard. */
  inLines: (...signals: readonly Signal[]) => number
  first: (...signals: readonly Signal[]) => Heard | null
  words: number
  /** How much of it takes care of the client. */
  care: number
}

/** `before`: what the scenario alone tells, such as that it is a complaint. */
export function readTranscript(
  transcript: readonly Said[],
  name: string | null = null,
  before: Pick<Told, 'emotion' | 'complaint'> = NOTHING_TOLD,
): Reading {
  const lines: ReadLine[] = []
  const cold: boolean[] = []
  let told: Told = { ...NOTHING_TOLD, name, emotion: before.emotion, complaint: before.complaint }
  for (const [at, { role, text }] of transcript.entries()) {
    if (text.trim() === '') continue
    if (role === 'client') told = toldMore(told, text)
    else {
      const next = transcript.slice(at + 1).find(said => said.text.trim() !== '')
      const met = metBy(next?.role === 'client' ? next.text : null, text)
      const line = hearLine(text, told)
      cold.push(met === 'cold')
      // A client may object to the best of lines: only where nothing took them up does it tell.
      const tookUp = line.heard.some(({ signal }) => TAKES_UP.has(signal))
      if (met === 'warm') line.heard.push({ signal: 'met_warm', quote: text })
      // "I just want …" answers an open question, and objects to any other line.
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
  // Henna, a relaxer, a reaction, a child: on with it, and nothing tested or asked.
  const chemical = transcript.some(({ text }) => CHEMICAL.test(text))
  const refused = lines.some(({ text }) => REFUSES.test(tidy(text)))
  const looked = lines.some(({ text }) => LOOKS.test(tidy(text)))
  const goesOn = (text: string): boolean => !refused && putsOn(text)
  const risky = chemical
    ? lines.findIndex(({ told, text: said }) => {
        const text = tidy(said)
        const colours = !isCutOnly(told.last, text)
        return (
          (told.hazard && colours && (GOES_ON.test(text) || goesOn(text))) ||
          ((told.sore || (colours && (told.stung || (told.hazard && reacts(told))))) &&
            !refused &&
            again(text)) ||
          (told.sore && (goesOn(text) || (ASKS_COLOUR.test(told.last) && GOES_ON.test(text) && !refused))) ||
          (told.irritated && colours && !looked && goesOn(text)) ||
          (told.fragile && LIGHTENS.test(text) && goesOn(text)) ||
          (told.fragile && LIGHTENS.test([...told.meaning, told.last].join(' ')) && oneMore(text)) ||
          (told.fragile && LIGHTENS.test(told.last) && GOES_ON.test(text) && !HOLDS_BACK.test(text))
        )
      })
    : -1
  const minded = lines.some(
    ({ text, heard }) =>
      REFERS.test(text) ||
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
  // Signs that need a doctor, and nobody who sent the client to one.
  const sick = lines.findIndex(line => line.told.danger)
  if (
    sick >= 0 &&
    !lines.slice(sick).some(({ text }) => REFERS.test(text)) &&
    !rinsedAtOnce(lines.slice(sick))
  )
    lines[sick]?.heard.push({ signal: 'misses_danger', quote: lines[sick]?.text ?? '' })
  return readingOf({ lines, told, care })
}

/**
 * By the turn: what the client asked or told, and the next line neither answers nor asks on. What was not answered stays
 * open, for a later line to wave through. By their places among the stylist's lines.
 */
function passedOver(lines: readonly ReadLine[], transcript: readonly Said[]): number[] {
  const found: number[] = []
  let open: readonly Worry[] = []
  for (const [nth, line] of lines.entries()) {
    const unanswered = (worry: Worry): boolean => !answers(line.text, worry)
    const [before, now] = [open.filter(unanswered), worriesIn(line.told.last).filter(unanswered)]
    open = [...new Set([...before, ...now])]
    const goesFor = GOES_ON.test(line.text) || SAME_AGAIN.test(line.text) || putsOn(line.text)
    const passed = now.length > 0 ? now : goesFor || cheersOn(line.text) ? before : []
    if (passed.length === 0 || !asksForCare(passed, line, transcript)) continue
    const takesUp = ({ signal, quote }: Heard): boolean =>
      FEELS_WITH.has(signal) ||
      (signal === 'open_question' && !CHEMICAL.test(quote) && !COLOUR_TALK.test(quote))
    if (!goesFor && line.heard.some(takesUp)) continue
    // Sympathy first and the test after is one answer; a wave of the hand is none.
    const later = lines.slice(nth + 1).some(({ text }) => passed.every(worry => answers(text, worry)))
    if (later && !line.heard.some(({ signal }) => WAVES.has(signal))) continue
    found.push(nth)
  }
  return found
}

/** The same with each line heard anew. */
export const withLines = (reading: Reading, heardIn: (line: ReadLine) => Heard[]): Reading =>
  readingOf({ ...reading, lines: reading.lines.map(line => ({ ...line, heard: heardIn(line) })) })

function readingOf({ lines, told, care }: Pick<Reading, 'lines' | 'told' | 'care'>): Reading {
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
