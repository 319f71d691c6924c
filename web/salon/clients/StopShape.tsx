/** A stop sign's shape, so the warning doesn't rely on colour alone. */
export function StopShape({ size = 22 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <path d="M8 1.5h8L22.5 8v8L16 22.5H8L1.5 16V8z" fill="var(--stop)" />
      <path d="M12 6.5v7" stroke="var(--raised)" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="12" cy="17.3" r="1.6" fill="var(--raised)" />
    </svg>
  )
}
