import { describe, expect, it } from 'vitest'
import { SIGNED_IN } from '../../../../shared/addresses'

describe('the addresses that open without a connection', () => {
  it.each([
    '/dashboard',
    '/clients',
    '/clients?add=1',
    '/clients/0190-ab?from=history',
    '/colour-formula?client=0190-ab',
    '/settings/data',
    '/waiting',
  ])('opens %s, with or without a question mark', address => {
    expect(SIGNED_IN.test(address)).toBe(true)
  })

  it.each(['/', '/auth', '/pricing', '/demo/colour-formula', '/clientsome', '/api/sync?dashboard'])(
    'leaves %s to the network',
    address => {
      expect(SIGNED_IN.test(address)).toBe(false)
    },
  )
})
