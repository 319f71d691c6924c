// Refuses passwords that are long enough but that anyone would try first. The library checks the length.
import { ProblemError } from '../../shared/problems'

/** How many of the commonest passwords of six characters or more. */
const MOST_COMMON = 10_000
const SHORTEST = 6

let commonest: Promise<ReadonlySet<string>> | null = null
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // The list has the commonest first, in lower case.
  const long = dictionary['passwords-common'].filter(word => word.length >= SHORTEST)
  return new Set(long.slice(0, MOST_COMMON))
}

const isOwn = (password: string, email: string): boolean => {
  const address = email.trim().toLowerCase()
  return password === address || password === address.slice(0, address.lastIndexOf('@'))
}

/** `email`: of the person choosing it; null if unknown here. */
export async function refuseGuessable(password: string, email: string | null): Promise<void> {
  const bare = password.trim().toLowerCase()
  if (password.length < SHORTEST) return
  if (bare === '') throw new ProblemError('password-blank')
  if (email !== null && isOwn(bare, email)) throw new ProblemError('password-own-email')
  commonest ??= readCommonest()
  if ((await commonest).has(bare)) throw new ProblemError('password-common')
}
