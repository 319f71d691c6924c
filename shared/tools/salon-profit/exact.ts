// Arithmetic without binary rounding errors: 1.1 ÷ 0.1 is 11, so break-even is 11 clients rather than 12.

/** n ÷ d, d above 0. */
export type Exact = { n: bigint; d: bigint }

/** The exact value of the number as written: its shortest decimal form. */
export function exact(value: number): Exact {
  const [, sign = '', whole = '0', decimals = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? []
  const n = BigInt(`${sign}${whole}${decimals}`)
  const shift = Number(power) - decimals.length
  return shift >= 0 ? { n: n * 10n ** BigInt(shift), d: 1n } : { n, d: 10n ** BigInt(-shift) }
}

export const minus = (a: Exact, b: Exact): Exact => ({ n: a.n * b.d - b.n * a.d, d: a.d * b.d })
export const plus = (a: Exact, b: Exact): Exact => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })
export const times = (a: Exact, b: Exact): Exact => ({ n: a.n * b.n, d: a.d * b.d })

/** `b` must be above 0: the caller checks. */
export const over = (a: Exact, b: Exact): Exact => ({ n: a.n * b.d, d: a.d * b.n })
export const isBelow = (a: Exact, b: Exact): boolean => a.n * b.d < b.n * a.d

/** Rounds half away from zero, as for money; never returns -0. */
export function rounded({ n, d }: Exact, places: number): number {
  const scaled = n * 10n ** BigInt(places)
  const size = scaled < 0n ? -scaled : scaled
  const whole = (2n * size + d) / (2n * d)
  return Number(`${scaled < 0n && whole !== 0n ? '-' : ''}${whole}e-${places}`)
}

/** Only for values that aren't below 0. */
export const roundedUp = ({ n, d }: Exact): number => Number((n + d - 1n) / d)
export const roundedDown = ({ n, d }: Exact): number => Number(n / d)
