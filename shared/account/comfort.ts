// How Chairside looks, moves and speaks for one person. Plain data without zod, because it is applied before the first
// paint. In a person's record each setting is a field of its own, so that two tablets changing different settings don't
// overwrite each other.

/** Every setting with its possible values. */
export const choices = {
  text: ['normal', 'large', 'larger', 'largest'],
  spacing: ['normal', 'wide'],
  typeface: ['atkinson', 'opendyslexic', 'system'],
  tint: ['none', 'cream', 'blue', 'green', 'rose'],
  contrast: ['normal', 'high'],
  /** Softer colours around the hair; the hair itself doesn't change. */
  calm: [false, true],
  /** `system`: follows the tablet's setting. */
  motion: ['system', 'off'],
  sound: [true, false],
  /** Speech rate: 1 is the voice's normal speed. */
  speed: [1, 0.5, 0.75, 0.9, 1.1, 1.25, 1.5, 1.75, 2],
  /** Which answers are read aloud automatically: those asked for by voice, all, or none. */
  read_aloud: ['voice', 'off', 'all'],
  /** One step at a time. */
  focus_view: [false, true],
  /** The language that voice input listens for. */
  language: ['en-US', 'en-GB', 'en-IE', 'en-AU', 'en-NZ', 'en-CA', 'en-IN', 'en-ZA'],
  /** Whether this person has been asked which English they speak. */
  language_asked: [false, true],
  /** Which side the talk button is on at the chair. */
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

/** The valid settings that were chosen; ignores everything else. */
export function chosenIn(value: unknown): Partial<Comfort> {
  if (typeof value !== 'object' || value === null) return {}
  const said = (field: Field): unknown => Reflect.get(value, field)
  const known = fields.filter(field => choices[field].some(choice => choice === said(field)))
  return Object.fromEntries(known.map(field => [field, said(field)]))
}
