// Toning light hair, cancelling brass, and gloss. domain 1.2, 1.11

import { FULL_HEAD_GRAMS } from '../../../trade/colour/amounts'
import { pigmentAt } from '../../../trade/colour/pigment'
import { TIMES } from '../../../trade/colour/times'
import type { Tone } from '../../../trade/tones'
import type { Picture } from '../read/picture'
import { demi, tint, toner } from './bowls'
import { cap, finishTone, isWarm, type Journey } from './journey'
import { type ColourPlan, emptyPlan, nameOf, note, prep, shade, step } from './plan'

const NO_OVERLAP = 'The new growth only: no overlap on the lengths.'

/** Orange hair is toned as orange, whatever level it is called. */
function brassTone(picture: Picture, level: number): { words: string; neutraliser: string; tone: Tone } {
  if (picture.brass === 'orange' || (picture.brass === 'gold' && level <= 7))
    return { words: 'orange', neutraliser: 'blue (ash)', tone: 'ash' }
  if (picture.brass === 'yellow')
    return level >= 9
      ? { words: 'yellow', neutraliser: 'violet', tone: 'violet' }
      : { words: 'golden yellow', neutraliser: 'blue-violet (pearl)', tone: 'pearl' }
  const pigment = pigmentAt(level)
  return { words: pigment.words, neutraliser: pigment.neutraliser, tone: pigment.neutralTone }
}

export function toneOnly(picture: Picture, { from, to, tone, made }: Journey): ColourPlan {
  const plan = emptyPlan()
  const level = Math.round(to)
  const brass = brassTone(picture, from)
  const cancelling = !isWarm(tone) && (picture.brass !== null || made === 'bleach' || picture.wish.cooler)
  plan.start = {
    level: from,
    tone:
      picture.brass === 'orange' || (picture.brass === 'gold' && from <= 7)
        ? 'orange'
        : picture.brass
          ? 'yellow'
          : made === 'bleach'
            ? 'yellow'
            : 'natural',
  }
  plan.target = { level, tone }
  plan.pigmentAt = brass.words === 'orange' ? Math.min(from, 6) : from
  plan.care.push('toner')
  if (made === 'bleach') plan.care.push('blonde')
  else if (to < from - 0.6) plan.care.push('dark')
  // Colour that was never lifted has no pigment to cancel, so the shade itself goes on.
  const used = cancelling
    ? brass.tone
    : isWarm(tone) || (made !== 'bleach' && tone !== 'pearl' && tone !== 'silver')
      ? tone
      : finishTone(level, tone)
  const soft = cancelling && (tone === 'beige' || tone === 'brown' || level < Math.round(from))
  const why = cancelling
    ? `The hair shows ${brass.words}: ${brass.neutraliser} cancels it.`
    : `Deposit only: ${tone} over level ${level}.`
  const atRoots = picture.wish.service === 'roots'
  plan.steps.push(
    made === 'virgin' && picture.manner.permanent
      ? tint(
          picture,
          'tint_deposit',
          [{ what: shade(picture, level, used), share: 1 }],
          atRoots ? 'New growth only' : 'Roots to ends in one go',
          atRoots ? [why, NO_OVERLAP] : [why],
          [],
          10,
        )
      : made === 'virgin'
        ? demi(
            picture,
            [{ what: shade(picture, level, used), share: 1 }],
            'Demi colour',
            atRoots ? 'New growth' : 'Roots to ends',
            atRoots ? [why, NO_OVERLAP] : [why],
          )
        : toner(picture, level, used, why, 'Damp, towel-dried lengths', soft ? tone : null),
  )
  if (cancelling && brass.words.includes('orange'))
    plan.notes.push(
      note(
        'orange',
        'Orange',
        'Orange wants blue (ash); violet over orange only turns muddy brown. Blue shampoo, not purple, keeps it down at home.',
        'info',
      ),
    )
  if (made !== 'virgin' || picture.history.porous)
    plan.notes.push(
      note(
        'porosity',
        'Porosity',
        'Porous hair grabs: strand test the tone, start weak, look every few minutes. A toner never lightens.',
        'info',
      ),
    )
  const old = picture.lengths?.tone
  if ((old === 'red' || old === 'copper' || old === 'mahogany') && !isWarm(tone)) plan.notes.push(oldRed())
  if (picture.history.boxDye)
    plan.notes.push(
      note('box', 'Box dye', 'Box dye is of unknown make and build-up: strand test the darkest part.'),
    )
  const kind = made !== 'virgin' ? 'a toner' : picture.manner.permanent ? 'permanent colour' : 'a demi'
  plan.summary = `${cap(nameOf(level, tone))} with ${kind}: nothing is lifted.`
  plan.expected = `${cap(nameOf(level, tone))}; ${kind === 'permanent colour' ? 'roots show again in 4–6 weeks' : 'the tone lasts about 4–8 weeks'}.`
  return plan
}

