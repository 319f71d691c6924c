import { Art, Ground, Lock } from './Art'

/** Posts: a poster with a lock of hair, a few words and a share arrow. */
export const Poster = () => (
  <Art width={200} height={144}>
    <Ground />
    <rect x="62" y="16" width="76" height="106" rx="10" fill="var(--raised)" />
    <Lock x={73} y={27} width={15} height={52} level={7} tone="copper" />
    <Lock x={92} y={27} width={15} height={52} level={5} tone="mahogany" />
    <Lock x={111} y={27} width={15} height={52} level={9} tone="gold" />
    <path d="M74 93h42" strokeWidth="4" />
    <path d="M74 106h26" stroke="var(--line-strong)" />
    <circle cx="140" cy="114" r="15" fill="var(--act)" stroke="none" />
    <path d="M140 121v-13M134.5 113l5.5-5.5 5.5 5.5" stroke="var(--act-ink)" />
  </Art>
)
