import { type ReactNode, useRef } from 'react'
import { useInSight } from '../../ui/kit/window/use-in-sight'

/** Loads the next page as the button comes near the screen; the button stays for keyboards. */
export function MoreWhenSeen({ onSeen, children }: { onSeen: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useInSight(place, '600px', onSeen, { of: onSeen, blind: () => undefined })
  return (
    <div ref={place} style={{ textAlign: 'center', padding: 'var(--space-4)' }}>
      {children}
    </div>
  )
}
