// The texts inside a JSON value. Search these and not the JSON itself, where a line break is a backslash and an n that
// would stick to the next word.

/** The same value, each of its texts changed; keys stay. */
export function withStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(each => withStrings(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withStrings(each, change)]))
}

/** The object or list that a text holds as JSON; null where it holds none. */
export function parsedText(text: string): object | null {
  if (!/^\s*[[{]/.test(text)) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** All the texts in a value, one per line, including those in JSON that is itself inside a text. */
export function textsIn(value: unknown): string {
  const texts: string[] = []
  withStrings(value, text => {
    const inner = parsedText(text)
    texts.push(inner === null ? text : textsIn(inner))
    return text
  })
  return texts.join('\n')
}
