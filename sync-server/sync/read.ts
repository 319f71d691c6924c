// Reads beside sync itself: a record's earlier versions, an ask's facts, a device's self-check.
import type { EarlierChange } from '../../shared/api/records'
import { type Digest, digestOf } from '../../shared/sync/digest'
import type { Fields } from '../../shared/sync/merge'
import { factsText } from '../db/asks'
import { changesOf, outcomesOf } from '../db/changes'
import { versionsOf } from '../db/records'
import type { Db } from '../db/statements'

/** The changes made to a record, oldest first. */
export async function historyOf(db: Db, account: string, record: string): Promise<EarlierChange[]> {
  const changes = await changesOf(db, account, record)
  return changes.map(({ id, device, person, at, patch, base, outcome }) => ({
    id,
    device,
    person,
    at,
    patch: JSON.parse(patch),
    base: JSON.parse(base),
    outcome,
  }))
}

/** Null when there are none, or no longer any. */
export async function factsOf(db: Db, account: string, ask: string): Promise<Fields | null> {
  const text = await factsText(db, account, ask)
  return text === null ? null : JSON.parse(text)
}

/** `version`: the comparison only means anything for a device whose cursor is here. */
export async function selfCheck(db: Db, account: string): Promise<{ version: number; kinds: Digest }> {
  const rows = await versionsOf(db, account)
  return {
    version: rows.reduce((most, row) => Math.max(most, row.version), 0),
    kinds: digestOf(rows.filter(row => !row.erased)),
  }
}

/** Which of these changes this server has never answered, or has forgotten because a back-up was restored. */
export async function unknownAmong(db: Db, account: string, changes: readonly string[]): Promise<string[]> {
  const known = await outcomesOf(db, account, changes)
  return changes.filter(id => !known.has(id))
}
