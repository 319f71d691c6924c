// The non-standard looks, loaded only for people who have chosen one.
import './looks.css'
import type { Comfort } from '../../../shared/account/comfort'

/** Only people who use the typeface for dyslexia download it; the service worker caches it for offline. */
export async function wear({ typeface }: Pick<Comfort, 'typeface'>): Promise<void> {
  if (typeface === 'opendyslexic') await import('./opendyslexic.css')
}
