import { NO_BREAK, NONE_TODAY } from '../../../reading/words/day/talk'
import { isCareAlone } from './day/care'
import { KEEP_TO_IT, LOOK_AT_IT, OF_THE_DAY } from './day/limits'
import { headed, settledStaff, turned } from './headings/chairs'
import { leadingDate } from './headings/dates'
import {
  declaredStaff,
  isSheetTitle,
  isTitle,
  leadingDay,
  staffHeading,
  titleBefore,
  titleDay,
} from './headings/headings'
import { INNER, inFromTo, isWhose, labelOf, underLabel, withWhom } from './headings/labels'
import {
  asLabel,
  asShift,
  asShifts,
  BULLET,
  bracketsOff,
  hasLength,
  hasTime,
  isOff,
  isOpenTime,
  isPart,
  isSomebodyOff,
  LONG_SHIFT,
  PART_LABEL,
  spanMinutes,
  startsLine,
  whyNot,
  withoutDayOff,
  withoutHello,
  withoutShift,
  withoutTalk,
} from './line/line-parts'
import { areStylists, pairBefore, pairIn, placed } from './line/pairs'
import { readRow } from './line/read-row'
import { splitRows } from './line/split'
import { readsLike, tellsUntimed } from './line/untimed'
import { isWhen } from './marks/marks'
import { isMark, type Lexed, lex, MARK, markAt } from './marks/tokens'
import { GREETING } from './noise'
import type { Row } from './row'
import { said } from './say'
import type { KnownPeople } from './who'
import { isCapital, isFree, isNameLike, kindOf } from './words'

/** `key`: like an entry's. */
export type Unread = { line: number; text: string; why: string; key?: string }
export type Line = { number: number; text: string }

const UNBROKEN = said(NO_BREAK)
const NONE = said(NONE_TODAY)
/** "Nobody after 3", "no lunch today": a line that says nothing else. */
function isOfTheDay(text: string): boolean {
  const rest = OF_THE_DAY.after(text)
  const names = rest !== null && (hasTime(lex(rest)) || hasLength(lex(rest)))
  return (rest !== null && !names) || UNBROKEN.opens(text) !== null
}

/** Reads the lines outside tables, and remembers the day and the stylist of the last heading. */
export class Reader {
  unread: Unread[] = []
  private day: string | null = null
  private staff: string | null = null
  /** Below "Mia & Tom". */
  private among: readonly string[] | null = null
  private staffBelowDay = false
  /** Below "Waiting list:", until a time appears. */
  private waiting = false

  constructor(
    private readonly known: KnownPeople & { staff: Set<string> },
    private readonly lines: readonly Line[],
    private readonly used: ReadonlySet<number>,
    private readonly tabled: readonly Row[],
  ) {}

  read(): Row[] {
    const rows: Row[] = []
    for (const [at, line] of this.lines.entries()) {
      if (this.used.has(line.number)) {
        for (const row of this.tabled) if (row.line === line.number) this.below(row)
        continue
      }
      const next = this.lines[at + 1]
      this.readLine(line, next, rows)
    }
    return settledStaff(headed(turned(rows)), this.known)
  }

