// How well a product serves a need, 0–3. domain 3.1: first the category, then the reason for it.
import type { NeedKey } from '../concerns'
import type { Product } from './product'

const is = (value: boolean, strength: number): number => (value ? strength : 0)
const most = (...values: number[]): number => Math.max(0, ...values)

const SMOOTHS = /\bsmooth\w*|\bsleek\w*|\btam(?:e|es|ing)\b/
const HEAT = /\bheat\b|\btherm\w+|\bblow[- ]?dr\w+/i

/** Heat and dryness fade colour as well, so this is a step beside what is at home already. */
const beside = (t: Product['traits'], kind: Product['kind']): number =>
  is((t.heat && /spray|cream|serum/.test(kind)) || (t.moisture && kind === 'mask' && !t.heavy), 1)

const SERVES: Readonly<Record<NeedKey, (product: Product) => number>> = {
  volume: ({ traits: t, kind, madeFor }) =>
    // A mask "for limp hair" strengthens it but gives no lift.
    t.edges ||
    kind === 'wax' ||
    kind === 'oil' ||
    kind === 'butter' ||
    ((kind === 'mask' || kind === 'bond') && !t.light)
      ? 0
      : most(
          // Volume comes from the wash and the root; a conditioner only leaves it alone.
          is(t.volume, kind === 'conditioner' ? 2.6 : 3),
          is(madeFor.fine && t.light, 2),
          is(kind === 'mousse', 2.4),
          is(madeFor.fine, 1.6),
          is(kind === 'dry-shampoo', 1),
        ),
  moisture: ({ traits: t, kind, madeFor }) =>
    t.clarify || kind === 'tool' || kind === 'scalp' || t.dandruff
      ? 0
      : most(
          is(t.moisture, kind === 'mask' || kind === 'leave-in' ? 3 : 2.6),
          is(kind === 'leave-in', 2),
          is(kind === 'butter', 2.4),
          is(kind === 'oil', 2),
          is(kind === 'mask' && !t.protein, 1.6),
          is(t.smooth && kind === 'serum', 1.5),
          is(kind === 'conditioner' && !t.light, 1.4),
          is((madeFor.curly || madeFor.coily) && kind === 'cream', 1.4),
          is(kind === 'conditioner', 1),
          is(t.ends, 1.4),
          // A sealing oil or serum is the last step of a moisture routine.
          is(t.shine && kind === 'serum', 1),
        ),
  frizz: ({ traits: t, kind, low }) =>
    t.crunchy || t.volume || kind === 'salt-spray'
      ? 0
      : most(
          is(t.frizz && (kind === 'serum' || kind === 'cream'), 3),
          is(t.frizz, 2.7),
          // "Before straightening" is about the iron.
          is(t.smooth && (!t.heat || SMOOTHS.test(low)), 2.3),
          is(kind === 'leave-in', 1.4),
          is(t.night && kind === 'tool', 1.3),
          is(kind === 'oil', t.shine || t.smooth ? 1.6 : 1.2),
          is(t.moisture && kind === 'mask', 1.3),
          is((kind === 'gel' || kind === 'cream') && (t.curl || t.coil || t.define), 2),
          is(kind === 'conditioner' && (t.moisture || t.detangle), 1.3),
        ),
  definition: ({ traits: t, kind }) =>
    t.edges
      ? 0
      : most(
          is(t.define, 3),
          is((t.curl || t.wave) && (kind === 'gel' || kind === 'cream' || kind === 'mousse'), 2.8),
          is(t.curl && kind === 'leave-in', 1.8),
          is((t.curl || t.coil || t.wave) && (kind === 'wash' || kind === 'conditioner'), 2.2),
          is(t.detangle && t.curl, 1.4),
          is(t.sulphateFree && kind === 'wash', 1.4),
          is(t.coil || t.curl || t.wave, 1.2),
        ),
  'colour-care': ({ traits: t, kind }) =>
    t.clarify || kind === 'tool'
      ? 0
      : most(is(t.colourCare, 3), is(t.sulphateFree && kind === 'wash', 1.7), is(t.uv, 1.4), beside(t, kind)),
  yellow: ({ traits: t }) => is(t.violet, 3),
  orange: ({ traits: t }) => is(t.blue && !t.violet, 3),
  red: ({ traits: t }) => (t.violet || t.blue ? 0 : most(is(t.redTone, 3), is(t.colourCare, 1.4))),
  repair: ({ traits: t, kind, madeFor }) =>
    t.clarify
      ? 0
      : most(
          is(t.bond, 3),
          is(t.repair && (kind === 'mask' || kind === 'bond'), 2.7),
          is(t.repair || madeFor.bleached, 2),
          is(t.protein && kind === 'mask', 2.2),
          is(t.heat && kind !== 'wash', 1),
        ),
  gummy: ({ traits: t, kind }) =>
    t.clarify
      ? 0
      : most(
          is(t.bond, 3),
          is(t.protein && (kind === 'mask' || kind === 'bond'), 2.6),
          is(t.protein && kind !== 'wash', 2.2),
          is(t.repair, 1.8),
        ),
  'protein-overload': ({ traits: t, kind }) =>
    t.protein || t.clarify
      ? 0
      : most(
          is(t.proteinFree && t.moisture, 3),
          is(t.moisture && kind === 'mask', 2.6),
          is(t.proteinFree, 2),
          is(t.moisture, 1.6),
        ),
  oily: ({ traits: t, kind }) =>
    most(
      is(t.oilControl && kind === 'wash', 3),
      is(t.clarify && kind === 'wash', 2.4),
      is((t.oilControl || t.clarify) && kind === 'scalp', 2.4),
      is(kind === 'dry-shampoo', 1.8),
      is(t.light && kind === 'conditioner', 1.3),
      is(t.light && kind === 'wash', 1.4),
      // It doesn't strip or weigh down: for when nothing stronger may be offered.
      is(t.sulphateFree && kind === 'wash' && !t.moisture && !t.heavy, 1),
      is(t.light && kind === 'mousse', 1),
    ),
  dandruff: ({ traits: t, low, kind }) =>
    most(
      is(t.dandruff && !/\bpyrithione\b/.test(low), 3),
      is(t.dandruff, 2.4),
      is(kind === 'wash' && (t.sensitive || t.soothe) && !t.clarify, 1),
    ),
  'dry-scalp': ({ traits: t, kind }) =>
    t.dandruff || t.actives
      ? 0
      : most(
          is(t.soothe && (kind === 'scalp' || kind === 'wash'), 3),
          is(t.sensitive && kind === 'wash', 2.4),
          is(kind === 'scalp' && !t.clarify && !t.thinning && !t.smelly, 1.6),
        ),
  sensitive: ({ traits: t, kind }) =>
    t.dandruff || t.actives || t.smelly
      ? 0
      : most(
          is(t.sensitive && kind === 'wash', 3),
          is(t.sensitive, 2.4),
          is(t.soothe && (kind === 'scalp' || kind === 'wash'), 2.6),
        ),
  thinning: ({ traits: t, kind }) =>
    t.edges ? 0 : most(is(t.thinning, 3), is(t.volume, 2.2), is(kind === 'mousse', 1.4)),
  // A product named for it, or beginning with it, comes before one that also does it.
  heat: ({ traits: t, kind, name, description }) =>
    kind === 'tool' || kind === 'wash' || !t.heat
      ? 0
      : !/spray|cream|serum|leave-in|oil|mousse/.test(kind)
        ? 1.5
        : HEAT.test(name) || HEAT.test((description ?? '').split(/[,.;]/)[0] ?? '')
          ? 3
          : 2.3,
  'split-ends': ({ traits: t, kind }) =>
    t.clarify
      ? 0
      : most(
          is(t.ends && kind !== 'wash', 2.6),
          is(t.heat && kind !== 'tool', 2),
          is(kind === 'oil' || kind === 'serum', 1.8),
          is(t.bond, 1.8),
          is(t.repair, 1.6),
          is(t.moisture && kind === 'mask', 1.5),
          is(kind === 'leave-in', 1.4),
        ),
  swim: ({ traits: t, low, kind }) =>
    most(
      is(t.chelate && kind !== 'leave-in', 3),
      is(t.chelate, 2.4),
      is(/\bswim\w* cap\b/.test(low), 2),
      is(kind === 'leave-in', 1.2),
    ),
  'hard-water': ({ traits: t }) => most(is(t.chelate, 3), is(t.clarify, 1.6)),
  'build-up': ({ traits: t, kind }) =>
    kind === 'wash' || kind === 'scalp' || (kind === 'conditioner' && (t.clarify || t.chelate))
      ? most(is(t.buildUp, 3), is(t.clarify, 3), is(t.chelate, 2.2))
      : 0,
  shine: ({ traits: t, kind }) =>
    t.clarify ? 0 : most(is(t.shine, 3), is(kind === 'oil' || kind === 'serum', 1.6)),
  tangles: ({ traits: t, kind, low }) =>
    most(
      is(t.detangle && kind !== 'tool', 3),
      is(/\bwide[- ]tooth|\bdetangl\w+ (?:brush|comb)/.test(low), 2.4),
      is(kind === 'leave-in', 1.8),
      is(kind === 'conditioner', 1.5),
      is(kind === 'mask' && t.moisture, 1.4),
    ),
  hold: ({ traits: t, kind }) =>
    t.edges
      ? 0
      : most(
          is(kind === 'hairspray', 3),
          is(t.hold, 2.6),
          is(kind === 'mousse', 2),
          is(kind === 'gel' || kind === 'wax' || kind === 'salt-spray', 1.8),
        ),
  texture: ({ traits: t, kind, low }) =>
    t.edges || t.define
      ? 0
      : most(
          is(kind === 'salt-spray', 3),
          is(kind === 'wax' && /\bmatte?\b|\bclay\b|\bfib|\bpaste\b|\btextur/.test(low), 3),
          is(/\btextur\w+ (?:spray|powder|mist|paste|dust)/.test(low), 2.6),
          is(kind === 'wax', 2),
          is(kind === 'mousse', 1.6),
        ),
  edges: ({ traits: t }) => is(t.edges, 3),
  night: ({ traits: t, kind }) =>
    is(t.night && !/spray|wax|gel|mousse|dry-shampoo/.test(kind), kind === 'tool' ? 2.9 : 2.3),
  sun: ({ traits: t }) => is(t.uv, 2.6),
  'second-day': ({ traits: t, kind }) => most(is(kind === 'dry-shampoo', 3), is(t.refresh, 2.4)),
  beard: ({ kind }) => is(kind === 'beard', 3),
  'root-cover': ({ kind }) => is(kind === 'root-cover', 3),
}

/** The same strength as a product made for the need. */
const MENDED = 2.6

/** What a person said about the product comes before its own words. */
export function serves(product: Product, need: NeedKey): number {
  if (product.mended?.serves_not.includes(need)) return 0
  const strength = SERVES[need](product)
  return product.mended?.serves.includes(need) ? Math.max(strength, MENDED) : strength
}
