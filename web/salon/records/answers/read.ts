// Reads a tool's output defensively, without a schema: an older or newer version may have other fields.
export type Loose = Readonly<Record<string, unknown>>

export const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const textIn = (from: Loose, field: string): string | null => {
  const value = from[field]
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
export const numberIn = (from: Loose, field: string): number | null => {
  const value = from[field]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
export const textsIn = (from: Loose, field: string): string[] => {
  const value = from[field]
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
}
export const listIn = (from: Loose, field: string): Loose[] => {
  const value = from[field]
  return Array.isArray(value) ? value.filter(isLoose) : []
}
