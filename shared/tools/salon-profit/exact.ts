// Sums without the errors of binary fractions: 1.1 ÷ 0.1 is 11, so that break-even is 11 clients and not 12.

/** n ÷ d, d above 0. */
export type Exact = { n: bigint; d: bigint }

/** The number as it is written: the shortest decimal that means it. */
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

/** `b` is above 0: who divides has looked. */
export const over = (a: Exact, b: Exact): Exact => ({ n: a.n * b.d, d: a.d * b.n })
export const isBelow = (a: Exact, b: Exact): boolean => a.n * b.d < b.n * a.d

/** Half away from zero, as money is rounded; never -0. */
export function rounded({ n, d }: Exact, places: number): number {
  const scaled = n * 10n ** BigInt(places)
  const size = scaled < 0n ? -scaled : scaled
  const whole = (2n * size + d) / (2n * d)
  return Number(`${scaled < 0n && whole !== 0n ? '-' : ''}${whole}e-${places}`)
}

/** Of a quantity that isn't below 0. */
export const roundedUp = ({ n, d }: Exact): number => Number((n + d - 1n) / d)
export const roundedDown = ({ n, d }: Exact): number => Number(n / d)
