// Regrowth and a refresh together: permanent colour on the natural new growth, a low demi on the faded lengths.
// Permanent colour isn't pulled through every time: it builds up dark and dull. domain 1.7, 1.13 [WIKI-HR][BHN][HFCB]
import { FULL_HEAD_GRAMS } from '../../../trade/colour/amounts'
import { pigmentAt } from '../../../trade/colour/pigment'
import { demiRatio } from '../../../trade/colour/ratios'
import { TIMES } from '../../../trade/colour/times'
import { type Tone, toneWords, WARM_TONES } from '../../../trade/tones'
import type { Picture } from '../read/picture'
import { depositVolume, lightenSafe, tint, toner } from './bowls'
import { coverGrey } from './grey'
import { cap, finishTone, type Journey, why } from './journey'
import { CONDITION_NOTE } from './lighter/lighten'
import { wideRegrowth } from './lighter/tint-lift'
import { type ColourPlan, emptyPlan, nameOf, note, shade, step } from './plan'

/** Reds and coppers fade first, so we always check their lengths. */
export const fleeting = (tone: Tone): boolean => tone === 'red' || tone === 'copper' || tone === 'mahogany'

export function wantsRefresh(picture: Picture, tone: Tone): boolean {
  const { manner, wish, regrowthCm } = picture
  if (manner.rootsAlone) return false
  // A gloss on its own is no retouch.
  if (!wish.coverGrey && manner.glossAlone) return false
  if (manner.freshens || manner.fadedNow) return true
  if (wish.service === 'roots') return false
  // "The same again", and the card mentions regrowth: last time was a retouch.
  if (wish.same && wish.service === 'unsaid' && manner.regrowthNow) return true
  return fleeting(tone) || regrowthCm !== null
}

function refresh(picture: Picture, to: number, toneAtRoot: Tone) {
  const { manner, wish, history } = picture
  const asked = manner.where
  // The lengths' own gloss, as long as it doesn't lift.
  const own = asked.root && asked.lengths ? asked.lengths : null
  // "The same again": whatever the card says went on the lengths.
  const card = wish.same && wish.shades.length === 0 ? manner.worn : null
  const onLengths = picture.worn?.lengths
  const worn = onLengths
    ? { ...onLengths, code: onLengths.written }
    : card?.root && card.lengths?.tone && card.lengths.code
      ? card.lengths
      : null
  const level =
    own?.level && own.level <= (picture.lengths?.level ?? to) + 0.6
      ? own.level
      : (picture.worn?.lengths.level ?? to)
  const tone = own?.tone ?? toneAtRoot
  // A shade much deeper than light lengths would need a filler first. For some lightened hair nobody said how light it
  // is.
  const light = Math.max(picture.lengths?.level ?? 0, picture.ends?.level ?? 0) || null
  const far = light === null ? history.bleached : light - level > 1.6
  const what =
    far || manner.clear
      ? 'clear demi or gloss'
      : `demi or gloss, ${worn?.tone ? `${worn.code} ${toneWords[worn.tone]}` : shade(picture, level, tone)}`
  return step({
    kind: 'demi',
    title: 'Refresh the lengths',
    zone: 'Mid-lengths and ends, at the end of the root’s time',
    parts: [{ what, share: 1 }],
    grams: Math.round(FULL_HEAD_GRAMS[picture.length] * 0.7),
    volume: depositVolume(picture),
    ratio: demiRatio(picture.maker),
    minutes: TIMES.gloss,
    how: [
      'On towel-damp lengths, last and shortest; deposit only, no permanent colour over colour.',
      'Look after a few minutes: where the tone is back, rinse.',
    ],
    watch:
      picture.history.condition === 'sound'
        ? []
        : ['Porous ends grab: dilute, shorter, half a level lighter.'],
  })
}

/** Adds the gloss that was asked for on the lengths, if the plan has only the root or its shadow. */
export function withLengthsGloss(picture: Picture, plan: ColourPlan): void {
  if (!['roots', 'shadow'].includes(picture.wish.service) || !plan.target || !picture.manner.glossBeside)
    return
  const rootAlone = plan.steps.every(
    ({ kind, zone }) =>
      kind === 'presoften' || ['Regrowth', 'New growth', 'Root area'].some(root => zone?.startsWith(root)),
  )
  if (plan.steps.length > 0 && rootAlone)
    plan.steps.push(refresh(picture, plan.target.level, plan.target.tone))
}

