// Makes the sounds of the newest answers while nobody waits, so that the chair needs no network. Only keeps what
// today's check allows, by the same route to a sheet as the screens.

import { knownAccount } from '../../../platform/data/account/account'
import type { Row } from '../../../platform/data/queries/queries'
import { get } from '../../../platform/data/queries/queries'
import { askOf, wantedOf } from '../about'
import { soundOf } from '../server-voice'
import { canKeep, hasClip, keepClip, pruneClips } from './clips'
import { noLongerWanted, wantedNow } from './queue'

/** Older answers are rarely opened again; on request they are still read and kept. */
const FRESH_MS = 3 * 24 * 60 * 60_000
const BETWEEN_MS = 1_500

/**
 * Whether the answer, client at the chair, or wish still exists. A sound about none of these isn't kept, as no erasure
 * would remove it.
 */
async function isThere(about: string): Promise<boolean> {
  const wish = wantedOf(about)
  if (wish !== null) return wantedNow().some(({ id }) => id === wish)
  return about !== '' && ((await get('ask', about)) ?? (await get('client', about))) !== null
}

/** When an answer is gone, its sound goes, and so does the wish to hear it. */
export async function tidySounds(): Promise<void> {
  await pruneClips(isThere)
  for (const { id } of wantedNow()) {
    const ask = askOf(id)
    if (ask !== null && !(await isThere(ask))) noLongerWanted(id)
  }
}

/** One after another. Stops at the first failure, as there is no voice or network then. */
export async function keepSounds(asks: readonly Row<'ask'>[], signal: AbortSignal): Promise<void> {
  if (!(await canKeep())) return
  const now = Date.now()
  const fresh = asks.filter(
    ({ fields }) => !fields.sample && now - Date.parse(fields.answered_at ?? fields.asked_at) < FRESH_MS,
  )
  if (fresh.length === 0) return
  // This code knows every tool's sheet, so don't load it on a tablet where nobody asked.
  const { spokenOf } = await import('../spoken-of')
  for (const ask of fresh) {
    const text = await spokenOf(ask.fields, new Date().toISOString())
    if (signal.aborted) return
    if (!text?.trim() || (await hasClip(text))) continue
    if (!(await fetched(text, { about: ask.id, client: ask.fields.client_id }, signal))) return
  }
}

/** `about`: the answer, or at the chair the client when there is no answer. */
type Whose = { about: string; client: string | null }

/** What the chair reads step by step, as there may be no signal at the basin. */
export async function keepSteps(texts: readonly string[], whose: Whose, signal: AbortSignal): Promise<void> {
  if (!(await canKeep())) return
  for (const text of texts) {
    if (!text.trim() || (await hasClip(text))) continue
    if (signal.aborted || !(await fetched(text, whose, signal))) return
  }
}

/** False when it was stopped, or somebody else signed in meanwhile. */
async function fetched(text: string, { about, client }: Whose, signal: AbortSignal): Promise<boolean> {
  const account = knownAccount()?.id
  const sound = await soundOf(text, { client, signal })
  if (signal.aborted || knownAccount()?.id !== account) return false
  await keepClip(text, sound, about)
  await new Promise(resolve => setTimeout(resolve, BETWEEN_MS))
  return !signal.aborted
}
