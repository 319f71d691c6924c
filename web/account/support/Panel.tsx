import { type FormEvent, type KeyboardEvent, type RefObject, useId, useRef } from 'react'
import { MAX_MESSAGE } from '../../../shared/help/limits'
import { GREETING } from '../../../shared/help/said'
import { useBrought, useFocusReturned } from '../../ui/kit/address/use-brought'
import { Icon } from '../../ui/kit/drawings/Icon'
import { useKeyboardInset } from '../../ui/kit/window/use-keyboard-inset'
import { Dictated } from '../../voice/Dictated'
import { send, startAnew, tryAgain, useChat, write } from './chat'
import { Message } from './Message'
import styles from './Panel.module.css'

/** An on-screen keyboard would cover what people came to read, so it only opens when they tap the field. */
const typesWithKeys = (): boolean => matchMedia('(pointer: fine)').matches

export function Panel({ onClose }: { onClose: () => void }) {
  const { messages, draft, pending } = useChat()
  const panel = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const title = useId()
  useKeyboardInset(panel)

  useBrought(true, () => (typesWithKeys() ? field : panel).current?.focus())
  useFocusReturned(pending, () => typesWithKeys() && field.current?.focus())

  const tooLong = draft.trim().length - MAX_MESSAGE
  const mayNotSend = pending || draft.trim() === '' || tooLong > 0
  function submit(event?: FormEvent): void {
    event?.preventDefault()
    if (!mayNotSend) send()
  }
  function onKeys(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  const lastAsked = messages.findLast(({ role }) => role === 'user')?.id
  useFollowing(list, lastAsked, messages.at(-1)?.content.length ?? 0)
  return (
    // Not a modal <dialog>, as people still need the screen that they are asking about.
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.head}>
        <h2 id={title}>Support Chat</h2>
        {messages.length > 0 && (
          <button type="button" className={styles.anew} disabled={pending} onClick={startAnew}>
            New chat
          </button>
        )}
        <button type="button" className={styles.close} aria-label="Close Support Chat" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div
        ref={list}
        className={styles.list}
        role="log"
        aria-live="polite"
        aria-busy={pending}
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
      >
        <Message said={{ id: 0, role: 'assistant', content: GREETING }} pending={false} />
        {messages.map((said, at) => (
          <Message
            key={said.id}
            said={said}
            pending={pending && at === messages.length - 1}
            onTryAgain={
              !pending && (said.id === lastAsked || at === messages.length - 1) ? tryAgain : undefined
            }
            onFollow={() => innerWidth <= 600 && onClose()}
          />
        ))}
      </div>
      <form className={styles.form} onSubmit={submit}>
        {tooLong > 0 && (
          <p className={styles.long} role="alert">
            {tooLong} characters too many. Send it as two messages.
          </p>
        )}
        <Dictated>
          <textarea
            ref={field}
            rows={1}
            aria-label="Your message"
            placeholder="Type your message..."
            enterKeyHint="send"
            value={draft}
            disabled={pending}
            onChange={event => write(event.currentTarget.value)}
            onKeyDown={onKeys}
          />
        </Dictated>
        <button type="submit" className={styles.send} aria-label="Send" disabled={mayNotSend}>
          <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
            <path
              d="M12 19V5.5M6 11l6-6 6 6"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </button>
        <p className={styles.promise}>Your records are not sent. Please leave out names.</p>
      </form>
    </section>
  )
}

/**
 * Keeps new text in view, but never pushes its question out: people read an answer from the start. Anybody who has
 * scrolled up to read stays there.
 */
function useFollowing(
  list: RefObject<HTMLDivElement | null>,
  asked: number | undefined,
  length: number,
): void {
  const put = useRef(0)
  const before = useRef<number | undefined>(undefined)
  // Runs for each piece that arrives.
  useBrought(`${asked} ${length}`, () => {
    const place = list.current
    if (!place) return
    const isNew = before.current !== asked
    before.current = asked
    if (!isNew && place.scrollTop < put.current - 8) return
    const question = [...place.querySelectorAll<HTMLElement>('[data-role="user"]')].at(-1)
    place.scrollTop = Math.max(isNew ? 0 : place.scrollTop, (question?.offsetTop ?? 0) - 12)
    put.current = place.scrollTop
  })
}
