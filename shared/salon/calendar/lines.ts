// The lines of an .ics file (RFC 5545, 3.1): unfolds lines, splits names and parameters, unescapes texts.

export type Line = { name: string; params: ReadonlyMap<string, string>; value: string }

const NEWLINE = /\r\n|\r|\n/

/** A line that starts with a blank continues the one before. */
function unfolded(text: string): string[] {
  const lines: string[] = []
  for (const each of text.replace(/^\uFEFF/, '').split(NEWLINE)) {
    const last = lines.length - 1
    if (last >= 0 && (each.startsWith(' ') || each.startsWith('\t'))) lines[last] += each.slice(1)
    else lines.push(each)
  }
  return lines
}

/** The first of these characters outside quotation marks; -1 if there is none. */
function outside(text: string, sign: string, from = 0): number {
  let quoted = false
  for (let at = from; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted
    else if (!quoted && text[at] === sign) return at
  }
  return -1
}

function lineOf(text: string): Line | null {
  const colon = outside(text, ':')
  if (colon <= 0) return null
  const parts: string[] = []
  let head = text.slice(0, colon)
  for (let at = outside(head, ';'); at >= 0; at = outside(head, ';')) {
    parts.push(head.slice(0, at))
    head = head.slice(at + 1)
  }
  parts.push(head)
  const [name = '', ...rest] = parts
  const params = rest.flatMap((part): [string, string][] => {
    const equals = part.indexOf('=')
    if (equals < 0) return []
    return [[part.slice(0, equals).toUpperCase(), part.slice(equals + 1).replaceAll('"', '')]]
  })
  return { name: name.trim().toUpperCase(), params: new Map(params), value: text.slice(colon + 1) }
}

export const linesOf = (text: string): Line[] => unfolded(text).flatMap(each => lineOf(each) ?? [])

/** "\n" becomes a line break, "\," a comma. */
export const unescaped = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

export const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, sign => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // What no file of text holds.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')

const bytesOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
const MOST_BYTES = 75

/** At most 75 bytes a line, without splitting a character. */
export function foldedLine(line: string): string {
  let result = ''
  let room = MOST_BYTES
  for (const sign of line) {
    const bytes = bytesOf(sign)
    if (bytes > room) {
      result += '\r\n '
      room = MOST_BYTES - 1
    }
    result += sign
    room -= bytes
  }
  return result
}
