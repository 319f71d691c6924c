// Retrying and giving up in the open database, for screens to call.
import { salon } from '../../data/db'
import { giveUpIn, tryAgainIn } from './waiting'

export const tryAgain = (seq: number): Promise<void> => tryAgainIn(salon().db, seq)
/** Returns the text that was typed. */
export const giveUp = (seq: number): Promise<string> => giveUpIn(salon().db, seq)
