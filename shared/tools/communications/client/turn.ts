// The built-in client: what they say next. Pure and deterministic, and it never says anything twice.

import { wording } from '../../../reading/wording'
import { TURN } from '../../../reading/words/talk/turn'
import type { Signal } from '../hear/line/line'
import type { ReadLine } from '../hear/read'
import { tidy } from '../hear/text'
import type { Persona } from '../scenarios/persona'
import type { Utterance } from '../schema'
import { closelyIn, isOfClient, wantsOf } from './asked'
import { content, finished } from './content'
import { type Memory, remember, wasSaid } from './memory'
import { isHarm } from './mood'
import { CALMS, ENDS, GONE, LEAVES, NUDGES, PRICE_OK, RIGHT, STINGS, TEST_OK, THANKS } from './pools'
import { fresh, has, join, lengthIn } from './say'
import { FINISHED, SHAME } from './small-answers'

/** `mood` is the client's after this turn. `ended`: they have said goodbye. */
export type ClientTurn = { text: string; mood: number; ended: boolean }

/** After this many of the stylist's lines, the client has to go. */
const LONGEST = 16
const LEAVING = 6

export const opening = (persona: Persona): ClientTurn => ({
  text: persona.opening,
  mood: persona.mood,
  ended: false,
})

/** What the client answers to the last line. `transcript` ends with the stylist. */
export function replyTo(persona: Persona, transcript: readonly Utterance[]): ClientTurn {
  const memory = remember(persona, transcript)
  const line = memory.lines.at(-1)
  const { mood } = memory
  if (!line) return { text: fresh(memory, NUDGES) ?? lastWord(memory, ''), mood, ended: false }
  const done = (text: string): ClientTurn => ({ text, mood, ended: true })
  if (memory.ended) return done(fresh(memory, GONE) ?? lastWord(memory, line.text))
  if (mood <= LEAVING && memory.lines.length > 1)
    return done(join([fresh(memory, [persona.sore]), fresh(memory, LEAVES)]) || lastWord(memory, line.text))
  const felt = reaction(persona, memory, line)
  const parts = [felt, ...content(persona, memory, line, felt !== null)]
  if (wellDone(memory, line)) {
    const close = fresh(memory, finished(memory) ? FINISHED : [persona.close])
    if (close) return done(join([close, memory.stylist ? `Thank you, ${memory.stylist}.` : null]))
  }
  if (memory.lines.length >= LONGEST)
    return done(join([parts[0] ?? null, fresh(memory, ENDS)]) || lastWord(memory, line.text))
  return { text: join(parts) || lastWord(memory, line.text), mood, ended: false }
}

/** For when every sentence is used up: quoting the stylist's own words keeps it from being repeated. */
function lastWord(memory: Memory, line: string): string {
  const words = tidy(line)
    .split(' ')
    .slice(0, 6)
    .join(' ')
    .replace(/[.!?,;:]+$/, '')
  const said = `“${words}”, you say. Let me think about that.`
  for (let nth = 1; ; nth++) {
    const text = nth === 1 ? said : `${said} That makes ${nth} times.`
    if (!wasSaid(memory, text)) return text
  }
}

/** It is going well, the next step is clear, and the client has had their say. */
function wellDone(memory: Memory, line: ReadLine): boolean {
  const onward =
    has(line, 'rebook', 'contact') ||
    (memory.lines.length >= 5 && has(line, 'solution', 'home_step', 'sessions') && has(line, 'timing'))
  return (
    memory.mood >= 64 &&
    onward &&
    memory.lines.length >= 3 &&
    !line.heard.some(({ signal }) => isHarm(signal))
  )
}

const CANT = wording(TURN.cant)

/** Feelings first: what hurt, or what helped. */
function reaction(persona: Persona, memory: Memory, line: ReadLine): string | null {
  const jargon = line.heard.find(({ signal }) => signal === 'jargon')
  const faults = Object.keys(STINGS).filter(signal => has(line, signal as Signal)) as Signal[]
  const [fault] = faults
  if (fault) {
    const felt = [
      'dismisses',
      'blames',
      'rude',
      'judges',
      'jokes',
      'policy_shield',
      'contradicts',
      'ignores_no',
    ].includes(fault)
    const sting = fresh(memory, STINGS[fault] ?? [])
    return felt ? join([sting, fresh(memory, [persona.sore])]) : sting
  }
  if (jargon?.detail) {
    const asked = fresh(memory, [
      `Sorry, what does “${jargon.detail}” mean?`,
      `I don’t know what “${jargon.detail}” is.`,
      `“${jargon.detail}”? Could you say that in plain words?`,
    ])
    if (asked) return asked
  }
  const [before, now] = [memory.lengths[0], lengthIn(line, memory)]
  if (before && now && now !== before)
    return fresh(memory, [`You said ${before} before, and now ${now}. Which is it?`])
  if (has(line, 'empathises', 'owns') || (has(line, 'apologises') && persona.kind === 'complaint')) {
    return fresh(memory, [persona.calm, ...CALMS])
  }
  // What they came for isn't possible: they react to that first.
  if (persona.kind === 'consultation' && CANT.has(tidy(line.text)) && !has(line, 'open_question'))
    return fresh(memory, SHAME)
  if (
    has(line, 'check_question', 'paraphrases') &&
    has(line, 'reflects') &&
    !has(line, 'open_question') &&
    !closelyIn(line.text).includes('photo') &&
    wantsOf(line.text) !== 'more'
  )
    return line.text.includes('?') || has(line, 'check_question') ? fresh(memory, RIGHT) : null
  if (has(line, 'tests') && !isOfClient(line.text)) return fresh(memory, TEST_OK)
  if (has(line, 'price') && /£/.test(line.text)) return fresh(memory, PRICE_OK)
  if (has(line, 'comfort', 'thanks')) return fresh(memory, THANKS)
  return null
}
