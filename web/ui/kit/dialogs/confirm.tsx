// Asks before anything that is hard to undo: the native dialog, for correct focus and Escape.
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { memory } from '../../../platform/data/memory'
import { buttonClass } from '../Button'
import styles from './confirm.module.css'

/** `instead`: an alternative, which asks its own question before doing anything. */
type Words = { yes: string; no: string; text?: string; instead?: { words: string; act: () => void } }
type OpenQuestion = Words & { question: string; answer: (yes: boolean) => void }
const asked = memory<OpenQuestion | null>(null)

/** True if the person confirms; Escape and a tap outside mean no. */
export function confirmWith(question: string, words: Words): Promise<boolean> {
  asked.get()?.answer(false)
  return new Promise(resolve => {
    const answer = (value: boolean): void => {
      asked.set(null)
      resolve(value)
    }
    asked.set({ question, ...words, answer })
  })
}

/** Nobody is there to answer, which means no. */
export const closeConfirm = (): void => asked.get()?.answer(false)

export function ConfirmDialog() {
  const present = useSyncExternalStore(asked.subscribe, asked.get)
  const dialog = useRef<HTMLDialogElement>(null)
  // Follows the native dialog, which only a call can open.
  useEffect(() => {
    if (present) dialog.current?.showModal()
  }, [present])
  if (!present) return null
  const { question, text, yes, no, instead, answer } = present
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="confirm-question"
      onClose={() => answer(false)}
      onPointerDown={event => event.target === event.currentTarget && answer(false)}
    >
      <div className={styles.inside}>
        <h2 id="confirm-question">{question}</h2>
        {text && <p>{text}</p>}
        <div className={styles.buttons}>
          {/* The safe answer has the focus and is nearest to the thumb. */}
          <button type="button" className={buttonClass('quiet')} onClick={() => answer(false)}>
            {no}
          </button>
          <button type="button" className={buttonClass('stop')} onClick={() => answer(true)}>
            {yes}
          </button>
          {instead && (
            <button
              type="button"
              className={buttonClass('plain')}
              onClick={() => {
                answer(false)
                instead.act()
              }}
            >
              {instead.words}
            </button>
          )}
        </div>
      </div>
    </dialog>
  )
}
