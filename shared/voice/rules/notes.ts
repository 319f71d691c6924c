// A note is kept as it was spoken: what stands after "note" is not made plain, and nothing in it is a command.
import { withSigns } from '../as-written'
import { isAll } from '../lexicon/by-words'
import { meant, missing, type Rule } from './rule'

const LEAD = '(?:(?:u+m+|u+h+|e+r+m*|a+h+|so|ok|okay|right|please|six|hey six|can you|could you)[,.]?\\s+)*'
const NOTE = new RegExp(
  `^\\s*${LEAD}(?:(?:(?:new|save (?:the|a|this)|make|add an?|make an?|take an?|write an?|put an?|pop an?|stick an?|leave an?|chair) )?note(?: (?:this |that |it )?down)?(?: (?:on|in)(?: her| his)?(?= saying\\b))?(?: (?:on|there|here)(?= that\\b))?|(?:add|put)(?: (?:it|this))? (?:to|in|into) (?:the|her|his|their) notes|jot (?:this|that|it) down|remember (?:for me that|that(?= (?:she|he|her|his|they|their)\\b))|(?:jot|write|put|pop)(?: (?:this|that|it))? down(?: that)?(?= (?:she|he|her|his|they|their|the client)\\b))(?: colon)?[:,.]?\\s+(?:(?:that|saying|to say)\\s+)?(\\S.*)$`,
  'is',
)
/** Sayings and things that begin so and are no notes for a client. */
const SAYING =
  /^(?:to self|how|(?:the|this) date|from (?:my|your|his|her)|on the (?:door|fridge|desk|table)|of (?:it|that|the|his|my|your|our|their))\b|\b(?:she|he|they|i|we) (?:says?|said|goes|went)$/i
const CANCEL = /^cancel(?: (?:the |this )?note)?$/

export const notes: Rule = ({ raw, text: plain }, context) => {
  if (context.noting) {
    if (isAll('end_note', plain)) return meant({ id: 'end-note', slots: {} })
    if (CANCEL.test(plain)) return meant({ id: 'cancel', slots: {} })
    return { kind: 'dictated', text: withSigns(raw.trim()) }
  }
  const said = NOTE.exec(raw)?.[1]?.trim()
  if (said === undefined || SAYING.test(said)) return null
  // "Note please", "note down": nothing was said yet.
  if (/^(?:please|down|now|that|for (?:her|him|me|us))[.,]?$/i.test(said)) return null
  if (context.openClient === null) return missing('Whose note? Open a client first.')
  // "Note comma she likes it cooler": a sign before the first word is none of the note.
  const text = withSigns(said.replace(/\s+please\s*$/i, '')).replace(/^[,.?\s]+/, '')
  return text === '' ? null : meant({ id: 'note', slots: { text } })
}
