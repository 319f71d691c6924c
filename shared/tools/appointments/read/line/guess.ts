// What we can guess about an unread line, to prefill the entry that a person makes of it.
import { clockText, minutesOf } from '../clock'
import { lex } from '../marks/tokens'
import { readRow } from './read-row'

const NOBODY = { staff: new Set<string>(), initials: new Map<string, string>() }
const MOST = 40

export function guessOf(text: string): {
  client: string
  service: string
  start: string | null
  minutes: number | null
} {
  const lexed = lex(text)
  const { client, service, start, minutes } = readRow(lexed.text, lexed, 0, text, NOBODY)
  const [from] = start ? minutesOf(start) : []
  return {
    client: client.slice(0, MOST),
    service: service.slice(0, MOST),
    start: from === undefined ? null : clockText(from),
    minutes,
  }
}
