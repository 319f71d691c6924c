/** "frizz, , dry ends ," → ["frizz", "dry ends"], without duplicates. */
export function concernsOf(typed: string): string[] {
  const found = new Map<string, string>()
  for (const part of typed.split(/[,\n]/)) {
    const concern = part.trim()
    if (concern !== '' && !found.has(concern.toLowerCase())) found.set(concern.toLowerCase(), concern)
  }
  return [...found.values()]
}
