// Buttons to change a time or a length by a quarter of an hour, for anybody who can't drag.
import type { ReactNode } from 'react'
import { Button } from '../../ui/kit/Button'
import { STEP } from './change'
import styles from './Steps.module.css'

type StepsProps = {
  label: string
  value: ReactNode
  by: (minutes: number) => void
  words: readonly [string, string]
}

export function Steps({ label, value, by, words: [less, more] }: StepsProps) {
  return (
    <fieldset className={styles.steps}>
      <legend>{label}</legend>
      <div>
        <Button aria-label={less} onClick={() => by(-STEP)}>
          −15
        </Button>
        {value}
        <Button aria-label={more} onClick={() => by(STEP)}>
          +15
        </Button>
      </div>
    </fieldset>
  )
}
