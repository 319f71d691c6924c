// The parts of a topic that aren't its message: instructions to the writer, and whom it is about.
import { tableOf } from '../../../../reading/tables'
import { ASIDES_SAID } from '../../../../reading/words/brief/asides'

const HEARD = tableOf([ASIDES_SAID])
/** Without what is only a request. */
export const withoutAsked = HEARD.put
export const speaks = (concept: string, text: string): boolean => HEARD.has(concept, text)
