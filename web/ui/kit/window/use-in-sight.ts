import { type RefObject, useEffectEvent } from 'react'
import { useSource } from '../../../platform/outside'

/** Called when the element comes within `margin` of the screen; immediately if the browser can't observe that. */
export function useInSight(
  element: RefObject<Element | null>,
  margin: string,
  seen: () => void,
  { on = true, of, blind = seen }: { on?: boolean; of?: unknown; blind?: () => void } = {},
): void {
  const tells = useEffectEvent(seen)
  useSource(() => {
    const at = element.current
    if (at === null || !on) return
    if (!('IntersectionObserver' in globalThis)) {
      blind()
      return
    }
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && tells(),
      { rootMargin: margin },
    )
    observer.observe(at)
    return () => observer.disconnect()
  }, [element, margin, on, of])
}
