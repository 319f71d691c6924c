import { DAY_MS } from '../../shared/account/plans'

/** How long an account waiting to be deleted can still be kept. */
export const DAYS_TO_RETURN = 30
export const dueAfter = (asked: number): number => asked + DAYS_TO_RETURN * DAY_MS

/** "21 December 2026" */
export const dayWords = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
