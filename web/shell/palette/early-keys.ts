/** What was typed while the search was on its way: it belongs there, not in whatever has the focus. */
export type Early = { text: string; entered: boolean }

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'getModifierState'>

/** With one more key; null where it is none of a text. */
export function withKey({ text, entered }: Early, event: Key): Early | null {
  const { key, ctrlKey, metaKey, altKey, repeat } = event
  // An accent that waits for its letter: the letter comes without it, and nothing goes to the field behind.
  if (key === 'Dead') return { text, entered }
  // AltGr is told as Control and Alt in Windows; what it writes is a letter like any other.
  if ((ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')) return null
  // One that is held down, or has nothing before it, chooses nothing.
  if (key === 'Enter') return { text, entered: entered || (!repeat && text.trim() !== '') }
  if (key === 'Backspace') return { text: [...text].slice(0, -1).join(''), entered: false }
  return [...key].length === 1 ? { text: text + key, entered: false } : null
}
