// The local engine: pure and instant. It reads the record and the salon's own list, drops what is ruled out, and offers
// one to three products, each with the words behind it.
import type { Piece } from '../../reading/understood/reading'
import type { Question } from '../../tool'
import { cautionsFor } from './choose/cautions'
import { type Assessed, assess, type Candidate, choose, everyday } from './choose/choose'
import { labelCheck } from './choose/forbids'
import { pitchFor, pointsFor, REFER, summaryFor } from './choose/pitch'
import { besideToning, howToUse, reasonFor } from './choose/words'
import { quoteOf } from './prose'
import { type RetailRead, withRead } from './read/by-model'
import { type Picture, readPicture, told } from './read/picture'
import type { LeftOut, RetailInput, RetailOutput, RetailProduct } from './schema'
import { toLookAt } from './told/unread'
import { NOTED_BEFORE } from './where'

type Worked = {
  picture: Picture
  assessed: Assessed
  chosen: Candidate[]
  output: RetailOutput
  /** What a model read differently. */
  notes: string[]
}

const MOST_LEFT_OUT = 8
const ORDER: readonly LeftOut['why'][] = [
  'allergy',
  'health',
  'declined',
  'owns',
  'wish',
  'budget',
  'claim',
  'gone',
  'hair',
  'not-for-home',
]

function leftOut({ refused }: Assessed): LeftOut[] {
  const told = refused
    // What only the trade rules out is mentioned only if it came close to being offered.
    .filter(({ why, worth }) => why.why !== 'not-for-home' && (why.why !== 'hair' || worth >= 4))
    .filter(({ why, worth }) => !['budget', 'claim', 'gone', 'wish'].includes(why.why) || worth > 0)
    .filter(({ why, worth }) => worth > 0 || !why.isSilent)
    .map(({ product, why, worth }) => ({
      id: product.id,
      name: product.name,
      why: why.why,
      text: why.text,
      worth,
    }))
    .sort((a, b) => ORDER.indexOf(a.why) - ORDER.indexOf(b.why) || b.worth - a.worth)
  const hair = told.filter(({ why }) => why === 'hair').slice(0, 3)
  // The same health reason for eight products says no more than for three.
  const health = told.filter(({ why }) => why === 'health').slice(0, 3)
  return [...told.filter(({ why }) => why !== 'hair' && why !== 'health'), ...health, ...hair]
    .sort((a, b) => ORDER.indexOf(a.why) - ORDER.indexOf(b.why))
    .slice(0, MOST_LEFT_OUT)
    .map(({ worth: _, ...rest }) => rest)
}

function priorityOf(
  { said, weight, strength, need, again }: Candidate,
  place: number,
): RetailProduct['priority'] {
  if (again) return 'high'
  if (need === null) return 'low'
  if (said && weight >= 3 && strength >= (place === 0 ? 2 : 2.6)) return 'high'
  if ((said && strength >= 1.3) || (weight >= 1.5 && strength >= 2)) return 'medium'
  return 'low'
}

const RANK = { high: 0, medium: 1, low: 2 }

/** Best first; mere extras are dropped if there is something better. */
function ranked(chosen: readonly Candidate[]): Candidate[] {
  const all = chosen.map((candidate, place) => ({
    candidate,
    rank: RANK[priorityOf(candidate, place)],
    place,
  }))
  const kept = all.filter(({ rank }) => rank < RANK.low)
  return (kept.length > 0 ? kept : all.slice(0, 1))
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ candidate }) => candidate)
}

function offered(candidate: Candidate, place: number, picture: Picture): RetailProduct {
  const { product, need, evidence, again } = candidate
  const quote = quoteOf(evidence)
  const reason =
    need === null
      ? again
        ? `“${quote}” (${evidence.where}): it can be offered again.`
        : evidence.quote === picture.done.smoothed?.quote
          ? `“${quote}” (${evidence.where}): a wash without sulphates wears the smoothing off more slowly.`
          : `“${quote}” (${evidence.where}): everyday care, as nothing on the record asks for more.`
      : reasonFor(product, need, evidence, besideToning(need, evidence, picture))
  return {
    id: product.id,
    name: product.name,
    category: product.category,
    priority: priorityOf(candidate, place),
    quote,
    quote_from: evidence.where,
    reason,
    how_to_use: howToUse(product),
    price: product.price,
    check_label: labelCheck(product, picture),
    ...(again && evidence.where === NOTED_BEFORE && { owned: quote }),
  }
}

function questionsFor(picture: Picture, chosen: readonly Candidate[]): string[] {
  const { needs, known } = picture
  const questions: string[] = []
  if (needs.unclearWarmth)
    questions.push(
      `“${quoteOf(needs.unclearWarmth)}” (${needs.unclearWarmth.where}): is the warmth yellow or orange? Violet is for yellow, blue for orange.`,
    )
  const ill = Object.keys(picture.medical).length > 0
  const [plain] = chosen
  const read = plain?.evidence.where === 'concerns' || plain?.evidence.quote === picture.done.smoothed?.quote
  const [unread] =
    needs.list.length === 0 && !picture.wishes.content && !ill && !(plain && read)
      ? picture.tells.concerns
      : []
  if (unread)
    questions.push(
      `“${quoteOf(unread)}” (${unread.where}): what would the client like to be different? Nothing was read from these words.`,
    )
  else if (!known)
    questions.push(
      'Nothing is on the record about this hair: how does it feel, and what bothers the client most?',
    )
  else if (chosen.length === 0 && needs.list.length === 0 && !ill)
    questions.push('What does the client do at home, and what bothers them most about their hair?')
  return questions
}

