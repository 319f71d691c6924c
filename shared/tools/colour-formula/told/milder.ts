// What would make a plan less careful.
import type { Value } from '../../../reading/understood/reading'

/** Removes a caution or gives permission: never on the word of a model, or of one reader alone. */
export function isMilder(path: string, value: Value): boolean {
  if (value === false) return true
  return (
    (path.endsWith('.made') && value === 'natural') ||
    (path === 'condition' && value === 'sound') ||
    (path === 'porosity' && value !== 'high') ||
    (path.endsWith('.weeks') && path.startsWith('history.')) ||
    (path === 'grey_percent' && value === 0)
  )
}
