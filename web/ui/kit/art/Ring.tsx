import { Art, Ground, Lock } from './Art'

const LOCKS = [
  [-66, 3, 'natural'],
  [-44, 4, 'violet'],
  [-22, 6, 'copper'],
  [0, null, ''],
  [22, 7, 'gold'],
  [44, 9, 'beige'],
  [66, 10, 'natural'],
] as const

/** Page not found: the swatch ring with one swatch missing. */
export const Ring = () => (
  <Art width={200} height={144}>
    <Ground />
    {LOCKS.map(([turn, level, tone]) => (
      <g key={turn} transform={`rotate(${turn} 100 30)`}>
        {level === null ? (
          <rect
            x="90"
            y="52"
            width="20"
            height="78"
            rx="8"
            stroke="var(--line-strong)"
            strokeDasharray="5 6"
          />
        ) : (
          <Lock x={90} y={52} width={20} height={78} level={level} tone={tone} />
        )}
      </g>
    ))}
    <circle cx="100" cy="30" r="15" fill="var(--raised)" stroke="var(--blue)" strokeWidth="7" />
  </Art>
)
