// The native dialog, for correct focus and Escape, with a heading and a cross. A tap outside also closes it.
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Icon } from '../drawings/Icon'
import { AboveFoot, aboveFoot, useChairBehind } from './AboveFoot'
import styles from './Dialog.module.css'
import { useShown } from './use-shown'

type FrameProps = {
  /** Its accessible name: a text, or the id of its heading. */
  named: { label: string } | { by: string }
  element: RefObject<HTMLDialogElement | null>
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** For callers that open it themselves; `Dialog` opens itself. */
export function DialogFrame({ named, element, className, onClose, children }: FrameProps) {
  return (
    <dialog
      ref={element}
      className={className ? `${styles.dialog} ${className}` : styles.dialog}
      {...('by' in named ? { 'aria-labelledby': named.by } : { 'aria-label': named.label })}
      onClose={onClose}
      onPointerDown={event => event.target === event.currentTarget && event.currentTarget.close()}
    >
      {children}
    </dialog>
  )
}

export function useModal(element: RefObject<HTMLDialogElement | null>): void {
  // Follows the native dialog, which only a call can open.
  useEffect(() => {
    if (element.current?.open === false) element.current.showModal()
  }, [element])
}

export const CloseButton = ({ element }: Pick<FrameProps, 'element'>) => (
  <button type="button" className={styles.close} aria-label="Close" onClick={() => element.current?.close()}>
    <Icon name="close" />
  </button>
)

type HeadProps = Pick<FrameProps, 'element'> & { id?: string; title: ReactNode }
export const DialogHead = ({ element, id, title }: HeadProps) => (
  <div className={styles.head}>
    <h2 id={id}>{title}</h2>
    <CloseButton element={element} />
  </div>
)

type Props = { title: string; className?: string; onClose: () => void; children: ReactNode }

/** At the chair it leaves the foot with the talk button in reach. */
export function Dialog({ title, className, onClose, children }: Props) {
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  const chair = useChairBehind()
  useShown(element, chair !== null, onClose)
  const dialog = (
    <DialogFrame
      named={{ by: id }}
      element={element}
      className={[className, chair ? aboveFoot : ''].filter(Boolean).join(' ')}
      onClose={onClose}
    >
      <DialogHead element={element} id={id} title={title} />
      <div className={styles.inside}>{children}</div>
    </DialogFrame>
  )
  return chair ? <AboveFoot chair={chair}>{dialog}</AboveFoot> : dialog
}
