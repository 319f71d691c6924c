// The text as rows, in its own order: tables, lists, prose, under the headings they stand below.

import { inBlocks } from './blocks'
import { headed, settledStaff, shared, turned } from './chairs'
import { leadingDate } from './dates'
import { fieldsAsTable } from './fields'
import {
  bracketed,
  declaredStaff,
  initialsIn,
  isSheetTitle,
  isTitle,
  leadingDay,
  legendOf,
  staffHeading,
  titleBefore,
  titleDay,
} from './headings'
import { inFromTo, isSeat, labelOf } from './labels'
import {
  BULLET,
  DAY_OFF,
  hasLength,
  hasTime,
  isOpenTime,
  LONG_SHIFT,
  PART_HEADING,
  spanMinutes,
  startsLine,
  whyNot,
  withLegend,
} from './line-parts'
import { withoutStamp } from './noise'
import { readRow } from './read-row'
import type { Row } from './row'
import { splitRows } from './split'
import { firstNamesFirst } from './surnames'
import { tablesIn } from './table'
import { isMark, type Lexed, lex, MARK } from './tokens'
import type { Known } from './who'
import { isCapital, isFree, isNameLike, kindOf } from './words'

export type Unread = { line: number; text: string; why: string }
export type Collected = { rows: Row[]; unread: Unread[]; known: Known }
type Line = { number: number; text: string }
export function collect(given: string): Collected {
  // Runs of spaces say nothing more than two, and patterns would walk them again and again.
  const input = given.replace(/[^\S\n\t]{3,}/g, '  ').replace(/\t{20,}/g, '\t')
  const legend = legendOf(input)
  const initials = initialsIn(input)
  const known = { staff: new Set<string>([...initials.values(), ...bracketed(input)]), initials }
  const signed = legend === null ? input : withLegend(input, legend)
  const lines: Line[] = firstNamesFirst(inBlocks(signed.split(/\r?\n/)))
    .map((text, at) => ({ number: at + 1, text: withoutStamp(text) }))
    .filter(({ text }) => text.trim() !== '')
  const labelled = fieldsAsTable(signed)
  const table = tablesIn(labelled ?? lines, known)
  if (labelled && table.rows.length > 0) return { rows: ordered(table.rows), unread: [], known }
  for (const name of table.staff) known.staff.add(name)
  for (const line of lines) {
    if (table.used.has(line.number)) continue
    for (const name of declaredStaff(line.text)) known.staff.add(name)
  }
  const reader = new Reader(known, lines, table.used)
  const free = shared(reader.read(), known)
  return { rows: ordered([...table.rows, ...free]), unread: reader.unread, known }
}

const ordered = (rows: readonly Row[]): Row[] => [...rows].sort((a, b) => a.line - b.line)

/** Reads the lines that are no table, remembering the day and the stylist of the last heading. */
class Reader {
  unread: Unread[] = []
  private day: string | null = null
  private staff: string | null = null
  private staffBelowDay = false

  constructor(
    private readonly known: Known & { staff: Set<string> },
    private readonly lines: readonly Line[],
    private readonly used: ReadonlySet<number>,
  ) {}

  read(): Row[] {
    const rows: Row[] = []
    for (const [at, line] of this.lines.entries()) {
      if (this.used.has(line.number)) continue
      const next = this.lines[at + 1]
      this.readLine(line, next ? hasTime(lex(next.text)) || hasLength(lex(next.text)) : false, rows)
    }
    return settledStaff(headed(turned(rows)), this.known)
  }

