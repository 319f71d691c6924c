// Questions and requests that stand in a message beside the day.
import type { Row } from './row'
import { tellsService } from './words'

const CHAT =
  /\b(?:can you|could you|how|what|why|please help|help me|my salon|should i|do you|tell me|i want|i would|i'd|(?:move|book|put|fit|squeeze) (?:me|us)|i need|is there|are there|let me know|where|when can|do you think|any (?:gaps?|room|space|chance)|can (?:i|we|anyone)|could (?:i|we)|thanks|hello|asap)\b|\?\s*$/i
/** "What is a normal time for balayage, 2 or 3 hours?" */
const QUESTION = /^\W*(?:what|how|why|when|which|where)\b.*\?\W*$/i
/** "I sold 3 shampoos at 14.50" */
const TILL = /\b(?:i|we)(?:'ve| have)? (?:sold|bought|paid|ordered|spent|owe|took £?\d)\b/i
/** "I was thinking 10 to 4" */
const THINKING =
  /\b(?:i|we)(?:'m|'re| am| are| was| were)? (?:thinking|wondering|planning|considering|hoping|think|wonder)\b/i
/** Reads like a message, not like an appointment. */
export const chatty = (row: Row): boolean =>
  (CHAT.test(row.source) && row.service === '' && isSentence(row.client)) ||
  // "Yesterday and I paid the window cleaner 12.50": a sentence that names no service.
  (row.end === null &&
    row.minutes === null &&
    row.client.split(' ').length >= 5 &&
    isSentence(row.client) &&
    !row.service.split(' ').some(tellsService)) ||
  (QUESTION.test(row.source) && !/^\p{Lu}/u.test(row.client)) ||
  (TILL.test(row.source) && !/^\p{Lu}/u.test(row.client) && row.end === null) ||
  (THINKING.test(row.source) && row.service === '' && !/\p{Lu}/u.test(row.client)) ||
  (/\?\W*$/.test(row.source) && !/\p{Lu}/u.test(row.client) && !row.service.split(' ').some(tellsService)) ||
  (CHAT.test(row.source) &&
    row.minutes === null &&
    row.end === null &&
    (row.start === null || row.service === '' || row.client.split(' ').length > 3))
/** "what's the weather like tomorrow": small letters all along. */
const isSentence = (client: string): boolean =>
  client.split(' ').length >= 4 && !/(?!I\b)\p{Lu}/u.test(client.slice(1))
