import { hairColour } from '../../../../shared/trade/hair'
import { Art, Ground, Lock } from './Art'

const { base, light } = hairColour(7, 'copper')

/** A question to a tool: the bowl, the brush and the shade wanted. */
export const Bowl = () => (
  <Art width={200} height={144}>
    <Ground />
    <Lock x={38} y={14} width={17} height={44} level={6} tone="natural" />
    <path d="M63 36h8l-3-3.5M71 36l-3 3.5" stroke="var(--line-strong)" />
    <Lock x={80} y={14} width={17} height={44} level={7} tone="copper" />
    <path d="M122 70 156 20" stroke="var(--ink)" strokeWidth="8" />
    <path d="M106 84q2-16 16-18l8 6q0 12-12 18z" fill="var(--raised)" />
    <path d="M42 84h116c-1 24-16 42-38 46H80c-22-4-37-22-38-46z" fill="var(--raised)" />
    <path d="M42 84h116q-3 14-22 11t-36 4-36-3-22-12z" fill={base} />
    <path d="M60 91q18 6 34 2t28 0" stroke={light} strokeOpacity=".7" />
    <path d="M80 130h40" strokeWidth="4" />
    <path d="M132 106h10M129 115h9" stroke="var(--line-strong)" />
  </Art>
)
