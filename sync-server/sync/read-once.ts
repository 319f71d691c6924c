// What an erasure reads of people's texts: before its transaction, so that under the account's lock only what came in
// between is left to read.
import { createHash } from 'node:crypto'
import type { Person } from '../../shared/unnamed'
import type { people, Text } from '../reading/people'
import { read } from '../reading/read'

/** `people`: who is erased. `others`: who is still on file. `key`: tells these from any others. */
export type Who = { people: readonly Person[]; others: Person; key: string }
export type Reading = {
  /** The texts without them; null: nothing is said of them. */
  unnamed: (who: Who, texts: readonly Text[]) => Promise<(string | null)[]>
  /** Which of the texts name somebody of that name. */
  naming: (name: string, texts: readonly string[]) => Promise<boolean[]>
}

export const whoOf = (people: readonly Person[], others: Person): Who => ({
  people,
  others,
  key: hashOf(JSON.stringify([people, others])),
})

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')

/** As many characters as a thread reads in a fraction of its second. */
const MOST_AT_ONCE = 100_000

function pieces<T>(all: readonly T[], lengthOf: (one: T) => number): T[][] {
  const done: T[][] = []
  let length = MOST_AT_ONCE
  for (const one of all) {
    length += lengthOf(one)
    if (length > MOST_AT_ONCE) {
      done.push([])
      length = lengthOf(one)
    }
    done.at(-1)?.push(one)
  }
  return done
}

/** Answers that are kept: what was read once is known. `none` is never needed: each text has its answer by then. */
function once<T, A>(
  keyOf: (one: T) => string,
  lengthOf: (one: T) => number,
  readThem: (some: readonly T[]) => Promise<A[]>,
  none: A,
): (all: readonly T[]) => Promise<A[]> {
  const known = new Map<string, A>()
  return async all => {
    const each = all.map(one => ({ one, key: hashOf(keyOf(one)) }))
    const unread = each.filter(({ key }) => !known.has(key))
    for (const some of pieces(unread, ({ one }) => lengthOf(one))) {
      const found = await readThem(some.map(({ one }) => one))
      for (const [at, { key }] of some.entries()) known.set(key, found[at] ?? none)
    }
    return each.map(({ key }) => known.get(key) ?? none)
  }
}

type Ways = typeof people
const inThreads: Ways = {
  naming: (...given) => read('naming', ...given),
  unnamed: (...given) => read('unnamed', ...given),
}

/** For one erasure. `ways`: how it is read; a program that serves nobody needs no threads. */
export function readingOnce(ways: Ways = inThreads): Reading {
  const persons = new Map<string, (texts: readonly Text[]) => Promise<(string | null)[]>>()
  const names = new Map<string, (texts: readonly string[]) => Promise<boolean[]>>()
  const unnamedOf = (who: Who) =>
    once<Text, string | null>(
      ({ kind, json }) => `${kind} ${json}`,
      ({ json }) => json.length,
      some => ways.unnamed(who.people, who.others, some),
      null,
    )
  const namingOf = (name: string) =>
    once<string, boolean>(
      text => text,
      text => text.length,
      some => ways.naming(name, some),
      false,
    )
  return {
    unnamed: (who, texts) => {
      const unnamed = persons.get(who.key) ?? unnamedOf(who)
      persons.set(who.key, unnamed)
      return unnamed(texts)
    },
    naming: (name, texts) => {
      const naming = names.get(name) ?? namingOf(name)
      names.set(name, naming)
      return naming(texts)
    },
  }
}
