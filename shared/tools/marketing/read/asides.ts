// What of a topic is no part of what it tells: words to whoever writes, and of whom it tells.
import { framesOf, says } from '../../../reading/frames'
import { ASIDES_SAID } from '../../../reading/words/asides'

const HEARD = framesOf(ASIDES_SAID)
export const speaks = (concept: string, text: string): boolean => says(HEARD, concept, text)
