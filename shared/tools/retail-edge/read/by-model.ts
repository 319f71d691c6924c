// Takes a model's reading of the record into the picture. It only ever adds: a need with its words, something to leave
// out, a question. What the built-in reader heard doesn't change.
import { z } from 'zod'
import { type Fields, QUOTED, RAISED_AS, RaisedByModel, readAs, standing } from '../../../reading/model/model'
import { wording } from '../../../reading/wording'
import { OFFERED } from '../../../reading/words/retail/tells'
import { type Graveness, NEEDS, type NeedKey } from '../../../trade/concerns'
import { FAMILIES, familyOf } from '../../../trade/ingredients'
import { type Avoid, ofFamily, withRelated } from './avoids/avoids'
import { bareWords } from './avoids/substances'
import type { Evidence } from './hair/hair'
import type { Need } from './hair/needs'
import type { Past, PastOf } from './past/past'
import type { Picture } from './picture'

const offered = wording(OFFERED)

/** A substance that is in no family; its own words say which. */
const OTHER = 'other'
const SUBSTANCES = [OTHER, ...FAMILIES.map(({ key }) => key)] as const

export const RetailRead = z.object({
  needs: z.array(z.object({ need: z.enum(NEEDS), ...QUOTED })),
  avoid: z.array(
    z.object({ substance: z.enum(SUBSTANCES), kind: z.enum(['allergy', 'dislike']), ...QUOTED }),
  ),
  /** Product ids from the list. */
  owned: z.array(z.object({ product: z.string(), ...QUOTED })),
  declined: z.array(z.object({ product: z.string(), ...QUOTED })),
  raised: z.array(RaisedByModel),
})
export type RetailRead = z.infer<typeof RetailRead>

const NEED_CALLED: Readonly<Record<NeedKey, string>> = {
  volume: 'a wish for volume',
  moisture: 'dryness',
  frizz: 'frizz',
  definition: 'a wish for defined curls',
  'colour-care': 'colour that fades',
  yellow: 'yellow tones',
  orange: 'orange tones',
  red: 'red that fades',
  repair: 'breakage or damage',
  gummy: 'hair that stretches',
  'protein-overload': 'too much protein',
  oily: 'oily roots',
  dandruff: 'flakes',
  'dry-scalp': 'a dry scalp',
  sensitive: 'a scalp that reacts',
  thinning: 'hair that thins',
  heat: 'hot tools',
  'split-ends': 'split ends',
  swim: 'swimming',
  'hard-water': 'hard water',
  'build-up': 'build-up',
  shine: 'a wish for shine',
  tangles: 'tangles',
  hold: 'a wish for hold',
  texture: 'a wish for texture',
  edges: 'a wish for laid edges',
  night: 'care at night',
  sun: 'sun',
  'second-day': 'the days between washes',
  beard: 'a beard',
  'root-cover': 'roots to cover',
}

/** Lower than a concern on the card, because the record doesn't say it in so many words. */
const WEIGHT = 2.6

const MEDICAL_OF: Readonly<Partial<Record<string, Graveness>>> = {
  scalp_broken: 'broken',
  scalp_condition: 'scalp',
  hair_loss: 'loss',
}

/** Keeps what rests on words in the record and on products from the list. */
export function standingRead(fields: Fields, ids: ReadonlySet<string>, read: RetailRead): RetailRead {
  const known = ({ product }: { product: string }): boolean => ids.has(product)
  return {
    needs: standing(fields, read.needs),
    avoid: standing(fields, read.avoid),
    owned: standing(fields, read.owned).filter(known),
    declined: standing(fields, read.declined).filter(known),
    raised: standing(fields, read.raised),
  }
}

const evidence = ({ field, quote }: { field: string; quote: string }): Evidence => ({
  word: quote,
  quote,
  where: field,
})

/** The picture with the reading added. `notes`: what the built-in reader had missed or read differently. */
export function withRead(picture: Picture, read: RetailRead): { picture: Picture; notes: string[] } {
  const notes: string[] = []
  const needs = new Map(picture.needs.list.map(need => [need.key, need]))
  for (const { need, ...said } of read.needs) {
    if (needs.get(need)?.said) continue
    needs.set(need, { key: need, weight: WEIGHT, evidence: evidence(said), said: true } satisfies Need)
    notes.push(readAs(said.quote, NEED_CALLED[need]))
  }

  const added: Avoid[] = []
  const heard = (): Avoid[] => [...picture.avoids.list, ...added]
  const avoid = (more: Avoid): void => {
    if (heard().some(({ key, kind }) => key === more.key && (kind === 'allergy' || more.kind === 'wish')))
      return
    added.push(more)
    notes.push(readAs(more.quote, `a reason to leave out ${more.name}`))
  }
  for (const { substance, kind, field, quote } of read.avoid) {
    const base = { kind: kind === 'allergy' ? kind : ('wish' as const), mild: false, quote, where: field }
    const family = familyOf(substance)
    if (family) avoid({ ...base, ...ofFamily(family) })
    else
      for (const word of bareWords(quote))
        avoid({ ...base, key: `word:${word}`, name: word, family: null, word })
  }

  const told = new Map<string, PastOf>()
  const nameOf = (id: string): string => picture.products.find(each => each.id === id)?.name ?? id
  const past = (is: Past, as: string, list: RetailRead['owned']): void => {
    for (const { product, quote, field } of list) {
      if (told.has(product)) continue
      told.set(product, { is, quote, where: field, wasOffered: offered.has(quote) })
      notes.push(readAs(quote, `${nameOf(product)}, ${as}`))
    }
  }
  past('declined', 'declined', read.declined)
  past('owns', 'at home', read.owned)

  const medical = { ...picture.medical }
  const wishes = { ...picture.wishes }
  const asked: Evidence[] = []
  for (const { concept, ...said } of read.raised) {
    if (picture.picks[`raised.${concept}`] === 'no') continue
    const found = evidence(said)
    const grave = MEDICAL_OF[concept]
    const dye = concept === 'reaction_to_colour' ? familyOf('dye') : undefined
    if (grave) {
      if (medical[grave]) continue
      medical[grave] = found
    } else if (concept === 'pregnant_or_nursing') {
      if (wishes.pregnant) continue
      wishes.pregnant = found
    } else if (concept === 'under_16') {
      if (wishes.child) continue
      wishes.child = found
      wishes.minor = found
    } else if (dye) {
      avoid({ ...ofFamily(dye), kind: 'allergy', mild: false, quote: said.quote, where: said.field })
      continue
    } else {
      const isHeard = heard().some(({ quote }) => quote.includes(said.quote) || said.quote.includes(quote))
      if (isHeard || asked.some(({ quote }) => quote === said.quote)) continue
      asked.push(found)
    }
    notes.push(readAs(said.quote, RAISED_AS[concept]))
  }

  const broken = medical.broken !== picture.medical.broken
  const related = withRelated(added, new Set())
  return {
    picture: {
      ...picture,
      needs: {
        ...picture.needs,
        // Over a sore scalp we offer nothing that nobody asked for.
        list: [...needs.values()].filter(need => need.said || !broken).sort((a, b) => b.weight - a.weight),
      },
      avoids: { ...picture.avoids, list: [...picture.avoids.list, ...related] },
      medical,
      wishes,
      told,
      asked,
    },
    notes: [...new Set(notes)],
  }
}
