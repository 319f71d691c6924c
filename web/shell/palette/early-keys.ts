/** What was typed while the search was loading: it belongs there, not in whatever has the focus. */
export type Early = { text: string; entered: boolean }

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'getModifierState'>

/** Adds a key; null if the key isn't text. */
export function withKey({ text, entered }: Early, event: Key): Early | null {
  const { key, ctrlKey, metaKey, altKey, repeat } = event
  // A dead key waits for its letter. The letter arrives without its accent, and nothing goes to the field behind.
  if (key === 'Dead') return { text, entered }
  // Windows reports AltGr as Control and Alt, but what it types is ordinary text.
  if ((ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')) return null
  // An Enter that is held down, or comes before any text, chooses nothing.
  if (key === 'Enter') return { text, entered: entered || (!repeat && text.trim() !== '') }
  if (key === 'Backspace') return { text: [...text].slice(0, -1).join(''), entered: false }
  return [...key].length === 1 ? { text: text + key, entered: false } : null
}
