import type { SalonDb } from '../db'

/** How many memo sounds are waiting; those that the server will never take don't count. Reads none of them. */
export const soundsToSend = (db: SalonDb): Promise<number> => db.sounds.where('unsent').equals(1).count()
