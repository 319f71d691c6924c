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
  OPENAI_API_KEY: variables.OPENAI_API_KEY.form,
  OPENAI_BASE_URL: variables.OPENAI_BASE_URL.form,
  OPENAI_MODEL: variables.OPENAI_MODEL.form,
  OPENAI_IMAGE_MODEL: variables.OPENAI_IMAGE_MODEL.form,
  IMAGE_TIMEOUT_SECONDS: variables.IMAGE_TIMEOUT_SECONDS.form,
  MODEL_TIMEOUT_SECONDS: variables.MODEL_TIMEOUT_SECONDS.form,
  MODEL_DAILY_CAP: variables.MODEL_DAILY_CAP.form,
})

/** What only makes sense together. */
const NEEDED_WITH = [
  ['OPENAI_MODEL', 'OPENAI_API_KEY'],
  ['OPENAI_API_KEY', 'OPENAI_MODEL'],
  ['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  ['OPENAI_API_KEY', 'OPENAI_IMAGE_MODEL'],
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
