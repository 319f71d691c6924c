// The client that a spoken text is about: their card may rule out a voice behind an API key.
import { askOf } from './about'

/**
 * Null when it is about nobody in particular. If the answer isn't found, returns an id that is no client's, and the
 * server then keeps the text to its own voice.
 */
export async function clientOf(id: string | null): Promise<string | null> {
  const about = id === null ? null : askOf(id)
  if (about === null) return null
  try {
    // Imported only now, so that a visitor of the public pages can hear a voice without the database.
    const { get } = await import('../../platform/data/queries/queries')
    const ask = await get('ask', about)
    return ask ? ask.fields.client_id : about
  } catch {
    return about
  }
}
