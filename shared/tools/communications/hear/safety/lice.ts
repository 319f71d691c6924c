// The client mentions lice or something contagious, and is served as if nothing were wrong.

import { wording } from '../../../../reading/wording'
import { LICE } from '../../../../reading/words/talk/safety/lice'
import { NAMED } from '../../../../reading/words/talk/sayings/form'
import { sentencesOf, tidy } from '../text'
import type { TalkSoFar } from '../told'

/** Domain 1.16: with lice and other scalp contagion, no service. */
const CAUGHT = wording(LICE.caught, NAMED)
const NOT_CAUGHT = wording(LICE.not_caught, NAMED)
/** "They had nits last month, and I'm itching": that may be nits too. */
const ITCHES = wording(LICE.itches, NAMED)
export const isCaught = (line: string): boolean =>
  CAUGHT.has(ITCHES.has(line) ? line : NOT_CAUGHT.without(line, ' '))

const SERVES = wording(LICE.serves, NAMED)
const SENDS_AWAY = wording(LICE.sends_away, NAMED)

/** The sentence that carries on with a contagious scalp, if nobody sent the client for treatment. */
export function servedAnyway(
  lines: readonly { text: string; told: TalkSoFar }[],
): { nth: number; quote: string } | null {
  const from = lines.findIndex(({ told }) => told.caught)
  if (from < 0 || lines.slice(from).some(({ text }) => SENDS_AWAY.has(tidy(text)))) return null
  for (const [at, { text }] of lines.slice(from).entries()) {
    const quote = sentencesOf(text).find(each => SERVES.has(tidy(each)))
    if (quote !== undefined) return { nth: from + at, quote }
  }
  return null
}
