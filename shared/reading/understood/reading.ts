// What a text says, as values that point back into it. What to do about it is decided elsewhere.
import { z } from 'zod'
import type { Unread } from './unread'

/** Where a fact comes from; nothing overrules what a person picked. */
export type From = 'picked' | 'card' | 'formula' | 'said' | 'assumed'
export const Value = z.union([z.string().max(200), z.number(), z.boolean()])
export type Value = z.infer<typeof Value>
/** `also`: what another reader made of it. */
export type Fact = { value: Value; from: From; sure: boolean; quote: string; also?: Value }
/** What a person picked, by path: nothing overrules it. */
export const Picks = z.record(z.string().max(60), Value)
export type Picks = z.infer<typeof Picks>
/**
 * A clause of a field, with what it gave and what it raised. `start`, `end`: character offsets. `whole`: it says
 * nothing beyond what it gave. `unknown`: its words that no reader knows.
 */
export type Piece = {
  field: string
  start: number
  end: number
  paths: string[]
  raised: string[]
  whole: boolean
  unread: Unread | null
  unknown: string[]
  quote: string
}
/** `facts`: by path. `raised`: what must be asked about. `unread`: pieces of text that nothing used. */
export type Reading = { facts: Record<string, Fact>; raised: Raised[]; unread: string[]; pieces: Piece[] }
/** `field`: which of the input's texts; null for the name. */
/** `sure`: false where the words have another sense too and nothing about the body stands beside them. */
export type Raised = { concept: string; quote: string; field: string; sure?: boolean }
