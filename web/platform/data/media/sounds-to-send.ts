import type { SalonDb } from '../db'

/** How many sounds of memos wait; those that the server will never take don't. Counted without reading any. */
export const soundsToSend = (db: SalonDb): Promise<number> => db.sounds.where('unsent').equals(1).count()
