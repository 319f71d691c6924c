// The looks that differ from the standard one, for who chose any.
import './looks.css'
import type { Comfort } from '../../../shared/account/comfort'

/** The typeface designed for dyslexia is fetched by who reads with it; the worker has it for offline. */
export async function wear({ typeface }: Pick<Comfort, 'typeface'>): Promise<void> {
  if (typeface === 'opendyslexic') await import('./opendyslexic.css')
}
