// Reads a conversation as people write it down: any common labels, one line or several per turn.
import { MAX_LINE, MAX_TURNS, type Utterance } from '../schema'

const CLIENT = new Set(
  `client customer guest c cl patron caller assistant ai bot lady woman man her him she he them mum mother visitor`.split(
    ' ',
  ),
)
const STYLIST = new Set(
  `stylist hairdresser salon s st h barber colourist colorist me i you user staff reception receptionist us trainee practitioner`.split(
    ' ',
  ),
).add('hair stylist')

const LABEL =
  /(?:^|\n|(?<=[.!?”"'’…)])[ \t]+|\s[|/]\s)[ \t]*(?:[-*•>]\s*)?(?:\d+[.)]\s*)?(?:\[?\d{1,2}[:.]\d{2}(?::\d{2})?\]?\s*)?[*_[]*([\p{L}][\p{L}' ]{0,24}?)(?:\s*\(([\p{L} ,]{1,30})\))?[*_\]]*\s*(?::|–|—|>|(?<=\s)-(?=\s))[*_]*[ \t]*/gu

type Role = Utterance['role']

function roleOf(label: string, aside: string | undefined): Role | null {
  for (const said of [aside, label]) {
    const word = said?.trim().toLowerCase() ?? ''
    if (CLIENT.has(word)) return 'client'
    if (STYLIST.has(word)) return 'stylist'
    const parts = word.split(/\s+/)
    if (parts.some(part => /^(?:client|customer|guest)$/i.test(part))) return 'client'
    if (parts.some(part => /^(?:stylist|hairdresser|salon)$/i.test(part))) return 'stylist'
  }
  return null
}

/** For names instead of roles: whoever speaks first is the client. */
export function readTranscriptText(text: string): Utterance[] {
  const normal = text.replace(/\r\n?/g, '\n')
  const marks = [...normal.matchAll(LABEL)].map(match => ({
    from: match.index,
    to: match.index + match[0].length,
    label: match[1] ?? '',
    role: roleOf(match[1] ?? '', match[2]),
    starts: match.index === 0 || match[0].startsWith('\n'),
  }))
  const known = marks.filter(({ role }) => role !== null)
  const used = known.length > 0 ? known : namedOnly(marks.filter(({ starts }) => starts))
  if (used.length === 0) return unlabelled(normal)
  const said = used.map(({ to, role }, at) => ({
    role: role ?? 'client',
    text: normal
      .slice(to, used[at + 1]?.from ?? normal.length)
      .replace(/\s+/g, ' ')
      .replace(/^["“]|["”]$/g, '')
      .trim(),
  }))
  return fitted(said)
}

function namedOnly<M extends { label: string; role: Role | null }>(marks: readonly M[]): M[] {
  const names = [...new Set(marks.map(({ label }) => label))]
  if (names.length !== 2) return []
  return marks.map(mark => ({ ...mark, role: mark.label === names[0] ? 'client' : 'stylist' }))
}

/** Lines without labels alternate, the client first. */
const unlabelled = (text: string): Utterance[] =>
  fitted(
    text
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean)
      .map((line, at) => ({ role: at % 2 === 0 ? 'client' : 'stylist', text: line })),
  )

export const fitted = (said: readonly Utterance[]): Utterance[] =>
  said
    .filter(({ text }) => text.trim() !== '')
    .slice(-MAX_TURNS)
    .map(({ role, text }) => ({ role, text: text.slice(0, MAX_LINE * 5) }))

const ROLES: Readonly<Record<string, Role>> = {
  user: 'stylist',
  assistant: 'client',
  ai: 'client',
  model: 'client',
}

/** A list of messages under any of the usual keys: role, content, text, speaker. Skips what it can't read. */
export function readMessages(value: unknown): Utterance[] {
  if (typeof value === 'string') return readTranscriptText(value)
  if (!Array.isArray(value)) return []
  return fitted(
    value.flatMap((item: unknown): Utterance[] => {
      if (typeof item === 'string') return readTranscriptText(item).slice(0, 1)
      if (typeof item !== 'object' || item === null) return []
      const field = (name: string): string => {
        const found: unknown = Reflect.get(item, name)
        return typeof found === 'string' ? found : ''
      }
      const label = field('role') || field('speaker') || field('from')
      const role = ROLES[label.toLowerCase()] ?? roleOf(label, undefined)
      const text = field('text') || field('content') || field('message')
      return role === null ? [] : [{ role, text }]
    }),
  )
}
