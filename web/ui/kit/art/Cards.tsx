import { Art, Ground, Lock } from './Art'

/** Clients: their cards, with room for one more. */
export const Cards = () => (
  <Art width={200} height={144}>
    <Ground />
    <rect x="50" y="24" width="104" height="68" rx="10" fill="var(--raised)" transform="rotate(-9 102 58)" />
    <rect x="48" y="30" width="108" height="70" rx="10" fill="var(--raised)" transform="rotate(5 102 65)" />
    <rect x="42" y="44" width="116" height="74" rx="10" fill="var(--raised)" />
    <Lock x={54} y={56} width={18} height={50} level={6} tone="copper" />
    <path d="M86 66h50" strokeWidth="4" />
    <path d="M86 82h58M86 96h34" stroke="var(--line-strong)" />
    <circle cx="158" cy="116" r="16" fill="var(--act)" stroke="none" />
    <path d="M158 109v14M151 116h14" stroke="var(--act-ink)" strokeWidth="3" />
  </Art>
)
