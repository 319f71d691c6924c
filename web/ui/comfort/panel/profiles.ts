// Four presets to start from. They set how things look and move; sound, speech and language stay as they are.
import { type Comfort, defaults } from '../../../../shared/account/comfort'

const LOOKS = [
  'text',
  'spacing',
  'typeface',
  'tint',
  'contrast',
  'calm',
  'motion',
  'focus_view',
] as const satisfies readonly (keyof Comfort)[]
type Looks = Pick<Comfort, (typeof LOOKS)[number]>

export type Profile = { id: string; title: string; says: string; looks: Looks }

const plain: Looks = {
  text: defaults.text,
  spacing: defaults.spacing,
  typeface: defaults.typeface,
  tint: defaults.tint,
  contrast: defaults.contrast,
  calm: defaults.calm,
  motion: defaults.motion,
  focus_view: defaults.focus_view,
}

export const profiles: readonly Profile[] = [
  { id: 'standard', title: 'Standard', says: 'The usual look.', looks: plain },
  {
    id: 'reading',
    title: 'Easier reading',
    says: 'Letters designed for dyslexia, more space, a cream page.',
    looks: { ...plain, typeface: 'opendyslexic', spacing: 'wide', tint: 'cream' },
  },
  {
    id: 'calm',
    title: 'Calm',
    says: 'Softer colours, nothing moves, one step at a time.',
    looks: { ...plain, calm: true, motion: 'off', focus_view: true },
  },
  {
    id: 'contrast',
    title: 'High contrast, large',
    says: 'Strong edges and larger text.',
    looks: { ...plain, contrast: 'high', text: 'larger' },
  },
]

/** Null for the person's own mix. */
export const profileOf = (comfort: Comfort): Profile | null =>
  profiles.find(({ looks }) => LOOKS.every(field => looks[field] === comfort[field])) ?? null
