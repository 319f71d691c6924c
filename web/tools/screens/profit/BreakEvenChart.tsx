// Costs as a level line, takings rising with each client: where they cross, the month pays for itself.
import type { ProfitInput, ProfitOutput } from '../../../../shared/tools/salon-profit/schema'
import { clientsText, countText, moneyText } from '../../../../shared/tools/salon-profit/words'
import styles from './BreakEvenChart.module.css'

type Month = { input: ProfitInput; output: ProfitOutput }

/** Where everything stands on a field of 100 × 100, from the top left. Break-even null: there is none, or it is far off. */
export function placesOf({ input, output }: Month, base: Month) {
  const known = [input.clients, base.input.clients, 10]
  const near = Math.max(...known) * 4
  const { breakEvenClients } = output
  const inView = breakEvenClients !== null && breakEvenClients <= near ? breakEvenClients : null
  const most = Math.max(...known, inView ?? 0) * 1.15
  const atPrice = input.averagePrice * most
  const highest = Math.max(1, input.costs, base.input.costs, input.revenue, base.input.revenue) * 1.25
  const x = (clients: number): number => (clients / most) * 100
  const y = (amount: number): number => 100 - (amount / highest) * 100
  // The line of takings ends where it leaves the field, at the right or at the top.
  const end = atPrice <= highest ? { x: 100, y: y(atPrice) } : { x: (highest / atPrice) * 100, y: 0 }
  return {
    costs: y(input.costs),
    end,
    breakEven: inView === null ? null : x(inView),
    now: { x: x(input.clients), y: y(input.revenue) },
    was: { x: x(base.input.clients), y: y(base.input.revenue) },
  }
}

export function BreakEvenChart({ month, base }: { month: Month; base: Month }) {
  const places = placesOf(month, base)
  const { input, output } = month
  const money = (amount: number): string => moneyText(amount, output.currency)
  const moved = month.input !== base.input
  const words =
    output.breakEvenClients === null
      ? 'There is no break-even at this price.'
      : `Break-even at ${clientsText(output.breakEvenClients)} of ${money(input.averagePrice)} each. With ${clientsText(input.clients)}, revenue ${money(input.revenue)} against costs of ${money(input.costs)}.`
  return (
    <figure className={styles.chart} aria-label={words}>
      <div className={styles.field} aria-hidden="true">
        <span className={styles.loss} style={{ top: `${places.costs}%` }} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false" role="presentation">
          <line className={styles.costs} x1="0" x2="100" y1={places.costs} y2={places.costs} />
          <line className={styles.takings} x1="0" y1="100" x2={places.end.x} y2={places.end.y} />
          {places.breakEven !== null && (
            <line
              className={styles.evenLine}
              x1={places.breakEven}
              x2={places.breakEven}
              y1={places.costs}
              y2="100"
            />
          )}
        </svg>
        {places.breakEven !== null && (
          <span className={styles.even} style={{ left: `${places.breakEven}%`, top: `${places.costs}%` }} />
        )}
        {moved && (
          <span className={styles.was} style={{ left: `${places.was.x}%`, top: `${places.was.y}%` }} />
        )}
        <span
          className={styles.now}
          data-loss={output.monthlyProfit < 0 || undefined}
          style={{ left: `${places.now.x}%`, top: `${places.now.y}%` }}
        />
        <span
          className={styles.costsLabel}
          data-over={places.costs > 80 || undefined}
          style={{ top: `${places.costs}%` }}
        >
          Costs {money(input.costs)}
        </span>
        <span className={styles.profitWord}>Profit</span>
        <span className={styles.lossWord}>Loss</span>
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span className={styles.zero}>0 clients</span>
        {places.breakEven !== null && output.breakEvenClients !== null && (
          <span
            className={styles.evenLabel}
            data-side={places.breakEven > 75 ? 'left' : places.breakEven < 25 ? 'right' : undefined}
            style={{ left: `${places.breakEven}%` }}
          >
            Break-even {countText(output.breakEvenClients)}
          </span>
        )}
      </div>
      <ul className={styles.key} aria-hidden="true">
        <li>
          <span className={styles.nowKey} data-loss={output.monthlyProfit < 0 || undefined} />
          {clientsText(input.clients)}, {money(input.revenue)}
        </li>
        {moved && (
          <li>
            <span className={styles.wasKey} /> The month as it was
          </li>
        )}
        <li>
          <span className={styles.takingsKey} /> One service of {money(input.averagePrice)} each
        </li>
      </ul>
      {output.breakEvenClients !== null && places.breakEven === null && (
        <p className={styles.far}>
          Break-even is at {clientsText(output.breakEvenClients)}, far beyond this picture.
        </p>
      )}
      {output.breakEvenClients === null && <p className={styles.far}>{words}</p>}
    </figure>
  )
}
