// What a function of the specification is (POST /api/functions/<name>): the form of its request and response, and how
// it runs. routes.ts does what they all share: session, plan, limits, idempotency, errors.
import type { z } from 'zod'
import type { ToolProduct } from '../../shared/account/plans'
import type { Endpoint } from '../../shared/api/endpoint'
import type { Facts, Need } from '../../shared/facts'
import type { SalonLook } from '../../shared/salon/salon-look'
import type { Answering } from '../asks/answer'
import type { Person } from '../asks/identity'
import type { ImageShape, Picture } from '../providers/image'
import type { NamedCards, Who } from './known'

/** One call of a function: everything it can reach, limited to the session's account. */
export type Call<B = unknown> = {
  /** Parsed. */
  body: B
  account: string
  /** ms */
  now: number
  /** ISO instant. */
  today: string
  /** Which of the account's clients the caller means; nobody if no card fits. */
  known: (who: Who) => Promise<NamedCards>
  /** The account's own records about `who`, as facts for a tool. Without records we assume the cautious case. */
  facts: (needs: readonly Need[], who: Who | NamedCards) => Promise<Facts>
  /** The salon's colour and logo; a model is told neither. */
  look: () => Promise<SalonLook>
  /** Whether the client has agreed that notes about their health may be sent to a model. */
  mayTellHealth: (who: NamedCards) => Promise<boolean>
  /**
   * Takes one of the day's calls and says whom to ask. `model` is null if there is none, the day's calls are used up,
   * the client's card says 'no AI', or an earlier try with the same key already called one. Everything sent through
   * this model is recorded for 'what was sent'. Call this right before each call of the model.
   */
  answering: (about: About) => Promise<Answering>
  /** Keeps a picture for this account; returns its address, /api/blobs/<hash>. */
  keepImage: (image: Picture) => Promise<string>
  /** Draws with the model if there is one and a call is left; otherwise null, and the poster is drawn instead. */
  drawImage: (
    prompt: string,
    shape: ImageShape,
    about: About,
  ) => Promise<{ picture: Picture; by: string } | null>
}

/** What a model call is about, for the list of what was sent. */
export type About = {
  tool: string
  who?: NamedCards
  /** Other people named in the body, who are also kept from the model. */
  named?: readonly Person[]
  /** What was typed: if it mentions a client without AI, no model is asked. */
  said?: string
}

export type ServerFunction<B extends z.ZodType = z.ZodType> = {
  name: string
  /** Shown in the API's document. */
  summary: string
  /** The product that the caller's plan must include; null: any account will do. */
  product: ToolProduct | null
  /** If the body is invalid, its first message becomes the response's error text. */
  body: B
  response: z.ZodType
  /** The catalogue's words for when something breaks. */
  failed: string
  /** For words that depend on what was asked. */
  failedFor?(body: z.infer<B>): string
  /** May throw ProblemError, but not because a model failed: the engine then answers. */
  // A method, so that functions with their own bodies fit a list of `ServerFunction`; routes.ts parses first.
  run(call: Call<z.infer<B>>): Promise<Record<string, unknown>>
}

/** The function as the API's document describes it. */
export const endpointOf = ({ name, summary, body, response }: ServerFunction): Endpoint => ({
  at: `POST /functions/${name}`,
  summary,
  body,
  reply: response,
  once: true,
})

/** Checks a function against the contract while keeping its own narrower types. */
export function defineFunction<B extends z.ZodType>(serverFunction: ServerFunction<B>): ServerFunction {
  return serverFunction
}
