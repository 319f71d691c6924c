// Mail: through an SMTP server if one is set, otherwise as files in DATA_DIR/outbox. Only this file knows the library,
// which loads with the first mail.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config'
import { makeFolder } from '../folder'
import { log } from '../log/log'
import { lazily } from './lazily'

export type Message = { to: string; subject: string; text: string; html?: string }
export type Mail = { send(message: Message): Promise<void> }

export class MailError extends Error {}

const kit = () => import('nodemailer')

const LIMIT_MS = 20_000
const ONE_ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a header must not hold
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/

/** Exactly one address and one line, so that nothing a stranger types becomes another header or recipient. */
function checked(message: Message): Message {
  if (!ONE_ADDRESS.test(message.to) || CONTROL.test(message.to)) throw new MailError('Not one address.')
  if (CONTROL.test(message.subject)) throw new MailError('A subject is one line.')
  return message
}

/** Sets the envelope, so that no address is parsed as a list of addresses. */
const enveloped = (from: string, { to, subject, text, html }: Message) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  ...(html === undefined ? {} : { html }),
  disableFileAccess: true,
  disableUrlAccess: true,
})

const smtpOf = (config: Config) =>
  config.SMTP_URL ??
  (config.SMTP_HOST === undefined
    ? null
    : {
        host: config.SMTP_HOST,
        port: config.SMTP_PORT,
        secure: config.SMTP_PORT === 465,
        ...(config.SMTP_USER === undefined
          ? {}
          : { auth: { user: config.SMTP_USER, pass: config.SMTP_PASS ?? '' } }),
      })

function throughSmtp(smtp: NonNullable<ReturnType<typeof smtpOf>>, from: string): Mail {
  const waits = { connectionTimeout: LIMIT_MS, greetingTimeout: LIMIT_MS, socketTimeout: LIMIT_MS }
  const open = lazily(async () => {
    const { createTransport } = await kit()
    return typeof smtp === 'string'
      ? createTransport({ url: smtp, ...waits })
      : createTransport({ ...smtp, ...waits })
  })
  return {
    send: async message => {
      const letter = enveloped(from, checked(message))
      await (await open()).sendMail(letter)
    },
  }
}

/**
 * Nothing leaves the machine: each mail becomes a file that any mail program can open. The log only names the file,
 * as otherwise anyone who reads the log could reset other people's passwords.
 */
function intoOutbox(folder: string | null, from: string): Mail {
  const open = lazily(async () =>
    (await kit()).createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  )
  let count = 0
  return {
    send: async message => {
      const letter = enveloped(from, checked(message))
      const { message: made } = await (await open()).sendMail(letter)
      if (folder === null) return
      const outbox = join(folder, 'outbox')
      makeFolder(outbox)
      const file = join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${++count}.eml`)
      await writeFile(file, made, { mode: 0o600 })
      log.info(`A mail waits in ${file}`)
    },
  }
}

/** `folder`: DATA_DIR; null saves nothing, for a server without a folder. */
export function openMail(config: Config, folder: string | null): Mail {
  const smtp = smtpOf(config)
  return smtp === null ? intoOutbox(folder, config.MAIL_FROM) : throughSmtp(smtp, config.MAIL_FROM)
}

/** For the lines logged at start-up. */
export const mailsThrough = (config: Config): string =>
  smtpOf(config) === null ? 'files in the outbox folder (no SMTP_URL)' : 'SMTP'
