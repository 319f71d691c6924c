// Arriving at a screen: it begins at its top and a screen reader begins at its heading. Going back, it stands where it
// was left.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** What is loaded late has this long to come. */
const LATE_MS = 4_000
/** How far each entry of the history was scrolled; for a reload in the tab's own storage. */
const left = new Map<string, number>()
const RELOAD = 'chairside.scroll'
/** Every address that is loaded anew has the same key; only the same screen is a reload. */
const reloaded = (key: string): string => `${key} ${window.location.pathname}`

/** Tries at every change of what is shown until it is done. */
function whenShown(main: HTMLElement, isDone: () => boolean): () => void {
  if (isDone()) return () => {}
  const watcher = new MutationObserver(() => isDone() && stop())
  const timer = setTimeout(() => stop(), LATE_MS)
  // Whoever moves meanwhile is where they want to be.
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

/** Main has the focus until the heading is there; a dialog that opened with the screen keeps it. */
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
  // Follows the address, before the browser tells of the scrolling that a shorter screen brings with it.
  useLayoutEffect(() => {
    present.current = key
  }, [key])
  // Follows the scrolling of the window, and its leaving.
  useEffect(() => {
    const keep = (): void => void left.set(present.current, window.scrollY)
    const store = (): void => {
      try {
        sessionStorage.setItem(RELOAD, JSON.stringify([reloaded(present.current), window.scrollY]))
      } catch {
        // A reload begins at the top.
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
    // Within the list of clients the list keeps its place and its focus.
    const kept = isClients(from) && isClients(pathname) && main.current.contains(document.activeElement)
    const stops = [scrollBack(main.current, back), kept ? null : focusHeading(main.current)]
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [pathname, main])
}
