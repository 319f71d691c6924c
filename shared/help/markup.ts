// The small markup of articles and answers, parsed the same way for print, screen and tests. Links only lead to places
// in this app; any other link becomes plain text.

export type Part = { kind: 'text' | 'strong'; text: string } | { kind: 'link'; text: string; to: string }
export type Block =
  | { kind: 'heading' | 'text' | 'note'; parts: Part[] }
  | { kind: 'steps' | 'list'; items: Part[][] }

const INLINE = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]*)\)/g
const inApp = (to: string): boolean => /^\/(?!\/)[\w\-/?=&#.:]*$/.test(to)

/** The parts of one line. Anything that only looks like markup stays as written. */
export function partsOf(line: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const match of line.matchAll(INLINE)) {
    const [whole, strong, label, to] = match
    if (match.index > from) parts.push({ kind: 'text', text: line.slice(from, match.index) })
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong })
    else if (label !== undefined && to !== undefined && inApp(to))
      parts.push({ kind: 'link', text: label, to })
    else parts.push({ kind: 'text', text: label ?? whole })
    from = match.index + whole.length
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) })
  return parts
}

type Line = { kind: Block['kind']; text: string }
function lineOf(line: string): Line {
  const heading = /^#{1,4}\s+(.*)$/.exec(line)
  if (heading) return { kind: 'heading', text: heading[1] ?? '' }
  const step = /^\d{1,2}[.)]\s+(.*)$/.exec(line)
  if (step) return { kind: 'steps', text: step[1] ?? '' }
  const item = /^[-*•]\s+(.*)$/.exec(line)
  if (item) return { kind: 'list', text: item[1] ?? '' }
  const note = /^>\s?(.*)$/.exec(line)
  if (note) return { kind: 'note', text: note[1] ?? '' }
  return { kind: 'text', text: line }
}

/** A paragraph is one or more consecutive lines; an empty line ends a block. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open = false
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line === '') {
      open = false
      continue
    }
    const { kind, text: words } = lineOf(line)
    const parts = partsOf(words)
    const last = blocks.at(-1)
    if ((kind === 'steps' || kind === 'list') && last?.kind === kind) last.items.push(parts)
    else if (kind === 'steps' || kind === 'list') blocks.push({ kind, items: [parts] })
    else if (open && last && last.kind === kind && kind === 'text' && 'parts' in last)
      last.parts.push({ kind: 'text', text: ' ' }, ...parts)
    else blocks.push({ kind, parts })
    open = kind === 'text'
  }
  return blocks
}

const wordsOf = (parts: readonly Part[]): string => parts.map(part => part.text).join('')

/** Without markup: for a screen reader, a search, a model. */
export function plainOf(text: string): string {
  return blocksOf(text)
    .map(block =>
      'items' in block
        ? block.items
            .map((item, at) => `${block.kind === 'steps' ? `${at + 1}.` : '-'} ${wordsOf(item)}`)
            .join('\n')
        : wordsOf(block.parts),
    )
    .join('\n')
}

/** A text that is still streaming, without a half-finished link or bold word at its end. */
export function withoutHalf(text: string): string {
  const link = /\[[^\]]*(?:\](?:\([^)]*)?)?$/.exec(text)
  const cut = link ? text.slice(0, link.index) : text
  const stars = cut.split('**').length - 1
  return stars % 2 === 1 ? cut.slice(0, cut.lastIndexOf('**')) : cut.replace(/(?<!\*)\*$/, '')
}
