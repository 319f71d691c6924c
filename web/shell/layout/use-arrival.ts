// On arriving at a screen, scrolls to the top and moves a screen reader to the heading. Going back restores the scroll
// position.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long late content may take to appear. */
const LATE_MS = 4_000
/** The scroll position of each history entry; for a reload, the tab's own storage has it. */
const left = new Map<string, number>()
const RELOAD = 'chairside.scroll'
/** Every freshly loaded address has the same key, so a reload also has to be of the same screen. */
const reloaded = (key: string): string => `${key} ${window.location.pathname}`

/** Tries again on every DOM change until it succeeds. */
function whenShown(main: HTMLElement, isDone: () => boolean): () => void {
  if (isDone()) return () => {}
  const watcher = new MutationObserver(() => isDone() && stop())
  const timer = setTimeout(() => stop(), LATE_MS)
  // If somebody moves meanwhile, they are where they want to be.
  const byHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
  const stop = (): void => {
    watcher.disconnect()
    clearTimeout(timer)
    for (const name of byHand) window.removeEventListener(name, stop)
  }
  for (const name of byHand) window.addEventListener(name, stop, { passive: true })
  watcher.observe(main, { childList: true, subtree: true })
  return stop
}

/** Main has the focus until the heading appears; a dialog that opened with the screen keeps it. */
function focusHeading(main: HTMLElement): () => void {
  if (document.querySelector('dialog:modal')) return () => {}
  main.focus({ preventScroll: true })
  return whenShown(main, () => {
    if (document.activeElement !== main) return true
    const heading = main.querySelector<HTMLElement>('h1')
    if (!heading) return false
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return true
  })
}

function scrollBack(main: HTMLElement, to: number): () => void {
  return whenShown(main, () => {
    window.scrollTo(0, to)
    return Math.abs(window.scrollY - to) < 2
  })
}

const isClients = (path: string): boolean => path === '/clients' || path.startsWith('/clients/')

function useLeftBehind(key: string): void {
  const present = useRef(key)
  // Follows the address, before the browser reports the scrolling caused by a shorter screen.
  useLayoutEffect(() => {
    present.current = key
  }, [key])
  // Follows the window's scrolling, and leaving the page.
  useEffect(() => {
    const keep = (): void => void left.set(present.current, window.scrollY)
    const store = (): void => {
      try {
        sessionStorage.setItem(RELOAD, JSON.stringify([reloaded(present.current), window.scrollY]))
      } catch {
        // A reload then starts at the top.
      }
    }
    history.scrollRestoration = 'manual'
    window.addEventListener('scroll', keep, { passive: true })
    window.addEventListener('pagehide', store)
    return () => {
      history.scrollRestoration = 'auto'
      window.removeEventListener('scroll', keep)
      window.removeEventListener('pagehide', store)
    }
  }, [])
}

function storedFor(key: string): number {
  try {
    const [of, y]: unknown[] = JSON.parse(sessionStorage.getItem(RELOAD) ?? '[]')
    return of === reloaded(key) && typeof y === 'number' ? y : 0
  } catch {
    return 0
  }
}

export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation()
  const how = useNavigationType()
  const before = useRef<string | null>(null)
  useLeftBehind(key)
  // Follows the address: scrolling and focus begin anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is a new address, not a new reason for it
  useEffect(() => {
    const from = before.current
    before.current = pathname
    if (from === pathname || !main.current) return
    const back = how === 'POP' ? (left.get(key) ?? storedFor(key)) : 0
    if (from === null) return back > 0 ? scrollBack(main.current, back) : undefined
    // Moving between clients, the list keeps its scroll position and focus.
    const kept = isClients(from) && isClients(pathname) && main.current.contains(document.activeElement)
    const stops = [scrollBack(main.current, back), kept ? null : focusHeading(main.current)]
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [pathname, main])
}
