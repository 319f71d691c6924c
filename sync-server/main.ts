// Reads the environment, opens the database, listens, and ends cleanly.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { createApp } from './app'
import { startAsks } from './asks/worker'
import { openAuth } from './auth/auth'
import { publicKeyOf, secretIn } from './auth/secret'
import { openBilling } from './billing/billing'
import { openPayments } from './billing/payments'
import { cannotStart } from './cannot-start'
import { type Config, ConfigError, publicUrl, readConfig } from './config'
import { type Database, migrate, openDatabase } from './db/open'
import { makeFolder } from './folder'
import { startHousekeeping } from './privacy/housekeeping'
import { openImage } from './providers/image'
import { mailsThrough, openMail } from './providers/mail'
import { PROVIDER_NAMES } from './providers/oauth'
import { openOAuth } from './providers/oauth-providers'
import { openPush } from './providers/push'
import { openText } from './providers/text'
import { openTranscription } from './providers/transcription'
import { startPushes } from './push/worker'
import { startMemos } from './voice/memos/worker'
import { openVoice } from './voice/voice'

const DRAIN_MS = 1_500

function configOrEnd(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    return process.exit(1)
  }
}

const config = configOrEnd()
const now = Date.now
const folder = resolve(config.DATA_DIR)
/** The data folder, its secret and the database, brought to this version. */
async function openedOrEnd(): Promise<{ secret: string; database: Database }> {
  try {
    // For the server's user alone: the records of people lie in it.
    makeFolder(folder)
    const secret = config.AUTH_SECRET ?? secretIn(folder)
    const database = await openDatabase(
      config.DATABASE_URL
        ? { databaseUrl: config.DATABASE_URL }
        : { file: resolve(folder, 'chairside.sqlite') },
    )
    await migrate(database)
    return { secret, database }
  } catch (error) {
    const words = cannotStart(error, { folder, databaseUrl: config.DATABASE_URL })
    if (words === null) throw error
    console.error(words)
    return process.exit(1)
  }
}

const { secret, database } = await openedOrEnd()
const publicKey = config.PUBLIC_KEY ?? publicKeyOf(secret)
const mail = openMail(config, folder)
const auth = await openAuth({ database, config, secret, now, mail })
const answering = {
  model: openText(config),
  timeoutMs: config.MODEL_TIMEOUT_SECONDS * 1000,
  image: openImage(config),
  imageTimeoutMs: config.IMAGE_TIMEOUT_SECONDS * 1000,
}
const asks = startAsks({ database, answering, dailyCap: config.MODEL_DAILY_CAP, now })
const push = openPush(config, secret)
const pushes = startPushes({ database, push, now })
const voice = openVoice(config, folder)
const transcription = openTranscription(config)
const memos = transcription
  ? startMemos({ database, transcription, dailyCap: config.MODEL_DAILY_CAP, now })
  : null
const payments = openPayments({ database, config, now })
const { endPlans } = openBilling({ database, payments, origin: publicUrl(config), now })
const housekeeping = startHousekeeping({ database, mail, endPlans, forgetSounds: voice.forget, now })
// This file runs as it is and, built, from dist/server.
const web = ['../dist/web', '../web']
  .map(path => resolve(import.meta.dirname, path))
  .find(path => existsSync(path))
const app = createApp({
  database,
  config,
  auth,
  answering,
  now,
  web: web ?? null,
  mail,
  push,
  voice,
  publicKey,
  payments,
})

const server: ServerType = serve({ fetch: app.fetch, port: config.PORT, hostname: config.HOST }, () => {
  console.log(`Chairside is ready: ${publicUrl(config)}`)
  console.log(`  records: ${config.DATABASE_URL ? 'PostgreSQL' : folder}`)
  console.log(
    `  answers: ${answering.model ? `model ${answering.model.name}` : 'the built-in engine (no OPENAI_API_KEY)'}`,
  )
  console.log(
    `  pictures: ${answering.image ? `model ${answering.image.name}` : 'designed posters (no OPENAI_IMAGE_MODEL)'}`,
  )
  const speaks = [voice.paid?.name, config.TTS === 'on' ? 'the built-in voice' : null].filter(each => each)
  console.log(`  voice: ${speaks.join(', else ') || 'none (TTS=off)'}`)
  console.log(`  mail: ${mailsThrough(config)}`)
  const through = [...openOAuth(config, now).keys()].map(id => PROVIDER_NAMES[id])
  console.log(`  sign-in: ${['email and password', ...through].join(', ')}`)
  console.log(
    `  memos: ${transcription ? `typed by ${transcription.name}` : 'kept to be played (no OPENAI_TRANSCRIPTION_MODEL)'}`,
  )
  console.log(
    `  payments: ${config.STRIPE_SECRET_KEY ? 'Stripe' : 'practice, no money moves (no STRIPE_SECRET_KEY)'}`,
  )
  if (config.HOST !== '127.0.0.1' && config.HOST !== 'localhost' && !publicUrl(config).startsWith('https:')) {
    console.log('  Over plain http a tablet on the network has no offline app and no microphone. For https:')
    console.log(`    1. caddy reverse-proxy --from salon.example --to 127.0.0.1:${config.PORT}`)
    console.log('    2. PUBLIC_URL=https://salon.example TRUST_PROXY=on npm start')
  }
})
server.on('error', error => {
  const taken = 'code' in error && error.code === 'EADDRINUSE'
  console.error(taken ? `Port ${config.PORT} is in use. Choose another: PORT=8788 npm start` : error)
  process.exit(1)
})

let ending = false
async function end(): Promise<void> {
  if (ending) return
  ending = true
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  // Event streams never end by themselves; what is being answered gets a moment.
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  const drained = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), DRAIN_MS)
  await Promise.all([closed, asks.stop(), pushes.stop(), memos?.stop(), housekeeping.stop(), voice.close()])
  clearTimeout(drained)
  await database.close()
  process.exit(0)
}
process.on('SIGTERM', () => void end())
process.on('SIGINT', () => void end())
