// Where in the conversation something was called for: the client's words, and the line of the stylist's that answered them.
import type { Signal } from '../hear/line'
import type { Reading, ReadLine } from '../hear/read'
import { meaningOf, sentencesOf, wordsOf } from '../hear/text'
import { NOTHING_TOLD, toldMore } from '../hear/told'
import type { Area } from '../schema'
import { fragmentOf, isHarsh } from './quote'

export type Moment = { line: ReadLine; client: string }

const MET: Partial<Record<Area, readonly Signal[]>> = {
  empathy: ['empathises', 'apologises', 'owns', 'comfort'],
  active_listening: ['reflects', 'check_question', 'empathises'],
  product_recommendation: ['mentions_product', 'product_use'],
  realistic_expectations: ['limits', 'sessions', 'tests', 'upkeep', 'risk'],
  aftercare_followup: ['home_step', 'rebook', 'contact'],
}

/** A part of what the client said that carries something; null where it is a nod, or can't be repeated. */
export function clientWords(text: string, about: (sentence: string) => boolean = () => true): string | null {
  const sentences = sentencesOf(text).filter(sentence => !isHarsh(sentence) && wordsOf(sentence).length <= 18)
  const [best] = sentences
    .filter(sentence => about(sentence) && (meaningOf(sentence).size >= 2 || wordsOf(sentence).length >= 6))
    .sort((a, b) => meaningOf(b).size - meaningOf(a).size)
  return best ? fragmentOf(best) : null
}

const feels = (sentence: string): boolean => {
  const told = toldMore(NOTHING_TOLD, sentence)
  return told.emotion || told.complaint
}
const needs = (sentence: string): boolean => toldMore(NOTHING_TOLD, sentence).need
const any = (): boolean => true

/** The first answer that left open what the area is about; null where nothing in the client's words called for it. */
export function momentOf(area: Area, { lines }: Reading): Moment | null {
  const met = MET[area]
  if (met === undefined) return null
  const about = area === 'empathy' ? feels : area === 'product_recommendation' ? needs : any
  // After the first line a client's words may hang on what went before; the first tells most.
  for (const line of lines) {
    if (line.heard.some(({ signal }) => met.includes(signal))) continue
    const client = clientWords(line.told.last, about)
    if (client !== null) return { line, client }
  }
  return null
}

/** The client's words that carry most, up to this line: what an answer would come back to. */
export function weightiestWords({ lines }: Reading, upTo: ReadLine): string | null {
  const said = lines.filter(line => line.at <= upTo.at).map(line => clientWords(line.told.last))
  return (
    said
      .filter(words => words !== null)
      .sort((a, b) => meaningOf(b).size - meaningOf(a).size)
      .at(0) ?? null
  )
}
