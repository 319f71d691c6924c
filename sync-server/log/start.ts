import type { Config } from '../config'
import { plainLines } from './lines'
import { log, writeLogTo } from './log'

/** From here on, logs the way the variables say. A terminal gets plain lines, everything else JSON. */
export async function startLog({ LOG_LEVEL, LOG_FORMAT }: Config): Promise<void> {
  const plain = LOG_FORMAT === undefined ? process.stdout.isTTY === true : LOG_FORMAT === 'plain'
  writeLogTo(plain ? plainLines(LOG_LEVEL) : (await import('./json')).jsonLines(LOG_LEVEL))
  // Node would print the thrown error in full, with every value in it.
  process.on('uncaughtException', error => {
    log.error('The server failed and ends. It is to be started again.', error)
    process.exit(1)
  })
}
