import { beforeEach, describe, expect, test } from 'vitest'
import { salon } from '../../../../web/platform/data/db'
import { outboxItems } from '../../../../web/platform/data/outbox/waiting'
import { create, edit } from '../../../../web/platform/data/saving/save'
import { askToGiveUp, type Going, goingWith, letGo } from '../../../../web/shell/waiting/give-up'
import { giveUpWords } from '../../../../web/shell/waiting/words'
import { openedSalon } from '../../salon/import-export/open'

/** A refused client with a note and an allergy that wait for it, and somebody else's note. */
async function refusedClient(): Promise<number> {
  await create('client', { name: 'Siobhan' }, 'siobhan')
  await create('note', { client_id: 'siobhan', text: 'Toned 8 minutes', written_at: '2026-11-21T09:00:00Z' })
  await create('allergy', { client_id: 'siobhan', substance: 'PPD', noted_at: '2026-11-21T09:00:00Z' })
  await create('client', { name: 'Keira' }, 'keira')
  const { db } = salon()
  const first = await db.outbox.toCollection().first()
  await db.outbox.update(first?.seq ?? 0, { problem: 'bad-field' })
  return first?.seq ?? 0
}
const waiting = async (): Promise<string[]> => (await outboxItems(salon().db)).map(({ text }) => text)
const rows = (): Promise<number> => salon().db.rows.count()
const everything = /Siobhan[\s\S]*Toned 8 minutes[\s\S]*PPD/

beforeEach(() => openedSalon())

describe('giving up a refused client', () => {
  test('asks with the names of all that goes along, and changes nothing by looking', async () => {
    const seq = await refusedClient()
    const before = await waiting()
    const asked: Going[] = []
    const outcome = await askToGiveUp(seq, {
      confirm: async going => {
        asked.push(going)
        return false
      },
      copy: async () => true,
    })
    expect(outcome).toBe('kept')
    expect(await waiting()).toEqual(before)
    expect(await rows()).toBe(4)
    const words = giveUpWords(asked[0]?.items ?? [])
    expect(words.question).toBe('Give up 3 changes?')
    expect(words.text).toContain('Chair note added: Siobhan; Allergy added: Siobhan')
    expect(words.text).not.toContain('Keira')
  })

  test('copies the text of all that goes along, and only then takes it away', async () => {
    const seq = await refusedClient()
    const copied: string[] = []
    const copy = async (text: string) => {
      copied.push(text)
      expect(await rows()).toBe(4)
      return true
    }
    expect(await askToGiveUp(seq, { confirm: async () => true, copy })).toBe('gone')
    expect(copied).toEqual([expect.stringMatching(everything)])
    expect(await waiting()).toEqual([expect.stringContaining('Keira')])
    expect(await rows()).toBe(1)
  })

  test('takes nothing away where the clipboard refuses, and hands over the text to be kept by hand', async () => {
    const seq = await refusedClient()
    const outcome = await askToGiveUp(seq, { confirm: async () => true, copy: async () => false })
    expect(outcome).toEqual({ byHand: expect.objectContaining({ text: expect.stringMatching(everything) }) })
    expect(await rows()).toBe(4)
    expect(await waiting()).toHaveLength(4)
  })

  test('takes nothing away when more was written since the words were shown', async () => {
    const seq = await refusedClient()
    const going = await goingWith(seq)
    await edit('client', 'siobhan', { notes: 'Prefers mornings' })
    expect(going && (await letGo(going))).toBe('changed')
    expect(await rows()).toBe(4)
    const again = await goingWith(seq)
    expect(again?.text).toContain('Prefers mornings')
    expect(again && (await letGo(again))).toBe('gone')
    expect(await rows()).toBe(1)
  })
})
