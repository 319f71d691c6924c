import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { resetMail } from '../../../sync-server/auth/mails'
import { readConfig } from '../../../sync-server/config'
import { writeLogTo } from '../../../sync-server/log/log'
import { MailError, openMail } from '../../../sync-server/providers/mail'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

type Got = { to: string[]; from: string; user: string; text: string }
/** A real SMTP server on this machine. */
async function openPost(): Promise<{ port: number; got: Got[] }> {
  const got: Got[] = []
  let user = ''
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: (auth, _session, done) => {
      user = `${auth.username}:${auth.password}`
      done(null, { user })
    },
    onData: (stream, { envelope }, done) => {
      let text = ''
      stream.on('data', chunk => (text += chunk))
      stream.on('end', () => {
        got.push({
          to: envelope.rcptTo.map(({ address }) => address),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          user,
          text,
        })
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close(() => undefined))
  const address = server.server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, got }
}

const LINK = 'http://localhost:8787/auth?type=recovery&code=abc'
const message = resetMail('gwen@salon.example', LINK, 30)
/** Long lines are folded in a mail. */
const unfolded = (text: string): string => text.replace(/=\r?\n/g, '').replaceAll('=3D', '=')

test('with SMTP_URL a mail goes to that server, with its text and its HTML', async () => {
  const { port, got } = await openPost()
  const config = readConfig({
    SMTP_URL: `smtp://me:secret@127.0.0.1:${port}`,
    MAIL_FROM: 'Salon <post@salon.example>',
  })
  await openMail(config, null).send(message)
  expect(got).toHaveLength(1)
  expect(got[0]).toMatchObject({ to: ['gwen@salon.example'], from: 'post@salon.example', user: 'me:secret' })
  const text = unfolded(got[0]?.text ?? '')
  expect(text).toContain('Subject: Choose a new password for Chairside')
  expect(text).toContain(LINK)
  expect(text).toContain('text/html')
})

test('host, port, user and password work as well as the one address', async () => {
  const { port, got } = await openPost()
  const config = readConfig({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    SMTP_USER: 'me',
    SMTP_PASS: 'secret',
  })
  await openMail(config, null).send(message)
  expect(got[0]?.user).toBe('me:secret')
})

test('what is written names the file of a mail, and neither its link nor its code', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chairside-mail-'))
  ends.push(() => rmSync(folder, { recursive: true }))
  const written: string[] = []
  writeLogTo(line => written.push(JSON.stringify(line)))
  await openMail(readConfig({}), folder).send(message)
  writeLogTo(null)
  const [file = ''] = readdirSync(join(folder, 'outbox'))
  expect(written.join('\n')).toContain(file)
  expect(written.join('\n')).not.toMatch(/https?:|code=/)
})

test('without a server a mail is a file of its own that its owner alone can read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chairside-mail-'))
  ends.push(() => rmSync(folder, { recursive: true }))
  const mail = openMail(readConfig({}), folder)
  await mail.send(message)
  await mail.send(message)
  const files = readdirSync(join(folder, 'outbox'))
  expect(files).toHaveLength(2)
  expect(files.every(file => file.endsWith('.eml'))).toBe(true)
  expect(unfolded(readFileSync(join(folder, 'outbox', files[0] ?? ''), 'utf8'))).toContain(LINK)
})

test.each([
  ['gwen@salon.example\r\nBcc: thief@evil.example'],
  ['gwen@salon.example, thief@evil.example'],
  ['<gwen@salon.example> thief@evil.example'],
  ['thief@evil.example;gwen@salon.example'],
  [''],
])('%j gets no mail: it is not one address', async to => {
  const { port, got } = await openPost()
  const mail = openMail(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }), null)
  await expect(mail.send({ ...message, to })).rejects.toThrow(MailError)
  expect(got).toEqual([])
})

test('lines in a subject are refused, and lines in a text stay text', async () => {
  const { port, got } = await openPost()
  const mail = openMail(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }), null)
  await expect(mail.send({ ...message, subject: 'Hi\r\nBcc: thief@evil.example' })).rejects.toThrow(MailError)
  await mail.send({
    to: 'gwen@salon.example',
    subject: 'Hi',
    text: 'One\r\nBcc: thief@evil.example\r\n.\r\nQUIT',
  })
  expect(got).toHaveLength(1)
  expect(got[0]?.to).toEqual(['gwen@salon.example'])
  expect(got[0]?.text.split('\r\n\r\n')[0]).not.toContain('Bcc')
})

test('what an address holds is no HTML of the mail', () => {
  const { html } = resetMail('gwen@salon.example', 'https://x.example/?a="><script>alert(1)</script>', 30)
  expect(html).not.toContain('<script>')
})
