/** What was typed while the search was on its way: it belongs there, not in whatever has the focus. */
export type Early = { text: string; entered: boolean }

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>

/** With one more key; null where it is none of a text. */
export function withKey(
  { text, entered }: Early,
  { key, ctrlKey, metaKey, altKey, repeat }: Key,
): Early | null {
  if (ctrlKey || metaKey || altKey) return null
  // One that is held down, or has nothing before it, chooses nothing.
  if (key === 'Enter') return { text, entered: entered || (!repeat && text.trim() !== '') }
  if (key === 'Backspace') return { text: [...text].slice(0, -1).join(''), entered: false }
  return [...key].length === 1 ? { text: text + key, entered: false } : null
}
