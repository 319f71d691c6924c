// What would make a plan less careful.
import type { Value } from '../../../reading/understood/reading'

/** Takes a caution away, or gives leave: never on the word of a model, nor of one reader alone. */
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
