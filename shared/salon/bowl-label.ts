// Printed from the chair: a label for the bowl, and a card for the client. The card says what was done in the salon's
// own few words, and nothing that anybody typed: no note, no zone, no health, no formula.
import { dayText } from '../day-text'
import { shortDay } from './rebook'
import type { Bowl, Shade } from './records/records'

/** "Siobhán K.": enough on a trolley, without a full name on something that gets thrown away. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return last === '' ? first : `${first} ${[...last][0]?.toUpperCase() ?? ''}.`
}

type BowlLabel = { who: string; zone: string; parts: readonly string[] }

export function bowlLabel(name: string, bowl: Bowl): BowlLabel {
  const { zone, mix, developer_volume, developer_grams, ratio, minutes } = bowl
  const developer =
    developer_volume === null || developer_volume === 0
      ? null
      : `${developer_grams === null ? '' : `${developer_grams} g `}${developer_volume} vol`
  const parts = [
    ...mix.map(({ shade, grams }) => (grams > 0 ? `${grams} g ${shade}` : shade)),
    developer,
    ratio,
    minutes === null ? null : `${minutes} min`,
  ]
  return { who: shortName(name), zone, parts: parts.filter(part => part !== null) }
}

/** What a client would call it, by the words in a zone or a step. */
const DONE: readonly (readonly [RegExp, string])[] = [
  [/balayage|ombr/i, 'Balayage'],
  [/lowlight/i, 'Lowlights'],
  [/foil|highlight|babylight/i, 'Highlights in foils'],
  // What goes on lightened hair is its toner.
  [/toner|gloss|glaze|lightened/i, 'Toner or gloss'],
  [/bleach|lighten/i, 'Lightening'],
  [/root|regrowth|grey/i, 'Root colour'],
  [/mid|length|ends|all over|global/i, 'Colour on the lengths'],
]

type ColourCard = {
  salon: string
  first: string
  day: string
  done: readonly string[]
  shade: string | null
  home: readonly string[]
  next: string | null
}

type CardFrom = {
  salon: string
  name: string
  /** "2026-11-27" */
  today: string
  bowls: readonly Pick<Bowl, 'zone'>[]
  result: Shade | null
  aftercare: readonly string[]
  /** The next day booked or noted; null if there is none yet. */
  due: string | null
  advised: { from: number; to: number } | null
}

export function colourCard({
  salon,
  name,
  today,
  bowls,
  result,
  aftercare,
  due,
  advised,
}: CardFrom): ColourCard {
  const done = bowls.map(({ zone }) => DONE.find(([known]) => known.test(zone))?.[1] ?? 'Colour')
  return {
    salon,
    first: name.trim().split(/\s+/)[0] ?? '',
    day: dayText(today),
    done: [...new Set(done)],
    shade: result === null ? null : [`level ${result.level}`, result.tone].filter(Boolean).join(' '),
    home: aftercare,
    next:
      due !== null
        ? `${shortDay(due)} ${due.slice(0, 4)}`
        : advised !== null
          ? `in ${advised.from} to ${advised.to} weeks`
          : null,
  }
}

/** What a phone reads from the card's code: the salon's own page if there is one, else the card in short. */
export function cardCode(card: ColourCard, link: string | null): string {
  if (link !== null && /^https?:\/\/\S+$/i.test(link.trim())) return link.trim()
  return [
    card.salon,
    `${card.first}, ${card.day}`,
    card.done.join(', '),
    card.next === null ? '' : `Next visit: ${card.next}`,
  ]
    .filter(Boolean)
    .join('\n')
}
