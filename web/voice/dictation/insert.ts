// Words into a text field at the caret, as if they had been typed: the field's own listeners hear of it, and where the
// field has the focus the browser's own undo takes it back. What stands in it is never replaced.
import { asTyped, spaced } from './fit'

export type TextField = HTMLInputElement | HTMLTextAreaElement
export type Placed = { at: number; text: string }

const TYPED: ReadonlySet<string> = new Set(['text', 'search', 'tel', 'email', 'url'])
/** Dates, boxes to tick and passwords are not spoken. */
export const isDictated = (element: Element | null): element is TextField =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && TYPED.has(element.type))

/** `caret`: where it stood last; null: at the end. Null comes back where the field has no room for it. */
export function insert(field: TextField, heard: string, caret: number | null): Placed | null {
  const { value, maxLength } = field
  const at = Math.min(caret ?? value.length, value.length)
  const text = spaced(
    value.slice(0, at),
    asTyped(heard, field.type, field instanceof HTMLTextAreaElement),
    value.slice(at),
  )
  if (maxLength >= 0 && value.length + text.length > maxLength) return null
  replace(field, at, at, text)
  return { at, text }
}

/** False where what was put in has been changed since: nothing goes then. */
export function takeOut(field: TextField, { at, text }: Placed): boolean {
  const where = field.value.startsWith(text, at) ? at : field.value.lastIndexOf(text)
  if (where < 0) return false
  replace(field, where, where + text.length, '')
  return true
}

function replace(field: TextField, from: number, to: number, text: string): void {
  const hasFocus = document.activeElement === field
  if (hasFocus && selects(field, from, to)) {
    // Deprecated, and still the one way that the browser's undo knows of.
    if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return
  }
  const { value } = field
  setValue(field, value.slice(0, from) + text + value.slice(to))
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
  selects(field, from + text.length, from + text.length)
}

/** Past React's own watch on `value`, so that it sees the change. */
function setValue(field: TextField, value: string): void {
  const of = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(of.prototype, 'value')?.set?.call(field, value)
}

/** Fields for email and the like have no caret that one could ask for. */
function selects(field: TextField, from: number, to: number): boolean {
  try {
    field.setSelectionRange(from, to)
    return field.selectionStart === from
  } catch {
    return false
  }
}
export function caretOf(field: TextField): number | null {
  try {
    return field.selectionEnd
  } catch {
    return null
  }
}
