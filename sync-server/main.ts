// Reads the environment, opens the database, listens, and shuts down cleanly.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { PROVIDER_NAMES } from '../shared/account/sign-in'
import { createApp } from './app'
import { startAsks } from './asks/worker'
import { openAuth } from './auth/auth'
import { publicKeyOf, type Secrets, secretsFor } from './auth/secret'
import { openBilling } from './billing/billing'
import { openPayments } from './billing/payments'
import { startCalendars } from './calendars/worker'
import { cannotStart } from './cannot-start'
import { type Config, ConfigError, hostsIn, publicUrl, readConfig } from './config'
import { mustNotBeRestoring } from './db/copy/schema-aside'
import { type Database, migrate, openDatabase } from './db/open'
import { log } from './log/log'
import { startLog } from './log/start'
import { openOwnFolder } from './own-folder'
import { endPractised } from './practice/store'
import { startHousekeeping } from './privacy/housekeeping'
import { openImage } from './providers/image'
import { mailsThrough, openMail } from './providers/mail'
import { openOAuth } from './providers/oauth-providers'
import { openPush } from './providers/push'
import { openText } from './providers/text'
import { openTranscription } from './providers/transcription'
import { startPushes } from './push/worker'
import { closeReading } from './reading/read'
import { roomOn, spendingOn } from './spending'
import { startMemos } from './voice/memos/worker'
import { openVoice } from './voice/voice'

/** How long requests in progress get: an engine used for the first time has to load. */
const DRAIN_MS = 3_500
/** How often we close connections that are idle. */
const IDLE_EVERY_MS = 50
/** Then we stop waiting for what hangs, say a database or a push service: everything accepted is on disk. */
const LATEST_MS = 4_000

function configOrEnd(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    return process.exit(1)
  }
}

let ending = false
const stopping = new AbortController()
const config = configOrEnd()
await startLog(config)
const now = Date.now
const folder = resolve(config.DATA_DIR)
/** Opens the data folder, its secret and the database, migrated to this version. */
async function openedOrEnd(): Promise<{ secrets: Secrets; database: Database }> {
  try {
    openOwnFolder(folder)
    const secrets = secretsFor(folder, { set: config.AUTH_SECRET, old: config.AUTH_SECRET_OLD })
    const database = await openDatabase(
      config.DATABASE_URL
        ? { databaseUrl: config.DATABASE_URL }
        : { file: resolve(folder, 'chairside.sqlite') },
    )
    await mustNotBeRestoring(database)
    await migrate(database)
    return { secrets, database }
  } catch (error) {
    const words = cannotStart(error, { folder, databaseUrl: config.DATABASE_URL })
    if (words === null) throw error
    console.error(words)
    return process.exit(1)
  }
}

const { secrets, database } = await openedOrEnd()
const publicKey = config.PUBLIC_KEY ?? publicKeyOf(secrets[0])
const mail = openMail(config, folder)
const auth = await openAuth({ database, config, secrets, now, mail })
const answering = {
  model: openText(config, stopping.signal),
  timeoutMs: config.MODEL_TIMEOUT_SECONDS * 1000,
  image: openImage(config, stopping.signal),
  imageTimeoutMs: config.IMAGE_TIMEOUT_SECONDS * 1000,
}
const spending = spendingOn(config).model
const asks = startAsks({
  database,
  answering,
  dailyCap: config.MODEL_DAILY_CAP,
  spending,
  room: roomOn(config),
  stopping: stopping.signal,
  now,
})
const push = openPush(config, secrets)
const pushes = startPushes({ database, push, now })
const calendars = startCalendars({
  database,
  hosts: hostsIn(config.CALENDAR_HOSTS),
  room: roomOn(config).maxRecordBytes,
  now,
})
const voice = openVoice(config, folder)
const transcription = openTranscription(config, stopping.signal)
const memos = transcription
  ? startMemos({
      database,
      transcription,
      dailyCap: config.MODEL_DAILY_CAP,
      spending,
      stopping: stopping.signal,
      now,
    })
  : null
