// How Chairside looks, moves and speaks for one person. Plain data without zod: it is applied before the first paint.
// On the record of a person each setting is a field of its own, so that two tablets that change different settings
// overwrite nothing of each other's.

/** Every setting with all that it can be. */
export const choices = {
  text: ['normal', 'large', 'larger', 'largest'],
  spacing: ['normal', 'wide'],
  typeface: ['atkinson', 'opendyslexic', 'system'],
  tint: ['none', 'cream', 'blue', 'green', 'rose'],
  contrast: ['normal', 'high'],
  /** Fainter colours around the hair; hair itself is drawn as it is. */
  calm: [false, true],
  /** `system`: as the tablet is set. */
  motion: ['system', 'off'],
  sound: [true, false],
  /** How fast speech is: 1 is the voice's own speed. */
  speed: [1, 0.5, 0.75, 0.9, 1.1, 1.25, 1.5, 1.75, 2],
  /** Which answers are read aloud unasked: those that were asked for by voice, all, or none. */
  read_aloud: ['voice', 'off', 'all'],
  /** One step at a time. */
  focus_view: [false, true],
  /** The language that is listened for. */
  language: ['en-US', 'en-GB', 'en-IE', 'en-AU', 'en-NZ', 'en-CA', 'en-IN', 'en-ZA'],
  /** Whether this person was asked which English they speak. */
  language_asked: [false, true],
  /** Where the talk button stands at the chair. */
  talk_side: ['right', 'left', 'both'],
} as const

export type Field = keyof typeof choices
export type Comfort = { [F in Field]: (typeof choices)[F][number] }

export const fields = Object.keys(choices).filter((name): name is Field => Object.hasOwn(choices, name))
export const defaults: Comfort = {
  text: 'normal',
  spacing: 'normal',
  typeface: 'atkinson',
  tint: 'none',
  contrast: 'normal',
  calm: false,
  motion: 'system',
  sound: true,
  speed: 1,
  read_aloud: 'voice',
  focus_view: false,
  language: 'en-US',
  language_asked: false,
  talk_side: 'right',
}

/** As much of it as was chosen and can still be read; the rest is left to others. */
export function chosenIn(value: unknown): Partial<Comfort> {
  if (typeof value !== 'object' || value === null) return {}
  const said = (field: Field): unknown => Reflect.get(value, field)
  const known = fields.filter(field => choices[field].some(choice => choice === said(field)))
  return Object.fromEntries(known.map(field => [field, said(field)]))
}
