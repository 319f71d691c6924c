// What the server has to say to whoever runs it. Who says it needn't know where it goes: plain words here, in tests and
// in threads; from main.ts on, plain lines without personal data, or JSON (lines.ts, json.ts).
export type Level = 'debug' | 'info' | 'warn' | 'error'
/** Beside the words, by name. Nothing that somebody wrote, and nothing that says who somebody is. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>
export type Line = { level: Level; words: string; error?: unknown; facts?: Facts }
export type Sink = (line: Line) => void

const toConsole: Sink = ({ level, words, error, facts }) => {
  // A request that went well, say: of interest only where lines are kept and searched.
  if (level === 'debug' || (facts && level === 'info')) return
  console[level](words, ...(error === undefined ? [] : [error]))
}

let sink = toConsole
export function writeLogTo(next: Sink | null): void {
  sink = next ?? toConsole
}

/** `error`: as it was thrown; the sink leaves out what may be somebody's. */
export const log = {
  info: (words: string, error?: unknown): void => sink({ level: 'info', words, error }),
  warn: (words: string, error?: unknown): void => sink({ level: 'warn', words, error }),
  error: (words: string, error?: unknown): void => sink({ level: 'error', words, error }),
  with: (level: Level, words: string, facts: Facts, error?: unknown): void =>
    sink({ level, words, facts, ...(error === undefined ? {} : { error }) }),
}
