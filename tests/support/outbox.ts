// The mails that a house without a mail server has kept as files.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const decoded = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Everything that was mailed to this address, the newest last, headers included. */
export function mailsTo(dataDir: string, address: string): string[] {
  const outbox = join(dataDir, 'outbox')
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .filter(file => file.endsWith('.eml'))
    .sort()
    .map(file => decoded(readFileSync(join(outbox, file), 'utf8')))
    .filter(mail => mail.includes(`To: ${address}`))
}

/** The newest link that was mailed to this address; null where there is none yet. */
export function linkMailedTo(dataDir: string, address: string): string | null {
  return /https?:\/\/\S+/.exec(mailsTo(dataDir, address).at(-1) ?? '')?.[0] ?? null
}
