// Words that mean nothing to a reader once the request around them, or a claim, is gone.
import { typed } from '../../../reading/wording'
import { EMPTY_SAID, HANGING } from '../../../reading/words/brief/own-words'

const [NOTHING, HANGS] = [typed(EMPTY_SAID), typed(HANGING)]
const MOST_HANGING = 5

/** "Her frizz was": its ending was cut. */
const hangs = (text: string): boolean => text.split(/\s+/).length <= MOST_HANGING && HANGS.has(text)

export const isEmptyWord = (text: string): boolean => hangs(text) || NOTHING.isOnly(text)
