// An erased client in what is about others or nobody: what was written while a record was theirs, and their name wherever
// it stands. (docs/decisions/043)
import type { Fields } from '../../shared/merge'
import { nameOf, wordsIn } from '../../shared/names'
import { emailsIn } from '../../shared/reached'
import { mayName, type Person, personOf, unnamedFields, unnaming } from '../../shared/unnamed'
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

/** Their names, numbers and addresses go from all that is not about them. */
export async function forgetNames(db: Db, gone: Gone, people: readonly Person[], left: Left): Promise<void> {
  if (people.length === 0) return
  const cards = (await everyone(db, gone.account)).filter(({ id }) => !gone.ids.has(id))
  const others = personOf(cards.map(({ fields }) => parsed(fields)))
  for (const person of people) await forgetPerson(db, gone, person, others, left)
}

async function forgetPerson(
  db: Db,
  { account, ids }: Gone,
  person: Person,
  others: Person,
  left: Left,
): Promise<void> {
  const words = wordsFor(person)
  const unname = unnaming(person, others)
  for await (const page of recordsSaying(db, account, words))
    for (const { id, kind, fields } of page) {
      if (ids.has(id) || !mayName(kind)) continue
      const present = left.get(id) ?? parsed(fields)
      const next = unnamedFields(kind, present, unname)
      if (next !== present) left.set(id, next)
    }
  for await (const page of changesSaying(db, account, words))
    for (const { id, kind, ...texts } of page) {
      if (!mayName(kind)) continue
      const [patch, base] = [parsed(texts.patch), parsed(texts.base)]
      const next = { patch: unnamedFields(kind, patch, unname), base: unnamedFields(kind, base, unname) }
      if (next.patch !== patch || next.base !== base)
        await putHistory(db, account, [
          { id, patch: JSON.stringify(next.patch), base: JSON.stringify(next.base) },
        ])
    }
  for await (const page of factsSaying(db, account, words))
    for (const { id, facts } of page) {
      const present = { facts: JSON.parse(facts) }
      const next = unnamedFields('ask', present, unname)
      if (next !== present) await putFacts(db, account, id, JSON.stringify(next.facts))
    }
}

/**
 * What must stand in any text that names them, as the database can look for it: letters of ASCII, and of a number its
 * last digit, since a blank may stand between any two.
 */
function wordsFor({ names, phones, emails }: Person): Word[] {
  const ofPhones = phones.map(phone => phone.replace(/\D/g, '').slice(-1)).filter(Boolean)
  return [...new Set([...names.map(wordOfName), ...ofPhones, ...emails.flatMap(wordsOfEmail)])]
}

/** "Müller" is compared as "muller", and no database finds the one by the other. */
function wordOfName(name: string): Word {
  const { firstWords, others } = nameOf(name)
  const word = others.at(-1) ?? firstWords[0]
  const written = wordsIn(name).filter(each => each.word === word)
  const isPlain = written.every(({ from, to }) => /^[A-Za-z]+$/.test(name.slice(from, to)))
  return word !== undefined && isPlain ? word : null
}

const wordsOfEmail = (email: string): Word[] =>
  emailsIn(email).map(each => (/^[ -~]+$/.test(email) ? (/[a-z0-9]+/.exec(each)?.[0] ?? null) : null))
