import type { ImportKind } from '../plan/columns'

/**
 * "import-client-20261121T093000-4f2a-u12": the id holds the time and the number of updated cards, so any device can
 * show them.
 */
export function newImportId(kind: ImportKind, now: number, chance: string, updates = 0): string {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+Z$/g, '')
  return `import-${kind}-${stamp}-${chance}-u${updates}`
}

export function readImportId(id: string): { kind: ImportKind; at: string; updated: number } | null {
  const parts = /^import-(client|product)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)-[^-]*(?:-u(\d{1,7}))?$/.exec(
    id,
  )
  if (!parts) return null
  const [, kind, year, month, day, hours, minutes, seconds, updated] = parts
  return {
    kind: kind === 'product' ? 'product' : 'client',
    at: `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.000Z`,
    updated: Number(updated ?? 0),
  }
}
