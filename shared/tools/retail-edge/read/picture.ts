// Everything the record says about this client and today, read once.

import type { Facts } from '../../../facts'
import type { RaisedConcept } from '../../../reading/model/model'
import type { Picks } from '../../../reading/understood/reading'
import { wording } from '../../../reading/wording'
import { ACUTE_LOSS, GRAVE_LOSS, ILL_BEFORE, NEWBORN } from '../../../reading/words/retail/tells'
import { phrasesIn } from '../../../salon/consultation/phrases'
import { type Graveness, LOSS, MEDICAL, PREGNANT } from '../../../trade/concerns'
import { type Source, said } from '../../../trade/said'
import type { RetailInput } from '../schema'
import { picksIn } from '../told/paths'
import { hairWith, withTold } from '../told/told'
import { type Avoids, readAvoids } from './avoids/avoids'
import { withSubstances } from './avoids/spelling'
import { withCare } from './hair/care'
import { type Done, readDone } from './hair/done'
import { type Evidence, evidenceOf, type Hair, readHair } from './hair/hair'
import { type Needs, readNeeds } from './hair/needs'
import { childByName, childInNotes, dyeAvoided, heardOf } from './heard'
import { type PastOf, pastsOf, type Remark, readRemarks } from './past/past'
import { type OnShelf, onShelf } from './shelf'
import { type Tells, tellsOf } from './tells'
import { tidy } from './tidy'
import { readWishes, type Wishes } from './wishes'

export type Picture = {
  sources: readonly Source[]
  hair: Hair
  done: Done
  needs: Needs
  avoids: Avoids
  wishes: Wishes
  medical: Partial<Record<Graveness, Evidence>>
  /** Hair loss that is sudden, patchy, or comes with an illness or a birth. */
  graveLoss: boolean
  acuteLoss: boolean
  products: readonly OnShelf[]
  /** What the record says about each product, by id: at home, declined, wanted again. */
  past: ReadonlyMap<string, PastOf>
  tells: Tells
  /** What the notes say about products at home, declined or wanted again. */
  remarks: readonly Remark[]
  /** What a model read about products on the list, by id, and the concerns it raised that only a person can answer. */
  told: ReadonlyMap<string, PastOf>
  /** A person's picks; nothing that is read overrules them. */
  picks: Picks
  asked: readonly Evidence[]
  /** True if there is anything at all to go on. */
  known: boolean
  hairType: string | null
  facts: Facts
  today: string
}

const source = (where: string, text: string | null | undefined, at: string | null = null): Source[] =>
  text && text.trim() !== '' ? [{ where, text, at }] : []

const [graveLoss, acuteLoss, isOver, newborn] = [
  wording(GRAVE_LOSS),
  wording(ACUTE_LOSS),
  wording(ILL_BEFORE),
  wording(NEWBORN),
]
/** In milliseconds: older notes are about a different time, except for allergies. */
const RECENT = 400 * 86_400_000

/** The record's texts as typed, and where each is. */
export function sourcesOf(input: RetailInput, facts: Facts): Source[] {
  const { client, notes, formulas } = facts
  const typed = input.hairType.trim()
  const told = phrasesIn(facts.consultation)
  return [
    ...(client?.concerns ?? []).flatMap(concern => source('concerns', concern)),
    ...source('hair type', typed === '' ? client?.hair_type : typed),
    ...(typed !== '' && client?.hair_type && typed !== client.hair_type
      ? source('hair type', client.hair_type)
      : []),
    ...source('notes', client?.notes),
    ...(told ? source(`consultation of ${told.at.slice(0, 10)}`, told.text, told.at) : []),
    ...source('current treatment', input.currentTreatment),
    ...source('service history', input.serviceHistory),
    ...notes.flatMap(note =>
      source(
        `chair note of ${note.written_at.slice(0, 10) || 'a past visit'}`,
        note.text,
        note.written_at || null,
      ),
    ),
    ...formulas
      .slice(0, 3)
      .flatMap(formula => [
        ...source(`formula of ${formula.made_at.slice(0, 10)}`, formula.title, formula.made_at || null),
        ...source(`formula of ${formula.made_at.slice(0, 10)}`, formula.remarks, formula.made_at || null),
      ]),
  ]
}

