import { Art, Ground, Lock } from './Art'

/** Sign-in: two fields and a button. */
export const Way = () => (
  <Art width={200} height={144}>
    <Ground />
    <rect x="46" y="20" width="108" height="106" rx="12" fill="var(--raised)" />
    <Lock x={60} y={32} width={10} height={18} level={4} tone="mahogany" />
    <Lock x={72} y={32} width={10} height={18} level={7} tone="copper" />
    <Lock x={84} y={32} width={10} height={18} level={9} tone="beige" />
    <rect x="60" y="60" width="80" height="15" rx="5" fill="var(--paper)" stroke="var(--line-strong)" />
    <path d="M68 67.5h30" strokeWidth="3" />
    <rect x="60" y="80" width="80" height="15" rx="5" fill="var(--paper)" stroke="var(--line-strong)" />
    <path d="M68 87.5h.1M76 87.5h.1M84 87.5h.1M92 87.5h.1" strokeWidth="5" />
    <rect x="60" y="101" width="80" height="16" rx="6" fill="var(--act)" stroke="none" />
    <path d="M90 109h20" stroke="var(--act-ink)" strokeWidth="3" />
  </Art>
)
