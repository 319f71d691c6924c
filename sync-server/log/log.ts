// What the server tells whoever runs it. Callers needn't know where it goes: plain words at first, in tests and in
// threads; once main.ts has started, plain lines without personal data, or JSON (lines.ts, json.ts).
export type Level = 'debug' | 'info' | 'warn' | 'error'
/** Goes with the message, by name. Never anything that someone wrote or that says who someone is. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>
export type Line = { level: Level; words: string; error?: unknown; facts?: Facts }
export type Sink = (line: Line) => void

const toConsole: Sink = ({ level, words, error, facts }) => {
  // Such as a request that went well: only useful where logs are stored and searched.
  if (level === 'debug' || (facts && level === 'info')) return
  console[level](words, ...(error === undefined ? [] : [error]))
}

let sink = toConsole
export function writeLogTo(next: Sink | null): void {
  sink = next ?? toConsole
}

/** `error`: as it was thrown; the sink removes what may be personal. */
export const log = {
  info: (words: string, error?: unknown): void => sink({ level: 'info', words, error }),
  warn: (words: string, error?: unknown): void => sink({ level: 'warn', words, error }),
  error: (words: string, error?: unknown): void => sink({ level: 'error', words, error }),
  with: (level: Level, words: string, facts: Facts, error?: unknown): void =>
    sink({ level, words, facts, ...(error === undefined ? {} : { error }) }),
}
