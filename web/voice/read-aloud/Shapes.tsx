// The voice's own icons, drawn like the rest of the product's but loaded only with the voice.
const paths = {
  speak: 'M4.5 9.5v5h3.5l5 4v-13l-5 4zM16 9.2a4 4 0 0 1 0 5.6M18.4 6.8a7.4 7.4 0 0 1 0 10.4',
  play: 'M8 5.5v13l10.5-6.5z',
  halt: 'M7 7h10v10H7z',
} as const

export function Shape({ name, size = 24 }: { name: keyof typeof paths; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={name === 'speak' ? 'none' : 'currentColor'}
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={paths[name]} />
    </svg>
  )
}
