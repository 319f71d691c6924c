// The mails that a house without a mail server has kept as files.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const decoded = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The newest link that was mailed to this address; null where there is none yet. */
export function linkMailedTo(dataDir: string, address: string): string | null {
  const outbox = join(dataDir, 'outbox')
  if (!existsSync(outbox)) return null
  const mails = readdirSync(outbox)
    .filter(file => file.endsWith('.eml'))
    .sort()
    .map(file => decoded(readFileSync(join(outbox, file), 'utf8')))
  const mine = mails.findLast(mail => mail.includes(`To: ${address}`))
  return /https?:\/\/\S+/.exec(mine ?? '')?.[0] ?? null
}
