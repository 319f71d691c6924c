// Treatments that home care must protect: a smoothing treatment, extensions.
import { type Lexicon, lexiconOf } from '../../../../reading/lexicon'
import { DONE } from '../../../../reading/words/retail/smoothed'
import type { Source } from '../../../../trade/said'
import { agoIn } from '../past/ago'
import type { Evidence } from './hair'
import { clausesOf, type Spoken } from './spoken'

export type Done = { smoothed: Evidence | null; extensions: Evidence | null }

/** In days: after this it has worn off. */
const WORN = 180
let lexicon: Lexicon | null = null

const isSaid = ({ standing, denied }: Spoken): boolean =>
  !denied && standing !== 'other' && standing !== 'past'
const isPlanned = ({ from, clause }: Spoken): boolean =>
  clause.spoken.some(each => each.concept === 'done.not_yet' && each.from < from)
const evidenceOf = ({ word, quote, where }: Spoken): Evidence => ({ word, quote, where })

export function readDone(sources: readonly Source[], today: string): Done {
  lexicon ??= lexiconOf(DONE)
  const words = lexicon
  const clauses = sources.flatMap(source => clausesOf(source, words))
  const of = (concept: string): Spoken[] =>
    clauses.flatMap(({ spoken }) => spoken.filter(each => each.concept === concept && isSaid(each)))
  const smoothed = of('done.smoothed').find(
    each =>
      !each.clause.concepts.has('done.at_home') &&
      !isPlanned(each) &&
      (agoIn(each.clause.whole(), today) ?? 0) <= WORN,
  )
  const near = clauses.flatMap(({ spoken }) =>
    spoken.filter(
      ({ concept, standing, clause }) =>
        concept === 'done.near_bonds' && standing !== 'other' && !clause.sentence.has('done.not_yet'),
    ),
  )
  const extensions =
    of('done.extensions').find(({ clause }) => !clause.concepts.has('done.not_yet')) ?? near[0]
  return {
    smoothed: smoothed ? evidenceOf(smoothed) : null,
    extensions: extensions ? evidenceOf(extensions) : null,
  }
}
