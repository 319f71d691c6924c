// The conversation of the current person and account: one value that the panel renders, and the actions on it. It
// continues while the panel is closed and from screen to screen.
import { useSyncExternalStore } from 'react'
import { knownAccount, onAccount } from '../../platform/data/account/account'
import { draftsOf, onPerson } from '../../platform/data/account/people'
import { memory } from '../../platform/data/memory'
import { reachable } from '../../platform/sync/status'
import { notify } from '../../ui/kit/notices/notify'
import { askServer, CUT_OFF, type Message } from './ask'
import { forgetKept, type KeptChat, type KeptMessage, keep, readKept } from './kept'
import { isSupportOpen } from './open'

export type Chat = KeptChat & {
  /** The account's id and the person's, so an answer only reaches whoever asked. */
  account: string
  pending: boolean
  /** An answer arrived while the panel was closed. */
  unread: boolean
}

const begun = (account: string): Chat => ({ ...readKept(account), account, pending: false, unread: false })
const NOBODY: Chat = { account: '', messages: [], draft: '', pending: false, unread: false }

const whose = (): string => {
  const account = knownAccount()?.id
  return account === undefined ? '' : draftsOf(account)
}
const present = (): Chat => (whose() === '' ? NOBODY : begun(whose()))
const chat = memory<Chat>(present())

function again(): void {
  if (whose() === '') forgetKept()
  if (whose() !== chat.get().account) chat.set(present())
}
onAccount(again)
onPerson(again)

export const useChat = (): Chat => useSyncExternalStore(chat.subscribe, chat.get)

/** Changes the chat only if it still belongs to the same account: an answer for somebody who signed out is dropped. */
function change(account: string, make: (was: Chat) => Partial<Chat>): void {
  const was = chat.get()
  if (was.account !== account) return
  const next = { ...was, ...make(was) }
  chat.set(next)
  // Saves typed text and complete answers, but not every piece as it arrives.
  if (!next.pending || !was.pending) keep(account, next)
}

export const write = (draft: string): void => change(chat.get().account, () => ({ draft }))
export const readAll = (): void => {
  if (chat.get().unread) change(chat.get().account, () => ({ unread: false }))
}
export function startAnew(): void {
  if (!chat.get().pending) change(chat.get().account, () => ({ messages: [], unread: false }))
}

const nextId = (messages: readonly KeptMessage[]): number => Math.max(0, ...messages.map(({ id }) => id)) + 1

/** Sends the draft. Does nothing if it is blank or an answer is pending. */
export function send(): void {
  const { account, draft, pending, messages } = chat.get()
  const content = draft.trim()
  if (account === '' || pending || content === '') return
  const asked: KeptMessage = { id: nextId(messages), role: 'user', content }
  void answer(account, [...messages, asked], { draft: '' })
}

/** Asks the same question again without retyping it. */
export function tryAgain(): void {
  const { account, pending, messages } = chat.get()
  if (pending) return
  const at = messages.findLastIndex(({ role }) => role === 'user')
  const asked = messages[at]
  if (asked)
    void answer(account, [...messages.slice(0, at), { id: asked.id, role: 'user', content: asked.content }])
}

const isOffline = (): boolean => !navigator.onLine || !reachable.get()

/** `messages`: the conversation, ending with the question. */
async function answer(account: string, messages: KeptMessage[], patch: Partial<Chat> = {}): Promise<void> {
  const id = nextId(messages)
  change(account, () => ({
    ...patch,
    pending: true,
    messages: [...messages, { id, role: 'assistant', content: '' }],
  }))
  const add = (words: string): void =>
    change(account, was => ({
      messages: was.messages.map(each =>
        each.id === id ? { ...each, content: each.content + words } : each,
      ),
    }))
  const talk = messages.map(({ role, content }): Message => ({ role, content }))
  const ended = isOffline() ? await answerHere(talk, add) : await askServer(talk, add)
  const asked = messages.at(-1)?.id
  change(account, was => ({
    pending: false,
    unread: !isSupportOpen(),
    messages: ended.ok
      ? was.messages
      : was.messages
          // An answer with no text is removed; the question stays, with a way to ask again.
          .filter(each => each.id !== id || each.content !== '')
          .map(each =>
            each.id === id
              ? { ...each, state: 'cut-off' as const }
              : each.id === asked && ended.words !== CUT_OFF
                ? { ...each, state: 'failed' as const }
                : each,
          ),
  }))
  // Says nothing about it to somebody who has signed out meanwhile.
  if (!ended.ok && chat.get().account === account) notify({ title: 'Error', text: ended.words, tone: 'stop' })
}

/** Answers from the articles on this device, with the same function as the server. */
async function answerHere(messages: readonly Message[], add: (words: string) => void) {
  try {
    const [{ answerFromArticles }, { BY_ARTICLES_OFFLINE }] = await Promise.all([
      import('../../../shared/help/answer'),
      import('../../../shared/help/said'),
    ])
    add(`${answerFromArticles(messages).text}\n\n${BY_ARTICLES_OFFLINE}`)
    return { ok: true } as const
  } catch (error) {
    console.error(error)
    return { ok: false, words: 'Failed to send message' } as const
  }
}
