const PARTS = 1_000

/**
 * Shares of a whole in percent with one decimal that add up to 100: the remainder goes to those rounded down the most.
 */
export function shares(values: readonly number[]): string[] {
  const whole = values.reduce((sum, value) => sum + value, 0)
  if (!(whole > 0)) return values.map(() => '0.0%')
  const exact = values.map(value => (value / whole) * PARTS)
  const cut = exact.map(Math.floor)
  const left = Math.round(PARTS - cut.reduce((sum, part) => sum + part, 0))
  const most = exact
    .map((part, at) => ({ at, lost: part - Math.floor(part) }))
    .sort((one, other) => other.lost - one.lost || one.at - other.at)
  const up = new Set(most.slice(0, left).map(({ at }) => at))
  return cut.map((part, at) => `${((part + (up.has(at) ? 1 : 0)) / 10).toFixed(1)}%`)
}
