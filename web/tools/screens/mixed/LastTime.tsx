// The starting point for this visit: the formula actually used last time.

import { useAbout } from '../../../platform/data/queries/queries'
import { Recipe } from '../../../salon/records/bowls/Recipe'
import { Button } from '../../../ui/kit/Button'
import { Strand } from '../../../ui/kit/drawings/Strand'
import { usePresent } from '../../../ui/kit/use-now'
import { agoOf } from '../../../ui/kit/when'
import styles from './LastTime.module.css'
import { sameAsLastTime } from './last-time'

type LastTimeProps = {
  clientId: string
  onSame: (texts: ReturnType<typeof sameAsLastTime>) => void
}

export function LastTime({ clientId, onSame }: LastTimeProps) {
  const formula = useAbout('formula', clientId)?.[0]?.fields
  const now = usePresent()
  if (!formula) return null
  return (
    <section className={styles.last} aria-label="Last time">
      <div className={styles.strand}>
        {formula.result && <Strand level={formula.result.level} tone={formula.result.tone ?? 'natural'} />}
      </div>
      <div className={styles.head}>
        <h2>Last time, {agoOf(formula.made_at, Date.parse(now))}</h2>
        <p>{formula.title}</p>
      </div>
      <Button onClick={() => onSame(sameAsLastTime(formula, now))}>Same as last time</Button>
      <details>
        <summary>What was used</summary>
        <Recipe formula={formula} />
      </details>
    </section>
  )
}
