// One JSON object per line, for log collectors.
import pino from 'pino'
import type { Level, Sink } from './log'
import { told } from './told'

/** `write`: for a test. */
export function jsonLines(least: Level, write: (line: string) => void = line => console.info(line)): Sink {
  const logger = pino(
    {
      level: least,
      // No process or machine name: whoever collects lines from several knows where each comes from.
      base: null,
      messageKey: 'words',
      errorKey: 'error',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      serializers: { error: told },
    },
    { write: line => write(line.trimEnd()) },
  )
  return ({ level, words, error, facts }) =>
    logger[level]({ ...facts, ...(error === undefined ? {} : { error }) }, words.trim())
}
