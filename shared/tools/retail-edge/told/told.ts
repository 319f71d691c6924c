// A person's pick overrides whatever a text, the card or a model says.
import { RAISED_AS, type RaisedConcept } from '../../../reading/model/model'
import type { Picks } from '../../../reading/understood/reading'
import type { NeedKey } from '../../../trade/concerns'
import { familyOf } from '../../../trade/ingredients'
import { type Avoid, type Avoids, ofFamily, withRelated } from '../read/avoids/avoids'
import type { Evidence, Hair } from '../read/hair/hair'
import type { Need, Needs } from '../read/hair/needs'
import type { Picture } from '../read/picture'
import { ANSWERED, PICKED } from '../where'
import { CURLS, NEED_CHIPS, NEEDS, type NeedChip, pickedAt } from './paths'
import { NEED_NAMES, substanceName, wordOf } from './words'

const picked = (words: string): Evidence => ({ word: words, quote: words, where: PICKED })

export function hairWith(hair: Hair, picks: Picks): Hair {
  const next = { ...hair }
  const texture = picks['hair.texture']
  if (texture !== undefined) {
    next.fine = texture === 'fine' ? picked('fine hair') : null
    next.thick = texture === 'coarse' ? picked('coarse hair') : null
  }
  const curl = picks['hair.curl']
  if (curl !== undefined) {
    for (const each of CURLS) next[each] = each === curl ? (hair[each] ?? picked(`${each} hair`)) : null
    next.types = []
  }
  if (picks['hair.coloured'] === false) next.coloured = null
  if (picks['hair.coloured'] === false || picks['hair.lightened'] === false) next.bleached = null
  if (picks['hair.lightened'] === true) next.bleached ??= picked('lightened hair')
  if (picks['hair.coloured'] === true || picks['hair.lightened'] === true)
    next.coloured ??= picked('coloured hair')
  return next
}

/** Slightly more than a concern on the card, because it was said today. */
const WEIGHT = 4.5

/** Violet is for yellow, blue for orange; null if the hair isn't known. */
function brassOf({ brown, light, grey, bleached }: Hair): NeedKey | null {
  if (brown && !light) return 'orange'
  return (light ?? grey ?? bleached) ? 'yellow' : null
}
const keysOf = (chip: NeedChip, hair: Hair): readonly NeedKey[] => {
  if (chip === 'sun_swim') return NEEDS.sun_swim
  if (chip !== 'brass') return NEEDS[chip].slice(0, 1)
  const key = brassOf(hair)
  return key ? [key] : []
}

function needsWith({ list, unclearWarmth }: Needs, hair: Hair, picks: Picks): Needs {
  const needs = new Map<NeedKey, Need>(list.map(need => [need.key, need]))
  let unclear = unclearWarmth
  for (const chip of NEED_CHIPS) {
    const is = picks[`needs.${chip}`]
    if (is === undefined) continue
    const heard = NEEDS[chip].filter(key => is === true && needs.get(key)?.said)
    if (chip === 'brass') unclear = is === true && heard.length === 0 ? unclear : null
    if (is !== true) for (const key of NEEDS[chip]) needs.delete(key)
    const keys = heard.length > 0 ? heard : is === true ? keysOf(chip, hair) : []
    const evidence = picked(NEED_NAMES[chip].toLowerCase())
    if (chip === 'brass' && is === true && keys.length === 0) unclear ??= evidence
    for (const key of keys) {
      const before = needs.get(key)
      needs.set(key, {
        key,
        weight: Math.max(WEIGHT, before?.weight ?? 0),
        evidence: before?.said ? before.evidence : evidence,
        said: true,
      })
    }
  }
  return {
    list: [...needs.values()].sort((a, b) => b.weight - a.weight),
    unclearWarmth: unclear,
  }
}

function avoided(key: string, { quote, where }: Evidence): Avoid | null {
  const base = { kind: 'allergy' as const, mild: false, quote, where }
  const family = familyOf(key)
  if (family) return { ...base, ...ofFamily(family) }
  const word = wordOf(key)
  return word === null ? null : { ...base, key, name: word, family: null, word }
}

/** An allergy on the card's own list can only be removed there. */
export const isOnCard = ({ where }: { where: string }): boolean => where === 'allergies'

function avoidsWith({ list, others }: Avoids, picks: Picks): Avoids {
  const told = pickedAt(picks, 'avoid')
  const fine = new Set(told.flatMap(([key, is]) => (is ? [] : [key])))
  const left = list.filter(avoid => !fine.has(avoid.key) || isOnCard(avoid))
  const isLeftOut = (key: string): boolean => left.some(each => each.key === key && each.kind === 'allergy')
  const added = told.flatMap(([key, is]) => {
    const avoid = is && !isLeftOut(key) ? avoided(key, picked(`without ${substanceName(key)}`)) : null
    return avoid ? [avoid] : []
  })
  const related = withRelated(added, fine).filter(({ key }) => !isLeftOut(key))
  return { list: [...left, ...related], others }
}

const yes = (picks: Picks, concept: RaisedConcept): Evidence | null =>
  picks[`raised.${concept}`] === 'yes' ? { ...picked(RAISED_AS[concept]), where: ANSWERED } : null

function personWith(
  picture: Omit<Picture, 'tells'>,
  picks: Picks,
): Pick<Picture, 'medical' | 'wishes' | 'avoids' | 'asked'> {
  const { medical, wishes, avoids, asked } = picture
  const broken = medical.broken ?? yes(picks, 'scalp_broken')
  const scalp = medical.scalp ?? yes(picks, 'scalp_condition')
  const loss = medical.loss ?? yes(picks, 'hair_loss')
  const minor = wishes.minor ?? yes(picks, 'under_16')
  const isFor = (need: NeedChip, read: Evidence | null): Evidence | null => {
    const is = picks[`needs.${need}`]
    return is === undefined ? read : is === true ? (read ?? picked(NEED_NAMES[need].toLowerCase())) : null
  }
  const child = isFor('child', wishes.child ?? minor)
  const reaction = yes(picks, 'reaction_to_colour')
  const dye = reaction && avoided('dye', reaction)
  const isAllergy = avoids.list.some(({ kind }) => kind === 'allergy')
  const open = [isAllergy ? null : yes(picks, 'allergy'), yes(picks, 'illness_or_medicine')].flatMap(each =>
    each && !asked.some(({ quote }) => quote === each.quote) ? [each] : [],
  )
  return {
    medical: {
      ...medical,
      ...(broken && { broken }),
      ...(scalp && { scalp }),
      ...(loss && { loss }),
    },
    wishes: {
      ...wishes,
      minor: minor ?? child,
      child,
      pregnant: wishes.pregnant ?? yes(picks, 'pregnant_or_nursing'),
      heavy: isFor('light_weight', wishes.heavy),
      quick: isFor('quick', wishes.quick),
      noAir: isFor('no_air', wishes.noAir),
    },
    avoids:
      dye && !avoids.list.some(({ key, kind }) => key === 'dye' && kind === 'allergy')
        ? { ...avoids, list: [...avoids.list, dye] }
        : avoids,
    asked: [...asked, ...open],
  }
}

/** Idempotent, and independent of what was read before. */
export function withTold<P extends Omit<Picture, 'tells'>>(picture: P): P {
  const { picks } = picture
  if (Object.keys(picks).length === 0) return picture
  const avoids = avoidsWith(picture.avoids, picks)
  return {
    ...picture,
    needs: needsWith(picture.needs, picture.hair, picks),
    ...personWith({ ...picture, avoids }, picks),
    known: true,
  }
}
