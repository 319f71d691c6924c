import { expect, test } from 'vitest'
import { agoWords, type SyncFacts, syncWords } from '../../../../web/ui/state/sync-words'

const NOW = Date.UTC(2026, 10, 21, 12)
const calm: SyncFacts = {
  online: true,
  waiting: 0,
  refused: 0,
  attention: 0,
  lastSyncedAt: NOW - 120_000,
  signInNeeded: false,
  updateNeeded: false,
  wrongAccount: false,
  closed: false,
}
const said = (facts: Partial<SyncFacts>) => {
  const { text, detail } = syncWords({ ...calm, ...facts }, NOW)
  return [text, detail]
}

test('all is sent: saved, and when it was last synced', () => {
  expect(said({})).toEqual(['Saved on this tablet', 'Last synced 2 minutes ago'])
})
test('what waits is counted, with a signal and without', () => {
  expect(said({ waiting: 2 })).toEqual(['2 waiting to send', 'Saved on this tablet'])
  expect(said({ waiting: 1, online: false })).toEqual(['1 waiting to send', 'Saved on this tablet'])
})
test('without a signal and never synced it says so', () => {
  expect(said({ online: false, lastSyncedAt: null })).toEqual(['Saved on this tablet', 'No signal'])
})
test('a first sync that is not over is not called synced', () => {
  const never = { lastSyncedAt: null }
  expect(said({ ...never, first: 'coming' })).toEqual(['Saved on this tablet', 'Fetching records'])
  expect(said({ ...never, first: 'stuck' })).toEqual([
    'Saved on this tablet',
    'Some records are not here yet',
  ])
})
test('before the tablet has looked, nothing is said of a first sync', () => {
  expect(said({ lastSyncedAt: null, first: null })).toEqual(['Saved on this tablet', null])
})
test('without a signal it is said, and when it was last synced', () => {
  expect(said({ online: false })).toEqual(['Saved on this tablet', 'No signal. Last synced 2 minutes ago'])
})
test('an ended session asks to sign in, and still counts what waits', () => {
  expect(said({ signInNeeded: true, waiting: 3 })).toEqual(['Sign in to send', '3 waiting to send'])
})
test('what was refused stands above what waits', () => {
  expect(said({ refused: 1, attention: 1, waiting: 5, signInNeeded: true })).toEqual([
    'Needs attention',
    '2 not accepted',
  ])
})
test('where the server has no room, what waits is said with the reason; nothing waits, nothing is said', () => {
  expect(said({ serverFull: true, waiting: 3 })).toEqual(['No room on the server', '3 waiting to send'])
  expect(said({ serverFull: true })[0]).toBe('Saved on this tablet')
})
test('another account and an old app stand above everything', () => {
  expect(said({ wrongAccount: true, refused: 1 })[0]).toBe('Another account is signed in')
  expect(said({ updateNeeded: true, refused: 1 })[0]).toBe('Update to send')
})
test('a phone’s header says the same in few words, and nothing that asks for an act is lost', () => {
  const brief = (facts: Partial<SyncFacts>) => syncWords({ ...calm, ...facts }, NOW).brief
  expect(brief({})).toBe('Saved')
  expect(brief({ online: false })).toBe('Saved')
  expect(brief({ waiting: 2 })).toBe('2 waiting')
  expect(brief({ refused: 1 })).toBe('Needs attention')
  expect(brief({ signInNeeded: true })).toBe('Sign in to send')
  expect(brief({ updateNeeded: true })).toBe('Update to send')
  expect(brief({ wrongAccount: true })).toBe('Another account')
  expect(brief({ closed: true })).toBe('Records closed')
  expect(brief({ accountClosed: true })).toBe('Account closed')
})
test('every state has an icon beside its words', () => {
  for (const facts of [{}, { waiting: 1 }, { online: false }, { refused: 1 }, { signInNeeded: true }])
    expect(syncWords({ ...calm, ...facts }, NOW).icon).not.toBe('')
})
test.each([
  [0, 'just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
])('%i ms ago is told as %s', (ago, words) => {
  expect(agoWords(NOW - ago, NOW)).toBe(words)
})
test('where the records can’t be opened nothing is called saved', () => {
  expect(said({ closed: true, waiting: 2, wrongAccount: true })).toEqual(['Records are closed', null])
})
