// The sounds of the newest answers, made while nobody waits, so that the chair needs no network. What is kept is what
// today's check lets through: the same way to a sheet as the screens'.

import { knownAccount } from '../../../platform/data/account/account'
import type { Row } from '../../../platform/data/queries/queries'
import { get } from '../../../platform/data/queries/queries'
import { askOf, wantedOf } from '../about'
import { soundOf } from '../server-voice'
import { canKeep, hasClip, keepClip, pruneClips } from './clips'
import { noLongerWanted, wantedNow } from './queue'

/** Answers older than this are rarely opened again; asked for, they are read and kept all the same. */
const FRESH_MS = 3 * 24 * 60 * 60_000
const BETWEEN_MS = 1_500

/** An answer, a client at the chair, or a wish; what is about nothing has nobody to be erased with, and isn't kept. */
async function isThere(about: string): Promise<boolean> {
  const wish = wantedOf(about)
  if (wish !== null) return wantedNow().some(({ id }) => id === wish)
  return about !== '' && ((await get('ask', about)) ?? (await get('client', about))) !== null
}

/** With an answer that is gone goes its sound, and the wish to hear it. */
export async function tidySounds(): Promise<void> {
  await pruneClips(isThere)
  for (const { id } of wantedNow()) {
    const ask = askOf(id)
    if (ask !== null && !(await isThere(ask))) noLongerWanted(id)
  }
}

/** One after another; ends at the first that fails: then there is no voice or no network now. */
export async function keepSounds(asks: readonly Row<'ask'>[], signal: AbortSignal): Promise<void> {
  if (!(await canKeep())) return
  const now = Date.now()
  const fresh = asks.filter(
    ({ fields }) => !fields.sample && now - Date.parse(fields.answered_at ?? fields.asked_at) < FRESH_MS,
  )
  if (fresh.length === 0) return
  // It knows every tool's sheet: nothing for a tablet on which nobody asked.
  const { spokenOf } = await import('../spoken-of')
  for (const ask of fresh) {
    const text = await spokenOf(ask.fields, new Date().toISOString())
    if (signal.aborted) return
    if (!text?.trim() || (await hasClip(text))) continue
    if (!(await fetched(text, { about: ask.id, client: ask.fields.client_id }, signal))) return
  }
}

/** `about`: the answer, at the chair without one the client. */
type Whose = { about: string; client: string | null }

/** What is read step by step at the chair: there may be no signal at the basin. */
export async function keepSteps(texts: readonly string[], whose: Whose, signal: AbortSignal): Promise<void> {
  if (!(await canKeep())) return
  for (const text of texts) {
    if (!text.trim() || (await hasClip(text))) continue
    if (signal.aborted || !(await fetched(text, whose, signal))) return
  }
}

/** False: it was stopped, or another has signed in while it came. */
async function fetched(text: string, { about, client }: Whose, signal: AbortSignal): Promise<boolean> {
  const account = knownAccount()?.id
  const sound = await soundOf(text, { client, signal })
  if (signal.aborted || knownAccount()?.id !== account) return false
  await keepClip(text, sound, about)
  await new Promise(resolve => setTimeout(resolve, BETWEEN_MS))
  return !signal.aborted
}
