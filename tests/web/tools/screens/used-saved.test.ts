// What was used is saved; a browser that is killed just then must know what stands in the record.
import { expect, test, vi } from 'vitest'
import { kept as texts } from '../../../../web/platform/data/kept/kept-store'
import { UsedForm } from '../../../../web/tools/screens/mixed/UsedForm'
import { hosted } from '../../hooks-by-hand'

const { atSave } = vi.hoisted(() => ({ atSave: [] as unknown[] }))
vi.mock('react', async original => (await import('../../hooks-by-hand')).byHand(await original<object>()))
vi.mock('../../../../web/ui/kit/notices/notify', () => ({
  notify: () => undefined,
  closeNotices: () => undefined,
}))
vi.mock('../../../../web/platform/data/saving/save', () => ({
  creation: (_kind: string, _fields: unknown, id: string) => ({ id }),
  saveAll: async ([{ id }]: readonly [{ id: string }]) => {
    atSave.push({ id, kept: JSON.parse(texts.get('kept:a1:used:ask1') ?? 'null') })
  },
}))
vi.mock('../../../../web/salon/records/bowls/stock', () => ({ usedEdits: async () => [] }))

test('what is being saved is kept beside what is typed before it is saved, under the same id', async () => {
  const listens = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('document', listens)
  vi.stubGlobal('window', { ...listens, setTimeout, clearTimeout })
  const done = vi.fn()
  const form = hosted(() =>
    UsedForm({
      from: { askId: 'ask1', clientId: 'ann', clientName: 'Ann', title: 'Copper' },
      sheet: { title: 'Copper', spoken: '', holds: [], blocks: [] },
      storageKey: 'kept:a1:used:ask1',
      onDone: done,
      onCancel: () => undefined,
    }),
  )
  form.draw().props.onSubmit({ preventDefault: () => undefined })
  await vi.waitFor(() => expect(done).toHaveBeenCalled())
  const typed = expect.objectContaining({ title: 'Copper', remarks: '' })
  expect(atSave).toEqual([{ id: expect.any(String), kept: { id: expect.any(String), typed, saving: typed } }])
  const [{ id, kept }] = atSave as [{ id: string; kept: { id: string } }]
  expect(kept.id).toBe(id)
  expect(texts.keys()).toEqual([])
  vi.unstubAllGlobals()
})
