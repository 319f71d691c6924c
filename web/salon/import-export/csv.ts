// Reads and writes CSV. A cell that a spreadsheet would run as a formula is written with a leading apostrophe, which
// reading removes. Text that already starts with apostrophes gets one more, so the round trip is exact.
import type Papa from 'papaparse'
import type { Pause } from './slices'

/** Not rare: international phone numbers start with +. */
const RUNS_AS_FORMULA = /^'*[=+\-@\t\r\n]/

export type Cell = string | number | boolean | null | undefined
type Line = { /** Where the row begins in the file, from 1. */ line: number; cells: string[] }
export type Csv = { header: string[]; lines: Line[]; broken: { line: number; reason: string }[] }

const load = async (): Promise<typeof Papa> => (await import('papaparse')).default

export const guarded = (cell: Cell): Cell =>
  typeof cell === 'string' && RUNS_AS_FORMULA.test(cell) ? `'${cell}` : cell
export const unguarded = (cell: string): string => (/^'+[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell)

/** With a byte order mark; without it Excel reads "Siobhán" as "SiobhÃ¡n". */
export async function csvOf(columns: readonly string[], rows: readonly (readonly Cell[])[]): Promise<string> {
  const papa = await load()
  const body = rows.map(row => row.map(guarded))
  return `\uFEFF${papa.unparse({ fields: [...columns], data: body }, { newline: '\r\n' })}\r\n`
}

/** Older salon systems often export in a Windows encoding, so anything that isn't UTF-8 is read as that. */
export function textOfFile(bytes: ArrayBuffer): string {
  const head = new Uint8Array(bytes.slice(0, 2))
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const isLinebreak = (text: string): text is '\r' | '\n' | '\r\n' => /^(\r|\n|\r\n)$/.test(text)
const breaksIn = (cell: string): number => cell.split(/\r\n|\r|\n/).length - 1

/** Rows read between pauses: a few milliseconds on a slow tablet. */
const AT_A_TIME = 100

/** Reads row by row with pauses, so a large file doesn't block the screen. Skips empty lines. */
export async function readCsv(text: string, pause: Pause = async () => {}): Promise<Csv> {
  const papa = await load()
  const body = text.replace(/^\uFEFF/, '')
  const { delimiter, linebreak } = papa.parse(body.slice(0, 20_000), {
    preview: 10,
    skipEmptyLines: true,
  }).meta
  const csv: Csv = { header: [], lines: [], broken: [] }
  let line = 1
  let read = 0
  return new Promise((resolve, reject) => {
    papa.parse<string[]>(body, {
      delimiter: delimiter || ',',
      // Set both up front: otherwise Papa scans the whole rest of the file after every pause.
      ...(isLinebreak(linebreak) ? { newline: linebreak } : {}),
      fastMode: false,
      step: ({ data, errors }, parser) => {
        const breaks = data.reduce((sum, cell) => sum + breaksIn(cell), 0)
        const row = { line, cells: data.map(cell => unguarded(cell.trim())) }
        take(csv, row, errors.length > 0 ? unclosed(breaks) : null)
        line += 1 + breaks
        read += 1
        if (read % AT_A_TIME !== 0) return
        parser.pause()
        pause().then(() => parser.resume(), reject)
      },
      complete: () => resolve(csv),
    })
  })
}

/** An unclosed quotation mark swallows the lines below it, so we report how many. */
function unclosed(breaks: number): string {
  const along =
    breaks === 0
      ? ''
      : breaks === 1
        ? ', and takes the next line along'
        : `, and takes the next ${breaks.toLocaleString('en-GB')} lines along`
  return `A quotation mark (") is opened and not closed as it should be${along}.`
}

const HEADING = /^((first|last|client|customer|full|sur|fore) ?)?name$|mobile|phone|e-?mail/i
const filled = (cells: readonly string[]): number => cells.filter(cell => cell !== '').length

/** "Client list, printed on …": a title that some systems write above the headings. */
const isTitle = (header: readonly string[], cells: readonly string[]): boolean =>
  filled(header) === 1 && filled(cells) > 2 && cells.some(cell => HEADING.test(cell))

function take(csv: Csv, row: Line, broken: string | null): void {
  if (row.cells.every(cell => cell === '')) return
  if (broken === null && csv.lines.length === 0 && isTitle(csv.header, row.cells)) csv.header = []
  if (broken !== null) csv.broken.push({ line: row.line, reason: broken })
  else if (csv.header.length === 0) csv.header = row.cells
  else if (row.cells.slice(csv.header.length).some(cell => cell !== ''))
    csv.broken.push({
      line: row.line,
      reason: `It has ${row.cells.length} columns, the first line has ${csv.header.length}.`,
    })
  else csv.lines.push(row)
}
