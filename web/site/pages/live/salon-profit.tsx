import { useMemo } from 'react'
import { DEMO_START } from '../../../../shared/tools/salon-profit/demo-calculator'
import {
  DEMO_FIXED,
  DEMO_HOURS,
  demoFigures,
  demoMonth,
} from '../../../../shared/tools/salon-profit/demo-month'
import { moneyText } from '../../../../shared/tools/salon-profit/words'
import { BreakEvenChart } from '../../../tools/screens/profit/BreakEvenChart'
import { type LiveProps, starter } from './follow'
import live from './Live.module.css'

const monthOf = (service: typeof DEMO_START) => ({
  input: demoMonth(service),
  output: demoFigures(service),
  perClient: service.productCost,
})
const BASE = monthOf(DEMO_START)

const NAMES = ['servicePrice', 'productCost', 'serviceTime'] as const

/** Returns the very same month for an unchanged service, so that nothing counts as changed. */
function monthIn(values: LiveProps['values']): typeof BASE {
  const service = { ...DEMO_START }
  for (const name of NAMES) service[name] = Number(values[name] ?? DEMO_START[name])
  return NAMES.every(name => service[name] === DEMO_START[name]) ? BASE : monthOf(service)
}

export function ProfitLive({ values }: LiveProps) {
  const month = useMemo(() => monthIn(values), [values])
  return (
    <section className={live.answer} aria-labelledby="break-even" data-live-answer>
      <h2 id="break-even">When the month pays for itself</h2>
      <p className={live.lede}>
        A sample month of this service alone: one chair, busy for {DEMO_HOURS} hours, with{' '}
        {moneyText(DEMO_FIXED, 'GBP')} of rent and wages and the product for each client.
      </p>
      <BreakEvenChart month={month} base={BASE} />
    </section>
  )
}

export const start = starter(ProfitLive)
