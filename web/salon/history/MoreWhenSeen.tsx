import { type ReactNode, useEffect, useRef } from 'react'

/** The next page comes by itself as its button nears the screen; the button stays for keyboards. */
export function MoreWhenSeen({ onSeen, children }: { onSeen: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(seen => seen.some(entry => entry.isIntersecting) && onSeen(), {
      rootMargin: '600px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [onSeen])
  return (
    <div ref={place} style={{ textAlign: 'center', padding: 'var(--space-4)' }}>
      {children}
    </div>
  )
}
