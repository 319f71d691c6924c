// What of a topic is no part of what it tells: words to whoever writes, and of whom it tells.
import { tableOf } from '../../../reading/tables'
import { ASIDES_SAID } from '../../../reading/words/asides'

const HEARD = tableOf([ASIDES_SAID])
export const speaks = (concept: string, text: string): boolean => HEARD.has(concept, text)
