/** Edit distance: how many letters must be changed, added or removed to turn one word into the other. */
export function distance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const now = [i]
    for (let j = 1; j <= b.length; j += 1)
      now[j] = Math.min(
        (before[j] ?? 0) + 1,
        (now[j - 1] ?? 0) + 1,
        (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    before = now
  }
  return before[b.length] ?? 0
}
