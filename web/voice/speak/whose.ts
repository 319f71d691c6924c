// The client whom a text that is read aloud is about: their card may keep it from a voice behind a key.
import { askOf } from './about'

/**
 * Null: nobody in particular. Where the answer isn't found, what is returned is known to no server, which then keeps the
 * text to its own voice.
 */
export async function clientOf(id: string | null): Promise<string | null> {
  const about = id === null ? null : askOf(id)
  if (about === null) return null
  try {
    // Only then: a visitor of the public pages hears a voice without the database.
    const { get } = await import('../../platform/data/queries/queries')
    const ask = await get('ask', about)
    return ask ? ask.fields.client_id : about
  } catch {
    return about
  }
}
