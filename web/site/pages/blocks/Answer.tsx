// A look at what a tool answers, as the app draws it: cut off where the frame ends. It is a picture here, and the caption
// says what of; nothing in it can be read out or pressed.

import { samples } from '../samples'
import styles from './Answer.module.css'

export function Answer({ of }: { of: string }) {
  return (
    <figure className={styles.answer}>
      <div inert aria-hidden="true">
        {samples[of]}
      </div>
      <figcaption>Worked out by the built-in engine from a sample, as the app shows it.</figcaption>
    </figure>
  )
}
