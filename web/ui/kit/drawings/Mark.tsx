/** The swatch ring: locks of hair fanned on a ring. */
const LOCKS: readonly [number, string][] = [
  [-50, '#3b2a20'],
  [-25, '#7a4a28'],
  [0, '#b5793f'],
  [25, '#dcb26a'],
  [50, '#f0dcae'],
]

export function Mark({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <rect width="64" height="64" rx="15" fill="hsl(210 50% 12%)" />
      <g>
        {LOCKS.map(([angle, colour]) => (
          <rect
            key={angle}
            x="27.5"
            y="8.5"
            width="9"
            height="33"
            rx="4.5"
            fill={colour}
            transform={`rotate(${angle} 32 47)`}
          />
        ))}
      </g>
      <circle cx="32" cy="47" r="7" fill="hsl(210 50% 12%)" stroke="hsl(205 100% 55%)" strokeWidth="4" />
    </svg>
  )
}
