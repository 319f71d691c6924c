// An erased client in what is about others or nobody: what was written while a record was theirs, and their name wherever
// it stands. (docs/decisions/043)

import { type Name, spellingsOf } from '../../shared/reading/names/names'
import { emailsIn } from '../../shared/salon/privacy/reached'
import { type Person, personOf } from '../../shared/salon/privacy/unnamed'
import type { Fields } from '../../shared/sync/merge'
import { changesOf } from '../db/changes'
import {
  changesSaying,
  dropFacts,
  everyone,
  factsSaying,
  oncePartOf,
  putFacts,
  putHistory,
  recordsSaying,
  type Word,
} from '../db/mentions'
import { recordsByIds } from '../db/records'
import type { Db } from '../db/statements'
import { pastWith, withoutSeconds } from './moved'
import { type Reading, type Who, whoOf } from './read-once'

type Gone = { account: string; ids: ReadonlySet<string> }

/** Rows that stay, with what they are to say. */
export type Left = Map<string, Fields>

const parsed = (text: string): Fields => JSON.parse(text)

/** Each client's card at all times, of those among these ids. Call before they are blank. */
export async function whoWas(
  db: Db,
  account: string,
  clients: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const people = new Map<string, Person>()
  for (const row of await recordsByIds(db, account, clients)) {
    const changes = await changesOf(db, account, row.id)
    const cards = changes.flatMap(({ patch, base }) => [parsed(base), parsed(patch)])
    people.set(row.id, personOf([...cards, parsed(row.fields)]))
  }
  return people
}

/** The history of records that were about them goes as far as they were. */
export async function forgetPast(db: Db, { account, ids }: Gone, clients: readonly string[], left: Left) {
  const moved = (await oncePartOf(db, account, clients)).filter(id => !ids.has(id))
  const theirs = new Set<unknown>(clients)
  const asks: string[] = []
  for (const row of await recordsByIds(db, account, moved)) {
    const past = pastWith(await changesOf(db, account, row.id), theirs)
    await putHistory(db, account, past.changes)
    if (past.until === null) continue
    asks.push(row.id)
    const fields = parsed(row.fields)
    const next = withoutSeconds(fields, past.until)
    if (next !== fields) left.set(row.id, next)
  }
  await dropFacts(db, account, asks)
}

/** Who is taken out of everything else, and who is not to be taken for them. */
export async function whoGoes(db: Db, { account, ids }: Gone, people: readonly Person[]): Promise<Who> {
  const cards = (await everyone(db, account)).filter(({ id }) => !ids.has(id))
  return whoOf(people, personOf(cards.map(({ fields }) => parsed(fields))))
}

type Put = { history: typeof putHistory; facts: typeof putFacts }
const nothing = async (): Promise<void> => undefined
/** For whoever only wants it read: what is read beforehand needn't be read under the lock. */
export const NOWHERE: Put = { history: nothing, facts: nothing }

/** Their names, numbers and addresses go from all that is not about them. */
export async function forgetNames(
  db: Db,
  { account, ids }: Gone,
  who: Who,
  reading: Reading,
  left: Left,
  put: Put = { history: putHistory, facts: putFacts },
): Promise<void> {
  if (who.people.length === 0) return
  const words = [...new Set(who.people.flatMap(wordsFor))]
  for await (const page of recordsSaying(db, account, words)) {
    const rows = page.filter(({ id }) => !ids.has(id))
    const texts = rows.map(({ id, kind, fields }) => {
      const present = left.get(id)
      return { kind, json: present ? JSON.stringify(present) : fields }
    })
    for (const [at, json] of (await reading.unnamed(who, texts)).entries())
      if (json !== null) left.set(rows[at]?.id ?? '', parsed(json))
  }
  for await (const page of changesSaying(db, account, words)) {
    const texts = page.flatMap(({ kind, patch, base }) => [
      { kind, json: patch },
      { kind, json: base },
    ])
    const next = await reading.unnamed(who, texts)
    for (const [at, { id, ...said }] of page.entries()) {
      const [patch = null, base = null] = next.slice(2 * at, 2 * at + 2)
      if (patch !== null || base !== null)
        await put.history(db, account, [{ id, patch: patch ?? said.patch, base: base ?? said.base }])
    }
  }
  for await (const page of factsSaying(db, account, words)) {
    // Facts are a list or an object of their own: read as a record's field.
    const texts = page.map(({ facts }) => ({ kind: 'ask', json: `{"facts":${facts}}` }))
    for (const [at, json] of (await reading.unnamed(who, texts)).entries())
      if (json !== null) await put.facts(db, account, page[at]?.id ?? '', JSON.stringify(parsed(json).facts))
  }
}

/**
 * What must stand in any text that names them, as the database can look for it: letters of ASCII, and of a number its
 * last digit, since a blank may stand between any two.
 */
function wordsFor({ names, phones, emails }: Person): Word[] {
  const ofPhones = phones.map(phone => phone.replace(/\D/g, '').slice(-1)).filter(Boolean)
  return [
    ...new Set([...names.flatMap(spellingsOf).map(wordOfName), ...ofPhones, ...emails.flatMap(wordsOfEmail)]),
  ]
}

/** As names are compared, "Müller" as "muller" and "mueller"; a text of ASCII has it so, and any other is looked at. */
function wordOfName({ firstWords, others }: Name): Word {
  const word = others.at(-1) ?? firstWords[0] ?? ''
  return /^[a-z]+$/.test(word) ? word : null
}

const wordsOfEmail = (email: string): Word[] =>
  emailsIn(email).map(each => (/^[ -~]+$/.test(email) ? (/[a-z0-9]+/.exec(each)?.[0] ?? null) : null))
