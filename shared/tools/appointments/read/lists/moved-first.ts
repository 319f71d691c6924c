// "Moved Ines from 10 to 11.30": the person comes after the verb, and the later time counts.
import { WEEKDAY } from '../calendar'
import { isCapital } from '../words'

const MOVED =
  /(^|[.;,]\s*)(?:(?:[Nn]ote|NB|[Nn]b|I|I['’]ve|[Ww]e|[Ww]e['’]ve|[Hh]ave|[Hh]ad to|[Jj]ust|[Aa]lso|and|then)[\s:,]+)*(?:[Mm]oved|[Rr]escheduled|[Pp]ushed|[Ss]hifted|[Ss]witched|[Ss]wapped)\s+((?:(?:Mrs|Mr|Ms|Miss|Dr)\.?\s+)?\p{Lu}\p{L}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]+)?)\s+(?:(?:over|back|on|up|forward) )?(?:from \d[\d.:]*(?: ?[ap]m)? )?to (?=\d)(?![^.;,]*\sand \p{Lu})/gu

const NAME = "(?:(?:Mrs|Mr|Ms|Miss|Dr)\\.?\\s+)?\\p{Lu}\\p{L}[\\p{L}'’-]*(?:\\s\\p{Lu}[\\p{L}'’-]+)?"
const ANOTHER_DAY = `(?:(?:next )?${WEEKDAY}|next (?:week|month)|tomorrow|another (?:day|date|week)|a different day)`
const LED = "(?:(?:note|nb|i|i['’]ve|we|we['’]ve|have|had to|just|also)[\\s:,]+)*"
/** "Moved Ines to Friday", "Rebooked Karen for Thursday", "Put Gail down for Friday": no longer on this day. */
const AWAY = new RegExp(
  `(^|[.;,]\\s*|\\s[–-]\\s)${LED}(?:moved|re-?scheduled|re-?booked|pushed|shifted|switched|swapped|changed|postponed|put)\\s+(${NAME})(?:\\s+(?:over|back|on|down|in|out|again))*\\s+(?:to|until|till|for)\\s+(${ANOTHER_DAY})\\b(?:\\s+and\\s+(${NAME})\\s+(?:to|until|till|for)\\s+(${ANOTHER_DAY})\\b)?(?!['’])\\s*(?=$|[.;,!)]|\\s[–-]\\s)`,
  'giu',
)
const away = (line: string, all: string): string =>
  line.replace(
    AWAY,
    (whole, before: string, said: string, day: string, other?: string, otherDay?: string) => {
      const name = said.replace(/(?:\s+(?:over|back|on|down|in|out|again))+$/i, '')
      // "10 Gail cut. Rebooked Gail for Thursday": that is the next visit, so this one stays.
      if (/^\W{0,9}\S{0,20}\W{0,9}(?:re-?book|put)/i.test(whole) && all.split(name).length > 2) return whole
      if (!isCapital(name) || (other && !isCapital(other))) return whole
      return `${before}${name} moved to ${day}${other ? `. ${other} moved to ${otherDay}` : ''}`
    },
  )

/** "Sally to 9.30, Jo to 10.30": the second time is another client's. */
const AND_ANOTHER = /^\d[\d.:]*(?: ?[ap]m)?,? (?:and |then )?\p{Lu}[\p{L}'’-]+ (?:to |at )?\d/u

/** Puts the name first, then the new time or day. For a client who is also booked elsewhere in the text. */
export const movedFirst = (line: string, text: string): string =>
  /\b(?:mov|re-?sch|re-?book|swap|push|shift|switch|chang|postpon|put)/i.test(line)
    ? away(line, text).replace(
        MOVED,
        (whole: string, before: string, name: string, at: number, all: string) => {
          if (text.split(name).length <= 2) return `${before}${name} at `
          return AND_ANOTHER.test(all.slice(at + whole.length)) ? whole : `${before}${name} moved to `
        },
      )
    : line

const OFF_FIRST = /^\W*(?:cancell?ed|cancellations?|no[- ]?shows?)\s*[:–-]\s*(?=.*\d)(?=.*\p{L})/iu
/** "CANCELLED: Gina 10am, Hal 11": cancels each of them. */
export const cancelledFirst = (line: string): string =>
  OFF_FIRST.test(line) && !/\||\b(?:moved|re-?booked|now)\b/i.test(line)
    ? line
        .replace(OFF_FIRST, '')
        .split(/[,;]/)
        .map(one => `${one.trim()} cancelled`)
        .join('; ')
    : line
