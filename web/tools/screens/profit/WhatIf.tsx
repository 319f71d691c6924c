// The month with another price, other costs or other clients: live, and only saved on request.
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Tool } from '../../../../shared/tool'
import {
  type Levers,
  leversOf,
  scaleAround,
  whatIf,
} from '../../../../shared/tools/salon-profit/analysis/what-if'
import { figuresOf } from '../../../../shared/tools/salon-profit/engine'
import type { Currency, ProfitInput } from '../../../../shared/tools/salon-profit/schema'
import { countText, moneyText, percentText } from '../../../../shared/tools/salon-profit/words'
import { Button } from '../../../ui/kit/Button'
import { Range } from '../../../ui/kit/Range'
import { useBusy } from '../use-busy'
import { BreakEvenChart } from './BreakEvenChart'
import { PriceRise } from './PriceRise'
import { savePlan } from './save-plan'
import styles from './WhatIf.module.css'

/** The end of a slider that starts at 0. */
const FROM_NOTHING = { averagePrice: 100, costs: 10_000, clients: 200 }
const LEAST = { averagePrice: 0.5, costs: 1, clients: 1 }

type WhatIfProps = { tool: Tool; month: ProfitInput; currency: Currency }

/** Keyed by the analysis, so another one starts with its own figures. */
export function WhatIf({ tool, month, currency }: WhatIfProps) {
  const [levers, setLevers] = useState(() => leversOf(month))
  const busy = useBusy(tool.busy)
  const [, setParams] = useSearchParams()
  const input = whatIf(month, levers)
  const changed = input !== month
  const now = { input, output: figuresOf(input, currency) }
  const base = { input: month, output: figuresOf(month, currency) }

  async function save(): Promise<void> {
    await busy.during(async () => {
      const id = await savePlan(tool, input, currency)
      if (id !== null) setParams({ ask: id }, { state: { fresh: true } })
    })
  }

  return (
    <section className={styles.whatIf} aria-label="What if" data-no-print>
      <header>
        <h2>What if?</h2>
        <Outcome now={now} base={base} changed={changed} />
      </header>
      <div className={styles.both}>
        <div className={styles.sliders}>
          <Lever name="averagePrice" label="Average price" {...{ month, levers, setLevers, currency }} />
          <Lever name="costs" label="Monthly costs" {...{ month, levers, setLevers, currency }} />
          <Lever name="clients" label="Clients per month" {...{ month, levers, setLevers, currency }} />
          <div className={styles.actions}>
            <Button disabled={!changed || busy.words !== null} onClick={() => void save()}>
              {busy.words ?? 'Save this analysis'}
            </Button>
            <Button look="plain" disabled={!changed} onClick={() => setLevers(leversOf(month))}>
              As it was
            </Button>
          </div>
          <p className={styles.note}>
            Move a slider and see the month it would make. Nothing is saved until you say so.
          </p>
        </div>
        <BreakEvenChart month={now} base={base} />
      </div>
      <PriceRise month={month} currency={currency} />
    </section>
  )
}

type LeverProps = {
  name: keyof Levers
  label: string
  month: ProfitInput
  levers: Levers
  setLevers: (levers: Levers) => void
  currency: Currency
}

function Lever({ name, label, month, levers, setLevers, currency }: LeverProps) {
  const was = month[name]
  const { from, to, step } = scaleAround(was, LEAST[name], FROM_NOTHING[name])
  const told = (value: number): string => (name === 'clients' ? countText(value) : moneyText(value, currency))
  const value = levers[name]
  const apart = Math.round((value - was) * 100) / 100
  return (
    <Range
      label={label}
      min={from}
      max={to}
      step={step}
      value={value}
      shown={told(value)}
      note={apart === 0 ? undefined : `${apart > 0 ? '+' : '−'}${told(Math.abs(apart))}`}
      onChange={next => setLevers({ ...levers, [name]: next })}
    />
  )
}

type Month = { input: ProfitInput; output: ReturnType<typeof figuresOf> }

/** The result, and how it differs from the original month. */
function Outcome({ now, base, changed }: { now: Month; base: Month; changed: boolean }) {
  const { currency, monthlyProfit, profitMargin, breakEvenClients } = now.output
  const apart = Math.round((monthlyProfit - base.output.monthlyProfit) * 100) / 100
  return (
    <dl className={styles.figures} aria-live="polite">
      <div>
        <dt>{monthlyProfit < 0 ? 'Loss a month' : 'Profit a month'}</dt>
        <dd>
          <strong>{moneyText(Math.abs(monthlyProfit), currency)}</strong>
          {changed && (
            <span>
              {apart === 0
                ? 'the same'
                : `${moneyText(Math.abs(apart), currency)} ${apart > 0 ? 'more' : 'less'} than it was`}
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>Margin</dt>
        <dd>
          <strong>{profitMargin === null ? '–' : percentText(profitMargin)}</strong>
        </dd>
      </div>
      <div>
        <dt>Break-even</dt>
        <dd>
          <strong>{breakEvenClients === null ? '–' : countText(breakEvenClients)}</strong>
          <span>clients</span>
        </dd>
      </div>
    </dl>
  )
}
