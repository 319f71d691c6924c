import { useId, useRef } from 'react'
import { useBrought } from '../../ui/kit/address/use-brought'
import { Button } from '../../ui/kit/Button'
import styles from './WaitingScreen.module.css'

type Props = { text: string; onKept: () => void; onCancel: () => void }

/** For browsers that can't copy: the whole text, selected. Nothing is deleted until the person says it's kept. */
export function KeepByHand({ text, onKept, onCancel }: Props) {
  const label = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useBrought(true, () => {
    field.current?.focus()
    field.current?.select()
  })
  return (
    <div className={styles.byHand}>
      <label htmlFor={label}>
        This browser did not copy the text, so nothing was given up. Copy it from here and keep it somewhere
        first.
      </label>
      <textarea
        id={label}
        ref={field}
        readOnly
        value={text}
        rows={Math.min(12, Math.max(3, text.split('\n').length))}
        onFocus={event => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <Button onClick={onCancel}>Keep it here</Button>
        <Button look="stop" onClick={onKept}>
          I have kept the text: give up
        </Button>
      </div>
    </div>
  )
}
