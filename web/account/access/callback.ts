// What an address of /auth brings: an error, the code from a mailed link, or the news that somebody is back from a
// provider. Addresses never carry the session itself: one that does belongs to another flow, and gets an error.
type Callback =
  | { kind: 'none' }
  | { kind: 'error'; words: string }
  | { kind: 'recovery'; code: string }
  /** From a link that verifies an email. */
  | { kind: 'prove'; code: string }
  /** Signed in through a provider; with `owes`, the second step's code is still needed. */
  | { kind: 'arrived'; owes: boolean }

const IMPLICIT = ['access_token', 'refresh_token', 'expires_in', 'token_type'] as const
const ERRORS = ['error', 'error_description', 'error_code'] as const
/** Short, as anybody can write an address. */
const LONGEST = 160

const KNOWN: Readonly<Record<string, string>> = {
  access_denied: 'You cancelled that sign-in. Nothing was changed.',
  INVALID_TOKEN: 'This link has been used, or is too old. Ask for a new one.',
  otp_expired: 'This link has been used, or is too old. Ask for a new one.',
  invalid_signature: 'Invalid JWT signature',
  account_not_linked:
    'There is already an account with this email. Sign in the way you did before, then connect the other one under Settings, Security.',
  state_mismatch: 'That sign-in was started on another device, or too long ago. Try again.',
  email_missing:
    'The sign-in service didn’t share an email. Allow it there, or sign up with email and password.',
  email_not_verified:
    'The sign-in service hasn’t checked that this email is yours. Sign up with email and password, then connect it under Settings, Security.',
  identity_already_exists: 'That account is already connected to another salon. Nothing was changed.',
  connected_already: 'One of these is already connected. Disconnect it first.',
  exchange_failed: 'The sign-in service did not confirm this sign-in. Try again.',
  invalid_id_token: 'The sign-in service sent something we can’t trust. Nothing was changed. Try again.',
  provider_unreachable: 'That sign-in service can’t be reached. Try again in a minute.',
  sign_in_failed: 'Something went wrong while signing in. Try again.',
}

function wordsFor(found: URLSearchParams): string {
  const codes = [found.get('error_code'), found.get('error')]
  const known = codes.map(code => (code !== null && Object.hasOwn(KNOWN, code) ? KNOWN[code] : undefined))
  const said = found.get('error_description') ?? codes.find(code => code) ?? ''
  return (
    known.find(words => words !== undefined) ?? `The sign-in service said: “${said.slice(0, LONGEST).trim()}”`
  )
}

/** `address`: null outside a browser. */
export function readCallback(address: string | null): Callback {
  if (address === null) return { kind: 'error', words: 'No browser detected.' }
  const { search, hash } = new URL(address)
  const found = new URLSearchParams([
    ...new URLSearchParams(search),
    ...new URLSearchParams(hash.replace(/^#/, '')),
  ])
  if (ERRORS.some(name => found.has(name))) return { kind: 'error', words: wordsFor(found) }
  const implicit = IMPLICIT.filter(name => found.get(name))
  if (implicit.length === IMPLICIT.length) return { kind: 'error', words: 'Not a valid PKCE flow url.' }
  if (implicit.length > 0) return { kind: 'error', words: 'No session defined in URL' }
  const code = found.get('code')
  if (found.get('type') === 'recovery')
    return code ? { kind: 'recovery', code } : { kind: 'error', words: 'No code detected.' }
  if (found.get('type') === 'prove')
    return code ? { kind: 'prove', code } : { kind: 'error', words: 'No code detected.' }
  if (code !== null) return { kind: 'error', words: 'No session defined in URL' }
  if (found.get('step') === 'code') return { kind: 'arrived', owes: true }
  if (found.has('arrived')) return { kind: 'arrived', owes: false }
  return { kind: 'none' }
}

const OURS = [...IMPLICIT, ...ERRORS, 'code', 'type', 'step', 'arrived', 'connected']

/** The address without these parameters, so that no code stays in the history or a bookmark. */
export function withoutCallback(address: string): string {
  const url = new URL(address)
  for (const name of OURS) url.searchParams.delete(name)
  return `${url.pathname}${url.search}`
}
