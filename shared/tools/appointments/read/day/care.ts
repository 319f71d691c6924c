// A sore scalp, a test that nobody did: this takes no time in the day. It is reported with the entry beside or above
// it.
import { typed } from '../../../../reading/wording'
import * as WORDS from '../../../../reading/words/day/care'
import type { Unread } from '../collect'
import { type Assumed, type Entry, nameOf, type Resolved } from '../entry'

const [CARE, ALONE] = [typed(WORDS.CARE), typed(WORDS.CARE_ALONE)]
/** A line that says nothing else. */
export const isCareAlone = (text: string): boolean => ALONE.isOnly(text)

/** `beside`: finds the entry nearest to these words in the line. */
export function cared(
  schedule: string,
  { entries, unread: missed }: Pick<Resolved, 'entries' | 'unread'>,
  beside: (here: readonly Entry[], line: string, at: number) => Entry | undefined,
): { assumed: Assumed[]; unread: Unread[] } {
  const [assumed, unread]: [Assumed[], Unread[]] = [[], []]
  /** The entry above, whatever remarks come in between. */
  let above: Entry | undefined
  for (const [at, written] of schedule.split('\n').entries()) {
    const here = entries.filter(({ line, kind }) => line === at + 1 && kind === 'client')
    const isAlone = here.length === 0 && isCareAlone(written)
    if (missed.some(({ line }) => line === at + 1)) above = undefined
    else above = here.at(-1) ?? above
    const found = isAlone ? ALONE.all(written).slice(0, 1) : here.length > 0 ? CARE.all(written) : []
    for (const { text, index } of found) {
      const who = isAlone ? above : beside(here, written.toLowerCase(), index)
      if (who)
        assumed.push({
          entry: null,
          of: 'read',
          text: `“${text}” is read as said of ${nameOf(who)}: no time is kept for it, please see to it first.`,
        })
      else if (isAlone)
        unread.push({ line: at + 1, text, why: 'it is said of a client: please see to it first' })
    }
  }
  return { assumed, unread }
}
