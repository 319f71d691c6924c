// A practice line is saved in a moment; one may type on in that moment.
import { beforeEach, expect, test, vi } from 'vitest'
import { type Draft, useDraft } from '../../../../web/tools/screens/communications/Composer'
import { hosted } from '../../hooks-by-hand'
import { emptyKept } from '../../kept'

vi.mock('react', async original => (await import('../../hooks-by-hand')).byHand(await original<object>()))
vi.mock('../../../../web/platform/data/account/account', async original => ({
  ...(await original<object>()),
  useAccount: () => ({ id: 'a1' }),
}))

const listens = { addEventListener: () => undefined, removeEventListener: () => undefined }
beforeEach(() => {
  vi.useFakeTimers()
  emptyKept()
  vi.stubGlobal('document', listens)
  vi.stubGlobal('window', { ...listens, setTimeout, clearTimeout })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const LINE: Draft = { text: 'What do you see?', retries: 't0' }
test.each<[string, Draft, Draft]>([
  ['nothing', LINE, { text: '', retries: null }],
  ['more', { ...LINE, text: 'What do you see? And feel?' }, { text: 'And feel?', retries: null }],
  ['other words', { ...LINE, text: 'Tell me' }, { text: 'Tell me', retries: null }],
  ['another line again', { text: 'Hello', retries: 't2' }, { text: 'Hello', retries: 't2' }],
])('%s was typed while it was saved: it is the next line', (_what, typed, left) => {
  const chat = hosted(() => useDraft('p1'))
  chat.draw().change(LINE)
  const sending = chat.draw()
  if (typed !== LINE) sending.change(typed)
  chat.draw()
  sending.said(LINE)
  expect(chat.draw().value).toEqual(left)
  expect(chat.draw().id).not.toBe(sending.id)
})
