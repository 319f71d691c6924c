// What the tests of every route share: which there are, and everything that the server holds.
import { sql } from 'kysely'
import { servedCalls } from '../../../sync-server/auth/calls'
import { tablesOf } from '../../support/traces'
import type { SalonApp } from '../support/salon-app'

/** As the app has them, so that a new one is tried without being listed anywhere; an id in an address is x1. */
export function writingRoutes(salon: SalonApp): [method: string, path: string][] {
  const writing = salon.app.routes.filter(
    ({ method, path }) => path.startsWith('/api/') && ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method),
  )
  const named = writing.filter(({ path }) => !path.includes('*'))
  const library = servedCalls.map(call => ({ method: 'POST', path: `/api/auth/${call}` }))
  const all = [...named, ...library].map(({ method, path }): [string, string] => [
    method,
    path.replace(/:\w+/g, 'x1'),
  ])
  return [...new Map(all.map(route => [route.join(' '), route])).values()]
}

/** What is asked for with GET, likewise. */
export const readingRoutes = (salon: SalonApp): string[] => [
  ...new Set(
    salon.app.routes
      .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/') && !path.includes('*'))
      .map(({ path }) => path.replace(/:\w+/g, 'x1')),
  ),
]

/** All but what counts tries and looks: the counts, and when a session was last seen. */
export async function everythingHeld({ database }: SalonApp): Promise<string> {
  const held: unknown[] = []
  for (const table of await tablesOf(database)) {
    if (['guesses', 'session'].includes(table)) continue
    held.push([table, (await sql`select * from ${sql.table(table)}`.execute(database.kysely)).rows])
  }
  return JSON.stringify(held)
}
