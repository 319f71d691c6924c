// A note is kept as it was spoken: the words after "note" aren't simplified, and none of them is a command.

import { read } from '../../reading/doc'
import { asTyped } from '../../reading/faces'
import { tableOf } from '../../reading/tables'
import { withSigns } from '../hear/as-written'
import { isAll } from '../lexicon/by-words'
import { NO_NOTE, NOTE_LEAD, NOTE_NAMED } from '../lexicon/note-words'
import { meant, missing, type Rule } from '../lexicon/rule'

const [leads, others] = [tableOf([NOTE_LEAD], NOTE_NAMED), tableOf([NO_NOTE])]
const CANCEL = new Set(['cancel', 'cancel note', 'cancel the note', 'cancel this note'])

/** What follows the words that begin a note, as spoken. Null: it doesn't begin one. */
function noteIn(raw: string): string | null {
  const to = Math.max(...leads.all(read(raw)).map(({ whole }) => (whole.from === 0 ? whole.to : -1)), -1)
  const from = to < 0 ? undefined : asTyped(raw).units[to]?.start
  return from === undefined ? null : raw.slice(from).trim()
}

export const notes: Rule = ({ raw, text: plain }, context) => {
  if (context.noting) {
    if (isAll('end_note', plain)) return meant({ id: 'end-note', slots: {} })
    if (CANCEL.has(plain)) return meant({ id: 'cancel', slots: {} })
    return { kind: 'dictated', text: withSigns(raw.trim()) }
  }
  const said = noteIn(raw)
  // "Note please", "note down": there is nothing to write yet.
  if (said === null || others.in(said).size > 0) return null
  if (context.openClient === null) return missing('Whose note? Open a client first.')
  // "Note comma she likes it cooler": a sign before the first word isn't part of the note.
  const text = withSigns(said.replace(/\s+please\s*$/i, '')).replace(/^[,.?\s]+/, '')
  return text === '' ? null : meant({ id: 'note', slots: { text } })
}
