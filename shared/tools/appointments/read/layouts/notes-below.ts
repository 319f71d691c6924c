// Lines indented below an entry are remarks about it, never entries of their own.
import { hasLetter, startsSmall } from '../../../../reading/letters'
import { typed } from '../../../../reading/wording'
import { SAID_OF_ABOVE } from '../../../../reading/words/day/talk'
import { hasLength, hasTime } from '../line/line-parts'
import { lex, MARK } from '../marks/tokens'
import { isCapital, isServiceWord, kindOf, nameAndService } from '../words'

const MARKED = /^\s*(?:>+|↳|→|»|=>|--?>|└)\s*(?=\S)/
const indent = (line: string): number => /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0
const timed = (line: string): boolean => hasTime(lex(line))

/** "> going out at 3": marked with a sign, and starting with words. */
const talks = (line: string): boolean => MARKED.test(line) && startsSmall(line.replace(MARKED, ''))

const VERB = typed(SAID_OF_ABOVE)
/**
 * "Bella tint 90 min", "Lunch 30 min": the next entry, however it is indented, rather than a remark about the one
 * above.
 */
function booked(said: string, over: string): boolean {
  const lexed = lex(said)
  if (!hasLength(lexed) || VERB.opens(said) !== null) return false
  const words = lexed.text.replace(MARK, ' ').replace(/[^\p{L}\d\s'’&+-]+/gu, ' ')
  if (kindOf(words) !== 'client') return true
  const { client, service } = nameAndService(words)
  const serves = service.split(' ').some(isServiceWord)
  return client !== '' && said.startsWith(client) && !over.includes(client) && (isCapital(client) || serves)
}

/**
 * "10:00 Mila colour 2 hrs / > last time 35 mins": puts an indented line without a time in brackets after the entry
 * above.
 */
export function notesBelow(lines: readonly string[]): readonly string[] {
  const merged = [...lines]
  let above: number | null = null
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    const over: string = above === null ? '' : (lines[above] ?? '')
    const below = MARKED.test(line) ? !MARKED.test(over) : indent(line) >= indent(over) + 2
    const said = line.replace(MARKED, '').replace(/^\s*[-*•–]\s+/, '')
    const entry: boolean = !timed(line) && booked(said.trim(), over)
    if (
      above !== null &&
      !entry &&
      below &&
      hasLetter(line) &&
      !/[|\t]/.test(line.trim()) &&
      (!timed(line) || talks(line))
    ) {
      merged[above] += ` (${said.replace(/[()]/g, ' ').trim()})`
      merged[at] = ''
    } else above = timed(line) || entry ? at : null
  }
  return merged
}
