import { hairColour } from '../../../../shared/trade/hair'
import { LIE, OUTLINE, ROOT, SHEEN } from '../../../../shared/trade/lock-shape'

/** The hair itself, 60 wide and 100 long; the caller scales it. */
export function Hair({ level, tone }: { level: number; tone: string }) {
  const colour = hairColour(level, tone)
  return (
    <g stroke="none">
      <path d={OUTLINE} fill={colour.base} />
      {LIE.map(([d, light, width]) => (
        <path
          key={d}
          d={d}
          fill="none"
          stroke={colour[light]}
          strokeWidth={width}
          strokeLinecap="round"
          strokeOpacity=".5"
        />
      ))}
      {ROOT.map(d => (
        <path key={d} d={d} fill={colour.dark} fillOpacity=".35" />
      ))}
      {SHEEN.map(d => (
        <path key={d} d={d} fill={colour.light} fillOpacity=".34" />
      ))}
    </g>
  )
}
