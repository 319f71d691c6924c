import { Art, Ground, Lock } from './Art'

const BOOKED = [
  [30, 34, 46, 5, 'natural'],
  [82, 34, 58, 8, 'gold'],
  [30, 72, 64, 6, 'copper'],
  [134, 72, 36, 9, 'pearl'],
] as const

/** Appointments: a day with two chairs, and a gap to fill. */
export const Day = () => (
  <Art width={200} height={144}>
    <Ground />
    {BOOKED.map(([x, y, width, level, tone]) => (
      <g key={x + y}>
        <rect x={x} y={y} width={width} height="28" rx="8" fill="var(--raised)" />
        <Lock x={x + 7} y={y + 5} width={9} height={18} level={level} tone={tone} />
        <path d={`M${x + 22} ${y + 14}h${width - 30}`} strokeWidth="3.4" />
      </g>
    ))}
    <rect x="100" y="72" width="28" height="28" rx="8" stroke="var(--act-text)" strokeDasharray="4 5" />
    <path d="M114 81v10M109 86h10" stroke="var(--act-text)" />
    <path d="M28 116h144" stroke="var(--line-strong)" />
    <path d="M28 112v8M64 113v6M100 112v8M136 113v6M172 112v8" />
  </Art>
)
