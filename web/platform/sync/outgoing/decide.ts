// The same for the database that is open here, as screens call it.
import { salon } from '../../data/db'
import { giveUpIn, tryAgainIn } from './waiting'

export const tryAgain = (seq: number): Promise<void> => tryAgainIn(salon().db, seq)
/** Returns what was typed. */
export const giveUp = (seq: number): Promise<string> => giveUpIn(salon().db, seq)
