// Questions and requests that stand in a message beside the day.
import type { Row } from './row'
import { isServiceWord } from './words'

const CHAT =
  /\b(?:can you|could you|how|what|why|please help|help me|my salon|should i|do you|tell me|i want|i would|i'd|(?:move|book|put|fit|squeeze) (?:me|us)|i need|is there|are there|let me know|where|when can|do you think|any (?:gaps?|room|space|chance)|can (?:i|we|anyone)|could (?:i|we)|thanks|hello|asap)\b|\?\s*$/i
/** Reads like a message, not like an appointment. */
export const chatty = (row: Row): boolean =>
  (CHAT.test(row.source) && row.service === '' && isSentence(row.client)) ||
  (/\?\W*$/.test(row.source) && !/\p{Lu}/u.test(row.client) && !row.service.split(' ').some(isServiceWord)) ||
  (CHAT.test(row.source) &&
    row.minutes === null &&
    row.end === null &&
    (row.start === null || row.service === '' || row.client.split(' ').length > 3))
/** "what's the weather like tomorrow": small letters all along. */
const isSentence = (client: string): boolean =>
  client.split(' ').length >= 4 && !/\p{Lu}/u.test(client.slice(1))
