// Reads people's texts for an erasure ahead of its transaction, so that only what arrived in between is left to read
// under the account's lock.
import { createHash } from 'node:crypto'
import { ProblemError } from '../../shared/problems'
import type { Person } from '../../shared/salon/privacy/unnamed'
import { log } from '../log/log'
import { type people, plainly, type Text } from '../reading/people'
import { read } from '../reading/read'

/** `people`: who is erased. `others`: who is still on file. `key`: identifies this pair, for caching. */
export type Who = { people: readonly Person[]; others: Person; key: string }
export type Reading = {
  /** The texts with those people taken out; null for a text that doesn't mention them. */
  unnamed: (who: Who, texts: readonly Text[]) => Promise<(string | null)[]>
  /** Which of the texts mention somebody of that name. */
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

const isUnread = (error: unknown): boolean => error instanceof ProblemError && error.code === 'not-readable'

/**
 * Reads texts together, and halves the batch if that fails as unreadable. A text that can't be read even alone goes
 * to `one`, which must not keep anyone's name. Any other failure says nothing about the texts and is thrown, so that
 * everything is tried again.
 */
async function readEach<T, A>(
  some: readonly T[],
  readThem: (some: readonly T[]) => Promise<A[]>,
  one: (text: T) => A,
): Promise<A[]> {
  try {
    return await readThem(some)
  } catch (error) {
    const [first, ...more] = some
    if (!isUnread(error) || first === undefined) throw error
    if (more.length === 0) return readAlone(first, readThem, one)
    const half = Math.ceil(some.length / 2)
    return [
      ...(await readEach(some.slice(0, half), readThem, one)),
      ...(await readEach(some.slice(half), readThem, one)),
    ]
  }
}

/**
 * The reader may have died for another reason. So we retry once, then check that a reader with nothing to read still
 * answers.
 */
async function readAlone<T, A>(
  text: T,
  readThem: (some: readonly T[]) => Promise<A[]>,
  one: (text: T) => A,
): Promise<A[]> {
  try {
    return await readThem([text])
  } catch (error) {
    if (!isUnread(error)) throw error
    await readThem([]).catch(() => {
      throw new ProblemError('server-busy')
    })
    log.error('An erasure could not read a text; what of it may name who is erased is taken out:', error)
    return [one(text)]
  }
}

/** Caches answers, so each text is read once. `none` is only for the types: every text has an answer by then. */
function once<T, A>(
  keyOf: (one: T) => string,
  lengthOf: (one: T) => number,
  readThem: (some: readonly T[]) => Promise<A[]>,
  one: (text: T) => A,
  none: A,
): (all: readonly T[]) => Promise<A[]> {
  const known = new Map<string, A>()
  return async all => {
    const each = all.map(text => ({ text, key: hashOf(keyOf(text)) }))
    const unread = each.filter(({ key }) => !known.has(key))
    for (const some of pieces(unread, ({ text }) => lengthOf(text))) {
      const texts = some.map(({ text }) => text)
      const found = await readEach(texts, readThem, one)
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

/** For one erasure. `ways`: how texts are read; a program that serves nobody else needs no threads. */
export function readingOnce(ways: Ways = inThreads): Reading {
  const persons = new Map<string, (texts: readonly Text[]) => Promise<(string | null)[]>>()
  const names = new Map<string, (texts: readonly string[]) => Promise<boolean[]>>()
  const unnamedOf = (who: Who) => {
    // A salon has thousands of names, so we only sort them when a text first needs it, and only once.
    let plain: ((text: Text) => string | null) | null = null
    return once<Text, string | null>(
      ({ kind, json }) => `${kind} ${json}`,
      ({ json }) => json.length,
      some => ways.unnamed(who.people, who.others, some),
      text => {
        plain ??= plainly.unnamed(who.people, who.others)
        return plain(text)
      },
      null,
    )
  }
  const namingOf = (name: string) =>
    once<string, boolean>(
      text => text,
      text => text.length,
      some => ways.naming(name, some),
      text => plainly.naming(name, text),
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
