// The ways a save can fail, each with its words. What was typed stays in the form.
import { DatabaseStuck } from './watchdog'

const words = {
  'storage-full':
    'This tablet has no room left, so this was not saved. What you typed is still here. Delete photos or apps that you do not need, then save again.',
  'storage-stuck':
    'This browser’s storage isn’t responding, so this may not be saved. What you typed is still here. Save again. If that doesn’t help, close the app and open it again.',
  'storage-failed': 'This tablet could not save this. What you typed is still here. Save again.',
  'old-app': 'A newer version of the app is open on this tablet. Copy what you typed, then reload this page.',
  'no-salon': 'Not authenticated',
  'change-too-large':
    'This text is too long to send in one piece (64 kB). Shorten it or split it. What you typed is still here.',
  'unknown-record': 'This record is no longer on this tablet, so it could not be changed.',
} as const

type SaveProblem = keyof typeof words

export class SaveError extends Error {
  override readonly name = 'SaveError'
  readonly problem: SaveProblem
  constructor(problem: SaveProblem, cause?: unknown) {
    super(words[problem], { cause })
    this.problem = problem
  }
}

/** Dexie wraps IndexedDB's error once or twice, and an aborted transaction has the reason inside. */
export function isQuota(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 4) return false
  if ('name' in error && error.name === 'QuotaExceededError') return true
  return (
    ('inner' in error && isQuota(error.inner, depth + 1)) ||
    ('cause' in error && isQuota(error.cause, depth + 1))
  )
}

export function asSaveError(error: unknown): SaveError {
  if (error instanceof SaveError) return error
  if (isQuota(error)) return new SaveError('storage-full', error)
  if (error instanceof DatabaseStuck) return new SaveError('storage-stuck', error)
  if (error instanceof Error && error.name === 'DatabaseClosedError') return new SaveError('old-app', error)
  return new SaveError('storage-failed', error)
}
