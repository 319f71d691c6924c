// One address of the API, declared once: the server's route, its place in the document and the browser's typed call all
// come from it (decision 085).
import type { z } from 'zod'

type Method = 'GET' | 'POST' | 'PUT'
/** "POST /push/test": below /api, "{id}" for a part that varies. */
export type At = `${Method} /${string}`

export type Endpoint<A extends At = At> = {
  at: A
  summary: string
  /** Anyone may call it. */
  open?: true
  /** The public key is enough. */
  bearer?: true
  query?: Readonly<Record<string, z.ZodType>>
  /** What is sent, as JSON; or the media type of what isn't. None where nothing is. */
  body?: z.ZodType | string
  /** What is wrong with it is told in the form's own words. */
  ownWords?: true
  /** JSON; or the media type of what isn't. */
  reply: z.ZodType | string
  /** Statuses that are its own. */
  statuses?: readonly number[]
  /** It may be answered once a key. */
  once?: true
}

/** Holds an address to the contract while its own types stay narrow. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared

/** What is sent; as it is typed, before defaults. */
export type Sending<E> = E extends { body: infer B extends z.ZodType } ? z.input<B> : undefined
/** What the server makes of it. */
export type Received<E> = E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined
export type Reply<E> = E extends { reply: infer R extends z.ZodType } ? z.output<R> : never
/** What the server answers with: an answer that isn't JSON it writes itself. */
export type Replying<E> = E extends { reply: infer R extends z.ZodType } ? z.input<R> : never

export type PathOf<E> = E extends { at: `${Method} ${infer P}` } ? P : never
/** The names between braces. */
export type ParamOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamOf<Rest>
  : never

export function partsOf(at: At): { method: string; path: string } {
  const [method = '', path = ''] = at.split(' ')
  return { method, path }
}
