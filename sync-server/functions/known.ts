// Finds which of the account's clients a caller means, and what the account's records say about them. If several people
// share a name we play it safe, and only take what warns, never what reassures.

import type { Facts, Need } from '../../shared/facts'
import { warningsOf } from '../../shared/salon/consultation/latest'
import { mayTellHealth } from '../../shared/salon/privacy/consent'
import { blanks } from '../../shared/salon/records/blank'
import type { FieldsOf } from '../../shared/salon/records/records'
import { type Kind, SALON_ID } from '../../shared/sync/kinds'
import type { RecordsAtHand } from '../../shared/take-facts'
import { pastRecommendations, RETAIL_TOOL } from '../../shared/tools/past-recommendations'
import type { Person } from '../asks/identity'
import { clientCards, recordsByIds } from '../db/records'
import type { Db } from '../db/statements'
import { read } from '../reading/read'
import { presentAbout, presentOfKind, type StoredRecord } from './store'

/** How a caller identifies a client: by the record's id, or by the name on the card. */
export type Who = { id?: string | null; name?: string | null }
type Card = { id: string; fields: FieldsOf<'client'> }
/** `client`: the one card that is meant. `maybe`: cards with the same name, if we can't tell which is meant. */
export type NamedCards = {
  client: Card | null
  maybe: readonly Card[]
  /** A deleted card: nothing on it counts, and its name isn't sent either. */
  gone?: Card
  /** The card, or one of those it may be, says 'no AI'. */
  noAi: boolean
}

/** People whose names must not reach a model. */
export const personsOf = ({ client, maybe, gone }: NamedCards): Person[] =>
  [...(client ? [client] : []), ...maybe, ...(gone ? [gone] : [])].map(({ fields }) => fields)

/** The ids of everyone a call may be about, so that erasing any of them removes the call too. */
export const idsOf = ({ client, maybe, gone }: NamedCards): string | null =>
  [client, gone, ...maybe].flatMap(card => (card ? [card.id] : [])).join(' ') || null

export const NOBODY: NamedCards = { client: null, maybe: [], noAi: false }

const keyOf = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

function fieldsOf<K extends Kind>(kind: K, { fields }: StoredRecord): FieldsOf<K> {
  // Fields were checked when written; those never written are blank.
  return { ...blanks[kind], ...JSON.parse(fields) }
}

/** Avoids parsing ten thousand cards to find one: a plain name's longest word appears in the JSON unchanged. */
function mayHold(json: string, name: string): boolean {
  const [longest = ''] = name.split(' ').sort((a, b) => b.length - a.length)
  return !/^[a-z0-9]+$/.test(longest) || json.toLowerCase().includes(longest)
}

/** By the id if this account has that client, otherwise by the name. */
export async function knownFor(db: Db, account: string, who: Who): Promise<NamedCards> {
  if (who.id) {
    const [row] = await recordsByIds(db, account, [who.id])
    if (row?.kind === 'client' && !row.erased) {
      const card = { id: row.id, fields: fieldsOf('client', row) }
      return card.fields.deletedAt === null
        ? meant([card])
        : { ...NOBODY, gone: card, noAi: card.fields.no_ai }
    }
  }
  const name = keyOf(who.name ?? '')
  if (name === '') return NOBODY
  const cards = (await presentOfKind(db, account, 'client'))
    .filter(row => mayHold(row.fields, name))
    .map(row => ({ id: row.id, fields: fieldsOf('client', row) }))
  return meant(cards.filter(({ fields }) => keyOf(fields.name) === name))
}

/** All cards, including those in the bin: whose names must not be sent, and whom we must not talk about. */
export async function cardsOf(db: Db, account: string): Promise<FieldsOf<'client'>[]> {
  return (await clientCards(db, account)).map(row => fieldsOf('client', row))
}

/** Whether a text (shared/reading/text/strings.ts, textsIn) mentions someone whose card says 'no AI'. */
export async function namesKept(
  cards: readonly { name: string; no_ai: boolean }[],
  text: string,
): Promise<boolean> {
  const kept = cards.flatMap(({ name, no_ai }) => (no_ai ? [name] : []))
  return kept.length > 0 && read('names', kept, text)
}

function meant(cards: readonly Card[]): NamedCards {
  const noAi = cards.some(({ fields }) => fields.no_ai)
  const [only, ...others] = cards
  return only && others.length === 0
    ? { client: only, maybe: [], noAi }
    : { client: null, maybe: cards, noAi }
}

/** Whether everyone who may be meant has agreed that notes about their health may be sent to a model. */
export async function mayTellHealthOf(
  db: Db,
  account: string,
  { client, maybe }: NamedCards,
): Promise<boolean> {
  const cards = client ? [client] : maybe
  if (cards.length === 0) return false
  const rows = await presentAbout(
    db,
    account,
    cards.map(({ id }) => id),
  )
  const consents = rows
    .filter(row => row.kind === 'consent')
    .map(row => ({ id: row.id, fields: fieldsOf('consent', row) }))
  return cards.every(({ id }) => mayTellHealth(consents.filter(({ fields }) => fields.client_id === id)))
}

/** The salon's own record, if there is one. */
export async function salonOf(db: Db, account: string): Promise<FieldsOf<'salon'> | null> {
  const [row] = await recordsByIds(db, account, [SALON_ID])
  return row && !row.erased ? fieldsOf('salon', row) : null
}

/** The same selection as on a tablet (web/platform/asks/facts.ts), from the server's records. */
export async function factsFor(
  db: Db,
  account: string,
  needs: readonly Need[],
  { client, maybe }: NamedCards,
): Promise<Facts> {
  const wants = (need: Need): boolean => needs.includes(need)
  const about = client ? await presentAbout(db, account, [client.id]) : []
  const those = <K extends Kind>(kind: K): FieldsOf<K>[] =>
    about.filter(row => row.kind === kind).map(row => fieldsOf(kind, row))
  const products = wants('products') ? await presentOfKind(db, account, 'product') : []
  const present: RecordsAtHand = {
    client: client?.fields ?? null,
    allergies: those('allergy'),
    notes: those('note'),
    formulas: those('formula'),
    patch_tests: those('patch_test'),
    consultations: those('consultation'),
    products: products.map(row => ({ ...fieldsOf('product', row), id: row.id })),
    recommendations: pastRecommendations(those('ask').filter(ask => ask.tool === RETAIL_TOOL && !ask.sample)),
    salon: wants('salon') ? await salonOf(db, account) : null,
  }
  return read('facts', needs, maybe.length > 0 ? await withWarnings(db, account, present, maybe) : present)
}

/** Several people share the name: takes everyone's allergies and every test reaction, but no clear test. */
async function withWarnings(
  db: Db,
  account: string,
  present: RecordsAtHand,
  maybe: readonly Card[],
): Promise<RecordsAtHand> {
  const about = await presentAbout(
    db,
    account,
    maybe.map(({ id }) => id),
  )
  const first = maybe[0] ?? null
  const warnings = await read(
    'warnings',
    maybe.map(({ fields }) => fields.notes),
  )
  return {
    ...present,
    client: first && {
      ...blanks.client,
      name: first.fields.name,
      notes: warnings || null,
    },
    allergies: about.filter(row => row.kind === 'allergy').map(row => fieldsOf('allergy', row)),
    patch_tests: about
      .filter(row => row.kind === 'patch_test')
      .map(row => fieldsOf('patch_test', row))
      .filter(({ result }) => result === 'reaction'),
    consultations: warningsOf(
      about.filter(row => row.kind === 'consultation').map(row => fieldsOf('consultation', row)),
    ),
  }
}
