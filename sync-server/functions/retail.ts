// generate-retail-recommendations: Retail Edge under the specification's names. The body holds the caller's own record
// of the client; what the account knows about that client counts as well.
import { z } from 'zod'
import type { Facts } from '../../shared/facts'
import { blanks } from '../../shared/salon/records/blank'
import tool from '../../shared/tools/retail-edge'
import {
  clientIdOf,
  clientOf,
  functionName,
  inputOf,
  responseOf,
} from '../../shared/tools/retail-edge/legacy'
import { PRIORITIES } from '../../shared/tools/retail-edge/schema'
import { read } from '../reading/read'
import { defineFunction } from './function'
import { answerTool } from './tool'

const NO_CLIENT = 'Please select a client first'

const RetailBody = z.object({
  clientData: z
    .looseObject(
      {
        id: z.string().max(80).nullish(),
        name: z.string().max(200).nullish(),
        // As long as on a card (shared/salon/records/records.ts); the engine reads every word.
        phone: z.string().max(200).nullish(),
        email: z.string().max(200).nullish(),
        hair_type: z.string().max(500).nullish(),
        concerns: z.array(z.string().max(200)).max(50).nullish(),
        allergies: z.union([z.string().max(2_000), z.array(z.unknown()).max(50)]).nullish(),
        notes: z.string().max(20_000).nullish(),
        no_ai: z.boolean().nullish(),
      },
      NO_CLIENT,
    )
    .refine(({ id, name }) => !!id?.trim() || !!name?.trim(), NO_CLIENT),
})
type ClientData = z.infer<typeof RetailBody>['clientData']

export default defineFunction({
  name: functionName,
  summary:
    'What to recommend to a client, from the salon’s own product list and what is known about the client.',
  product: 'RETAIL_EDGE',
  body: RetailBody,
  response: z.union([
    z.object({
      recommendations: z.array(
        z.object({
          product: z.string(),
          priority: z.enum(PRIORITIES),
          reason: z.string(),
          retailPrice: z.number().nullable(),
        }),
      ),
      /** What an allergy, a wish or a product at home rules out, and why. */
      leftOut: z.array(z.object({ product: z.string(), reason: z.string() })),
      cautions: z.array(z.string()),
      quickPitch: z.string(),
      talkingPoints: z.array(z.string()),
      answeredBy: z.string(),
    }),
    z.object({ error: z.string() }),
  ]),
  failed: 'Failed to generate recommendations',
  async run(call) {
    const { clientData } = call.body
    const known = await call.known({ id: clientIdOf(call.body), name: clientData.name ?? null })
    const who = clientData.no_ai ? { ...known, noAi: true } : known
    const own = await call.facts(tool.needs, who)
    const said = await saidOf(clientData, clientOf(call.body))
    const facts = { ...own, client: together(own.client, said) }
    const input = tool.input.parse(inputOf(call.body))
    const { output, by } = await answerTool(call, tool, { input, facts, who, named: [personOf(clientData)] })
    const answer = tool.output.parse(output)
    if (answer.no_products) return { error: answer.summary }
    return {
      ...responseOf(answer),
      leftOut: answer.left_out.map(({ name, text }) => ({ product: name, reason: text })),
      cautions: answer.cautions.map(({ text }) => text),
      quickPitch: answer.quick_pitch,
      talkingPoints: answer.talking_points,
      answeredBy: by,
    }
  },
})

const personOf = ({ name, phone, email }: ClientData) => ({
  name: name ?? '',
  phone: phone ?? null,
  email: email ?? null,
})

/** The client from the body, without anything that identifies them: the same selection as from our own records. */
async function saidOf(data: ClientData, said: Facts['client']): Promise<Facts['client']> {
  if (said === null) return null
  const client = { ...blanks.client, ...personOf(data), ...said, name: data.name ?? '' }
  const none = { notes: [], formulas: [], patch_tests: [], products: [], recommendations: [], salon: null }
  const allergies = said.allergies.map(allergy => ({ ...blanks.allergy, ...allergy }))
  return (await read('facts', ['client'], { ...none, client, allergies })).client
}

/** Combines what the account knows with what the caller says: an allergy in either counts. */
function together(own: Facts['client'], said: Facts['client']): Facts['client'] {
  if (own === null || said === null) return own ?? said
  const notes = [own.notes, said.notes].filter(
    (text, index, all): text is string => !!text && all.indexOf(text) === index,
  )
  return {
    first_name: own.first_name || said.first_name,
    hair_type: said.hair_type ?? own.hair_type,
    concerns: [...new Set([...own.concerns, ...said.concerns])],
    notes: notes.join('\n') || null,
    allergies: [
      ...own.allergies,
      ...said.allergies.filter(each => !own.allergies.some(({ substance }) => substance === each.substance)),
    ],
  }
}
