// "If I put prices up by 5 %, how many clients could I lose?"
import { useState } from 'react'
import { riseOf } from '../../../../shared/tools/salon-profit/analysis/rise'
import { LEAST } from '../../../../shared/tools/salon-profit/engine'
import type { Currency, ProfitInput } from '../../../../shared/tools/salon-profit/schema'
import { clientsText, countText, moneyText } from '../../../../shared/tools/salon-profit/words'
import { Range } from '../../../ui/kit/Range'
import styles from './WhatIf.module.css'

export function PriceRise({ month, currency }: { month: ProfitInput; currency: Currency }) {
  const [percent, setPercent] = useState(5)
  const [saved, setSaved] = useState(0)
  if (month.revenue < LEAST || month.clients < 1 || month.averagePrice < LEAST) return null
  const rise = riseOf(month, percent, saved)
  return (
    <section className={styles.rise} aria-label="Your own price rise">
      <h3>Your own price rise</h3>
      <div className={styles.riseSliders}>
        <Range
          label="Price rise"
          min={1}
          max={25}
          value={percent}
          shown={`${percent}%`}
          onChange={setPercent}
        />
        <Range
          label="Saved when a client goes"
          min={0}
          max={60}
          step={5}
          value={saved}
          shown={`${saved}%`}
          note="of the bill: products, commission"
          onChange={setSaved}
        />
      </div>
      <p className={styles.riseWords} aria-live="polite">
        At {moneyText(rise.price, currency)} on average you could lose{' '}
        <strong>
          {countText(rise.clients)} of {clientsText(month.clients)} ({rise.share}%)
        </strong>{' '}
        and keep the same profit. If everyone stays, the month brings{' '}
        <strong>{moneyText(rise.extra, currency)} more</strong>.
      </p>
    </section>
  )
}
