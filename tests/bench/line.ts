// A line of the performance budget: ours and its physical limit, measured in turns, five times each.
export type Line = {
  name: string
  unit: 'ms' | 'kB' | 'MB' | '/s' | 'requests' | '%' | 'lines' | 'points'
  /** When a write counts as durable, or what "usable" means here. */
  counts: string
  /** Ratio to F that must be reached; for a rate, a share or points, at least, else at most. */
  must: number
  stretch: number | null
  bare: () => Promise<number>
  ours: () => Promise<number>
}

export type Measured = {
  line: string
  unit: string
  counts: string
  bare: number
  ours: number
  ratio: number
  must: number
  stretch: number | null
  met: boolean
  stretched: boolean | null
  runs: { bare: number[]; ours: number[] }
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const isMoreBetter = (unit: string): boolean => unit === '/s' || unit === '%' || unit === 'points'
const round = (value: number): number => Number(value.toPrecision(4))

/** A line that hangs is a line that failed; the others go on. */
const PATIENCE_MS = 60_000
function inTime(work: Promise<number>): Promise<number> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<number>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took longer than a minute')), PATIENCE_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** The order of the two is turned round each time, so that neither always runs on a warm machine. */
export async function measure(line: Line, times: number): Promise<Measured> {
  const runs = { bare: [] as number[], ours: [] as number[] }
  for (let n = 0; n < times; n++)
    for (const side of n % 2 === 0 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const))
      runs[side].push(round(await inTime(line[side]())))
  const bare = median(runs.bare)
  const ours = median(runs.ours)
  const ratio = round(ours / bare)
  const within = (limit: number): boolean => (isMoreBetter(line.unit) ? ratio >= limit : ratio <= limit)
  return {
    line: line.name,
    unit: line.unit,
    counts: line.counts,
    bare,
    ours,
    ratio,
    must: line.must,
    stretch: line.stretch,
    met: within(line.must),
    stretched: line.stretch === null ? null : within(line.stretch),
    runs,
  }
}

const widths = [58, 12, 12, 8, 8, 6, 9, 9]
const row = (cells: readonly string[]): string =>
  cells.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))).join(' ')

export function table(measured: readonly Measured[]): string {
  const sign = (unit: string): string => (isMoreBetter(unit) ? '≥' : '≤')
  return [
    row(['line', 'F', 'ours', 'ours/F', 'must', '', 'stretch', '']),
    ...measured.map(one =>
      row([
        one.line,
        `${one.bare} ${one.unit}`,
        `${one.ours} ${one.unit}`,
        one.ratio.toFixed(2),
        `${sign(one.unit)} ${one.must}`,
        one.met ? 'met' : 'MISSED',
        one.stretch === null ? '–' : `${sign(one.unit)} ${one.stretch}`,
        one.stretched === null ? '' : one.stretched ? 'met' : 'not yet',
      ]),
    ),
  ].join('\n')
}
