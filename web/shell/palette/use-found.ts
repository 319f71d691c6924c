import { useMemo, useSyncExternalStore } from 'react'
import { apartWords, sameNamed } from '../../../shared/salon/same-names'
import type { Salon } from '../../platform/data/db'
import { lastSeen } from '../../platform/data/queries/client-list'
import { useSalon, useSalonQuery } from '../../platform/data/queries/live'
import { useRecords } from '../../platform/data/queries/queries'
import { type ClientMatch, prepareSearch, searchClients } from '../../platform/data/queries/search/search'
import { searchIndexStands } from '../../platform/data/queries/search/search-stands'
import { useTold } from '../../platform/outside'
import { useFoundLines } from '../../salon/records/search/use-found-lines'
import { useLoaded } from '../../ui/state/use-loaded'
import type { Choice } from './choice'
import { atFirst, clientChoices, type Group, grouped, lineChoices, MOST_LINES, matching } from './matches'
import { places } from './places'

const NO_ARTICLES: readonly Choice[] = []
async function articleChoices(): Promise<readonly Choice[]> {
  const { articles } = await import('../../../shared/help')
  return articles.map(article => ({
    id: `help-${article.id}`,
    group: 'help',
    title: article.title,
    also: `${article.also} ${article.lead}`,
    icon: 'help',
    doing: { to: `/help/${article.id}` },
  }))
}
/** Articles are long, so they load after the palette is up. */
const useArticles = (): readonly Choice[] =>
  useLoaded(articleChoices, [], 'The help is not on this device yet.') ?? NO_ARTICLES

function useProducts(): readonly Choice[] {
  const products = useRecords('product')
  return useMemo(
    () =>
      products?.map(
        ({ id, fields: { name, category } }): Choice => ({
          id: `product-${id}`,
          group: 'products',
          title: name,
          hint: category,
          also: category,
          icon: 'products',
          doing: { to: `/products?find=${encodeURIComponent(name)}` },
        }),
      ) ?? [],
    [products],
  )
}

async function apartOf(open: Salon, found: readonly ClientMatch[]): Promise<ReadonlyMap<string, string>> {
  const namesakes = sameNamed(found)
  const seen = await lastSeen(open, [...namesakes])
  return new Map(
    found
      .filter(({ id }) => namesakes.has(id))
      .map(({ id, row }) => [id, apartWords(row.fields.phone, seen.get(id))]),
  )
}

/** `fresh`: the clients are for exactly this text; until then the earlier ones stay. */
export function useFound(typed: string, acts: readonly Choice[]): { groups: Group[]; fresh: boolean } {
  const text = typed.trim()
  const salon = useSalon()
  useTold(salon, open => void prepareSearch(open))
  const stands = useSyncExternalStore(searchIndexStands.subscribe, searchIndexStands.get)
  const clients = useSalonQuery(
    async open => {
      const found = await searchClients(open, text)
      return { text, found, apart: await apartOf(open, found) }
    },
    [text, stands],
  )
  const lines = useFoundLines(text, MOST_LINES)
  const products = useProducts()
  const articles = useArticles()
  const others = useMemo(() => [...products, ...articles], [products, articles])
  if (text === '') return { groups: atFirst([...acts, ...places]), fresh: true }
  const people = clients ? clientChoices(clients.found, clients.text, clients.apart) : []
  const written = lines && lines !== 'missing' ? lineChoices(lines, lines.text) : []
  const groups = grouped([...people, ...written, ...matching([...acts, ...places, ...others], text)])
  // Only says "Nothing found" once everything has been searched.
  const looked = lines === 'missing' || (lines?.text === text && (lines.whole || groups.length > 0))
  return { groups, fresh: salon === null || (clients?.text === text && looked) }
}
