// A short form of any tool's question, whichever version asked it.
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { listIn, textIn } from './read'
import { outputOf } from './views'

type Ask = Pick<FieldsOf<'ask'>, 'tool' | 'input' | 'sheet' | 'answer' | 'draft'>

/** What was asked for, under each tool's own field name, the most telling first. */
const TELLING = ['desiredColor', 'topic', 'title', 'schedule']
const LONGEST = 120

const short = (text: string): string => {
  const [line = ''] = text.trim().split('\n')
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line
}

/** The question in one line; if it has no text, what was answered. */
export function askedWords(ask: Ask): string {
  const { input, sheet } = ask
  for (const field of TELLING) {
    const text = textIn(input, field)
    // The first line of a schedule is often only a name, so all its lines are joined.
    if (text !== null) return short(field === 'schedule' ? text.trim().replace(/\s*\n\s*/g, ' · ') : text)
  }
  // A recommendation is best known by its products.
  const products = listIn(outputOf(ask), 'products').flatMap(product => textIn(product, 'name') ?? [])
  if (products.length > 0) return short(products.join(', '))
  return textIn(sheet ?? {}, 'title') ?? 'Question'
}

const PROSE = ['content', 'summary', 'text'] as const

/** The full text of the answer: the one that stands, else the draft as read aloud. */
export function answeredWords(ask: Ask): string | null {
  const output = outputOf(ask)
  for (const field of PROSE) {
    const text = textIn(output, field)
    if (text !== null) return text
  }
  return textIn(ask.sheet ?? {}, 'spoken')
}
