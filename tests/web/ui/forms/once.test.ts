import { describe, expect, test } from 'vitest'
import { about, list } from '../../../../web/platform/data/queries/queries'
import { create } from '../../../../web/platform/data/saving/save'
import { changedFrom, typedSince } from '../../../../web/ui/forms/kept-form'
import { makeOnce, savedAll } from '../../../../web/ui/forms/once'
import { openedSalon } from '../../salon/import-export/open'

const note = (text: string, id?: string) =>
  create('note', { client_id: 'ann', text, written_at: '2026-11-21T09:00:00.000Z' }, id)

describe('a held key and a double tap', () => {
  test('save one note, and the next press after it another', async () => {
    await openedSalon()
    const once = makeOnce()
    const press = (text: string) => once(async () => void (await note(text)))
    await Promise.all([press('Toned'), press('Toned'), press('Toned')])
    expect(await about('note', 'ann')).toHaveLength(1)
    await press('Rinsed')
    expect(await about('note', 'ann')).toHaveLength(2)
  })

  test('a save that failed can be tried again', async () => {
    const once = makeOnce()
    await expect(once(() => Promise.reject(new Error('full')))).rejects.toThrow('full')
    let done = false
    await once(async () => {
      done = true
    })
    expect(done).toBe(true)
  })

  test('what is saved again under the id that the form was opened with is the same record', async () => {
    await openedSalon()
    await note('Toned', 'one')
    await note('Toned', 'one')
    expect(await list('note')).toHaveLength(1)
  })
})

describe('what was typed while it was being saved', () => {
  test('goes to the same record where the form closes', async () => {
    await openedSalon()
    let typed = 'Toned'
    const saved = await savedAll(
      () => typed,
      async text => {
        await note(text, 'one')
        typed = 'Toned 8 minutes'
        return true
      },
    )
    expect(saved).toBe(true)
    expect((await list('note')).map(({ fields }) => fields.text)).toEqual(['Toned 8 minutes'])
  })

  test('a save that failed ends it, and says so', async () => {
    let tries = 0
    const failing = async () => {
      tries += 1
      return false
    }
    expect(await savedAll(() => 'x', failing)).toBe(false)
    expect(tries).toBe(1)
  })

  test('stays in a form that is blank after saving, without what was saved', () => {
    const blank = { text: '' }
    expect(typedSince({ text: 'Toned' }, { text: 'Toned' }, blank)).toEqual(blank)
    expect(typedSince({ text: 'Toned' }, { text: 'Toned\nTea, no milk' }, blank)).toEqual({
      text: 'Tea, no milk',
    })
    expect(typedSince({ text: 'Toned' }, { text: 'Something else' }, blank)).toEqual({
      text: 'Something else',
    })
    expect(changedFrom(blank, typedSince({ text: 'Toned' }, { text: '' }, blank))).toBe(false)
  })
})
