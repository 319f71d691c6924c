// Did the client agree? Asked first: without a yes nothing is posted.
import { useId } from 'react'
import type { Fact, Value } from '../../../../shared/reading/understood/reading'
import { ChipRow } from '../understood/Chips'
import type { Options } from '../understood/labels'
import styles from '../understood/Picture.module.css'

const LEAVE: Options = [
  ['yes', 'Yes'],
  ['no', 'No'],
  ['not_said', 'Not known'],
]

/** What follows from the answer: without a yes we write nothing. */
function standing(fact: Fact | undefined): string {
  if (fact?.value === 'yes') return fact.sure ? 'The post can be written.' : 'Please check.'
  return fact?.from === 'picked' || fact?.sure ? 'Nothing is written until there is a yes.' : 'Please answer.'
}

export function Leave({ fact, onPick }: { fact: Fact | undefined; onPick: (value: Value | null) => void }) {
  const id = useId()
  // Not mentioning it isn't an answer.
  const shown = fact?.value === 'not_said' && fact.from !== 'picked' ? undefined : fact
  return (
    <div className={styles.raised}>
      <fieldset className={styles.asked} aria-labelledby={id}>
        <div>
          <p id={id} className={styles.label}>
            Did the client agree in writing that you share it?
          </p>
          <p>
            {fact?.quote ? `It says “${fact.quote}”. ` : ''}
            {standing(shown)}
          </p>
        </div>
        <ChipRow options={LEAVE} fact={shown} onPick={onPick} />
      </fieldset>
    </div>
  )
}
