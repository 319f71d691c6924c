import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { salon } from '../../../../web/platform/data/db'
import { create, remove } from '../../../../web/platform/data/saving/save'
import { purge } from '../../../../web/platform/sync/incoming/purge'
import type { Ended } from '../../../../web/platform/sync/sync'
import { ABOUT_A_RECORD, startForgetting } from '../../../../web/salon/records/forget-erased'
import { sources } from '../../../support/imports'
import { emptyKept, kept as texts } from '../../kept'
import { openedSalon } from '../import-export/open'

const put = (key: string, value: unknown): boolean => texts.put(key, JSON.stringify(value))
const kept = (name: string): string => `kept:${salon().account}:${name}`
const journal = (): string => `chairside.import:${salon().account}:import-1`
const everything = (): string => JSON.stringify(texts.keys().map(key => [key, texts.get(key)]))
const erase = (id: string): Promise<void> =>
  salon().db.transaction('rw', salon().db.tables, () => purge(salon().db, [id]))

const forgetting = (sync: () => Promise<Ended>): void => onTestFinished(startForgetting(sync, 0))

beforeEach(async () => {
  emptyKept()
  await openedSalon()
  await create('client', { name: 'Ann' }, 'ann')
  await create('client', { name: 'Bo' }, 'bo')
  await create('note', { client_id: 'ann', text: 'Tea', written_at: '2026-11-21T09:00:00.000Z' }, 'ann-note')
  await create('service', { client_id: 'ann', started_at: '2026-11-21T09:00:00.000Z' }, 'ann-visit')
  await create('ask', { client_id: 'ann', tool: 'colour-formula' }, 'ann-ask')
  for (const name of [
    'client:ann',
    'note:ann',
    'note-edit:ann-note',
    'allergy:ann',
    'patch-test:ann',
    'used:ann-ask:0',
    'mixing:ann-ask:0',
    'gate:ann-ask:0:patch-test',
    'developer:ann-visit:roots',
    'chair-used:ann-visit:all',
    'message:ann:birthday:ann:2026',
  ])
    put(kept(name), { initial: { text: '' }, values: { text: 'SECRET of Ann' } })
  put(kept('note:bo'), { initial: { text: '' }, values: { text: 'Bo has a cold' } })
  put(kept('client'), { initial: { name: '' }, values: { name: 'Somebody new' } })
  put(kept('form:colour-formula'), {
    clientId: 'ann',
    drafts: { ann: { goal: 'SECRET of Ann' }, bo: { goal: 'copper' }, new: { goal: 'ash' } },
  })
  put(journal(), [
    { id: 'ann', fields: { phone: 'SECRET of Ann' }, wrote: {}, added: [] },
    { id: 'bo', fields: { phone: '02' }, wrote: {}, added: [] },
  ])
  put(kept('spoken-note'), { clientId: 'ann', text: 'SECRET of Ann' })
  put(`chairside.to-hear:${salon().account}`, [
    { id: 'chair:ann-ask:roots', text: 'SECRET of Ann', ready: true },
    { id: 'help:timers', text: 'Of timers', ready: true },
  ])
  put(`chairside.where:${salon().account}`, {
    place: { path: '/clients/ann', title: 'SECRET of Ann', at: 1 },
    step: { path: '/colour-formula?ask=ann-ask', title: 'SECRET of Ann', at: 1, of: 3, when: 1 },
    dismissed: [],
  })
  put('kept:another-account:note:ann', 'of somebody else')
})

describe('what this browser keeps beside the database', () => {
  test.each(['done', 'server-full'] as const)(
    'loses all about somebody who was erased, and nothing else, when a sync ended %s',
    async ended => {
      forgetting(async () => ended)
      await erase('ann')
      await vi.waitFor(() => expect(everything()).not.toContain('SECRET'))
      expect(texts.keys().filter(key => key.includes('ann'))).toEqual(['kept:another-account:note:ann'])
      expect(JSON.parse(String(texts.get(kept('form:colour-formula'))))).toEqual({
        clientId: null,
        drafts: { bo: { goal: 'copper' }, new: { goal: 'ash' } },
      })
      expect(JSON.parse(String(texts.get(journal())))).toEqual([expect.objectContaining({ id: 'bo' })])
      expect(everything()).toContain('Bo has a cold')
      expect(everything()).toContain('Somebody new')
      expect(everything()).toContain('Of timers')
    },
  )

  test('loses it at the next start where the worker erased while no page was open', async () => {
    await erase('ann')
    expect(everything()).toContain('SECRET')
    forgetting(async () => 'done')
    await vi.waitFor(() => expect(everything()).not.toContain('SECRET'))
  })

  test('keeps what is about somebody deleted: a delete can be undone', async () => {
    await remove('client', 'ann')
    const sync = vi.fn(async () => 'done' as const)
    forgetting(sync)
    await vi.waitFor(() => expect(sync).toHaveBeenCalled())
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(texts.get(kept('note:ann'))).toContain('SECRET')
  })

  test.each(['unreachable', 'storage-full', 'server-trouble'] as const)(
    'keeps everything while not all was pulled (%s): who is not here may be on the way',
    async ended => {
      await salon().db.rows.clear()
      const sync = vi.fn(async () => ended)
      forgetting(sync)
      await vi.waitFor(() => expect(sync).toHaveBeenCalled())
      await new Promise(resolve => setTimeout(resolve, 20))
      expect(everything()).toContain('SECRET')
    },
  )

  test('is known by its name: every draft that names a record is listed', () => {
    const names = sources('web').flatMap(({ text }) => [
      ...[...text.matchAll(/useKeptForm[^`']*?\(\s*[^'`]*?`([\w-]+):\$/g)].map(([, name]) => name),
      ...[...text.matchAll(/keptKey\(account, '([\w-]+)', ask\.id/g)].map(([, name]) => name),
    ])
    expect(names.length).toBeGreaterThan(6)
    expect(names.filter(name => !ABOUT_A_RECORD.has(name ?? ''))).toEqual([])
  })
})
