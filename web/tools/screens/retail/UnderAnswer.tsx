// Below an answer: what became of each product, and the card to take home.
import { RetailOutput } from '../../../../shared/tools/retail-edge/schema'
import type { Answered } from '../answer/AnswerColumn'
import { HomeCard } from './HomeCard'
import { Outcomes } from './Outcomes'
import styles from './Retail.module.css'

export function UnderAnswer({ answered }: { answered: Answered }) {
  const output = RetailOutput.safeParse(answered.output)
  if (!output.success || output.data.products.length === 0) return null
  return (
    <div className={styles.under} data-no-print>
      <Outcomes ask={answered.ask} products={output.data.products} />
      <HomeCard ask={answered.ask} output={output.data} />
    </div>
  )
}
