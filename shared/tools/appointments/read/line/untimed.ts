// What a line is if it isn't an entry with a time: a remark about someone booked, a note, a price list.
import { tokensOf } from '../../../../reading/letters'
import type { Lexed } from '../marks/marks'
import { lex } from '../marks/tokens'
import type { Row } from '../row'
import { isNameLike, isServiceWord } from '../words'
import { hasTime, isIllegible, isNote, isPriceList } from './line-parts'

/** A remark about someone booked, or a service without its time. */
export function tellsUntimed(row: Row, text: string): boolean {
  const said =
    row.flexible ||
    row.fixed ||
    row.limits.length > 0 ||
    row.phases.length > 0 ||
    row.cancelled ||
    row.late !== null ||
    (row.moved !== null && row.client !== '') ||
    row.waiting
  const booked = !isIllegible(text) && row.service.split(' ').some(isServiceWord)
  return (
    said ||
    row.kind !== 'client' ||
    (row.service !== '' && row.client !== '' && booked) ||
    (row.start !== null && isNameLike(row.client) && tokensOf(text).length <= 3)
  )
}

const DEVELOPER = /\b\d{1,2} ?vol\b|(?<![\d.:])1 ?: ?(?:1\.5|[123])(?![\d.:])/gi
/** "10.30" and "9.15" are more likely times than shades. */
const SHADES =
  /(?<![\d.:])(?!(?:8|9|1[0-2])\.(?:00|15|30|45)\b)\d{1,2}[./]\d{1,3}(?=\s*[+&])|[+&]\s*(?!(?:8|9|1[0-2])\.(?:00|15|30|45)\b)\d{1,2}[./]\d{1,3}(?![\d:])/g
/** "L'Oreal 6.34 + 20 vol 1:1.5, 35 mins": the only "times" in it are shades and ratios. */
const isFormula = (text: string): boolean =>
  text.search(DEVELOPER) >= 0 &&
  text.search(SHADES) >= 0 &&
  !hasTime(lex(text.replace(SHADES, ' ').replace(DEVELOPER, ' ')))

const TIMES = new Set(['time', 'range', 'bad', 'length', 'end'])
/** Why a line with times isn't an entry; null if it is one. */
export function readsLike(text: string, { marks }: Lexed): string | null {
  if (isPriceList(text)) return 'it reads like a list of prices'
  if (isFormula(text)) return 'it reads like a colour formula, not like an appointment'
  const plain = marks.every(({ mark }) => TIMES.has(mark))
  return isNote(text) && plain ? 'it reads like a note, not like an appointment' : null
}
