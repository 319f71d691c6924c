// The kinds of work that a thread has done before and is warmed up for. Contains nothing that people wrote.

/** Their first argument is a tool's id, and each tool has its own patterns. */
const BY_TOOL: ReadonlySet<string> = new Set(['engine', 'prompt', 'checked', 'answered', 'wish'])

export const kindOf = (what: string, given: readonly unknown[]): string =>
  BY_TOOL.has(what) ? `${what} ${String(given[0])}` : what