const payments = openPayments({ database, config, now })
// Practice plans from before real payments no longer open anything.
if (payments.name === 'stripe') await endPractised(database, now())
const { endPlans } = openBilling({ database, payments, origin: publicUrl(config), now })
const housekeeping = startHousekeeping({ database, mail, endPlans, forgetSounds: voice.forget, now })
// This file runs from source, and built from dist/server.
const web = ['../dist/web', '../web']
  .map(path => resolve(import.meta.dirname, path))
  .find(path => existsSync(path))
const metrics =
  config.METRICS_PORT === undefined
    ? null
    : await (await import('./metrics/serve')).serveMetrics({
        database,
        now,
        port: config.METRICS_PORT,
        host: config.METRICS_HOST,
      })
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
  formerKeys: config.PUBLIC_KEY ? [] : secrets.slice(1).map(publicKeyOf),
  payments,
  stopping: stopping.signal,
  draining: () => ending,
})

/** A proxy keeps connections open longer than Node's five seconds, and would send a change into one that is closing. */
const KEEP_ALIVE_MS = 150_000
const listening = {
  fetch: app.fetch,
  port: config.PORT,
  hostname: config.HOST,
  serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
}
const server: ServerType = serve(listening, () => {
  log.info(`Chairside is ready: ${publicUrl(config)}`)
  log.info(`  records: ${config.DATABASE_URL ? 'PostgreSQL' : folder}`)
  log.info(
    `  answers: ${answering.model ? `model ${answering.model.name}` : 'the built-in engine (no OPENAI_API_KEY)'}`,
  )
  log.info(
    `  pictures: ${answering.image ? `model ${answering.image.name}` : 'designed posters (no OPENAI_IMAGE_MODEL)'}`,
  )
  const speaks = [voice.paid?.name, config.TTS === 'on' ? 'the built-in voice' : null].filter(each => each)
  log.info(`  voice: ${speaks.join(', else ') || 'none (TTS=off)'}`)
  log.info(`  mail: ${mailsThrough(config)}`)
  const through = [...openOAuth(config, now).keys()].map(id => PROVIDER_NAMES[id])
  log.info(`  sign-in: ${['email and password', ...through].join(', ')}`)
  log.info(
    `  memos: ${transcription ? `typed by ${transcription.name}` : 'kept to be played (no OPENAI_TRANSCRIPTION_MODEL)'}`,
  )
  log.info(
    `  payments: ${config.STRIPE_SECRET_KEY ? 'Stripe' : 'practice, no money moves (no STRIPE_SECRET_KEY)'}`,
  )
  if (config.HOST !== '127.0.0.1' && config.HOST !== 'localhost' && !publicUrl(config).startsWith('https:')) {
    log.info('  Over plain http a tablet on the network has no offline app and no microphone. For https:')
    log.info(`    1. caddy reverse-proxy --from salon.example --to 127.0.0.1:${config.PORT}`)
    log.info('    2. PUBLIC_URL=https://salon.example TRUST_PROXY=on PAYMENTS=practice npm start')
  }
})
server.on('error', error => {
  const taken = 'code' in error && error.code === 'EADDRINUSE'
  console.error(taken ? `Port ${config.PORT} is in use. Choose another: PORT=8788 npm start` : error)
  process.exit(1)
})

async function end(): Promise<void> {
  if (ending) return
  ending = true
  // So that a load balancer stops sending people here.
  await new Promise(resolve => setTimeout(resolve, config.DRAIN_SECONDS * 1000))
  setTimeout(() => {
    log.warn(
      'The server ends with work under way. What was accepted is saved; the next process goes on with it.',
    )
    process.exit(0)
  }, LATEST_MS).unref()
  // A model may take a minute: its run is left for the next process.
  stopping.abort()
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  const letGo = setInterval(
    () => 'closeIdleConnections' in server && server.closeIdleConnections(),
    IDLE_EVERY_MS,
  )
  const drained = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), DRAIN_MS)
  await Promise.all([
    closed,
    asks.stop(),
    pushes.stop(),
    calendars.stop(),
    memos?.stop(),
    housekeeping.stop(),
    voice.close(),
  ])
  clearTimeout(drained)
  clearInterval(letGo)
  closeReading()
  await metrics?.stop()
  await database.close()
  process.exit(0)
}
process.on('SIGTERM', () => void end())
process.on('SIGINT', () => void end())
