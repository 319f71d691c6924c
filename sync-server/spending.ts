// Limits on money and disk for the whole server, from its variables.
import type { Spending } from './asks/store'
import type { Room } from './blobs/room'
import type { Config } from './config'

const wantsProof = (config: Config): boolean => config.PROVE_EMAIL === 'on'

/** Whether any service behind a key is in use here. */
export const costsMoney = (config: Config): boolean =>
  config.OPENAI_API_KEY !== undefined || config.ELEVENLABS_API_KEY !== undefined

export const roomOn = (config: Config): Room => ({
  maxBytes: config.STORAGE_MAX_MB * 1_000_000,
  maxRecordBytes: config.RECORDS_MAX_MB * 1_000_000,
  wantsProof: wantsProof(config),
})

export const spendingOn = (config: Config): { model: Spending; voice: Spending } => ({
  model: { houseCap: config.MODEL_DAILY_CAP_HOUSE, wantsProof: wantsProof(config) },
  voice: { houseCap: config.VOICE_DAILY_CAP_HOUSE, wantsProof: wantsProof(config) },
})
