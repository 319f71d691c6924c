// The place beside the chair: swatches on their rail, the tablet on the shelf, a speech bubble, the bowl.
import { hairColour } from '../../../../shared/trade/hair'
import { Art, GROUND, Lock } from './Art'

const RAIL = [
  [2, 'natural', 196],
  [4, 'mahogany', 232],
  [5, 'copper', 204],
  [6, 'ash', 240],
  [8, 'gold', 200],
  [10, 'pearl', 228],
] as const
const mix = hairColour(7, 'copper')

const Swatches = () => (
  <g>
    <path d="M44 40h512" strokeWidth="6" />
    {RAIL.map(([level, tone, height], at) => {
      const x = 66 + at * 84
      return (
        <g key={level}>
          <path d={`M${x + 26} 40v22`} strokeWidth="3" />
          <Lock x={x} y={88} width={52} height={height} level={level} tone={tone} />
          <rect x={x - 2} y="58" width="56" height="58" rx="12" fill="var(--raised)" />
          <circle cx={x + 26} cy="71" r="5" fill="var(--paper)" strokeWidth="2" />
          <text
            x={x + 26}
            y="105"
            textAnchor="middle"
            fill="var(--ink)"
            stroke="none"
            fontSize="24"
            fontWeight="700"
          >
            {level}
          </text>
        </g>
      )
    })}
  </g>
)

const Tablet = () => (
  <g>
    <rect x="172" y="212" width="280" height="214" rx="22" fill="var(--navy)" stroke="var(--line-strong)" />
    <rect x="186" y="226" width="252" height="184" rx="12" fill="var(--raised)" stroke="none" />
    <path d="M204 250h92" strokeWidth="8" />
    <path d="M204 268h130" stroke="var(--line-strong)" strokeWidth="5" />
    <Lock x={204} y={286} width={34} height={52} level={6} tone="natural" />
    <path d="m248 304 7 8-7 8" strokeWidth="3.4" />
    <Lock x={266} y={286} width={34} height={52} level={7} tone="copper" />
    <path d="M322 292h44M322 312h76M322 332h60" strokeWidth="7" />
    <path d="M412 292h10M412 312h10M412 332h10" stroke="var(--line-strong)" strokeWidth="7" />
    <path d="M204 352h216" stroke="var(--line)" />
    <rect x="204" y="364" width="118" height="34" rx="10" fill="var(--act)" stroke="none" />
    <path d="M226 381h74" stroke="var(--act-ink)" strokeWidth="6" />
    <circle cx="403" cy="381" r="18" fill="var(--act-wash)" stroke="var(--act-text)" />
    <path
      d="M403 383a4 4 0 0 0 4-4v-4a4 4 0 0 0-8 0v4a4 4 0 0 0 4 4ZM395 380a8 8 0 0 0 16 0M403 388v4"
      stroke="var(--act-text)"
      strokeWidth="2.2"
    />
  </g>
)

const Said = () => (
  <g>
    <path
      d="M482 300h78a18 18 0 0 1 18 18v30a18 18 0 0 1-18 18h-60l-22 14v-18a18 18 0 0 1-14-18v-26a18 18 0 0 1 18-18z"
      fill="var(--raised)"
      stroke="var(--act-text)"
      strokeWidth="3"
    />
    <path
      d="M488 328v10M501 318v30M514 324v18M527 314v38M540 322v22M553 328v10"
      stroke="var(--act-text)"
      strokeWidth="5"
    />
  </g>
)

const Bowl = () => (
  <g>
    <path d="M118 362 152 286" stroke="var(--ink)" strokeWidth="11" />
    <path d="M40 364h116c-1 28-15 48-36 54H76c-21-6-35-26-36-54z" fill="var(--raised)" />
    <path d="M40 364h116q-3 17-22 14t-36 5-36-4-22-15z" fill={mix.base} />
    <path d="M60 373q16 6 32 2t30 0" stroke={mix.light} strokeOpacity=".7" />
    <path d="M76 421h44" strokeWidth="5" />
  </g>
)

export const Station = () => (
  <Art width={600} height={480}>
    <rect x="16" y="8" width="568" height="432" rx="40" fill={GROUND} stroke="none" />
    <Swatches />
    <Tablet />
    <Said />
    <Bowl />
    <path d="M14 430h572" strokeWidth="10" />
    <path d="M70 436v34M530 436v34" strokeWidth="6" />
  </Art>
)
