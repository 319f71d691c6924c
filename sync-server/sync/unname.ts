// Takes an erased client out of records about others or nobody: what was written while a record was theirs, and every
// mention of their name. (docs/decisions/043)

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

/** Rows that stay, with their new fields. */
export type Left = Map<string, Fields>

const parsed = (text: string): Fields => JSON.parse(text)

/** For each client among these ids, everything their card ever said. Call this before the cards are blanked. */
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

/** Empties the history of records that were once about them, for as long as they were. */
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

/** Who is taken out of everything else, and who must not be mistaken for them. */
export async function whoGoes(db: Db, { account, ids }: Gone, people: readonly Person[]): Promise<Who> {
  const cards = (await everyone(db, account)).filter(({ id }) => !ids.has(id))
  return whoOf(people, personOf(cards.map(({ fields }) => parsed(fields))))
}

type Put = { history: typeof putHistory; facts: typeof putFacts }
const nothing = async (): Promise<void> => undefined
/** Writes nothing. Reading ahead this way fills the cache, so the same texts needn't be read under the lock. */
export const NOWHERE: Put = { history: nothing, facts: nothing }

/** Removes their names, numbers and addresses from everything that isn't about them. */
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
    // Facts are a bare list or object, so we wrap them as a record's field to read them.
    const texts = page.map(({ facts }) => ({ kind: 'ask', json: `{"facts":${facts}}` }))
    for (const [at, json] of (await reading.unnamed(who, texts)).entries())
      if (json !== null) await put.facts(db, account, page[at]?.id ?? '', JSON.stringify(parsed(json).facts))
  }
}

/**
 * Words that any text mentioning them must contain, in a form the database can search for: ASCII letters. Of a number
 * only the last digit, since there may be a space between any two.
 */
function wordsFor({ names, phones, emails }: Person): Word[] {
  const ofPhones = phones.map(phone => phone.replace(/\D/g, '').slice(-1)).filter(Boolean)
  return [
    ...new Set([...names.flatMap(spellingsOf).map(wordOfName), ...ofPhones, ...emails.flatMap(wordsOfEmail)]),
  ]
}

/**
 * Names are compared as plain letters, "Müller" as "muller" and "mueller". Only ASCII texts contain them like that;
 * the rest are all read.
 */
function wordOfName({ firstWords, others }: Name): Word {
  const word = others.at(-1) ?? firstWords[0] ?? ''
  return /^[a-z]+$/.test(word) ? word : null
}

const wordsOfEmail = (email: string): Word[] =>
  emailsIn(email).map(each => (/^[ -~]+$/.test(email) ? (/[a-z0-9]+/.exec(each)?.[0] ?? null) : null))
