// Where the stylist writes a line: Enter sends, Shift+Enter starts a new line. The text is kept.

import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { z } from 'zod'
import { MAX_LINE } from '../../../../shared/tools/communications/schema'
import { useAccount } from '../../../platform/data/account/account'
import { useHold } from '../../../platform/pwa/update'
import { typedSince } from '../../../ui/forms/kept-form'
import { useBrought, useFocusReturned } from '../../../ui/kit/address/use-brought'
import { Button } from '../../../ui/kit/Button'
import { Dictated } from '../../../voice/Dictated'
import { keptKey } from '../drafts/kept'
import { useKeptRecord } from '../drafts/use-kept-record'
import { lengthWords } from '../form/fields'
import styles from './Chat.module.css'

const Draft = z.object({ text: z.string(), retries: z.string().nullable() })
export type Draft = z.infer<typeof Draft>
const BLANK: Draft = { text: '', retries: null }

export function useDraft(conversationId: string) {
  const account = useAccount()?.id ?? ''
  const draft = useKeptRecord(keptKey(account, 'practice', conversationId), Draft, () => BLANK)
  useHold(draft.value.text.trim() !== '', 'A practice line is half written.')
  const latest = useRef(draft.value)
  latest.current = draft.value
  /** Anything typed while a line is being saved is the start of the next one. */
  const said = (line: Draft): void => {
    const { text, retries } = latest.current
    const left = typedSince({ text: line.text }, { text }, { text: '' })
    if (left.text === '') draft.clear(BLANK)
    else draft.goOn({ ...left, retries: retries === line.retries ? null : retries })
  }
  return { ...draft, said }
}

type Props = {
  draft: ReturnType<typeof useDraft>
  /** Waiting for a reply; nothing can be sent meanwhile. */
  pending: boolean
  /** The line being tried again. */
  instead: string | null
  /** `id`: of the line it will become. */
  onSend: (text: string, retries: string | null, id: string) => Promise<boolean>
}

export function Composer({ draft, pending, instead, onSend }: Props) {
  const box = useRef<HTMLTextAreaElement>(null)
  const sending = useRef(false)
  const { text, retries } = draft.value
  const length = lengthWords(text, MAX_LINE)
  const ready = text.trim() !== '' && !pending && !length?.over

  useBrought(retries, () => box.current?.focus())
  useFocusReturned(pending, () => box.current?.focus())

  async function send(): Promise<void> {
    if (!ready || sending.current) return
    sending.current = true
    try {
      if (await onSend(text.trim(), retries, draft.id)) draft.said(draft.value)
    } finally {
      sending.current = false
      box.current?.focus()
    }
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    void send()
  }

  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      {retries !== null && (
        <p className={styles.instead}>
          <span>
            Instead of <q>{instead ?? 'an earlier line'}</q>
          </span>
          <Button look="plain" onClick={() => draft.change({ ...draft.value, retries: null })}>
            Cancel
          </Button>
        </p>
      )}
      <div className={styles.write}>
        <Dictated manner="chat">
          <textarea
            ref={box}
            aria-label="Your answer to the client"
            placeholder="Type your response to the client..."
            rows={2}
            value={text}
            disabled={pending}
            onChange={event => draft.change({ text: event.currentTarget.value, retries })}
            onKeyDown={onKeyDown}
          />
        </Dictated>
        <Button look="act" type="submit" disabled={!ready} aria-label="Send">
          Send
        </Button>
      </div>
      <p className={styles.hint}>
        {length ? length.words : 'Enter sends. Shift and Enter begins a new line.'}
        {!draft.safe && ' This browser won’t keep what you type. Send it before you close the page.'}
      </p>
    </form>
  )
}
