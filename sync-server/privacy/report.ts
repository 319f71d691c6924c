// One client's access report from the server's records, including deleted ones, earlier versions and what was sent to
// models.

import { ProblemError } from '../../shared/problems'
import {
  type EarlierVersion,
  type HeldRecord,
  type Report,
  reportOf,
  type SentToModel,
} from '../../shared/salon/privacy/report'
import { blanks } from '../../shared/salon/records/blank'
import { SALON_ID } from '../../shared/sync/kinds'
import type { Fields } from '../../shared/sync/merge'
import { factsText } from '../db/asks'
import { changesOf } from '../db/changes'
import type { Database } from '../db/open'
import { recordsAbout, recordsByIds } from '../db/records'
import type { Db } from '../db/statements'
import { readSent } from '../models/record'
import { callsAbout, peopleNames } from './store'

type Given = { account: string; client: string; now: number }

/** Throws 'not-found' if this account has no such client or the client was erased. */
export async function clientReport(database: Database, { account, client: id, now }: Given): Promise<Report> {
  const found = await recordsAbout(database, account, [id])
  const rows = await recordsByIds(
    database,
    account,
    found.map(each => each.id),
  )
  const held = rows
    .filter(({ erased }) => !erased)
    .map(({ kind, id, fields }): HeldRecord => ({ kind, id, fields: JSON.parse(fields) }))
  const client = held.find(each => each.id === id && each.kind === 'client')
  if (!client) throw new ProblemError('not-found')
  const [salon] = await recordsByIds(database, account, [SALON_ID])
  const { name } = salon && !salon.erased ? { ...blanks.salon, ...JSON.parse(salon.fields) } : blanks.salon
  const others = await Promise.all(
    held.filter(each => each !== client).map(each => withFacts(database, account, each)),
  )
  return reportOf({
    client,
    records: others,
    account,
    salon: name,
    madeAt: new Date(now).toISOString(),
    madeBy: 'server',
    earlier: await earlierOf(database, account, [client, ...others]),
    sent: (
      await callsAbout(
        database,
        account,
        id,
        others.filter(isAsk).map(each => each.id),
      )
    ).map(sentOf),
  })
}

const isAsk = ({ kind }: HeldRecord): boolean => kind === 'ask' || kind === 'memo'

/** The server keeps an ask's facts separately, and tablets don't pull them. */
async function withFacts(db: Db, account: string, record: HeldRecord): Promise<HeldRecord> {
  if (record.kind !== 'ask') return record
  const facts = await factsText(db, account, record.id)
  return facts === null ? record : { ...record, fields: { ...record.fields, facts: JSON.parse(facts) } }
}

async function earlierOf(db: Db, account: string, records: readonly HeldRecord[]): Promise<EarlierVersion[]> {
  const names = await peopleNames(db, account)
  const versions: EarlierVersion[] = []
  for (const { kind, id } of records)
    for (const { at, person, patch, base } of await changesOf(db, account, id))
      versions.push({
        kind,
        id,
        at: new Date(at).toISOString(),
        who: person === null ? null : (names.get(person) ?? null),
        changed: fieldsIn(patch),
        before: fieldsIn(base),
      })
  return versions.sort((a, b) => a.at.localeCompare(b.at))
}

const fieldsIn = (json: string): Fields => JSON.parse(json)

const sentOf = (call: Awaited<ReturnType<typeof callsAbout>>[number]): SentToModel => ({
  ask: call.ask,
  made_for: call.made_for,
  tool: call.tool,
  model: call.model,
  at: new Date(call.at).toISOString(),
  sent: readSent(call.sent).sent,
  outcome: call.outcome,
})
