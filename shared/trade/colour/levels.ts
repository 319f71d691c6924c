// Depth, 1–10, with the names used in the UK; a US name may be a step out. domain 1.1 [FCA][UDC][HCRAZY][LOREAL]
// [KALISTA][WENCH]. 11 and 12 are high-lift series, not depths [HCRAZY].
export const UK_NAMES: readonly string[] = [
  'black',
  'very dark brown',
  'dark brown',
  'medium brown',
  'light brown',
  'dark blonde',
  'medium blonde',
  'light blonde',
  'very light blonde',
  'lightest blonde',
]

/** "dark blonde" for 6. Half levels take the darker name; high-lift series take that of 10. */
export function levelName(level: number): string {
  return UK_NAMES[Math.min(10, Math.max(1, Math.floor(level))) - 1] ?? ''
}
