// A few words of a recipe in the given looks, purely visual: the choice is also in words beside it.
import type { Comfort } from '../../../../shared/account/comfort'
import { Strand } from '../../kit/drawings/Strand'
import styles from './Sample.module.css'

type SampleProps = { looks: Pick<Comfort, 'text' | 'spacing' | 'typeface' | 'tint' | 'contrast' | 'calm'> }

export function Sample({ looks }: SampleProps) {
  return (
    <span
      className={styles.sample}
      aria-hidden="true"
      data-comfort-sample
      data-comfort-spacing={looks.spacing}
      data-comfort-typeface={looks.typeface}
      data-comfort-tint={looks.tint}
      data-comfort-contrast={looks.contrast}
      data-comfort-calm={looks.calm}
      data-size={looks.text}
    >
      <span className={styles.hair}>
        <Strand level={7} tone="copper" />
      </span>
      <span className={styles.words}>
        <span className={styles.code}>7/43</span>
        <span>30 g, 35 minutes</span>
      </span>
      <span className={styles.act} />
    </span>
  )
}
