// The texts inside a value of JSON. Whoever looks for words looks there: in JSON's own text a new line is a backslash and
// an n, and would become part of the word behind it.

/** The same value, each of its texts changed; keys stay. */
export function withStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(each => withStrings(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withStrings(each, change)]))
}

/** What a text holds where it is JSON of an object or a list; else null. */
export function parsedText(text: string): object | null {
  if (!/^\s*[[{]/.test(text)) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** All texts in it, one a line, also those of JSON that stands within a text. */
export function textsIn(value: unknown): string {
  const texts: string[] = []
  withStrings(value, text => {
    const inner = parsedText(text)
    texts.push(inner === null ? text : textsIn(inner))
    return text
  })
  return texts.join('\n')
}
