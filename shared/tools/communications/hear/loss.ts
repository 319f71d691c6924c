// Hair that comes out all at once is for a doctor; a season, stress or time is no answer to it.
import { denied, sentencesOf, tidy } from './text'
import type { Told } from './told'

/** Sudden, or in patches: more than hair that thins over the years. */
const ACUTE =
  /\b(?:hair|it)(?:'s| is| has been|'s been| keeps?)?(?=[^.!?]*\b(?:com\w+|came|fall\w*|fell|los\w+|shed\w*|pull\w*)\b)[^.!?]{0,25}\b(?:handfuls?|clumps?|chunks|fistfuls?)\b|\b(?:com\w+ (?:out|away)|fall\w* out|los(?:ing|t)|shed\w*)\b[^.!?]{0,15}\b(?:loads(?! of (?!(?:my |the )?hair\b|it\b))|patches|so much (?:hair|of it)|lots of (?:my )?hair)\b|\b(?:bald (?:patch(?:es)?|spots?)|handfuls? (?:of (?:my )?hair|in the shower|com\w+ out)|clumps? (?:of (?:my )?hair|in the (?:shower|brush|plughole))|round patch|falling out (?:fast|loads|everywhere|all over|suddenly))\b/i
const CUT_OFF =
  /\b(?:cut|chop\w*|snap\w*|bleach\w*|broke|breaking|snipped|hacked|shaved|extensions|tangl\w*|knot\w*|matted|consultant|chemo\w*|hospital|gp|doctors?|layers)\b/i
const SENT =
  /\b(?:gp|g\.p\.|doctors?|trichologist|dermatologist|pharmac\w*|blood tests?|nurse|midwife|health visitor|medical|checked (?:out|by)|get (?:it|that) (?:checked|looked at))\b/i
const WAVES =
  /\b(?:(?:it|that|this|thats|its|hair|most people|everyone|everybody|everyones|we all|all women)(?:'s| is|'ll| will)?(?: just| only| probably| totally| completely| really| always| all)* (?:the (?:time of (?:the )?year|season|weather|change|age|menopause|water)|stress|hormones|your age|seasonal|normal|natural|nothing|fine|grow(?:s)? back|come(?:s)? back|shed(?:s|ding)?|lose(?:s)? (?:it|hair|some|a (?:lot|bit)|loads)|(?:goes|go) through (?:it|that)|happens?|settle(?:s)? down|stop(?:s)? on its own)|nothing to worry|don't worry|wouldn't worry|not (?:a|that) (?:big deal|bad)|hats?\b)/i

/** The sentence that waves sudden hair loss away, where nobody sent the client to be seen. */
export function lossWavedAway(
  lines: readonly { text: string; told: Told }[],
): { nth: number; quote: string } | null {
  const from = lines.findIndex(({ told }) =>
    sentencesOf(told.last).some(each => ACUTE.test(each) && !CUT_OFF.test(each)),
  )
  if (from < 0 || lines.some(({ text }) => SENT.test(tidy(text)))) return null
  for (const [at, { text }] of lines.slice(from).entries()) {
    const quote = sentencesOf(text).find(raw => {
      const sentence = tidy(raw)
      const found = WAVES.exec(sentence)
      return (
        found !== null &&
        !denied(sentence, found.index) &&
        !/\?$|\b(?:to (?:feel|be|worry|cry)|understand)\b/i.test(sentence)
      )
    })
    if (quote !== undefined) return { nth: from + at, quote }
  }
  return null
}
