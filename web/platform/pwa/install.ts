// Installing the app: the browser's own prompt where there is one, or a picture guide on an iPad, which has none.
import { useSyncExternalStore } from 'react'
import { memory } from '../data/memory'

type InstallOffer = Event & { prompt: () => Promise<unknown> }
const isOffer = (event: Event): event is InstallOffer =>
  'prompt' in event && typeof event.prompt === 'function'

const offer = memory<InstallOffer | null>(null)
const installed = memory(isStandalone())

function isStandalone(): boolean {
  if (typeof window === 'undefined' || !window.matchMedia) return false
  const asApp = 'standalone' in navigator && navigator.standalone === true
  return asApp || window.matchMedia('(display-mode: standalone)').matches
}

/** An iPad says it is a Mac, but Macs have no touch screen. iPhones install the same way. */
export function isApple(agent: string, platform: string, touchPoints: number): boolean {
  return /iPad|iPhone|iPod/.test(agent) || (platform === 'MacIntel' && touchPoints > 1)
}

// The prompt comes once, and early, so this module listens as soon as it loads.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    if (isOffer(event)) offer.set(event)
  })
  window.addEventListener('appinstalled', () => {
    offer.set(null)
    installed.set(true)
  })
}

async function promptNow(): Promise<void> {
  const made = offer.get()
  // A prompt can be used once.
  offer.set(null)
  await made?.prompt()
}

export type Install = {
  canInstall: boolean
  prompt: () => Promise<void>
  /** Installed from Safari's share menu: show how. */
  isIpad: boolean
  installed: boolean
}

export function useInstall(): Install {
  const made = useSyncExternalStore(offer.subscribe, offer.get)
  return {
    canInstall: made !== null,
    prompt: promptNow,
    isIpad: isApple(navigator.userAgent, navigator.platform, navigator.maxTouchPoints),
    installed: useSyncExternalStore(installed.subscribe, installed.get),
  }
}
