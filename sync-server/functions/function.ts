// What one function of the specification is, POST /api/functions/<name>: its form in both directions, and how it runs.
// routes.ts does everything that all of them share: session, plan, limits, idempotency, errors.
import type { z } from 'zod'
import type { ToolProduct } from '../../shared/account/plans'
import type { Endpoint } from '../../shared/api/endpoint'
import type { Facts, Need } from '../../shared/facts'
import type { SalonLook } from '../../shared/salon/salon-look'
import type { Answering } from '../asks/answer'
import type { Person } from '../asks/identity'
import type { ImageShape, Picture } from '../providers/image'
import type { NamedCards, Who } from './known'

/** One call of a function: everything it may reach, scoped by the session's account. */
export type Call<B = unknown> = {
  /** Parsed. */
  body: B
  account: string
  /** ms */
  now: number
  /** ISO instant. */
  today: string
  /** Whom of the account's clients the caller means; nobody where no card fits. */
  known: (who: Who) => Promise<NamedCards>
  /** The account's own records about `who`, as a tool's facts. Where there are none the cautious case is assumed. */
  facts: (needs: readonly Need[], who: Who | NamedCards) => Promise<Facts>
  /** The salon's own colour and mark; nothing a model is told. */
  look: () => Promise<SalonLook>
  /** Whether whom it is about has permitted that notes about their health are told to a model. */
  mayTellHealth: (who: NamedCards) => Promise<boolean>
  /**
   * Takes one of the day's calls, and says whom to ask: `model` is null where there is no model, the day's calls are
   * used up, the client's card says 'no AI', or an earlier try with the same key has called already. Whatever is sent
   * through this model is recorded, for 'what was sent'. Call it right before the model, once for each call of it.
   */
  answering: (about: About) => Promise<Answering>
  /** Keeps a picture for this account; returns its address, /api/blobs/<hash>. */
  keepImage: (image: Picture) => Promise<string>
  /** Draws with the model where there is one and a call is left, else null: the poster is drawn instead. */
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
  /** Others whom the body names: the model isn't told either. */
  named?: readonly Person[]
  /** What was typed: where it names a client without AI, no model is asked. */
  said?: string
}

export type ServerFunction<B extends z.ZodType = z.ZodType> = {
  name: string
  /** Told in the API's document. */
  summary: string
  /** The product that a plan must open; null: any signed-in account. */
  product: ToolProduct | null
  /** Its first message is the answer's error text. */
  body: B
  response: z.ZodType
  /** The catalogue's words where something breaks. */
  failed: string
  /** Where the words depend on what was asked. */
  failedFor?(body: z.infer<B>): string
  /** May throw ProblemError. A model's failure is not one: the engine answers then. */
  // A method, so that a list of functions with bodies of their own is a list of `ServerFunction`; routes.ts parses first.
  run(call: Call<z.infer<B>>): Promise<Record<string, unknown>>
}

/** As the document tells it. */
export const endpointOf = ({ name, summary, body, response }: ServerFunction): Endpoint => ({
  at: `POST /functions/${name}`,
  summary,
  body,
  reply: response,
  once: true,
})

/** Holds a function to the contract while its own types stay narrow. */
export function defineFunction<B extends z.ZodType>(serverFunction: ServerFunction<B>): ServerFunction {
  return serverFunction
}
