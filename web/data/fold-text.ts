const MARKS = /\p{M}/gu

/** For sorting and searching: lower case without accents, "Siobhán" → "siobhan". */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(MARKS, '').trim()
}
