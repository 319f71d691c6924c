import { Art, Ground, Lock } from './Art'

/** Products: a shelf with a price tag. */
export const Shelf = () => (
  <Art width={200} height={144}>
    <Ground />
    <path d="M64 58v-9h14v9M71 49v-9M60 40h15l5 5" />
    <rect x="54" y="58" width="34" height="54" rx="8" fill="var(--raised)" />
    <Lock x={60} y={76} width={22} height={22} level={8} tone="gold" />
    <path d="M98 50h28l-4 50h-20z" fill="var(--raised)" />
    <rect x="101" y="100" width="22" height="12" rx="3" fill="var(--ink)" />
    <path d="M107 66h11M108 75h9" stroke="var(--line-strong)" />
    <rect x="136" y="82" width="34" height="30" rx="7" fill="var(--raised)" />
    <rect x="133" y="72" width="40" height="11" rx="4" fill="var(--ink)" />
    <path d="M146 97h14" stroke="var(--line-strong)" />
    <path d="M28 113h150" strokeWidth="4" />
    <path d="M71 114v7" />
    <path d="M58 127q0-6 6-6h14q6 0 6 6v7q0 5-5 5H63q-5 0-5-5z" fill="var(--act)" stroke="none" />
    <path d="M66 131h10" stroke="var(--act-ink)" />
  </Art>
)
