import { expect, test, vi } from 'vitest'

const known = vi.hoisted(() => ({ account: null as { email: string; name: string } | null }))
vi.mock('../../../../web/platform/data/account/account', () => ({
  knownAccount: () => known.account,
  onAccount: () => undefined,
}))
const { ownerName } = await import('../../../../web/platform/data/account/people')

test.each([
  ['Ana Byrne', 'salon@example.com', 'Ana Byrne'],
  ['', 'ana@example.com', 'ana'],
  // Some services give the address as the name.
  ['ana@example.com', 'ana@example.com', 'ana'],
  ['@', '@example.com', 'Owner'],
])('named “%s” with %s, the first person is called %s', (name, email, shown) => {
  known.account = { name, email }
  expect(ownerName()).toBe(shown)
})
