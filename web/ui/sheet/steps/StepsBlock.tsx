// The steps as this person prefers: all together or one at a time. The other view is one tap away, and paper shows all.
import { type ReactNode, useState } from 'react'
import { useComfort } from '../../comfort/use-comfort'
import { rememberStep, stepHere } from '../../comfort/where-was-i/where'
import { Button } from '../../kit/Button'
import type { BlockOf } from '../block'
import { FocusSteps } from './FocusSteps'
import { Steps } from './Steps'
import styles from './StepsBlock.module.css'

type StepsBlockProps = {
  block: BlockOf<'steps'>
  /** The sheet's title, remembered as what somebody was in the middle of. */
  title: string
  held: boolean
  gate?: ReactNode
  gateAt?: number
}

export function StepsBlock({ title, ...steps }: StepsBlockProps) {
  const wanted = useComfort().focus_view
  const [turned, setTurned] = useState(false)
  const of = steps.block.items.length
  if (of < 2 || !wanted) return <Steps {...steps} />
  const focus = wanted !== turned
  return (
    <div className={styles.block}>
      {focus && (
        <div className={styles.screen}>
          <FocusSteps {...steps} startAt={stepHere()} onStep={at => rememberStep({ at, of, title })} />
        </div>
      )}
      <div className={focus ? styles.paper : undefined}>
        <Steps {...steps} gate={focus ? undefined : steps.gate} />
      </div>
      <div data-no-print>
        <Button look="plain" onClick={() => setTurned(!turned)}>
          {focus ? 'Show all steps' : 'One step at a time'}
        </Button>
      </div>
    </div>
  )
}
