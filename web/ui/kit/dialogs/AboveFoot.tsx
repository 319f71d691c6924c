// At the chair nothing may lie over the talk button: what opens there stands within the chair, above its foot.
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './AboveFoot.module.css'

/** Null: it is not the chair that is on screen. */
export const useChairBehind = (): Element | null => useState(() => document.querySelector('[data-chair]'))[0]

export const aboveFoot = styles.dialog

/** Within the chair, whose targets are larger, and beside what lies behind it. */
export const AboveFoot = ({ chair, children }: { chair: Element; children: ReactNode }) =>
  createPortal(
    <>
      <div className={styles.behind} data-above-foot />
      {children}
    </>,
    chair,
  )
