// What of a topic is no part of what it tells: words to whoever writes, and of whom it tells.
import { tableOf } from '../../../../reading/tables'
import { ASIDES_SAID } from '../../../../reading/words/brief/asides'

const HEARD = tableOf([ASIDES_SAID])
/** Without what is only asked for. */
export const withoutAsked = HEARD.put
export const speaks = (concept: string, text: string): boolean => HEARD.has(concept, text)
