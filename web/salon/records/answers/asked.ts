// A question of any tool in short, whichever version asked it.
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { listIn, textIn } from './read'
import { outputOf } from './views'

type Ask = Pick<FieldsOf<'ask'>, 'tool' | 'input' | 'sheet' | 'answer' | 'draft'>

/** What was asked for: the tools' own words for it, the most telling first. */
const TELLING = ['desiredColor', 'topic', 'title', 'schedule']
const LONGEST = 120

const short = (text: string): string => {
  const [line = ''] = text.trim().split('\n')
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line
}

/** The question in one line; where it has no words, what was answered. */
export function askedWords(ask: Ask): string {
  const { input, sheet } = ask
  for (const field of TELLING) {
    const text = textIn(input, field)
    // The first line of a day is often no more than a name.
    if (text !== null) return short(field === 'schedule' ? text.trim().replace(/\s*\n\s*/g, ' · ') : text)
  }
  // A recommendation is known by what was recommended.
  const products = listIn(outputOf(ask), 'products').flatMap(product => textIn(product, 'name') ?? [])
  if (products.length > 0) return short(products.join(', '))
  return textIn(sheet ?? {}, 'title') ?? 'Question'
}

const PROSE = ['content', 'summary', 'text'] as const

/** What was answered, as whole text: the answer that stands, else what was read aloud of its draft. */
export function answeredWords(ask: Ask): string | null {
  const output = outputOf(ask)
  for (const field of PROSE) {
    const text = textIn(output, field)
    if (text !== null) return text
  }
  return textIn(ask.sheet ?? {}, 'spoken')
}
