// What a thread has done before, and is warm for. Nothing of what people write is kept in it.

/** Their first argument is a tool's id, and each tool has patterns of its own. */
const BY_TOOL: ReadonlySet<string> = new Set(['engine', 'prompt', 'checked', 'answered', 'wish'])

export const kindOf = (what: string, given: readonly unknown[]): string =>
  BY_TOOL.has(what) ? `${what} ${String(given[0])}` : what
