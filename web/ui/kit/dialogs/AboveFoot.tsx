// At the chair nothing may cover the talk button, so dialogs open inside the chair, above its foot.
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './AboveFoot.module.css'

/** Null if the chair isn't on screen. */
export const useChairBehind = (): Element | null => useState(() => document.querySelector('[data-chair]'))[0]

export const aboveFoot = styles.dialog

/** Rendered inside the chair, which has larger touch targets, next to what is behind. */
export const AboveFoot = ({ chair, children }: { chair: Element; children: ReactNode }) =>
  createPortal(
    <>
      <div className={styles.behind} data-above-foot />
      {children}
    </>,
    chair,
  )
