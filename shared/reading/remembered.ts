/**
 * The same function with a cache, for texts that are asked about again and again. It is cleared when it holds `most`
 * texts.
 */
export function remembered<T>(make: (text: string) => T, most: number): (text: string) => T {
  const kept = new Map<string, { made: T }>()
  return text => {
    const known = kept.get(text)
    if (known) return known.made
    if (kept.size >= most) kept.clear()
    const made = make(text)
    kept.set(text, { made })
    return made
  }
}
