// Where this visit starts from: the formula that was really used at the last one.
import { Button } from '@mantine/core'
import { useAbout } from '../data/queries'
import { Strand } from '../ui/Strand'
import styles from './LastTime.module.css'
import { sameAsLastTime } from './last-time'
import { Recipe } from './PastFormulas'
import { useNow } from './use-now'
import { agoOf } from './when'

type LastTimeProps = {
  clientId: string
  onSame: (texts: ReturnType<typeof sameAsLastTime>) => void
}

export function LastTime({ clientId, onSame }: LastTimeProps) {
  const formula = useAbout('formula', clientId)?.[0]?.fields
  const now = useNow()
  if (!formula) return null
  return (
    <section className={styles.last} aria-label="Last time">
      {formula.result && (
        <div className={styles.strand}>
          <Strand level={formula.result.level} tone={formula.result.tone ?? 'natural'} />
        </div>
      )}
      <div className={styles.body}>
        <h2>Last time, {agoOf(formula.made_at, now)}</h2>
        <p className={styles.title}>{formula.title}</p>
        <Recipe formula={formula} />
        <Button variant="default" size="md" onClick={() => onSame(sameAsLastTime(formula, now))}>
          Same as last time
        </Button>
      </div>
    </section>
  )
}