  private readLine(line: Line, next: Line | undefined, rows: Row[]): void {
    const followed = next !== undefined && (hasTime(lex(next.text)) || hasLength(lex(next.text)))
    let text = line.text
      .replace(/^\s*```.*$/, '')
      .replace(BULLET, '')
      .trim()
    text = withoutDayOff(text.replace(GREETING, ''))
    const dated = leadingDay(text) ?? leadingDate(text)
    if (dated) {
      this.day = dated.day
      if (this.staffBelowDay) this.staff = null
      this.staffBelowDay = false
      text = dated.rest.replace(PART_LABEL, '')
    }
    if (isOfTheDay(text)) {
      this.miss(line, KEEP_TO_IT)
      return
    }
    if (text === '' || /^[-=_*\s|:+]+$/.test(text) || isOpenTime(text)) return
    if ((dated && isOff(text)) || isSomebodyOff(text) || isCareAlone(text)) return
    if (NONE.opens(text) !== null) {
      this.miss(line, LOOK_AT_IT)
      return
    }
    if (this.known.initials.size > 0) {
      text = text.replace(/(?<!\p{L})\p{Lu}{1,2}\s*[=:]\s*\p{Lu}\p{Ll}+\s*(?:,|;|$)\s*/gu, '').trim()
    }
    text = asLabel(withoutShift(withoutTalk(bracketsOff(text))))
    const lexed = lex(text)
    if (/^[^\p{L}\d]*$/u.test(lexed.text.replace(MARK, ' ')) && lexed.marks[0]?.mark === 'waiting') {
      this.waiting = true
      return
    }
    if (hasTime(lexed)) this.waiting = false
    if (!hasTime(lexed) && !hasLength(lexed)) {
      text = withoutHello(text).trim()
      if (text === '' || isPart(text)) return
      const day = titleDay(text)
      if (day) this.day = day
      if (
        day ||
        isTitle(text) ||
        this.pair(pairIn(text), next?.text ?? '') ||
        this.heading(text, followed) ||
        (lexed.marks.length === 0 && isSheetTitle(text))
      )
        return
      const row = this.row(lexed.text, lexed, line)
      row.staff ??= this.staff
      if (row.cancelled && splitRows(lexed).length > 1) this.rowsOf(text, line, rows, null)
      else if (tellsUntimed(row, text)) rows.push(row)
      else if (!isTitle(text) && !isFree(text)) this.miss(line, whyNot(text))
      return
    }
    const other = readsLike(text, lexed)
    if (other !== null) {
      this.miss(line, other)
      return
    }
    if (this.shift(lexed, line, rows)) return
    const present = inFromTo(text)
    if (present && this.shift(lex(present.shift), line, rows)) {
      this.rowsOf(present.rest, { ...line, text: present.rest }, rows, this.staff)
      return
    }
    const titled = titleBefore(text)
    if (titled && !hasTime(lex(titled.title.replace(/^\W*\d{1,2}\s+(?=\p{L})/u, '')))) {
      this.day = titleDay(titled.title) ?? this.day
      if (titled.whose) this.setStaff(titled.whose)
      this.rowsOf(titled.rest, { ...line, text: titled.rest }, rows, null)
      return
    }
    const over = pairBefore(text)
    if (over && this.pair(over.pair, over.rest)) {
      this.rowsOf(over.rest, { ...line, text: over.rest }, rows, null)
      return
    }
    const labelled = labelOf(text, this.known)
    if (labelled) {
      this.rowsOf(labelled.rest, { ...line, text: labelled.rest }, rows, labelled.label)
      return
    }
    this.rowsOf(text, line, rows, null)
  }

  /** A table row inherits the day and the stylist named above the table. */
  private below(row: Row): void {
    row.day ??= this.day
    row.staff ??= this.staff
  }

  /** A heading with several stylists: they are known as such, or what follows names its own client. */
  private pair(names: readonly string[] | null, below: string): boolean {
    if (names === null || !areStylists(names, below, this.known)) return false
    this.staff = null
    this.among = names
    for (const name of names) this.known.staff.add(name)
    return true
  }

  private heading(text: string, followed: boolean): boolean {
    const declared = declaredStaff(text)
    if (declared.length > 1) return true
    const staff = staffHeading(text, followed)
    if (staff === null) return false
    this.setStaff(staff)
    return true
  }

  /** "Jo (in 10-4)", "Emma: 9-5.30": a stylist's hours, and a heading for what follows. */
  private shift(lexed: Lexed, line: Line, rows: Row[]): boolean {
    const row = readRow(lexed.text, lexed, line.number, line.text.trim(), this.known)
    const bare = lexed.text
      .replace(/[\ue000-\uf8ff]/g, ' ')
      .replace(/[():–-]/g, ' ')
      .replace(/\b(?:stylist|in|works?|working|on|shift|hours|today|is|from)\b/gi, ' ')
      .trim()
    const one = [...lexed.text].filter(isMark).length === 1
    if (row.hours || !one || !row.start || !row.end || spanMinutes(row.start, row.end) < LONG_SHIFT)
      return false
    // "Sun 10-4": the day's hours.
    if (bare === '' && this.lines.length > 1) {
      rows.push({ ...row, hours: true, staff: this.staff, day: this.day, client: '' })
      return true
    }
    if (!isNameLike(bare) || kindOf(bare) !== 'client') return false
    this.setStaff(bare)
    rows.push({ ...row, hours: true, staff: bare, day: this.day, client: '' })
    return true
  }

  private setStaff(name: string): void {
    this.staff = name
    this.among = null
    this.staffBelowDay = this.day !== null
    this.known.staff.add(name)
  }

  private rowsOf(text: string, line: Line, rows: Row[], label: string | null): void {
    const lexed = lex(text)
    const [made, theirs]: [Row[], Set<Row>] = [[], new Set()]
    const starts: boolean[] = []
    let current = label
    for (let part of splitRows(lexed)) {
      const day = leadingDay(part)
      if (day) {
        this.day = day.day
        part = day.rest
      }
      const inner = made.length > 0 ? INNER.exec(part) : null
      const other = inner?.[1] && isWhose(inner[1]) ? inner[1] : null
      let client: string | null = null
      if (inner && other && (label !== null || this.known.staff.has(other))) {
        part = part.slice(inner[0].length)
        // "Anneka: 9–10 tint. Bettina: 10–11 trim": nobody else is named, so it is the client's name.
        if (this.known.staff.has(other) || isCapital(this.row(part, lexed, line).client)) {
          this.setStaff(other)
          if (label !== null) current = other
        } else client = other
      }
      const row = this.row(part, lexed, line)
      if (client !== null) theirs.add(Object.assign(row, { client }))
      if (row.hours && label !== null) row.staff = label
      if (current !== label) row.staff ??= current
      made.push(row)
      starts.push(!isWhen(markAt(lexed.marks, part.trimStart().charAt(0))?.mark ?? ''))
      // A remark about somebody applies only to this part of the line.
      if (row.start === null && row.minutes === null)
        row.source = part.replace(MARK, ' ').replace(/\s+/g, ' ').trim() || row.source
      // "Laura 9-10 Nan cut, 10-11 Olga": the stylist before the first time is for the whole line.
      if (row.maybeStaff !== null && row.staff === null && startsLine(part, row.maybeStaff)) {
        row.staff = row.maybeStaff
        this.setStaff(row.maybeStaff)
      } else if (row.staff !== null && row.staff !== this.staff && startsLine(part, row.staff))
        this.setStaff(row.staff)
      if (label === null) row.staff ??= this.staff
    }
    if (label !== null) {
      const chair = underLabel(label, made, theirs, starts, this.known)
      if (chair && current === label) this.setStaff(label)
      for (const row of made) row.staff ??= chair ? label : this.staff
    }
    withWhom(made, label)
    if (this.among !== null) placed(made, this.among)
    asShifts(made, this.lines.length - 1)
    // "Waiting list: Ed, gents, 30 min; Flo, blow dry": everyone after it, in this line or below.
    const from = this.waiting ? 0 : made.findIndex(row => row.waiting)
    if (from >= 0) for (const row of made.slice(from)) row.waiting ||= row.start === null
    rows.push(...made)
  }

  private row(text: string, lexed: Lexed, line: Line): Row {
    const row = readRow(text, lexed, line.number, line.text.trim(), this.known)
    row.day ??= this.day
    return asShift(row, text)
  }

  private miss(line: Line, why: string): void {
    this.unread.push({ line: line.number, text: line.text.trim(), why })
  }
}