/** `to` and `tone` are for the whole head; `natural` is the depth at the root. */
export function retouchAndRefresh(picture: Picture, natural: number, to: number, tone: Tone): ColourPlan {
  const grey = picture.grey.percent >= 10
  const plan = grey
    ? coverGrey({ ...picture, wish: { ...picture.wish, service: 'roots' } }, to, tone)
    : emptyPlan()
  plan.start = { level: natural, tone: 'natural' }
  plan.target = { level: to, tone }
  plan.care = ['roots', 'toner']
  if (!grey) plan.steps.push(regrowth(picture, natural, to, tone))
  plan.steps.push(refresh(picture, to, tone))
  if ((picture.regrowthCm ?? 0) > 2 && !plan.notes.some(({ rule }) => rule === 'wide-regrowth'))
    plan.notes.push(wideRegrowth())
  plan.notes.push(
    note(
      'zones',
      'Two zones, two mixes',
      `Treat the zones separately: the natural level ${natural} regrowth takes permanent colour, the coloured lengths only a no-lift refresh. Permanent colour run through every time builds up dark and dull ends. No overlap.`,
      'info',
    ),
  )
  if (picture.history.boxDye)
    plan.notes.push(
      note('box', 'Box dye', 'Box dye is of unknown make and build-up: strand test the darkest part first.'),
    )
  if (fleeting(tone))
    plan.notes.push(
      note(
        'red-fades',
        'Reds fade',
        'Red and copper fade fastest of all: a refresh of the lengths every 4–6 weeks, colour-safe care and cool water keep them.',
        'info',
      ),
    )
  const lift = to - natural
  if (lift > 0.6) plan.pigmentAt = to
  plan.summary = `${cap(nameOf(to, tone))}: permanent colour on the regrowth, then a low demi refreshes the lengths.`
  const along = picture.worn?.lengths
  plan.expected =
    along && (along.level !== to || along.tone !== tone)
      ? `${cap(nameOf(to, tone))} at the root, ${along.written} on the lengths, as before.`
      : `Roots and lengths meet at ${nameOf(to, tone)}${fleeting(tone) ? '; the tone fades first on the ends' : ''}.`
  plan.plain = !grey && Math.abs(lift) < 1.6 && picture.history.condition === 'sound'
  return plan
}

function regrowth(picture: Picture, natural: number, to: number, tone: Tone) {
  const lift = Math.round(to - natural)
  const warm = WARM_TONES.includes(tone)
  const pigment = pigmentAt(to)
  const parts = [{ what: shade(picture, to, tone), share: 1 }]
  return tint(
    picture,
    lift > 1 ? 'tint_lift2' : lift === 1 ? 'tint_lift1' : 'tint_deposit',
    parts,
    'Regrowth only',
    [
      'Only the natural new growth, up to the coloured hair and not over it.',
      ...(lift > 0 && warm ? [`The ${pigment.words} that lifting shows helps the warm tone.`] : []),
    ],
    lift > 0
      ? [
          warm
            ? 'A root in a bright red or copper may glow: keep it half a level deeper where it did before.'
            : `Lifting to level ${to} shows ${pigment.words}: ${pigment.neutraliser} holds it back.`,
        ]
      : [],
    lift > 2 ? 30 : lift > 0 || warm ? 20 : 10,
  )
}

/** The same colour again on regrowth whose natural level isn't known: 20 vol covers grey and lifts up to two levels. */
export function sameOnRegrowth(picture: Picture, to: number, tone: Tone): ColourPlan {
  const plan = emptyPlan()
  plan.start = { level: to, tone: 'natural' }
  plan.target = { level: to, tone }
  plan.care.push('roots')
  plan.steps.push(
    tint(
      picture,
      'tint_deposit',
      [{ what: shade(picture, to, tone), share: 1 }],
      'Regrowth only',
      ['Only the natural new growth, up to the coloured hair and not over it.'],
      [`Natural hair deeper than level ${Math.max(1, to - 2)} needs another plan: say its level first.`],
      20,
    ),
  )
  plan.questions.push('Which natural level is the regrowth, and is there grey in it?')
  if (picture.history.boxDye)
    plan.notes.push(
      note('box', 'Box dye', 'Box dye is of unknown make and build-up: strand test the darkest part first.'),
    )
  plan.summary = `${cap(nameOf(to, tone))} on the regrowth only, to meet the lengths.`
  plan.expected = `Roots and lengths meet at ${nameOf(to, tone)}; roots show again in 4–6 weeks.`
  return plan
}

/** Grown-out light pieces with no natural level given: lightener on the new growth only. */
export function moreFoils(picture: Picture, { from, to, tone }: Journey): ColourPlan {
  const plan = emptyPlan()
  plan.start = { level: from, tone: 'yellow' }
  plan.target = { level: to, tone }
  plan.pigmentAt = to
  plan.flags.prelighten = true
  plan.care.push('foils', 'toner', 'blonde')
  plan.steps.push(
    lightenSafe(picture, 'New growth only, in foils', [
      'Up to the lighter hair and not over it; how far it must lift depends on the natural level.',
    ]),
    toner(picture, to, finishTone(to, tone), why(to, tone)),
  )
  plan.notes.push(CONDITION_NOTE)
  plan.questions.push('Which natural level is the regrowth, and how wide is it?')
  plan.summary = `Lightener on the new growth only, then tone to ${nameOf(to, tone)}.`
  plan.expected = `${cap(nameOf(to, tone))}, root and lengths together; some warmth comes back between visits.`
  return plan
}
