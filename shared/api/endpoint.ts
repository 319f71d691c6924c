// One API endpoint, declared once: the server's route, its entry in the API document and the browser's typed call are
// all derived from it (decision 085).
import type { z } from 'zod'

type Method = 'GET' | 'POST' | 'PUT'
/** "POST /push/test": relative to /api, with "{id}" for a path parameter. */
export type At = `${Method} /${string}`

export type Endpoint<A extends At = At> = {
  at: A
  summary: string
  /** Anyone may call it. */
  open?: true
  /** The public key is enough. */
  bearer?: true
  query?: Readonly<Record<string, z.ZodType>>
  /** The request body, as JSON, or its media type if it isn't JSON. Left out if there is none. */
  body?: z.ZodType | string
  /** Validation errors use the form's own wording. */
  ownWords?: true
  /** JSON, or the media type of anything else. */
  reply: z.ZodType | string
  /** The statuses specific to it. */
  statuses?: readonly number[]
  /** Accepts an idempotency key: a repeated call gets the first reply. */
  once?: true
}

/** Checks an endpoint against the contract while keeping its narrow types. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared

/** The body as the caller writes it, before defaults. */
export type Sending<E> = E extends { body: infer B extends z.ZodType } ? z.input<B> : undefined
/** The body as the server receives it, after parsing. */
export type Received<E> = E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined
export type Reply<E> = E extends { reply: infer R extends z.ZodType } ? z.output<R> : never
/** What the server replies. Replies that aren't JSON are written by hand. */
export type Replying<E> = E extends { reply: infer R extends z.ZodType } ? z.input<R> : never

export type PathOf<E> = E extends { at: `${Method} ${infer P}` } ? P : never
/** The names in braces. */
export type ParamOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamOf<Rest>
  : never

export function partsOf(at: At): { method: string; path: string } {
  const [method = '', path = ''] = at.split(' ')
  return { method, path }
}
