import { Art, Ground, Lock } from './Art'

/** Nothing to send: the server has all that the tablet has. */
export const Sent = () => (
  <Art width={200} height={144}>
    <Ground />
    <rect x="34" y="28" width="74" height="94" rx="10" fill="var(--raised)" />
    <Lock x={46} y={42} width={13} height={32} level={5} tone="mahogany" />
    <path d="M70 48h24" strokeWidth="4" />
    <path d="M70 60h26M70 70h16M46 90h46M46 102h30" stroke="var(--line-strong)" />
    <path d="M116 60q14-18 30-4" stroke="var(--act-text)" strokeDasharray="1 8" strokeWidth="4" />
    <rect x="128" y="70" width="46" height="52" rx="9" fill="var(--raised)" />
    <path d="M140 84h22M140 96h12" stroke="var(--line-strong)" />
    <circle cx="168" cy="114" r="15" fill="var(--ok-wash)" stroke="var(--ok)" />
    <path d="m161 114 5 5 9-10" stroke="var(--ok)" strokeWidth="3.2" />
  </Art>
)
