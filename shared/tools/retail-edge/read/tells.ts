// What else the words tell us for the choice: the look that is wanted, how grave something is, what can be quoted.
import { wording } from '../../../reading/wording'
import {
  ACUTE,
  BABY,
  FIRM,
  FLAKES,
  FLARES,
  FULLER,
  GRAVE,
  LOOSE,
  MATTE,
  PLAIN_CARE,
  PLAIN_WASH,
  SHINY,
  UNWANTED_LOOK,
} from '../../../reading/words/retail/tells'
import type { NeedKey } from '../../../trade/concerns'
import { type Finder, plainly, type Source, said } from '../../../trade/said'
import { type Evidence, evidenceOf } from './hair/hair'
import type { Picture } from './picture'

export type Tells = {
  matte: boolean
  shiny: boolean
  /** The wanted hold is a firm one. */
  firm: boolean
  /** The wanted volume is for hair that looks thin. */
  fuller: boolean
  /** The scalp is flaring up; the hair loss is sudden; the child is a baby. */
  flares: boolean
  acute: boolean
  baby: boolean
  /** Flakes, even if they were read as a dry scalp. */
  flakes: Evidence | null
  /** The quotes of allergies that may be life-threatening. */
  grave: ReadonlySet<string>
  /** "A decent everyday shampoo" */
  plain: { for: 'wash' | 'conditioner'; evidence: Evidence } | null
  /** If nothing else can be quoted: the hair type, or whatever comes first. */
  first: Evidence | null
  /** Concerns as typed, perhaps not understood. */
  concerns: readonly Evidence[]
}

const [matte, shiny, unwanted, firm, loose, fuller, flakes] = [
  wording(MATTE),
  wording(SHINY),
  wording(UNWANTED_LOOK),
  wording(FIRM),
  wording(LOOSE),
  wording(FULLER),
  wording(FLAKES),
]
const [flares, acute, baby, grave, plainWash, plainCare] = [
  wording(FLARES),
  wording(ACUTE),
  wording(BABY),
  wording(GRAVE),
  wording(PLAIN_WASH),
  wording(PLAIN_CARE),
]

const isWanted = (sources: readonly Source[], look: Finder): boolean =>
  said(sources, look).some(({ before }) => !unwanted.has(before))
const asWritten = ({ text, where }: Source): Evidence => ({
  word: text.trim().slice(0, 60),
  quote: text.trim().slice(0, 90),
  where,
})

function plainIn(concerns: readonly Source[]): Tells['plain'] {
  for (const source of concerns) {
    const low = plainly(source.text)
    const [wash, care] = [plainWash.in(low), plainCare.in(low)]
    if (!wash && !care) continue
    const isCare = care !== null && (wash === null || care.index < wash.index)
    return { for: isCare ? 'conditioner' : 'wash', evidence: asWritten(source) }
  }
  return null
}

export function tellsOf({ sources, needs, medical, wishes, avoids }: Omit<Picture, 'tells'>): Tells {
  const quoteOf = (key: NeedKey): string =>
    plainly(needs.list.find(need => need.key === key && need.said)?.evidence.quote ?? '')
  const concerns = sources.filter(({ where }) => where === 'concerns')
  const dryScalp = needs.list.find(({ key }) => key === 'dry-scalp')
  const [beside] = dryScalp ? said(sources, flakes) : []
  const first = sources.find(({ where }) => where === 'hair type') ?? sources[0]
  const isFlaky = dryScalp?.said && flakes.has(plainly(dryScalp.evidence.quote))
  return {
    matte: isWanted(sources, matte),
    shiny: isWanted(sources, shiny),
    firm: firm.has(quoteOf('hold')) && !loose.has(quoteOf('hold')),
    fuller: fuller.has(quoteOf('volume')),
    flares:
      medical.scalp !== undefined && flares.has(plainly(`${medical.scalp.word} ${medical.scalp.quote}`)),
    acute: medical.loss !== undefined && acute.has(plainly(medical.loss.quote)),
    baby: wishes.minor !== null && baby.has(plainly(wishes.minor.word)),
    flakes: isFlaky && dryScalp ? dryScalp.evidence : beside ? evidenceOf(beside) : null,
    grave: new Set(
      avoids.list.flatMap(({ kind, quote }) => (kind === 'allergy' && grave.has(quote) ? [quote] : [])),
    ),
    plain: plainIn(concerns),
    first: first ? asWritten(first) : null,
    concerns: concerns.filter(({ text }) => text.trim().length > 3).map(asWritten),
  }
}
