// The conversation survives a reload: stored per tab and account until sign-out. The unsent draft even survives closing
// the tab.
import { kept } from '../../platform/data/kept/kept-store'
import type { Message } from './ask'

export type KeptMessage = Message & {
  id: number
  /** failed: a question without an answer. cut-off: an incomplete answer. */
  state?: 'failed' | 'cut-off'
}
export type KeptChat = { messages: KeptMessage[]; draft: string }

const PREFIX = 'chairside.chat:'
const DRAFT = 'chairside.chat-draft:'
const MOST_KEPT = 60

const isSaid = (value: unknown): value is KeptMessage =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'role' in value &&
  (value.role === 'user' || value.role === 'assistant') &&
  'content' in value &&
  typeof value.content === 'string'

export function readKept(account: string): KeptChat {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + account) ?? 'null')
    if (typeof value !== 'object' || value === null || !('messages' in value))
      return { messages: [], draft: draftOf(account) }
    const messages = Array.isArray(value.messages) ? value.messages.filter(isSaid) : []
    const draft = draftOf(account)
    const said = messages.filter(({ content }) => content !== '')
    // The page was left before the answer came, so offer to ask again.
    const last = said.at(-1)
    return {
      draft,
      messages: last?.role === 'user' ? [...said.slice(0, -1), { ...last, state: 'failed' }] : said,
    }
  } catch {
    // Storage is off or unreadable: start a new conversation.
    return { messages: [], draft: draftOf(account) }
  }
}

const draftOf = (account: string): string => kept.get(DRAFT + account) ?? ''

function keepDraft(account: string, draft: string): void {
  if (draft === '') kept.remove(DRAFT + account)
  else kept.put(DRAFT + account, draft)
}

export function keep(account: string, { messages, draft }: KeptChat): void {
  keepDraft(account, draft)
  try {
    sessionStorage.setItem(PREFIX + account, JSON.stringify({ messages: messages.slice(-MOST_KEPT), draft }))
  } catch (error) {
    console.info('The conversation lasts until the page is reloaded.', error)
  }
}

/** For every account, as nobody is signed in any more. */
export function forgetKept(): void {
  for (const key of kept.keys()) if (key.startsWith(DRAFT)) kept.remove(key)
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Then nothing was stored.
  }
}
