// Puts words into a text field at the caret, as if typed. The field's own listeners are told, and if it has the focus
// the browser's own undo works. Never replaces what is there.
import { asTyped, spaced } from './fit'

export type TextField = HTMLInputElement | HTMLTextAreaElement
export type Placed = { at: number; text: string }

const TYPED: ReadonlySet<string> = new Set(['text', 'search', 'tel', 'email', 'url'])
/** Dates, checkboxes and passwords can't be dictated. */
export const isDictated = (element: Element | null): element is TextField =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && TYPED.has(element.type))

/** `caret`: where it was last; null for the end. Returns null when the field has no room. */
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

/** False when what was put in has been changed since; then nothing is removed. */
export function takeOut(field: TextField, { at, text }: Placed): boolean {
  const where = field.value.startsWith(text, at) ? at : field.value.lastIndexOf(text)
  if (where < 0) return false
  replace(field, where, where + text.length, '')
  return true
}

function replace(field: TextField, from: number, to: number, text: string): void {
  const hasFocus = document.activeElement === field
  if (hasFocus && selects(field, from, to)) {
    // Deprecated, but still the only way that works with the browser's undo.
    if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return
  }
  const { value } = field
  setValue(field, value.slice(0, from) + text + value.slice(to))
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
  selects(field, from + text.length, from + text.length)
}

/** Bypasses React's tracking of `value`, so that React sees the change. */
function setValue(field: TextField, value: string): void {
  const of = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(of.prototype, 'value')?.set?.call(field, value)
}

/** Fields for email and the like don't let you read the caret. */
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
