// A head from which others catch something: told, and served as if nothing were.
import { sentencesOf, tidy } from './text'
import type { Told } from './told'

/** Domain 1.16: lice and what else is caught from a head, no service. */
const CAUGHT = /\b(?:head ?lice|lice|nits?(?![- ]?pick)|scabies|impetigo|ringworm)\b/i
const NOT_CAUGHT =
  /\b(?:no|not|without|isn't|aren't|never had|checked for|free of|clear of|instead of)(?: \w+)? (?:head ?lice|lice|nits?|ringworm)\b|\b(?:lice|nits?)(?: are| is)? going (?:a?round)\b|\b(?:had|have|has) (?:head ?lice|lice|nits?|ringworm) (?:last (?:month|year|summer|term|winter|autumn|spring)|(?:[\w-]+ )?(?:months?|years?) ago|once|as (?:a |kids|children)|when\b)|\bused to (?:get|have|catch) (?:head ?lice|lice|nits?)|\b(?:dog|cat|puppy|kitten|horse|rabbit)(?:'s| has| had)?(?: got)? ringworm\b|\boutbreak of (?:head ?lice|lice|nits?)\b|\b(?:letter|note|email|text)\b[^.!?]{0,25}\b(?:lice|nits?)\b/gi
/** "They had nits last month, and I'm itching": that may be it. */
const ITCHES = /\b(?:itch\w*|scratch\w*|(?:got|caught) (?:them|it) (?:now|too|again|as well))\b/i
export const isCaught = (line: string): boolean =>
  CAUGHT.test(ITCHES.test(line) ? line : line.replace(NOT_CAUGHT, ' '))

const SERVES =
  /\b(?:cut\w*|trim\w*|colou?r\w*|bleach\w*|highlights?|wash\w*|gown\w*|crack on|get (?:you |him |her |them )?(?:started|sorted|done|going)|start\w*|style|blow-?dry|shorter|sides|number (?:\d|one|two|three|four)|(?:course|yes|yeah|sure),? (?:of course |we can|i can)|hop (?:up|in)|basin)\b/i
const SENDS_AWAY =
  /\b(?:treat\w*|pharmac\w*|chemist|gp|doctor|nurse|nit comb|combed|clear(?:ed)?\b|check(?:ed|ing)?\b(?! out)|have a (?:quick |proper )?look|let me look|re-?schedul\w*|move (?:you|it|your|him|her)|another day|come back (?:once|when|after)|(?:can't|cannot|won't|wouldn't|not able to|unable to)|not today|spread\w*|until|once (?:it|they|he|she|you)(?:'s|'re| is| are)? (?:all )?(?:gone|clear\w*|treated|better|healed)|dermatologist)\b/i

/** The sentence that goes on with a head from which something is caught; nobody was sent for treatment. */
export function servedAnyway(
  lines: readonly { text: string; told: Told }[],
): { nth: number; quote: string } | null {
  const from = lines.findIndex(({ told }) => told.caught)
  if (from < 0 || lines.slice(from).some(({ text }) => SENDS_AWAY.test(tidy(text)))) return null
  for (const [at, { text }] of lines.slice(from).entries()) {
    const quote = sentencesOf(text).find(each => SERVES.test(tidy(each)))
    if (quote !== undefined) return { nth: from + at, quote }
  }
  return null
}
