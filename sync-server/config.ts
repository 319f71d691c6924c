// The environment, read once. A wrong variable is named in plain words and nothing starts half-configured.
import { z } from 'zod'

const count = (fallback: number, max = 1_000_000) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(max)
    .default(fallback)
const text = z.string().trim().min(1).optional()
/** Whoever stands between could sign its visitors in as anyone: only this machine is spoken to without https. */
const issuer = z
  .url('must be an address')
  .refine(
    address => /^https:|^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(address),
    'must be an https address',
  )
  .transform(address => address.replace(/\/$/, ''))
const yes = z.enum(['on', 'off'], 'must be "on" or "off"')

/** Every variable of the product: its form, and what the README says of it. */
export const variables = {
  PORT: { form: count(8787, 65_535), says: 'Port that the app is served on.' },
  HOST: {
    form: z.string().trim().min(1).default('127.0.0.1'),
    says: 'Address to listen on; 0.0.0.0 for the whole network.',
  },
  PUBLIC_URL: {
    form: z.url('must be an address such as https://salon.example').optional(),
    says: 'Address that people open. Needed for anything but this machine; https makes cookies secure.',
  },
  DATA_DIR: {
    form: z.string().trim().min(1).default('data'),
    says: 'Folder for the database and the secrets.',
  },
  DATABASE_URL: {
    form: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional(),
    says: 'PostgreSQL instead of the SQLite file in DATA_DIR.',
  },
  AUTH_SECRET: {
    form: z.string().min(32, 'must have at least 32 characters').optional(),
    says: 'Signs session cookies. Made on the first run and kept in DATA_DIR when unset.',
  },
  PUBLIC_KEY: {
    form: z.string().min(16, 'must have at least 16 characters').optional(),
    says: 'Opens support chat without a sign-in, and nothing else. Worked out from AUTH_SECRET when unset.',
  },
  SESSION_DAYS: { form: count(60, 400), says: 'Days that a sign-in lasts.' },
  TRUST_PROXY: { form: yes.default('off'), says: 'on: believe X-Forwarded-For of the proxy in front.' },
  RATE_AUTH_PER_MINUTE: { form: count(20), says: 'Tries to sign in or up, per address and minute.' },
  RATE_API_PER_MINUTE: { form: count(600), says: 'Other calls, per address or account and minute.' },
  RATE_FUNCTIONS_PER_MINUTE: {
    form: count(30),
    says: 'Of these, calls of functions that may ask a model, per account and minute.',
  },
  RATE_ACCOUNT_FAILURES: {
    form: count(10, 1_000_000),
    says: 'Wrong passwords and codes, and mails asked for, per account and 15 minutes.',
  },
  SMTP_URL: {
    form: z
      .string()
      .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
      .optional(),
    says: 'Server that sends mail, such as smtps://user:password@mail.example. Unset, like SMTP_HOST: mails are files in DATA_DIR/outbox.',
  },
  SMTP_HOST: { form: text, says: 'The same in parts: its host.' },
  SMTP_PORT: { form: count(587, 65_535), says: 'Its port. 465: encrypted from the first byte.' },
  SMTP_USER: { form: text, says: 'Who signs in there.' },
  SMTP_PASS: { form: text, says: 'With which password.' },
  MAIL_FROM: {
    form: z
      .string()
      .trim()
      .regex(/^[^\r\n]*[^\s@]+@[^\s@]+$/, 'must be an email address')
      .default('Chairside <chairside@localhost>'),
    says: 'Who mails come from.',
  },
  GOOGLE_CLIENT_ID: {
    form: text,
    says: 'Id of the client at Google, for “Continue with Google”. Unset: no such button.',
  },
  GOOGLE_CLIENT_SECRET: { form: text, says: 'Its secret.' },
  GOOGLE_ISSUER: {
    form: issuer.default('https://accounts.google.com'),
    says: 'Whose tokens are taken, and where its configuration is found.',
  },
  APPLE_CLIENT_ID: {
    form: text,
    says: 'Id of the service at Apple, for “Continue with Apple”. Unset: no such button.',
  },
  APPLE_TEAM_ID: { form: text, says: 'The team that it belongs to.' },
  APPLE_KEY_ID: { form: text, says: 'Id of the key below.' },
  APPLE_PRIVATE_KEY: {
    form: z
      .string()
      .trim()
      .regex(/BEGIN PRIVATE KEY/, 'must be the text of a .p8 file')
      .optional(),
    says: 'The text of the .p8 file, which signs the client secret. Its lines may be joined by \\n.',
  },
  APPLE_ISSUER: {
    form: issuer.default('https://appleid.apple.com'),
    says: 'As for Google.',
  },
  MICROSOFT_CLIENT_ID: {
    form: text,
    says: 'Id of the application at Microsoft, for “Continue with Microsoft”. Unset: no such button.',
  },
  MICROSOFT_CLIENT_SECRET: { form: text, says: 'Its secret.' },
  MICROSOFT_TENANT: {
    form: z
      .string()
      .trim()
      .regex(/^[\w.-]+$/, 'must be a tenant')
      .default('common'),
    says: 'Who may come: common, organizations, consumers, or the id of one tenant.',
  },
  MICROSOFT_ISSUER: {
    form: issuer.optional(),
    says: 'As for Google. Unset: that of the tenant.',
  },
  OPENAI_API_KEY: {
    form: text,
    says: "Key of an OpenAI-compatible API. Unset: the built-in engine's answer is final.",
  },
  OPENAI_BASE_URL: {
    form: z.url('must be an address').optional(),
    says: 'Its address, when it is not the usual one.',
  },
  OPENAI_MODEL: { form: text, says: 'The model to ask. Needed with OPENAI_API_KEY.' },
  OPENAI_IMAGE_MODEL: {
    form: text,
    says: 'The model that draws, with the same key and address. Unset: pictures are designed posters.',
  },
  IMAGE_TIMEOUT_SECONDS: { form: count(120, 280), says: 'Longest wait for a picture.' },
  MODEL_TIMEOUT_SECONDS: { form: count(45, 280), says: 'Longest wait for a model.' },
  MODEL_DAILY_CAP: { form: count(200), says: 'Model answers per account and day.' },
  CONTACT_EMAIL: {
    form: z.email('must be an email address').optional(),
    says: 'Shown at the foot of the public pages. Unset: no line.',
  },
  CONTACT_PHONE: { form: text, says: 'The phone number there. Unset: no line.' },
  EXAMPLES: {
    form: yes.default('on'),
    says: 'off: figures and quotes that nothing proves yet are left out, on the public pages and the dashboard. on: they are shown as examples.',
  },
  TTS: { form: yes.default('on'), says: 'off: the built-in voice is switched off.' },
  ELEVENLABS_API_KEY: {
    form: text,
    says: 'Key of ElevenLabs. Unset: OpenAI, or the built-in voice, speaks.',
  },
  ELEVENLABS_BASE_URL: {
    form: z.url('must be an address').optional(),
    says: 'Its address, when it is not the usual one.',
  },
  ELEVENLABS_VOICE: {
    form: z.string().trim().min(1).default('21m00Tcm4TlvDq8ikWAM'),
    says: 'Which of its voices speaks.',
  },
  OPENAI_SPEECH_MODEL: {
    form: text,
    says: 'The model that speaks, with the key and address of OPENAI_API_KEY. Unset: the built-in voice speaks.',
  },
  OPENAI_SPEECH_VOICE: {
    form: z.string().trim().min(1).default('nova'),
    says: 'Which of its voices speaks.',
  },
  OPENAI_TRANSCRIPTION_MODEL: {
    form: text,
    says: 'The model that types voice memos, with the same key and address. Unset: they are kept to be played.',
  },
  VOICE_TIMEOUT_SECONDS: {
    form: count(8, 120),
    says: 'Longest silence of a voice behind a key; then the built-in voice speaks.',
  },
  VOICE_DAILY_CAP: {
    form: count(500),
    says: 'Texts that a voice behind a key says, per account and day; then the built-in voice speaks.',
  },
  RATE_VOICE_PER_MINUTE: {
    form: count(60),
    says: 'Texts to say, per account and minute; of visitors a third, per address.',
  },
  VOICE_TEST_ORIGIN: {
    form: z
      .url('must be an address such as https://api.elevenlabs.io')
      .transform(address => new URL(address).origin)
      .default('https://api.elevenlabs.io'),
    says: 'The voice provider that the page /voice-test may ask directly, from the browser.',
  },
  MEMO_MAX_MB: { form: count(8, 64), says: 'Largest sound of a voice memo.' },
  VAPID_SUBJECT: {
    form: z
      .string()
      .regex(/^(mailto:|https:\/\/)\S+$/, 'must start with mailto: or https://')
      .optional(),
    says: 'Where a push service may complain: a mailto: or https: address. Unset: PUBLIC_URL, where it is https.',
  },
  PUSH_ENDPOINT_HOSTS: {
    form: text,
    says: 'Further hosts that notifications may be sent to, with commas. Those of the browsers are known.',
  },
  STRIPE_SECRET_KEY: {
    form: text,
    says: 'Key of Stripe. Unset: checkout and portal are practice, and no money moves.',
  },
  STRIPE_WEBHOOK_SECRET: {
    form: text,
    says: 'What Stripe signs its events with; they go to /api/webhooks/payments. Needed with STRIPE_SECRET_KEY.',
  },
  STRIPE_BASE_URL: {
    form: z.url('must be an address').optional(),
    says: 'Its address, when it is not the usual one.',
  },
} as const