  private readLine(line: Line, followed: boolean, rows: Row[]): void {
    let text = line.text
      .replace(/^\s*```.*$/, '')
      .replace(/\*\*|__/g, '')
      .replace(BULLET, '')
      .trim()
    text = text.replace(DAY_OFF, (whole, day: string) => (leadingDay(day) ? '' : whole))
    const dated = leadingDay(text) ?? leadingDate(text)
    if (dated) {
      this.day = dated.day
      if (this.staffBelowDay) this.staff = null
      this.staffBelowDay = false
      text = dated.rest
    }
    if (text === '' || /^[-=_*\s|:+]+$/.test(text) || isOpenTime(text)) return
    if (
      dated &&
      /^(?:day )?(?:off|closed|holiday|shut|not in|annual leave|a\/l|nothing)\b[^\d]{0,20}$/i.test(text)
    )
      return
    if (this.known.initials.size > 0) {
      text = text.replace(/(?<!\p{L})\p{Lu}{1,2}\s*[=:]\s*\p{Lu}\p{Ll}+\s*(?:,|;|$)\s*/gu, '').trim()
      if (text === '') return
    }
    const lexed = lex(text)
    if (!hasTime(lexed) && !hasLength(lexed)) {
      if (PART_HEADING.test(text)) return
      const day = titleDay(text)
      if (day) this.day = day
      if (
        day ||
        isTitle(text) ||
        this.heading(text, followed) ||
        (lexed.marks.length === 0 && isSheetTitle(text))
      )
        return
      const row = this.row(lexed.text, lexed, line)
      row.staff ??= this.staff
      // Something said of one who is booked, or a service without its time.
      const said =
        row.flexible ||
        row.fixed ||
        row.limits.length > 0 ||
        row.phases.length > 0 ||
        row.cancelled ||
        row.waiting
      if (said || row.kind !== 'client' || (row.service !== '' && row.client !== '')) rows.push(row)
      else if (row.start !== null && isNameLike(row.client) && text.split(/\s+/).length <= 3) rows.push(row)
      else if (!isTitle(text) && !isFree(text)) this.miss(line, whyNot(text))
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
    const labelled = labelOf(text, this.known)
    if (labelled) {
      this.rowsOf(labelled.rest, { ...line, text: labelled.rest }, rows, labelled.label)
      return
    }
    this.rowsOf(text, line, rows, null)
  }

  private heading(text: string, followed: boolean): boolean {
    const declared = declaredStaff(text)
    if (declared.length > 1) return true
    const staff = staffHeading(text, followed)
    if (staff === null) return false
    this.setStaff(staff)
    return true
  }

  /** "Jo (in 10-4)", "Emma: 9-5.30": a stylist's hours, and the heading of what follows. */
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
    // "Sun 10-4": the hours of the day.
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
    this.staffBelowDay = this.day !== null
    this.known.staff.add(name)
  }

  private rowsOf(text: string, line: Line, rows: Row[], label: string | null): void {
    const lexed = lex(text)
    const made: Row[] = []
    const theirs = new Set<Row>()
    for (let part of splitRows(lexed)) {
      const day = leadingDay(part)
      if (day) {
        this.day = day.day
        part = day.rest
      }
      const inner = made.length > 0 ? /^\s*(\p{Lu}[\p{L}'’]*)\s*:\s*/u.exec(part) : null
      const other = inner?.[1] && isNameLike(inner[1]) ? inner[1] : null
      let client: string | null = null
      if (inner && other && (label !== null || this.known.staff.has(other))) {
        part = part.slice(inner[0].length)
        // "Anneka: 9–10 tint. Bettina: 10–11 trim": nobody else is named, so it is the client's name.
        if (this.known.staff.has(other) || isCapital(this.row(part, lexed, line).client)) this.setStaff(other)
        else client = other
      }
      const row = this.row(part, lexed, line)
      if (client !== null) {
        row.client = client
        theirs.add(row)
      }
      if (row.hours && label !== null) row.staff = label
      made.push(row)
      // What is said of somebody is about this part of the line alone.
      if (row.start === null && row.minutes === null)
        row.source = part.replace(MARK, ' ').replace(/\s+/g, ' ').trim()
      // "Laura 9-10 Nan cut, 10-11 Olga": the stylist before the first time is the whole line's.
      if (row.maybeStaff !== null && row.staff === null && startsLine(part, row.maybeStaff)) {
        row.staff = row.maybeStaff
        this.setStaff(row.maybeStaff)
      } else if (row.staff !== null && row.staff !== this.staff && startsLine(part, row.staff))
        this.setStaff(row.staff)
      if (label === null) row.staff ??= this.staff
    }
    if (label !== null) {
      const others = made.filter(row => row.kind !== 'client' || row.hours)
      // "Brigid – 10–10.45 – ceramic blow-dry": small letters before a service are part of it.
      const named = made.filter(
        row =>
          row.client !== '' && !row.hours && !theirs.has(row) && (isCapital(row.client) || made.length > 1),
      )
      const chair = isSeat(label)
      if (
        chair ||
        this.known.staff.has(label) ||
        named.length > 0 ||
        (made.length > 0 && others.length === made.length)
      ) {
        this.setStaff(label)
        for (const row of made) row.staff ??= label
      } else {
        for (const row of made) row.staff ??= this.staff
        for (const row of made.slice(0, 1)) {
          if (row.client !== '') row.service = `${row.client} ${row.service}`.trim()
          row.client = label
        }
      }
    }
    rows.push(...made)
  }

  private row(text: string, lexed: Lexed, line: Line): Row {
    const row = readRow(text, lexed, line.number, line.text.trim(), this.known)
    row.day ??= this.day
    return row
  }

  private miss(line: Line, why: string): void {
    this.unread.push({ line: line.number, text: line.text.trim(), why })
  }
}
