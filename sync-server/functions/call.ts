// One call of a function: which of the account's data it can reach, and the day's model calls.
import { DAY_MS } from '../../shared/account/plans'
import { ProblemError } from '../../shared/problems'
import { lookOf } from '../../shared/salon/salon-look'
import type { Answering } from '../asks/answer'
import { gatedText, gateFor, wayOf } from '../asks/gate'
import { IMAGE_TIMEOUT_MS } from '../asks/picture'
import { type Spending, takeCall } from '../asks/store'
import { labelledAsAi } from '../blobs/png'
import { keepForFunction } from '../blobs/store'
import type { Database } from '../db/open'
import { recordedImage, recordedText } from '../models/record'
import { salonWithoutAi } from '../privacy/no-ai'
import type { About, Call } from './function'
import {
  cardsOf,
  factsFor,
  idsOf,
  knownFor,
  mayTellHealthOf,
  namesKept,
  personsOf,
  salonOf,
  type Who,
} from './known'
import type { Running } from './once'
import { noteCalled } from './store'

type Cards = Awaited<ReturnType<typeof cardsOf>>
export type House = {
  database: Database
  answering: Answering
  dailyCap: number
  spending?: Spending | undefined
  now: () => number
}

export function callOf<B>(
  { database, answering, dailyCap, spending, now }: House,
  { account, name, body, running }: { account: string; name: string; body: B; running: Running },
): Call<B> {
  const { keyed, called } = running
  /** Whether a model may be asked now. If so, this takes one of the day's calls. */
  const mayCall = async ({ who, said }: About, cards: Cards): Promise<boolean> =>
    !called &&
    !who?.noAi &&
    !(await salonWithoutAi(database, account)) &&
    !(said !== undefined && (await namesKept(cards, said))) &&
    (await takeCall(
      database,
      { account, now: now(), since: now() - DAY_MS, cap: dailyCap, spending },
      async db => {
        if (keyed) await noteCalled(db, keyed)
      },
    )) === null
  const callFor = ({ tool, who }: About) => {
    const client = who ? idsOf(who) : null
    return { account, madeFor: name, tool, client, now }
  }

  return {
    body,
    account,
    now: now(),
    today: new Date(now()).toISOString(),
    known: who => knownFor(database, account, who),
    facts: async (needs, who) => {
      const known = 'noAi' in who ? who : await knownFor(database, account, who satisfies Who)
      return factsFor(database, account, needs, known)
    },
    look: async () => lookOf(await salonOf(database, account)),
    mayTellHealth: who => mayTellHealthOf(database, account, who),
    answering: async about => {
      const { model } = answering
      if (model === null) return { ...answering, model: null }
      const cards = await cardsOf(database, account)
      if (!(await mayCall(about, cards))) return { ...answering, model: null }
      const persons = [...(about.who ? personsOf(about.who) : []), ...(about.named ?? [])]
      const permitted = about.who ? await mayTellHealthOf(database, account, about.who) : false
      const gate = await gateFor(database, account, persons, cards, wayOf(about.tool, permitted))
      return { ...answering, model: gatedText(recordedText(database, model, callFor(about)), gate) }
    },
    keepImage: picture => keepForFunction(database, account, picture, now()),
    drawImage: async (prompt, shape, about) => {
      const { image, imageTimeoutMs: timeoutMs = IMAGE_TIMEOUT_MS } = answering
      if (!image || !(await mayCall(about, await cardsOf(database, account)))) return null
      try {
        const drawn = await recordedImage(database, image, callFor(about)).draw({ prompt, shape, timeoutMs })
        return { picture: { ...drawn, bytes: labelledAsAi(drawn.bytes, image.name) }, by: image.name }
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error
        return null
      }
    },
  }
}
