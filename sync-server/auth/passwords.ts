// Passwords that are refused though they are long enough: those that anybody would try first. How long one must be is the
// library's matter.
import { ProblemError } from '../../shared/problems'

/** Of those that a password of six characters could be. */
const MOST_COMMON = 10_000
const SHORTEST = 6

let commonest: Promise<ReadonlySet<string>> | null = null
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // The commonest come first, in small letters.
  const long = dictionary['passwords-common'].filter(word => word.length >= SHORTEST)
  return new Set(long.slice(0, MOST_COMMON))
}

const isOwn = (password: string, email: string): boolean => {
  const address = email.trim().toLowerCase()
  return password === address || password === address.slice(0, address.lastIndexOf('@'))
}

/** `email`: of whoever chooses it; null: not known here. */
export async function refuseGuessable(password: string, email: string | null): Promise<void> {
  const bare = password.trim().toLowerCase()
  if (password.length < SHORTEST) return
  if (bare === '') throw new ProblemError('password-blank')
  if (email !== null && isOwn(bare, email)) throw new ProblemError('password-own-email')
  commonest ??= readCommonest()
  if ((await commonest).has(bare)) throw new ProblemError('password-common')
}
