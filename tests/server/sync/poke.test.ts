import { describe, expect, test } from 'vitest'
import type { Commit } from '../../../sync-server/db/commits'
import { pokeText, together } from '../../../sync-server/sync/poke'
import { readPoke } from '../../../web/platform/sync/triggers/news'

const record = (id: string, version: number, notes = ''): string =>
  JSON.stringify({ kind: 'client', id, version, fields: { notes } })
const commit = (from: number, to: number, by: string | null = 'one', notes = ''): Commit => ({
  account: 'a',
  version: to,
  news: { epoch: 'e', from, by, records: [record(`c${to}`, to, notes)] },
})

describe('pokes within a second go out as one', () => {
  test('with all that both brought, where the second follows the first', () => {
    const { version, news } = readPoke(pokeText(together(commit(0, 1), commit(1, 2))))
    expect(version).toBe(2)
    expect(news).toMatchObject({ epoch: 'e', from: 0, by: 'one' })
    expect(news?.records.map(({ id }) => id)).toEqual(['c1', 'c2'])
  })

  test('of two devices are nobody’s own', () => {
    expect(together(commit(0, 1), commit(1, 2, 'two')).news?.by).toBeNull()
  })

  test('say only how far the server is where something lies between, or they are out of turn', () => {
    expect(together(commit(0, 1), commit(2, 3))).toEqual({ account: 'a', version: 3, news: null })
    expect(together(commit(1, 2), commit(0, 1))).toEqual({ account: 'a', version: 2, news: null })
    expect(together(commit(0, 1), { ...commit(1, 2), news: null }).news).toBeNull()
    const moved = commit(1, 2)
    if (moved.news) moved.news.epoch = 'another'
    expect(together(commit(0, 1), moved).news).toBeNull()
  })

  test('are short', () => {
    const long = 'é'.repeat(2_000)
    expect(together(commit(0, 1, 'one', long), commit(1, 2, 'one', long)).news).toBeNull()
  })
})