const toAsk = ({ asked }: Picture): string[] =>
  asked.map(each => `“${quoteOf(each)}” (${each.where}): ask about this before anything goes home.`)

const HELD =
  'Some of what is written was not understood, so nothing is offered until somebody has looked at it.'
const lookAt = ({ quote }: Piece): string =>
  `“${quote}”: these words are not known here. Do they say what the client reacts to or must not have? Write it in other words, or tap that it was looked at.`

function nothingWords({ picture, assessed }: Pick<Worked, 'picture' | 'assessed'>): string {
  const { wishes, needs, known } = picture
  if (Object.keys(picture.medical).length > 0 && !wishes.none)
    return 'Nothing is offered today: what the record says should be seen by a pharmacist, GP or trichologist first.'
  if (wishes.none)
    return `The record says “${quoteOf(wishes.none)}” (${wishes.none.where}), so nothing is offered today.`
  if (!known) return 'There is nothing on the record to go by yet, so nothing is offered.'
  if (needs.list.length === 0 || wishes.content)
    return 'Nothing on the record asks for a product today, so none is offered.'
  const fitting = assessed.refused.filter(({ worth }) => worth > 0)
  if (fitting.length > 0 && fitting.every(({ why }) => why.why === 'owns'))
    return 'The client already has what fits from your list, so nothing more is offered.'
  if (fitting.length > 0)
    return 'Nothing on your list may be offered to this client: see below for what was left out, and why.'
  return 'Nothing on your list fits what is on the record, so nothing is offered.'
}

/** Only needs that somebody mentioned: a happy client with nothing but a hair type is left in peace. */
function inPeace({ wishes, needs }: Picture): boolean {
  if (wishes.none) return true
  return (
    wishes.content !== null &&
    !needs.list.some(
      need =>
        need.said && need.evidence.where !== 'hair type' && need.evidence.quote !== wishes.content?.quote,
    )
  )
}

/** Which of the earlier offers may still be offered. */
function stillOffered(
  before: readonly string[],
  open: readonly Candidate[],
  { wishes }: Picture,
): Candidate[] {
  if (wishes.none) return []
  let spent = 0
  const { budget } = wishes
  return [...new Set(before)]
    .flatMap(id => open.find(({ product }) => product.id === id) ?? [])
    .filter(({ product: { price } }) => {
      const total = spent + (price ?? 0)
      if (budget && !budget.each && total > budget.most) return false
      spent = total
      return true
    })
    .slice(0, wishes.gently ? 1 : wishes.most)
}

/**
 * `read`: the part of a model's reading that rests on the record. `before`: the ids of what was offered when it was
 * asked.
 */
export function work(
  { input, facts, today }: Question<RetailInput>,
  read?: RetailRead,
  before: readonly string[] = [],
): Worked {
  const own = readPicture(input, facts, today)
  const { picture: heard, notes } = read ? withRead(own, read) : { picture: own, notes: [] }
  const picture = told(heard)
  const assessed = assess(picture)
  const peace = inPeace(picture)
  const first = peace ? [] : choose(assessed.candidates, picture)
  const plain = first.length === 0 && !peace ? everyday(picture) : null
  const fresh = plain ? [plain] : ranked(first)
  const still = stillOffered(before, [...fresh, ...assessed.candidates], picture)
  const unread = toLookAt({ input, facts, today }, own)
  // A product that went home isn't withdrawn over one word; we ask about the word instead.
  const isHeld = unread.length > 0 && still.length === 0 && fresh.length > 0
  const chosen = still.length > 0 ? still : isHeld ? [] : fresh
  const noProducts = picture.products.length === 0
  const products = chosen.map((candidate, place) => offered(candidate, place, picture))
  const [top] = chosen
  return {
    picture,
    assessed,
    chosen,
    notes,
    output: {
      summary: summaryFor(
        { products, no_products: noProducts },
        isHeld ? HELD : nothingWords({ picture, assessed }),
      ),
      hair_type: picture.hairType,
      current_treatment: input.currentTreatment.trim() || (facts.formulas[0]?.title ?? null),
      products,
      left_out: leftOut(assessed),
      cautions: cautionsFor(picture),
      questions: noProducts
        ? []
        : [
            ...toAsk(picture),
            ...(isHeld || still.length > 0 ? unread.map(lookAt) : []),
            ...(picture.wishes.none ? [] : questionsFor(picture, isHeld ? fresh : chosen)),
          ],
      quick_pitch:
        !top && !noProducts && Object.keys(picture.medical).length > 0
          ? REFER
          : pitchFor(top?.product ?? null, top?.need ?? null),
      talking_points: pointsFor(chosen),
      currency: facts.salon?.currency ?? 'GBP',
      no_products: noProducts,
      ...(read && { read }),
    },
  }
}

export const draft = (question: Question<RetailInput>): RetailOutput => work(question).output
