// "Running 15 late", "will be 10 mins late", "always late": who is expected after their booked time.

import { hasFigure } from '../../../../reading/letters'
import { lengthOf } from '../../../../reading/values/lengths'
import { typed, type Wording } from '../../../../reading/wording'
import * as SAID from '../../../../reading/words/day/said'
import { said, VALUES } from '../say'

/** `minutes`: how late; null if not given. `often`: about other days rather than this one. */
export type Late = { minutes: number | null; often: boolean }

const WORDS = { ...VALUES, often: SAID.LATE_OFTEN }
const late = (say: string): Wording => said(say, { notBefore: SAID.LATE_OTHER }, WORDS)
const OFTEN = typed(SAID.LATE_OFTEN)
const NOT_LATE = typed(SAID.NOT_LATE)
const { sized, behind, bare, alone, habit } = SAID.LATE
const LATE: readonly (readonly [Wording, (size: string, often: boolean) => Late | null])[] = [
  [late(sized), (size, often) => sizedLate(lengthOf(size), often)],
  [late(behind), (size, often) => sizedLate(lengthOf(size), often)],
  [late(bare), (size, often) => sizedLate(Number(size), often)],
  [late(alone), (_, often) => ({ minutes: null, often })],
  [late(habit), () => ({ minutes: null, often: true })],
]
/** In minutes: nobody waits longer than this. */
const MOST = 90
const sizedLate = (minutes: number | null, often: boolean): Late | null =>
  minutes === null || minutes < 1 || minutes > MOST ? null : { minutes, often }

/** In characters: how far back we look for a word that changes the meaning. */
const REACH = 30
/** About somebody else or another day, or says that it mustn't happen. */
function isOfOther(before: string): boolean {
  const at = [...before].findLastIndex(char => '.;()'.includes(char) || hasFigure(char))
  const tail = [...before].slice(at + 1).join('')
  const from = tail.length > REACH ? tail.lastIndexOf(' ', tail.length - REACH) + 1 : 0
  return NOT_LATE.has(tail.slice(from))
}

/** The text with every mention of lateness replaced by what `put` returns. */
export const lateIn = (text: string, put: (late: Late) => string): string =>
  /\blate\b|\bbehind\b/i.test(text)
    ? LATE.reduce(
        (line, [phrase, read]) =>
          phrase.swapped(line, ({ index: start, end, values }) => {
            const said = line.slice(start, end)
            if (isOfOther(line.slice(0, start))) return hasFigure(said) ? 'running late' : null
            const found = read(String(values.at(-1) ?? ''), OFTEN.has(said))
            return found ? put(found) : null
          }),
        text,
      )
    : text
