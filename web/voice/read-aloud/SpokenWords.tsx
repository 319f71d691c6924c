// The text being read, with the current sentence marked. Scrolls its own box, never the screen.

import { Fragment, useRef } from 'react'
import { sentencesOf } from '../../../shared/voice/speak/sentences'
import { useBrought } from '../../ui/kit/address/use-brought'
import styles from './ReadAloud.module.css'

/** `now`: the current sentence, from 0; null while nothing is spoken. */
export function SpokenWords({ text, now }: { text: string; now: number | null }) {
  const box = useRef<HTMLElement>(null)
  useBrought(now, () => {
    const within = box.current
    const marked = within?.querySelector<HTMLElement>('[data-now]')
    if (!within || !marked) return
    const top = marked.offsetTop
    const isBelow = top + marked.offsetHeight > within.scrollTop + within.clientHeight
    if (top < within.scrollTop || isBelow) within.scrollTop = Math.max(0, top - within.clientHeight / 4)
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard.
    <section className={styles.words} ref={box} tabIndex={0} aria-label="What is read">
      {sentencesOf(text).map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is its order.
        <Fragment key={index}>
          <span data-now={index === now || undefined}>{sentence.trimEnd()}</span>
          {sentence.slice(sentence.trimEnd().length)}
        </Fragment>
      ))}
    </section>
  )
}
