import { expect, test } from 'vitest'
import { ConfigError, publicUrl, readConfig } from '../../../sync-server/config'
import { Environment } from '../../../sync-server/variables'

test('no variable at all is a complete configuration', () => {
  const config = readConfig({})
  expect(config.PORT).toBe(8787)
  expect(config.DATABASE_URL).toBeUndefined()
  expect(publicUrl(config)).toBe('http://localhost:8787')
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(8787)
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number'],
  [{ PORT: '0' }, 'PORT must be at least 1'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be "on" or "off"'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters'],
  [{ PUBLIC_URL: 'salon' }, 'PUBLIC_URL must be an address'],
  [{ OPENAI_API_KEY: 'k' }, 'OPENAI_MODEL is needed when OPENAI_API_KEY is set'],
  [{ OPENAI_MODEL: 'm' }, 'OPENAI_API_KEY is needed when OPENAI_MODEL is set'],
  [{ OPENAI_BASE_URL: 'http://localhost:1/v1' }, 'OPENAI_API_KEY is needed when OPENAI_BASE_URL is set'],
  [{ PAYMENTS: 'cash' }, 'PAYMENTS must be "practice" or "stripe"'],
  [{ PUBLIC_URL: 'https://salon.example' }, 'PAYMENTS must be set when PUBLIC_URL is https'],
  [{ PUBLIC_URL: 'HTTPS://salon.example' }, 'or PAYMENTS=practice to give every plan away without money'],
  [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY is needed when PAYMENTS is "stripe"'],
  [
    { PAYMENTS: 'practice', STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' },
    'STRIPE_SECRET_KEY is set: unset one of the two',
  ],
  [{ GOOGLE_CLIENT_ID: 'c' }, 'GOOGLE_CLIENT_SECRET is needed when GOOGLE_CLIENT_ID is set'],
  [{ APPLE_CLIENT_ID: 'c' }, 'APPLE_PRIVATE_KEY is needed when APPLE_CLIENT_ID is set'],
  [{ APPLE_PRIVATE_KEY: 'k' }, 'APPLE_PRIVATE_KEY must be the text of a .p8 file'],
  [{ GOOGLE_ISSUER: 'http://accounts.example' }, 'GOOGLE_ISSUER must be an https address'],
  [{ OPENAI_BASE_URL: 'http://api.example/v1' }, 'OPENAI_BASE_URL must be an https address'],
  [{ ELEVENLABS_BASE_URL: 'http://10.0.0.5' }, 'ELEVENLABS_BASE_URL must be an https address'],
  [{ STRIPE_BASE_URL: 'http://localhost:x@evil.example/' }, 'STRIPE_BASE_URL must be an https address'],
  [{ OPENAI_BASE_URL: 'http://localhost.evil.example/' }, 'OPENAI_BASE_URL must be an https address'],
  [{ OPENAI_BASE_URL: 'ftp://localhost/' }, 'OPENAI_BASE_URL must be an https address'],
  [{ VOICE_TEST_ORIGIN: 'http://voice.example' }, 'VOICE_TEST_ORIGIN must be an https address'],
  [{ APPLE_ISSUER: 'http://localhost:y@evil.example' }, 'APPLE_ISSUER must be an https address'],
  [{ MICROSOFT_TENANT: '../x' }, 'MICROSOFT_TENANT must be a tenant'],
])('%o is named in plain words and nothing starts', (env, words) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(words)
})

test.each([
  {},
  { PUBLIC_URL: 'http://localhost:8787' },
  { PUBLIC_URL: 'https://salon.example', PAYMENTS: 'practice' },
  { PUBLIC_URL: 'https://salon.example', STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' },
  { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' },
])('%o says clearly how is paid, and is enough to start', env => {
  expect(() => readConfig(env)).not.toThrow()
})

test.each(['https://api.example/v1', 'http://localhost:1/v1', 'http://127.0.0.1:1', 'http://[::1]:8/v1'])(
  'a paid service is spoken to at %s',
  address => {
    const env = {
      OPENAI_BASE_URL: address,
      ELEVENLABS_BASE_URL: address,
      STRIPE_BASE_URL: address,
      OPENAI_API_KEY: 'k',
      OPENAI_MODEL: 'm',
      ELEVENLABS_API_KEY: 'k',
      STRIPE_SECRET_KEY: 'k',
      STRIPE_WEBHOOK_SECRET: 'k',
    }
    expect(readConfig(env)).toMatchObject({ OPENAI_BASE_URL: address, STRIPE_BASE_URL: address })
  },
)

test('every wrong variable is named at once', () => {
  const env = { PORT: 'x', TRUST_PROXY: 'x', OPENAI_API_KEY: 'k' }
  expect(() => readConfig(env)).toThrow(/PORT[\s\S]*TRUST_PROXY[\s\S]*OPENAI_MODEL is needed/)
})

test('each variable says what it is for', () => {
  for (const [name, { description }] of Object.entries(Environment.shape))
    expect(description?.length, name).toBeGreaterThan(10)
})
