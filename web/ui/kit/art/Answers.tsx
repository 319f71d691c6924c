import { Art, Ground, Lock } from './Art'

const ROWS = [
  [20, 7, 'copper', 52],
  [57, 4, 'natural', 40],
  [94, 9, 'ash', 58],
] as const

/** History: answers by date, newest first. */
export const Answers = () => (
  <Art width={200} height={144}>
    <Ground />
    <path d="M44 34v80" stroke="var(--line-strong)" />
    {ROWS.map(([y, level, tone, length], at) => (
      <g key={y}>
        <circle cx="44" cy={y + 15} r="6" fill={at === 0 ? 'var(--act)' : 'var(--raised)'} />
        <rect x="64" y={y} width="106" height="30" rx="8" fill="var(--raised)" />
        <Lock x={72} y={y + 6} width={9} height={18} level={level} tone={tone} />
        <path d={`M92 ${y + 11}h${length}`} strokeWidth="3.4" />
        <path d={`M92 ${y + 20}h${length - 18}`} stroke="var(--line-strong)" />
      </g>
    ))}
  </Art>
)
