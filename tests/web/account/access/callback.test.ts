import { describe, expect, test } from 'vitest'
import { readCallback, withoutCallback } from '../../../../web/account/access/callback'
import { readEnrolment } from '../../../../web/account/access/second-step/mfa'

const at = (rest: string) => readCallback(`https://salon.example/auth${rest}`)
const wordsAt = (rest: string | null): string => {
  const found = rest === null ? readCallback(null) : at(rest)
  return found.kind === 'error' ? found.words : found.kind
}

describe('what an address of /auth brings', () => {
  test('an error by any of its three names, in the query or behind the #', () => {
    expect(wordsAt('?error=access_denied')).toBe('You cancelled that sign-in. Nothing was changed.')
    expect(wordsAt('#error_code=otp_expired')).toContain('too old')
    expect(wordsAt('?error_description=The+clock+is+off')).toContain('The clock is off')
    expect(wordsAt('?error=invalid_signature')).toBe('Invalid JWT signature')
  })

  test('an error wins over a code beside it', () => {
    expect(at('?type=recovery&code=abc&error=access_denied').kind).toBe('error')
  })

  test('what a stranger wrote into an address is a short quotation', () => {
    const words = wordsAt(`?error_description=${'Call 0900 now. '.repeat(50)}`)
    expect(words).toMatch(/^The sign-in service said: “/)
    expect(words.length).toBeLessThan(200)
  })

  test('the flow must match the address', () => {
    expect(wordsAt('#access_token=a&refresh_token=b&expires_in=1&token_type=bearer')).toBe(
      'Not a valid PKCE flow url.',
    )
    expect(wordsAt('#access_token=a&expires_in=1')).toBe('No session defined in URL')
    expect(wordsAt('?code=abc')).toBe('No session defined in URL')
    expect(wordsAt('?type=recovery')).toBe('No code detected.')
    expect(wordsAt('?type=recovery&code=')).toBe('No code detected.')
    expect(wordsAt(null)).toBe('No browser detected.')
  })

  test('a mailed link’s code, and nothing in an ordinary address', () => {
    expect(at('?type=recovery&code=abc')).toEqual({ kind: 'recovery', code: 'abc' })
    expect(at('?again=1&mode=sign-up')).toEqual({ kind: 'none' })
  })

  test('whoever comes back from a provider has a session, or owes the code', () => {
    expect(at('?arrived=google')).toEqual({ kind: 'arrived', owes: false })
    expect(at('?step=code')).toEqual({ kind: 'arrived', owes: true })
    expect(at('?arrived=google&error=access_denied').kind).toBe('error')
  })

  test('what a provider’s sign-in ended with is said by its code; other words are its own', () => {
    expect(wordsAt('?error=server_error&error_code=account_not_linked')).toContain(
      'already an account with this email',
    )
    expect(wordsAt('?error=server_error&error_code=invalid_signature')).toBe('Invalid JWT signature')
    expect(wordsAt('?error=server_error&error_code=provider_error&error_description=Busy')).toBe(
      'The sign-in service said: “Busy”',
    )
  })

  test('is taken out of it, and the rest stays', () => {
    expect(
      withoutCallback('https://s.example/auth?type=recovery&code=abc&again=1&arrived=x#access_token=x'),
    ).toBe('/auth?again=1')
  })
})

describe('what the service answers to an enrolment', () => {
  const good = { id: 'f1', qr: 'otpauth://totp/Chairside:a?secret=ABC', backupCodes: ['a-1', 'b-2'] }

  test('is used where it is whole', () => {
    expect(readEnrolment(good)).toEqual({ ...good, secret: 'ABC' })
  })

  test.each([
    [null],
    [{}],
    [{ qr: good.qr }],
    [{ id: 'f1' }],
    [{ id: 'f1', qr: '' }],
    [{ id: '', qr: good.qr }],
  ])('%j is incomplete', answer => {
    expect(() => readEnrolment(answer)).toThrow('MFA enrollment data is incomplete')
  })

  test.each([[7], ['https://evil.example'], [`otpauth://${'x'.repeat(490)}`], ['javascript:alert(1)']])(
    'a QR code of %j is refused',
    qr => {
      expect(() => readEnrolment({ ...good, qr })).toThrow('Invalid QR code data received')
    },
  )

  test('499 characters are still taken', () => {
    expect(readEnrolment({ ...good, qr: `otpauth://${'x'.repeat(489)}` }).qr).toHaveLength(499)
  })
})
