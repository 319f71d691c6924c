import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isRightPin, keptPin } from '../../../../web/account/people/pin/pin'
import { forgetTries, triesOf, tryPin, waitOf } from '../../../../web/account/people/pin/tries'
import { emptyKept } from '../../kept'

describe('a PIN as it is kept', () => {
  test('is salted and stretched, says how often, and never holds the PIN', async () => {
    const kept = await keptPin('482709')
    expect(kept).toMatch(/^pbkdf2-sha256:600000:[\w-]{22}:[\w-]{43}$/)
    expect(kept).not.toContain('482709')
    expect(await keptPin('482709')).not.toBe(kept)
    expect(await isRightPin('482709', kept)).toBe(true)
    expect(await isRightPin('482708', kept)).toBe(false)
  })

  test('is the very one that others would compute', async () => {
    // From RFC 7914, section 11: PBKDF2-HMAC-SHA-256, "passwd", "salt", 1 (its first 32 bytes).
    const kept = 'pbkdf2-sha256:1:c2FsdA:VawEblbjCJ_sFpHCJUS2BflBhSFt3gRl5oudV8INrLw'
    expect(await isRightPin('passwd', kept)).toBe(true)
  })

  test('carries its own count, so that a later version may raise it', async () => {
    expect(await isRightPin('4827', await keptPin('4827', 1_000))).toBe(true)
  })

  test.each([
    '',
    'x',
    'pbkdf2-sha256:600000::',
    'md5:1:a:b',
    'pbkdf2-sha256:999999999:c2FsdA:c2FsdA',
    'pbkdf2-sha256:1:***:a',
  ])('that can’t be read ("%s") lets nobody in, and breaks nothing', async kept => {
    expect(await isRightPin('', kept)).toBe(false)
  })
})

describe('wrong tries', () => {
  let kept = ''
  beforeEach(async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
    emptyKept()
    kept = await keptPin('4827', 10)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const wrong = async (times: number): Promise<void> => {
    for (let i = 0; i < times; i++) expect(await tryPin('maria', kept, '0001')).toBe('wrong')
  }

  test('make the next one wait, also after a reload; then the right PIN is right again', async () => {
    await wrong(5)
    expect(await tryPin('maria', kept, '4827')).toBe('wait')
    expect(waitOf('maria')).toBe(30_000)
    vi.setSystemTime(1_030_000)
    expect(await tryPin('maria', kept, '4827')).toBe('right')
    expect(triesOf('maria').wrong).toBe(0)
  })

  test('are each person’s own', async () => {
    await wrong(5)
    expect(waitOf('ana')).toBe(0)
    expect(await tryPin('ana', kept, '4827')).toBe('right')
  })

  test('are counted before they are checked: to leave meanwhile saves none', async () => {
    void tryPin('maria', kept, '0001')
    expect(triesOf('maria').wrong).toBe(1)
    forgetTries('maria')
  })
})
