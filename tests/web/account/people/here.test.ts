// Who works here, on one tablet: kept through a reload, for every change, and for what is half written.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import tool from '../../../../shared/tools/colour-formula'
import { draftedAsk } from '../../../../web/platform/asks/ask'
import { forgetAccount } from '../../../../web/platform/data/account/account'
import {
  currentPerson,
  draftsOf,
  hereNow,
  letIn,
  lockNow,
  takeInPerson,
} from '../../../../web/platform/data/account/people'
import { salon } from '../../../../web/platform/data/db'
import { keptFile } from '../../../../web/platform/data/kept/kept-file'
import { create, edit } from '../../../../web/platform/data/saving/save'
import { keptKey } from '../../../../web/tools/screens/drafts/kept'
import { comfortNow, setComfort } from '../../../../web/ui/comfort/use-comfort'
import { isIdle } from '../../../../web/ui/state/lock'
import { emptyKept, kept } from '../../kept'
import { openedSalon } from '../../salon/import-export/open'

const maria = { id: 'maria-1', name: 'Maria', colour: 'plum' }
const owner = { id: 'owner', name: '', colour: null }
beforeEach(async () => {
  emptyKept()
  await kept.open(keptFile(), null)
  await openedSalon()
})
afterEach(() => vi.useRealTimers())

/** What a page that is opened now would know. */
async function afterReload() {
  await kept.flush()
  vi.resetModules()
  const again = await import('../../../../web/platform/data/account/people')
  await (await import('../../../../web/platform/data/kept/kept-store')).kept.open(keptFile(), null)
  return { person: again.currentPerson(), locked: again.hereNow().locked }
}

describe('who works here', () => {
  test('is the account’s first person until somebody else is chosen, and then they, through a reload', async () => {
    expect(currentPerson()).toEqual({ id: 'owner', name: 'Ana' })
    letIn(maria)
    expect(currentPerson()).toEqual({ id: 'maria-1', name: 'Maria' })
    expect((await afterReload()).person).toEqual({ id: 'maria-1', name: 'Maria' })
  })

  test('a tab that is behind neither locks again what another one opened, nor takes its person away', async () => {
    letIn(maria)
    lockNow()
    // The other tab lets Maria in: its lock is gone from the database, this tab has not heard of it yet.
    const locks = kept.keys().filter(key => key.startsWith('chairside.lock:'))
    expect(locks).toHaveLength(1)
    await kept.flush()
    await keptFile().write(new Map(locks.map(lock => [lock, null])), 'relaxed')
    takeInPerson('Maria B.', 'plum')
    expect(await afterReload()).toEqual({ person: { id: 'maria-1', name: 'Maria B.' }, locked: false })
  })

  test('stands on each change, and two people’s edits are never folded into one', async () => {
    await create('client', { name: 'Keira' }, 'keira')
    letIn(maria)
    await edit('client', 'keira', { phone: '1' })
    letIn(owner)
    await edit('client', 'keira', { phone: '2' })
    expect((await salon().db.outbox.toArray()).map(({ person }) => person)).toEqual([
      'owner',
      'maria-1',
      'owner',
    ])
  })

  test('stands on each question, by the name of that moment', async () => {
    const asked = () =>
      draftedAsk({
        tool,
        input: {
          clientName: 'Keira',
          currentColor: 'Natural 6',
          desiredColor: '7/3',
          hairCondition: 'Healthy',
        },
        facts: NO_FACTS,
        today: '2026-11-21T10:00:00.000Z',
        clientId: null,
        clientName: 'Keira',
        device: 'tablet-1',
        byVoice: false,
      })
    await create('ask', asked(), 'of-the-first')
    letIn(maria)
    await create('ask', asked(), 'of-maria')
    takeInPerson('Maria Byrne', 'plum')
    await create('ask', asked(), 'renamed')
    const rows = await salon().db.rows.bulkGet(['of-the-first', 'of-maria', 'renamed'])
    expect(rows.map(row => row?.fields.who)).toEqual(['Ana', 'Maria', 'Maria Byrne'])
    expect((await salon().db.outbox.toArray()).map(({ person }) => person)).toEqual([
      'owner',
      'maria-1',
      'maria-1',
    ])
  })

  test('has comfort settings of their own, on the page at once', async () => {
    await setComfort({ text: 'larger' })
    letIn(maria)
    expect(comfortNow().text).toBe('normal')
    await setComfort({ tint: 'rose' })
    letIn(owner)
    expect(comfortNow()).toMatchObject({ text: 'larger', tint: 'none' })
  })

  test('has half-written texts of their own; the first person’s stay where they were before there were others', () => {
    const first = keptKey('a1', 'form', 'colour-formula')
    expect(first).toBe('kept:a1:form:colour-formula')
    letIn(maria)
    expect(keptKey('a1', 'form', 'colour-formula')).toBe('kept:a1~maria-1:form:colour-formula')
    expect(draftsOf('a1', 'owner')).toBe('a1')
  })

  test('is called as their record says, and the first person as the account until they are renamed', () => {
    takeInPerson('Ana Byrne', 'rose')
    expect(currentPerson().name).toBe('Ana Byrne')
    takeInPerson('', null)
    expect(currentPerson().name).toBe('Ana')
  })

  test('is forgotten with signing out: the next one has given the account’s password', () => {
    letIn(maria)
    lockNow()
    forgetAccount()
    expect(hereNow()).toMatchObject({ id: 'owner', locked: false })
    expect(kept.keys().filter(key => /person|lock/.test(key))).toEqual([])
  })
})

describe('a locked tablet', () => {
  test('stays locked through a reload, until somebody is let in', async () => {
    lockNow()
    expect((await afterReload()).locked).toBe(true)
    letIn(maria)
    expect(hereNow().locked).toBe(false)
    expect((await afterReload()).locked).toBe(false)
  })

  test.each([
    ['an idle tablet is locked', 6, true],
    ['one that was touched since is open', 1, false],
  ])('what is kept is read only after the start: %s', async (_what, minutesAgo, locked) => {
    kept.put('chairside.auto-lock', '5')
    kept.put('chairside.touched', String(Date.now() - minutesAgo * 60_000))
    await kept.flush()
    vi.resetModules()
    const { startLock } = await import('../../../../web/ui/state/lock')
    const people = await import('../../../../web/platform/data/account/people')
    const file = keptFile()
    let begin = (): void => undefined
    const begun = new Promise<void>(resolve => {
      begin = resolve
    })
    const store = await import('../../../../web/platform/data/kept/kept-store')
    const opened = store.kept.open({ ...file, read: () => begun.then(file.read) }, null)
    startLock(() => Promise.resolve())
    expect(people.hereNow().locked, 'nobody is known yet').toBe(false)
    begin()
    await opened
    expect(people.hereNow().locked).toBe(locked)
  })

  test('locks itself after so many minutes without a touch, never by default, and not by a clock put back', () => {
    const at = 1_000_000
    expect(isIdle(0, at, at + 9e9)).toBe(false)
    expect(isIdle(5, at, at + 5 * 60_000 - 1)).toBe(false)
    expect(isIdle(5, at, at + 5 * 60_000)).toBe(true)
    expect(isIdle(5, at, 0)).toBe(false)
    expect(isIdle(5, 0, at)).toBe(false)
  })
})