const Environment = z.object({
  PORT: variables.PORT.form,
  HOST: variables.HOST.form,
  PUBLIC_URL: variables.PUBLIC_URL.form,
  DATA_DIR: variables.DATA_DIR.form,
  DATABASE_URL: variables.DATABASE_URL.form,
  AUTH_SECRET: variables.AUTH_SECRET.form,
  PUBLIC_KEY: variables.PUBLIC_KEY.form,
  SESSION_DAYS: variables.SESSION_DAYS.form,
  TRUST_PROXY: variables.TRUST_PROXY.form,
  RATE_AUTH_PER_MINUTE: variables.RATE_AUTH_PER_MINUTE.form,
  RATE_API_PER_MINUTE: variables.RATE_API_PER_MINUTE.form,
  RATE_FUNCTIONS_PER_MINUTE: variables.RATE_FUNCTIONS_PER_MINUTE.form,
  RATE_ACCOUNT_FAILURES: variables.RATE_ACCOUNT_FAILURES.form,
  SMTP_URL: variables.SMTP_URL.form,
  SMTP_HOST: variables.SMTP_HOST.form,
  SMTP_PORT: variables.SMTP_PORT.form,
  SMTP_USER: variables.SMTP_USER.form,
  SMTP_PASS: variables.SMTP_PASS.form,
  MAIL_FROM: variables.MAIL_FROM.form,
  GOOGLE_CLIENT_ID: variables.GOOGLE_CLIENT_ID.form,
  GOOGLE_CLIENT_SECRET: variables.GOOGLE_CLIENT_SECRET.form,
  GOOGLE_ISSUER: variables.GOOGLE_ISSUER.form,
  APPLE_CLIENT_ID: variables.APPLE_CLIENT_ID.form,
  APPLE_TEAM_ID: variables.APPLE_TEAM_ID.form,
  APPLE_KEY_ID: variables.APPLE_KEY_ID.form,
  APPLE_PRIVATE_KEY: variables.APPLE_PRIVATE_KEY.form,
  APPLE_ISSUER: variables.APPLE_ISSUER.form,
  MICROSOFT_CLIENT_ID: variables.MICROSOFT_CLIENT_ID.form,
  MICROSOFT_CLIENT_SECRET: variables.MICROSOFT_CLIENT_SECRET.form,
  MICROSOFT_TENANT: variables.MICROSOFT_TENANT.form,
  MICROSOFT_ISSUER: variables.MICROSOFT_ISSUER.form,
  OPENAI_API_KEY: variables.OPENAI_API_KEY.form,
  OPENAI_BASE_URL: variables.OPENAI_BASE_URL.form,
  OPENAI_MODEL: variables.OPENAI_MODEL.form,
  OPENAI_IMAGE_MODEL: variables.OPENAI_IMAGE_MODEL.form,
  IMAGE_TIMEOUT_SECONDS: variables.IMAGE_TIMEOUT_SECONDS.form,
  MODEL_TIMEOUT_SECONDS: variables.MODEL_TIMEOUT_SECONDS.form,
  MODEL_DAILY_CAP: variables.MODEL_DAILY_CAP.form,
  CONTACT_EMAIL: variables.CONTACT_EMAIL.form,
  CONTACT_PHONE: variables.CONTACT_PHONE.form,
  EXAMPLES: variables.EXAMPLES.form,
  TTS: variables.TTS.form,
  ELEVENLABS_API_KEY: variables.ELEVENLABS_API_KEY.form,
  ELEVENLABS_BASE_URL: variables.ELEVENLABS_BASE_URL.form,
  ELEVENLABS_VOICE: variables.ELEVENLABS_VOICE.form,
  OPENAI_SPEECH_MODEL: variables.OPENAI_SPEECH_MODEL.form,
  OPENAI_SPEECH_VOICE: variables.OPENAI_SPEECH_VOICE.form,
  OPENAI_TRANSCRIPTION_MODEL: variables.OPENAI_TRANSCRIPTION_MODEL.form,
  VOICE_TIMEOUT_SECONDS: variables.VOICE_TIMEOUT_SECONDS.form,
  VOICE_DAILY_CAP: variables.VOICE_DAILY_CAP.form,
  RATE_VOICE_PER_MINUTE: variables.RATE_VOICE_PER_MINUTE.form,
  VOICE_TEST_ORIGIN: variables.VOICE_TEST_ORIGIN.form,
  MEMO_MAX_MB: variables.MEMO_MAX_MB.form,
  VAPID_SUBJECT: variables.VAPID_SUBJECT.form,
  PUSH_ENDPOINT_HOSTS: variables.PUSH_ENDPOINT_HOSTS.form,
  STRIPE_SECRET_KEY: variables.STRIPE_SECRET_KEY.form,
  STRIPE_WEBHOOK_SECRET: variables.STRIPE_WEBHOOK_SECRET.form,
  STRIPE_BASE_URL: variables.STRIPE_BASE_URL.form,
})

/** What only makes sense together. */
const NEEDED_WITH = [
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
export type Config = z.infer<typeof Environment>

export class ConfigError extends Error {}

/** Throws ConfigError with a line for each wrong variable. An empty variable counts as unset. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(set)
  const halfSet = NEEDED_WITH.filter(([needed, other]) => other in set && !(needed in set)).map(
    ([needed, other]) => `  ${needed} is needed when ${other} is set.`,
  )
  if (parsed.success && halfSet.length === 0) return parsed.data
  const wrong = (parsed.error?.issues ?? []).map(issue => `  ${issue.path.join('.')} ${issue.message}.`)
  const lines = [...wrong, ...halfSet]
  throw new ConfigError(
    `Chairside can't start: these environment variables are wrong.\n${[...new Set(lines)].join('\n')}`,
  )
}

/** What the app's own address is to a browser. */
export function publicUrl(config: Config): string {
  return (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '')
}

/** Where the app's own pages come from. */
export function ownOrigins(config: Config): string[] {
  return [
    new URL(publicUrl(config)).origin,
    `http://localhost:${config.PORT}`,
    `http://127.0.0.1:${config.PORT}`,
  ]
}
