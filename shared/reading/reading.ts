// What a text said, as values that point back into it, apart from what is done about it.
import type { Stretch } from './doc'

/** From whom a fact comes; what a person picked is overruled by nothing. */
export type From = 'picked' | 'card' | 'formula' | 'said' | 'assumed'
export type Fact = { value: string | number | boolean; from: From; sure: boolean; quote: string }
/** `facts`: by path. `raised`: what must be asked about. `unread`: pieces of text that nothing used. */
export type Reading = { facts: Record<string, Fact>; raised: Raised[]; unread: string[] }
/** `field`: which of the input's texts; null for the name. */
export type Raised = { concept: string; quote: string; field: string }
export type Used = Stretch & { clause: number }