/** Silver and the like on hair that isn't yet pale yellow: says so plainly. */
export function paleBaseNote(words: string) {
  return note(
    'pale-base',
    'Base',
    `${cap(words)} wants a clean, pale yellow base (level 10, the inside of a banana skin) first; over yellow or orange it turns muddy or green. A toner never lightens.`,
  )
}

export function gloss(picture: Picture, level: number, tone: Tone, clear: boolean): ColourPlan {
  const plan = emptyPlan()
  plan.start = { level: Math.round(picture.lengths?.level ?? picture.root?.level ?? level), tone: 'natural' }
  plan.target = { level, tone }
  plan.care.push('toner')
  // Ash is blue, and over yellow it turns green. So lightened hair gets what cancels its own warmth.
  const yellow = picture.history.bleached || picture.brass === 'yellow'
  const used = yellow && tone === 'ash' ? brassTone(picture, level).tone : tone
  plan.steps.push(
    step({
      kind: 'demi',
      title: 'Gloss',
      zone: 'Mid-lengths to ends, or all over',
      parts: [
        { what: clear ? 'clear demi or gloss' : `demi gloss, ${shade(picture, level, used)}`, share: 1 },
      ],
      grams: FULL_HEAD_GRAMS[picture.length],
      volume: 6,
      ratio: picture.maker === 'wella' ? '1:2' : '1:1',
      minutes: TIMES.gloss,
      how: [
        ...(used === tone
          ? []
          : [
              `The hair shows ${brassTone(picture, level).words}: ${brassTone(picture, level).neutraliser} cancels it.`,
            ]),
        'On damp, clean hair; comb through, check the tone, rinse cool.',
      ],
    }),
  )
  plan.summary = `${clear ? 'A clear gloss for shine' : `A gloss, ${nameOf(level, tone)}`}: no lift.`
  plan.expected = `${clear ? 'Shine and softness, the colour unchanged' : cap(nameOf(level, tone))}; it washes out over 4–8 weeks.`
  plan.plain = picture.history.condition === 'sound'
  return plan
}

/** Too grey, too lilac, too dark after a toner. domain 1.11 */
export function overToned(picture: Picture, level: number): ColourPlan {
  const plan = emptyPlan()
  plan.start = { level, tone: 'silver' }
  plan.target = { level, tone: 'beige' }
  plan.care.push('toner', 'mask')
  plan.steps.push(
    prep('Clarifying wash', [
      'A clarifying (detox) shampoo, once or twice, lukewarm; look at the tone on dry hair after each. Often that is enough.',
    ]),
    toner(
      picture,
      level,
      'gold',
      'Only if it is still too grey or lilac: a very dilute gold-beige brings warmth back (gold cancels violet).',
    ),
  )
  plan.notes.push(
    note(
      'over-toned',
      'Over-toned',
      'Too much violet or ash on porous hair: no lightener for this. Clarify first, then warm it gently with a gold-beige; leave purple shampoo out for a while. Next time weaker, shorter, and looked at every few minutes.',
    ),
  )
  plan.summary = 'Wash the toner down with a clarifying shampoo first; only then, if needed, warm the tone.'
  plan.expected = 'A softer, more natural blonde; toner fades a little with every wash.'
  return plan
}

/** Red left over from an earlier colour shows through a cool shade. */
export function oldRed() {
  return note(
    'old-red',
    'Earlier red',
    'Red or copper from before shines through: green (matt) cancels red, blue (ash) copper; the first cool shade may look brown, and a refresh follows.',
  )
}
