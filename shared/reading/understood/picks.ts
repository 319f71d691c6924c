// What a person can pick for a tool, by path: each path has its kind of value.
import { isLooked } from './looked'
import type { Picks, Value } from './reading'

export const oneOf = (values: readonly string[]) => ({ of: 'words' as const, values })
export const number = (min: number, max: number, step: number) => ({ of: 'number' as const, min, max, step })
export const yesNo = { of: 'yes-no' as const }
export const words = (max: number) => ({ of: 'text' as const, max })
type Kind = ReturnType<typeof oneOf> | ReturnType<typeof number> | typeof yesNo | ReturnType<typeof words>
export type Paths = Readonly<Record<string, Kind>>
/** The possible answers to a question about the person. */
export const ANSWERS = ['yes', 'no', 'unknown'] as const

function fits(kind: Kind, value: Value): boolean {
  switch (kind.of) {
    case 'words':
      return typeof value === 'string' && kind.values.includes(value)
    case 'number':
      return typeof value === 'number' && value >= kind.min && value <= kind.max
    case 'text':
      return typeof value === 'string' && value.length <= kind.max
    case 'yes-no':
      return typeof value === 'boolean'
  }
}

/**
 * The picks that this version understands. Paths and values from another version stay in the stored ask, but are
 * ignored.
 */
export const picksOf = (paths: Paths, picks: Picks | undefined): Picks =>
  Object.fromEntries(
    Object.entries(picks ?? {}).filter(([path, value]) => {
      if (isLooked(path)) return value === true
      const kind = Object.hasOwn(paths, path) ? paths[path] : undefined
      return kind !== undefined && fits(kind, value)
    }),
  )
