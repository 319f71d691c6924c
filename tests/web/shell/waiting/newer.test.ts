import { describe, expect, test } from 'vitest'
import { schemas } from '../../../../shared/salon/records/records'
import { type Kind, kinds } from '../../../../shared/sync/kinds'
import { readMeta } from '../../../../web/platform/data/db'
import { putRows } from '../../../../web/platform/sync/incoming/apply'
import { countFromNewer, isFromNewer, newerWords } from '../../../../web/shell/waiting/newer'
import { aClient, aSalon, saves } from '../../platform/data/device'

const pulled = (id: string, kind: string, fields: Record<string, unknown>, version: number) => ({
  id,
  kind,
  version,
  fields,
})

describe('what a newer version of the app wrote', () => {
  test('is counted: kinds and fields that this version does not know', async () => {
    const salon = aSalon()
    const { db } = salon
    await saves(salon, ...Array.from({ length: 1_100 }, (_, n) => aClient(`c${n}`)))
    expect(await countFromNewer(db)).toBe(0)
    await db.transaction('rw', db.tables, async () => {
      const news = [
        pulled('v1', 'voucher', { code: 'XMAS' }, 1),
        pulled('z1', 'client', { name: 'Ann', pronouns: 'she' }, 2),
        pulled('z2', 'client', { name: 'Bo' }, 3),
      ]
      await putRows(db, await readMeta(db), news, [])
    })
    expect(await countFromNewer(db)).toBe(2)
  })

  test('is none of the fields that this version has itself', () => {
    for (const kind of Object.keys(kinds) as Kind[])
      for (const field of Object.keys(schemas[kind].shape))
        expect(isFromNewer(kind, { [field]: 1 })).toBe(false)
  })

  test('is said in a calm line, and nothing is said where there is none', () => {
    expect(newerWords(0)).toBe('')
    expect(newerWords(1)).toMatch(
      /^1 record here was written by a newer version of the app\. Nothing is lost/,
    )
    expect(newerWords(2)).toMatch(
      /^2 records here were .* Update the app on this tablet to see them whole\.$/,
    )
  })
})
