// Where the conversation called for something: the client's words, and the line with which the stylist answered.
import type { Signal } from '../hear/line/line'
import type { Reading, ReadLine } from '../hear/read'
import type { Fragment } from '../hear/words'
import type { Area } from '../schema'

export type Moment = { line: ReadLine; client: Fragment }

const MET: Partial<Record<Area, readonly Signal[]>> = {
  empathy: ['empathises', 'apologises', 'owns', 'comfort'],
  active_listening: ['reflects', 'check_question', 'empathises'],
  product_recommendation: ['mentions_product', 'product_use'],
  realistic_expectations: ['limits', 'sessions', 'tests', 'upkeep', 'risk'],
  aftercare_followup: ['home_step', 'rebook', 'contact'],
}

/** The first answer that left the area's topic open; null if nothing the client said called for it. */
export function momentOf(area: Area, { lines }: Reading): Moment | null {
  const met = MET[area]
  if (met === undefined) return null
  const about = area === 'empathy' ? 'feels' : area === 'product_recommendation' ? 'needs' : 'best'
  // After the first line, the client's words may depend on what went before; the first says most.
  for (const line of lines) {
    if (line.heard.some(({ signal }) => met.includes(signal))) continue
    const client = line.client[about]
    if (client !== null) return { line, client }
  }
  return null
}

/** The client's most important words up to this line: what an answer would come back to. */
export function weightiestWords({ lines }: Reading, upTo: ReadLine): Fragment | null {
  const said = lines.flatMap(({ at, client }) => (at <= upTo.at ? (client.best ?? []) : []))
  return said.sort((a, b) => b.carries - a.carries)[0] ?? null
}
