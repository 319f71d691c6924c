// Development, in minutes from the end of application. domain 1.6 [HFOE][HFCB][MODSALON][FWIZ][NCB-T][NCB-B][AFOX][EHOW]
export type Minutes = { from: number; to: number }

export const TIMES = {
  permanent: { from: 30, to: 40 },
  deposit: { from: 25, to: 35 },
  /** Resistant grey needs the maker's full time. */
  grey: { from: 35, to: 45 },
  highLift: { from: 45, to: 50 },
  demi: { from: 20, to: 30 },
  gloss: { from: 10, to: 20 },
  toner: { from: 5, to: 20 },
  porousToner: { from: 3, to: 10 },
  lightener: { from: 20, to: 45 },
  gentleLightener: { from: 15, to: 35 },
  bleachBath: { from: 5, to: 15 },
  filler: { from: 5, to: 20 },
  direct: { from: 20, to: 40 },
  presoften: { from: 8, to: 12 },
  remover: { from: 20, to: 30 },
} as const satisfies Record<string, Minutes>

export const CHECK_LIGHTENER_EVERY = 5
export const CHECK_TONER_EVERY = 3

/** The longest that a step of this family may ever take. */
export const LONGEST = {
  lightener: 50,
  tint: 50,
  highLift: 60,
  demi: 35,
  tone: 30,
  direct: 45,
  fill: 20,
  remover: 60,
}
