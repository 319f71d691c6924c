// What the salon's own formulas and codes add to an answer.
import { dayText } from '../../../day-text'
import type { Facts } from '../../../facts'
import { MAKERS } from '../../../trade/colour/codes'
import { note, type Reason } from '../plan/plan'
import type { Picture } from '../read/picture'

export function fromFormulas(picture: Picture, facts: Facts): Reason[] {
  const last = facts.formulas[0]
  if (!last) return []
  const bowls = last.bowls
    .map(bowl => {
      const mix = bowl.mix.map(part => `${part.shade} ${part.grams} g`).join(' + ')
      const rest = [
        bowl.developer_volume ? `${bowl.developer_volume} vol` : null,
        bowl.ratio,
        bowl.minutes ? `${bowl.minutes} min` : null,
      ].filter(Boolean)
      return `${bowl.zone ? `${bowl.zone}: ` : ''}${[mix, ...rest].join(', ')}`
    })
    .join('; ')
  const same = picture.wish.same ? ' The same again is the start; look at the hair and adjust.' : ''
  return [
    note(
      'last-formula',
      'Last time',
      `${dayText(last.made_at)}, ${last.title}: ${bowls}.${last.remarks ? ` ${last.remarks}` : ''}${same}`,
      'info',
    ),
  ]
}

/** Someone said natural, but the card shows colour that hasn't grown out yet. domain 1.7 */
export function cardColour({ unsaidColour, history }: Picture): Reason[] {
  if (!unsaidColour || history.tinted || history.bleached) return []
  return [
    note(
      'card-colour',
      'Coloured before',
      `The card has ${unsaidColour.lightened ? 'lightening' : 'colour'} of ${dayText(unsaidColour.made_at)}. This answer takes the hair as natural: colour doesn't lift colour, so keep it to natural hair, or say what is on the rest.`,
      'caution',
    ),
  ]
}

export function codeNotes(picture: Picture): string[] {
  const worn = picture.wish.shades.length === 0 && picture.lengths?.from ? [picture.lengths.from] : []
  const unsure = [...picture.wish.shades, ...worn].filter(shade => shade.how === 'code' && !shade.sure)
  const maker = picture.maker ? MAKERS[picture.maker].name : null
  const assumed = unsure.map(
    shade =>
      `${shade.written} is read as ${shade.tone ?? 'natural'}: tone digits and letters differ by maker, so which brand is it? Check your brand's shade chart.`,
  )
  if (maker && picture.wish.shades.some(shade => shade.how === 'code') && picture.maker !== 'letters')
    assumed.push(`Codes are read as ${maker}'s; check the shade chart.`)
  return assumed
}
