// Files that people often pick by mistake, recognised by their first bytes before we try to read a list.
const kinds: readonly (readonly [readonly number[], string])[] = [
  [
    [0x50, 0x4b, 0x03, 0x04],
    'is a workbook or a zip file, not a CSV file. Open it, save it as CSV, and choose that file.',
  ],
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'is an Excel workbook, not a CSV file. Open it, save it as CSV, and choose that file.',
  ],
  [
    [0x25, 0x50, 0x44, 0x46],
    'is a PDF, not a CSV file. Ask your old system for a CSV or spreadsheet export.',
  ],
]

const begins = (bytes: Uint8Array, with_: readonly number[]): boolean =>
  with_.every((byte, index) => bytes[index] === byte)

const SEEN = 4096

/** Null if it may be a list. */
export function fileProblem(file: ArrayBuffer): string | null {
  const bytes = new Uint8Array(file, 0, Math.min(file.byteLength, SEEN))
  if (bytes.every(byte => byte <= 0x20)) return 'is empty.'
  const known = kinds.find(([first]) => begins(bytes, first))
  if (known) return known[1]
  const isWide = begins(bytes, [0xff, 0xfe]) || begins(bytes, [0xfe, 0xff])
  if (!isWide && bytes.includes(0)) return 'is not a text file. Choose a CSV file.'
  const start = new TextDecoder().decode(bytes).trimStart().slice(0, 15).toLowerCase()
  if (start.startsWith('begin:vcalendar')) return 'is a calendar. Choose it under “Appointments” below.'
  if (/^<(!doctype|html|\?xml|table)/.test(start))
    return 'is a web page, not a CSV file. Open it in a spreadsheet, save it as CSV, and choose that file.'
  return null
}
