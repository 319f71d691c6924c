// A look at what a tool answers, as it stands on the tablet: cut off where the frame ends. The demo has all of it, to read
// and to use, so here it is a picture.
import styles from './Answer.module.css'
import { samples } from './samples'

export function Answer({ of, says }: { of: string; says: string }) {
  return (
    <figure className={styles.answer}>
      <div inert aria-hidden="true">
        {samples[of]}
      </div>
      <figcaption>{says}</figcaption>
    </figure>
  )
}
