// Earlier analyses: the profit over time, then each one with its figures.
import { Link } from 'react-router-dom'
import { SALON_ID } from '../../../../shared/sync/kinds'
import { moneyText, percentText } from '../../../../shared/tools/salon-profit/words'
import { useAsks, useRecord } from '../../../platform/data/queries/queries'
import { dayOf } from '../../../ui/kit/when'
import { Chart } from '../../../ui/sheet/charts/Chart'
import styles from './PastProfits.module.css'
import { type Analysis, analysesOf, trendOf } from './past'

const LISTED = 8

export function PastProfits({ tool, shownId }: { tool: string; shownId: string | null }) {
  const asks = useAsks({ tool, limit: 60 })
  const salon = useRecord('salon', SALON_ID)
  if (asks === undefined || salon === undefined) return null
  const analyses = analysesOf(asks)
  if (analyses.length === 0)
    return <p className={styles.none}>Each analysis is kept here. From the second month you see the trend.</p>
  const currency = salon?.fields.currency ?? 'GBP'
  const trend = trendOf(analyses, currency)
  return (
    <>
      <Trend trend={trend} others={analyses.some(({ output }) => output.currency !== currency)} />
      <section className={styles.past}>
        <h2>Saved analyses</h2>
        <ul>
          {analyses.slice(0, LISTED).map(analysis => (
            <li key={analysis.id}>
              <Saved analysis={analysis} shown={analysis.id === shownId} />
            </li>
          ))}
        </ul>
        {analyses.length > LISTED && (
          <p>
            <Link to="/history">All of them are in History</Link>
          </p>
        )}
      </section>
    </>
  )
}

function Saved({
  analysis: { id, at, pending, input, output },
  shown,
}: {
  analysis: Analysis
  shown: boolean
}) {
  const { currency, monthlyProfit, profitMargin } = output
  return (
    <Link to={`?ask=${encodeURIComponent(id)}`} aria-current={shown ? 'true' : undefined}>
      <strong>
        {monthlyProfit < 0 ? 'Loss' : 'Profit'} {moneyText(Math.abs(monthlyProfit), currency)}
      </strong>
      {profitMargin !== null && <span className={styles.margin}>{percentText(profitMargin)}</span>}
      <span className={styles.when}>
        {dayOf(at)}
        {input.basis === 'plan' ? ', a plan' : ''}
        {pending ? ', waiting to send' : ''}
      </span>
    </Link>
  )
}

function Trend({ trend, others }: { trend: readonly Analysis[]; others: boolean }) {
  if (trend.length < 2) return null
  const [first, last] = [trend[0], trend.at(-1)]
  if (!first || !last) return null
  const money = (amount: number): string => moneyText(amount, last.output.currency)
  const change = last.output.monthlyProfit - first.output.monthlyProfit
  const then = dayOf(first.at) === dayOf(last.at) ? 'in the first of these' : `on ${dayOf(first.at)}`
  const words =
    change === 0
      ? `the same as ${then}`
      : `${money(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than ${then}`
  return (
    <section className={styles.trend}>
      <h2>Monthly profit over time</h2>
      <p>
        Now {money(last.output.monthlyProfit)}, {words}.
      </p>
      <Chart
        block={{
          block: 'chart',
          kind: 'line',
          text: `Monthly profit over time: ${trend.map(({ at, output }) => `${dayOf(at)} ${money(output.monthlyProfit)}`).join(', ')}.`,
          items: trend.map(({ at, output }) => ({
            label: dayOf(at),
            value: output.monthlyProfit,
            shown: money(output.monthlyProfit),
            tone: output.monthlyProfit < 0 ? 'stop' : 'good',
          })),
          mark: { label: 'No profit, no loss', value: 0 },
        }}
      />
      {others && <p className={styles.soft}>Analyses in another currency are not in the line.</p>}
    </section>
  )
}
