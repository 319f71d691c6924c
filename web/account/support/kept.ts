// The conversation outlives a reload of the page: kept with the tab, under the account, until signing out. What is typed
// and not sent outlives the tab too.
import { kept } from '../../platform/data/kept/kept-store'
import type { Message } from './ask'

export type KeptMessage = Message & {
  id: number
  /** A question that was not answered, an answer that is not whole. */
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
    // The page was left while an answer was awaited: the question can be asked again.
    const last = said.at(-1)
    return {
      draft,
      messages: last?.role === 'user' ? [...said.slice(0, -1), { ...last, state: 'failed' }] : said,
    }
  } catch {
    // Switched off or unreadable: the conversation begins anew.
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

/** Of every account: nobody is signed in any more. */
export function forgetKept(): void {
  for (const key of kept.keys()) if (key.startsWith(DRAFT)) kept.remove(key)
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}