type ListedProduct = Facts['products'][number]
const wordsOf = ({ name, description }: ListedProduct): string => `${name}. ${description ?? ''}`
/** "Coconutt Cream": a substance that the list misspells is in the bottle all the same. */
function wellSpelt(product: ListedProduct): ListedProduct {
  const { name, description } = product
  const words = [
    withSubstances(name) === name ? null : withSubstances(name),
    description && withSubstances(description),
  ]
  return { ...product, description: words.filter(Boolean).join('. ') || null }
}

/** Typed into the question rather than kept on the card: answering No to what we ask removes what they say. */
const TYPED = new Set(['hair type', 'current treatment', 'service history'])
const MEDICAL_AS: Readonly<Record<Graveness, RaisedConcept>> = {
  broken: 'scalp_broken',
  catching: 'scalp_condition',
  scalp: 'scalp_condition',
  loss: 'hair_loss',
}

function avoidsIn(all: readonly Source[], asked: SourcesFor, facts: Facts): Avoids {
  const read = (sources: readonly Source[]): Avoids =>
    readAvoids(
      sources,
      facts.client?.allergies ?? [],
      facts.products.map(product => withSubstances(wordsOf(product))),
      dyeAvoided(asked('reaction_to_colour', sources)),
    )
  const told = read(all)
  const kept = asked('allergy', all)
  if (kept === all) return told
  const onCard = read(kept)
  const wished = told.list.filter(
    ({ kind, key }) => kind === 'wish' && !onCard.list.some(each => each.key === key),
  )
  return { list: [...onCard.list, ...wished], others: told.others }
}

/** The sources that may still say it, once its question is answered. */
type SourcesFor = (concept: RaisedConcept, sources: readonly Source[]) => readonly Source[]

/** The picture with the picks, and with what else the words tell. Idempotent. */
export function told(picture: Omit<Picture, 'tells'>): Picture {
  const own = withTold(picture)
  return { ...own, tells: tellsOf(own) }
}

export function readPicture(input: RetailInput, facts: Facts, today: string): Picture {
  const picks = picksIn(input.picks)
  const asked: SourcesFor = (concept, sources) =>
    picks[`raised.${concept}`] === 'no' ? sources.filter(({ where }) => !TYPED.has(where)) : sources
  const all = sourcesOf(input, facts).map(each => ({ ...each, text: tidy(each.text) }))
  const recent = all.filter(
    ({ at }) => at === null || Date.parse(today) - Date.parse(at) <= RECENT || Number.isNaN(Date.parse(at)),
  )
  const hair = hairWith(readHair(recent, facts), picks)
  const done = readDone(recent, today)
  const avoids = withCare(avoidsIn(all, asked, facts), done)
  const medical: Picture['medical'] = {}
  for (const { key, words } of MEDICAL) {
    const [hit] = said(asked(MEDICAL_AS[key], recent), words)
    if (hit && !isOver.has(hit.sentence)) medical[key] ??= evidenceOf(hit)
  }
  const broken = medical.broken ?? heardOf(asked('scalp_broken', recent), 'scalp_broken')
  if (broken) medical.broken = broken
  const of16 = asked('under_16', recent)
  const read = readWishes(recent, recent, of16)
  const named = picks['raised.under_16'] === 'no' ? null : childByName(input.clientName)
  const noted = childInNotes(facts.client?.notes ?? '')
  const mayBear = asked('pregnant_or_nursing', recent)
  const [pregnancy] = said(mayBear, PREGNANT)
  const pregnant = pregnancy ? evidenceOf(pregnancy) : heardOf(mayBear, 'pregnant_or_nursing')
  // "Breastfeeding, baby is 3 months": the baby is the client's child, not the client.
  const young = read.child ?? named ?? noted
  const child = pregnant && young && newborn.has(young.word) ? null : young
  const ofLoss = asked('hair_loss', recent)
  const products = facts.products.map(product => onShelf(wellSpelt(product)))
  const remarks = readRemarks(recent, today)
  return told({
    sources: recent,
    hair,
    done,
    needs: readNeeds(recent, hair, avoids, (medical.broken ?? medical.catching ?? child ?? null) !== null),
    avoids,
    wishes: { ...read, child, minor: child, pregnant },
    medical,
    graveLoss: medical.loss !== undefined && said(ofLoss, graveLoss).length > 0,
    acuteLoss: medical.loss !== undefined && said(ofLoss, LOSS).some(({ piece }) => acuteLoss.has(piece)),
    products,
    remarks,
    past: pastsOf(products, remarks, facts, today),
    told: new Map(),
    picks,
    asked: [],
    known: recent.length > 0,
    hairType: input.hairType.trim() || facts.client?.hair_type || null,
    facts,
    today,
  })
}
