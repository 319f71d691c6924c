// Every environment variable of the product: its format, its default, and what docs/configuration.md says about it.
import { z } from 'zod'
import { SHORTEST_SECRET } from './auth/secret'

const count = (fallback: number, max = 1_000_000) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(max)
    .default(fallback)
const text = z.string().trim().min(1).optional()
const THIS_MACHINE = ['127.0.0.1', 'localhost', '[::1]']
const isSafe = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.includes(hostname))
}
/** Someone in between could read keys, or sign in as anyone, so only this machine may be called without https. */
export const serviceAddress = z
  .url('must be an address')
  .refine(address => !URL.canParse(address) || isSafe(address), 'must be an https address')
const issuer = serviceAddress.transform(address => address.replace(/\/$/, ''))
/** Seconds; 0 is a valid choice. */
const seconds = (most: number) =>
  z.coerce.number('must be a whole number').int('must be a whole number').min(0).max(most).default(0)
const yes = z.enum(['on', 'off'], 'must be "on" or "off"')

export const Environment = z.object({
  PORT: count(8787, 65_535).describe('Port that the app is served on.'),
  HOST: z
    .string()
    .trim()
    .min(1)
    .default('127.0.0.1')
    .describe('Address to listen on; 0.0.0.0 for the whole network.'),
  PUBLIC_URL: z
    .url('must be an address such as https://salon.example')
    .optional()
    .describe('Address that people open. Needed for anything but this machine; https makes cookies secure.'),
  DATA_DIR: z.string().trim().min(1).default('data').describe('Folder for the database and the secrets.'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional()
    .describe('PostgreSQL instead of the SQLite file in DATA_DIR.'),
  AUTH_SECRET: z
    .string()
    .min(SHORTEST_SECRET, 'must have at least 32 characters')
    .optional()
    .describe('Signs session cookies. Made on the first run and kept in DATA_DIR when unset.'),
  AUTH_SECRET_OLD: z
    .string()
    .transform(list => list.split(',').map(secret => secret.trim()))
    .pipe(z.array(z.string().min(SHORTEST_SECRET, 'must be secrets of at least 32 characters each')))
    .default([])
    .describe(
      'Former AUTH_SECRETs, with commas. What they signed is still read; keep each for as long as SESSION_DAYS.',
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'], 'must be "debug", "info", "warn" or "error"')
    .default('info')
    .describe('The least that is logged: debug, info, warn or error.'),
  LOG_FORMAT: z
    .enum(['plain', 'json'], 'must be "plain" or "json"')
    .optional()
    .describe('plain: lines for a person; json: one object a line. Unset: plain on a terminal, else json.'),
  DRAIN_SECONDS: seconds(60).describe(
    'So long after SIGTERM the server still answers, while /readyz says 503: time for a balancer to notice.',
  ),
  METRICS_PORT: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(65_535)
    .optional()
    .describe('Port on which Prometheus reads /metrics. Unset: there are none.'),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1').describe('Address of that port.'),
  PUBLIC_KEY: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      'Opens support chat without a sign-in, and nothing else. Worked out from AUTH_SECRET when unset.',
    ),
  SESSION_DAYS: count(60, 400).describe('Days that a sign-in lasts.'),
  TRUST_PROXY: yes.default('off').describe('on: believe X-Forwarded-For of the proxy in front.'),
  RATE_AUTH_PER_MINUTE: count(20).describe('Tries to sign in or up, per address and minute.'),
  RATE_API_PER_MINUTE: count(600).describe('Other calls, per address or account and minute.'),
  RATE_FUNCTIONS_PER_MINUTE: count(30).describe(
    'Of these, calls of functions that may ask a model, per account and minute.',
  ),
  RATE_ACCOUNT_FAILURES: count(10, 1_000_000).describe(
    'Wrong passwords and codes, and mails asked for, per account and 15 minutes.',
  ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional()
    .describe(
      'Server that sends mail, such as smtps://user:password@mail.example. Unset, like SMTP_HOST: mails are files in DATA_DIR/outbox.',
    ),
  SMTP_HOST: text.describe('The same in parts: its host.'),
  SMTP_PORT: count(587, 65_535).describe('Its port. 465: encrypted from the first byte.'),
  SMTP_USER: text.describe('Who signs in there.'),
  SMTP_PASS: text.describe('With which password.'),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^[^\r\n]*[^\s@]+@[^\s@]+$/, 'must be an email address')
    .default('Chairside <chairside@localhost>')
    .describe('Who mails come from.'),
  GOOGLE_CLIENT_ID: text.describe(
    'Id of the client at Google, for “Continue with Google”. Unset: no such button.',
  ),
  GOOGLE_CLIENT_SECRET: text.describe('Its secret.'),
  GOOGLE_ISSUER: issuer
    .default('https://accounts.google.com')
    .describe('Whose tokens are taken, and where its configuration is found.'),
  APPLE_CLIENT_ID: text.describe(
    'Id of the service at Apple, for “Continue with Apple”. Unset: no such button.',
  ),
  APPLE_TEAM_ID: text.describe('The team that it belongs to.'),
  APPLE_KEY_ID: text.describe('Id of the key below.'),
  APPLE_PRIVATE_KEY: z
    .string()
    .trim()
    .regex(/BEGIN PRIVATE KEY/, 'must be the text of a .p8 file')
    .optional()
    .describe('The text of the .p8 file, which signs the client secret. Its lines may be joined by \\n.'),
  APPLE_ISSUER: issuer.default('https://appleid.apple.com').describe('As for Google.'),
  MICROSOFT_CLIENT_ID: text.describe(
    'Id of the application at Microsoft, for “Continue with Microsoft”. Unset: no such button.',
  ),
  MICROSOFT_CLIENT_SECRET: text.describe('Its secret.'),
  MICROSOFT_TENANT: z
    .string()
    .trim()
    .regex(/^[\w.-]+$/, 'must be a tenant')
    .default('common')
    .describe('Who may come: common, organizations, consumers, or the id of one tenant.'),
  MICROSOFT_ISSUER: issuer.optional().describe('As for Google. Unset: that of the tenant.'),
  OPENAI_API_KEY: text.describe(
    "Key of an OpenAI-compatible API. Unset: the built-in engine's answer is final.",
  ),
  OPENAI_BASE_URL: serviceAddress.optional().describe('Its address, when it is not the usual one.'),
  OPENAI_MODEL: text.describe('The model to ask. Needed with OPENAI_API_KEY.'),
  OPENAI_IMAGE_MODEL: text.describe(
    'The model that draws, with the same key and address. Unset: pictures are designed posters.',
  ),
  IMAGE_TIMEOUT_SECONDS: count(120, 280).describe('Longest wait for a picture.'),
  MODEL_TIMEOUT_SECONDS: count(45, 280).describe('Longest wait for a model.'),
  MODEL_DAILY_CAP: count(200).describe('Model answers per account and day.'),
  MODEL_DAILY_CAP_HOUSE: count(5_000).describe(
    'Model answers of this whole server a day, whoever asks; then the built-in engine answers.',
  ),
  PROVE_EMAIL: yes
    .default('on')
    .describe(
      'on: an address is proved by a mailed link before its account’s first model call, and before 20 MB of sounds.',
    ),
  CONTACT_EMAIL: z
    .email('must be an email address')
    .optional()
    .describe(
      'Shown at the foot of the public pages. Unset: no line there. The terms and the privacy policy then name the address that mails come from. Without one they name the postmaster of the server’s own domain; on a network of your own, they say to ask whoever set it up.',
    ),
  CONTACT_PHONE: text.describe('The phone number there. Unset: no line.'),
  EXAMPLES: yes
    .default('on')
    .describe(
      'off: figures and quotes that nothing proves yet are left out of the public pages. on: they are shown as examples.',
    ),
  TTS: yes.default('on').describe('off: the built-in voice is switched off.'),
  ELEVENLABS_API_KEY: text.describe('Key of ElevenLabs. Unset: OpenAI, or the built-in voice, speaks.'),
  ELEVENLABS_BASE_URL: serviceAddress.optional().describe('Its address, when it is not the usual one.'),
  ELEVENLABS_VOICE: z
    .string()
    .trim()
    .min(1)
    .default('21m00Tcm4TlvDq8ikWAM')
    .describe('Which of its voices speaks.'),
  OPENAI_SPEECH_MODEL: text.describe(
    'The model that speaks, with the key and address of OPENAI_API_KEY. Unset: the built-in voice speaks.',
  ),
  OPENAI_SPEECH_VOICE: z.string().trim().min(1).default('nova').describe('Which of its voices speaks.'),
  OPENAI_TRANSCRIPTION_MODEL: text.describe(
    'The model that types voice memos, with the same key and address. Unset: they are kept to be played.',
  ),
  VOICE_TIMEOUT_SECONDS: count(8, 120).describe(
    'Longest silence of a voice behind a key; then the built-in voice speaks.',
  ),
  VOICE_DAILY_CAP: count(500).describe(
    'Texts that a voice behind a key says, per account and day; then the built-in voice speaks.',
  ),
  VOICE_DAILY_CAP_HOUSE: count(10_000).describe(
    'Texts that a voice behind a key says a day for this whole server; then the built-in voice speaks.',
  ),
  RATE_VOICE_PER_MINUTE: count(60).describe(
    'Texts to say, per account and minute; of visitors a third, per address.',
  ),
  VOICE_TEST_ORIGIN: serviceAddress
    .transform(address => new URL(address).origin)
    .default('https://api.elevenlabs.io')
    .describe('The voice provider that the page /voice-test may ask directly, from the browser.'),
  STORAGE_MAX_MB: count(2_048).describe(
    'Room for the sounds and pictures of one account. Beyond it they stay on the tablet, and say so.',
  ),
  RECORDS_MAX_MB: count(4_096).describe(
    'Room for the records of one account and their history. Beyond it what is written stays on the tablets, and they say so.',
  ),
  MEMO_MAX_MB: count(8, 64).describe('Largest sound of a voice memo.'),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+$/, 'must start with mailto: or https://')
    .optional()
    .describe(
      'Where a push service may complain: a mailto: or https: address. Unset: PUBLIC_URL, where it is https.',
    ),
  PUSH_ENDPOINT_HOSTS: text.describe(
    'Further hosts that notifications may be sent to, with commas. Those of the browsers are known.',
  ),
  CALENDAR_HOSTS: text.describe(
    'Hosts on this machine that calendars may be fetched from without TLS, for tests: “127.0.0.1:8123”, with commas.',
  ),
  PAYMENTS: z
    .enum(['practice', 'stripe'], 'must be "practice" or "stripe"')
    .optional()
    .describe(
      'practice: plans are opened without money, by anyone who has an account. stripe: only with its key. Needed with an https PUBLIC_URL and no key; else it follows from STRIPE_SECRET_KEY.',
    ),
  STRIPE_SECRET_KEY: text.describe(
    'Key of Stripe. Unset: checkout and portal are practice, and no money moves.',
  ),
  STRIPE_WEBHOOK_SECRET: text.describe(
    'What Stripe signs its events with; they go to /api/webhooks/payments. Needed with STRIPE_SECRET_KEY.',
  ),
  STRIPE_BASE_URL: serviceAddress.optional().describe('Its address, when it is not the usual one.'),
})

/** Variables that only make sense together. */
export const NEEDED_WITH = [
  ['OPENAI_MODEL', 'OPENAI_API_KEY'],
  ['OPENAI_API_KEY', 'OPENAI_MODEL'],
  ['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  ['OPENAI_API_KEY', 'OPENAI_IMAGE_MODEL'],
  ['OPENAI_API_KEY', 'OPENAI_SPEECH_MODEL'],
  ['OPENAI_API_KEY', 'OPENAI_TRANSCRIPTION_MODEL'],
  ['ELEVENLABS_API_KEY', 'ELEVENLABS_BASE_URL'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_BASE_URL'],
  ['SMTP_HOST', 'SMTP_USER'],
  ['SMTP_USER', 'SMTP_PASS'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_PRIVATE_KEY'],
  ['APPLE_TEAM_ID', 'APPLE_CLIENT_ID'],
  ['APPLE_KEY_ID', 'APPLE_CLIENT_ID'],
  ['APPLE_PRIVATE_KEY', 'APPLE_CLIENT_ID'],
  ['MICROSOFT_CLIENT_SECRET', 'MICROSOFT_CLIENT_ID'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
] as const
