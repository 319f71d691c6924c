// A preview of a tool's answer, rendered as in the app and cut off at the frame. It acts as a picture with a caption:
// nothing in it can be read out or pressed.

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
