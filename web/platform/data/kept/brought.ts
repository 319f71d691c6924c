// Carries what a visitor wrote in a demo over to the tool's own form. It stays in this tab for an hour at most, and
// goes once it is in the form or somebody signs out.
const KEY = 'chairside.brought'
const STAYS_MS = 60 * 60 * 1000

export type Brought = { tool: string; values: Readonly<Record<string, unknown>> }

export function keepBrought(brought: Brought): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...brought, at: Date.now() }))
  } catch {
    // Storage is switched off: the tool opens with a blank form.
  }
}

/** Null when nothing was brought for this tool. */
export function broughtFor(tool: string): Brought['values'] | null {
  try {
    const brought: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof brought !== 'object' || brought === null) return null
    if (!('tool' in brought && 'values' in brought) || brought.tool !== tool) return null
    const age = 'at' in brought ? Date.now() - Number(brought.at) : Number.NaN
    if (!(age >= 0 && age <= STAYS_MS)) {
      dropBrought()
      return null
    }
    const { values } = brought
    return typeof values === 'object' && values !== null ? { ...values } : null
  } catch {
    return null
  }
}

export function dropBrought(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // There is nothing to remove.
  }
}
