// The conversation outlives a reload of the page: kept with the tab, under the account, until signing out.
import type { Message } from './ask'

export type Said = Message & {
  id: number
  /** A question that was not answered, an answer that is not whole. */
  state?: 'failed' | 'cut-off'
}
export type Kept = { messages: Said[]; draft: string }

const PREFIX = 'chairside.chat:'
const MOST_KEPT = 60

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'role' in value &&
  (value.role === 'user' || value.role === 'assistant') &&
  'content' in value &&
  typeof value.content === 'string'

export function readKept(account: string): Kept {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + account) ?? 'null')
    if (typeof value !== 'object' || value === null || !('messages' in value))
      return { messages: [], draft: '' }
    const messages = Array.isArray(value.messages) ? value.messages.filter(isSaid) : []
    const draft = 'draft' in value && typeof value.draft === 'string' ? value.draft : ''
    const said = messages.filter(({ content }) => content !== '')
    // The page was left while an answer was awaited: the question can be asked again.
    const last = said.at(-1)
    return {
      draft,
      messages: last?.role === 'user' ? [...said.slice(0, -1), { ...last, state: 'failed' }] : said,
    }
  } catch {
    // Switched off or unreadable: the conversation begins anew.
    return { messages: [], draft: '' }
  }
}

export function keep(account: string, { messages, draft }: Kept): void {
  try {
    sessionStorage.setItem(PREFIX + account, JSON.stringify({ messages: messages.slice(-MOST_KEPT), draft }))
  } catch (error) {
    console.info('The conversation lasts until the page is reloaded.', error)
  }
}

/** Of every account: nobody is signed in any more. */
export function forgetKept(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}
