// Costs as a line, flat or rising with each client, and takings rising faster: the month pays for itself where they
// cross.
import type { ProfitInput, ProfitOutput } from '../../../../shared/tools/salon-profit/schema'
import { clientsText, countText, moneyText } from '../../../../shared/tools/salon-profit/words'
import styles from './BreakEvenChart.module.css'

/** `perClient`: the cost that each client adds; without it, all costs are there before the first client. */
type Month = { input: ProfitInput; output: ProfitOutput; perClient?: number }

const costsAt = ({ input, perClient = 0 }: Month, clients: number): number =>
  input.costs + (clients - input.clients) * perClient

/**
 * All positions in a box of 100 × 100, from the top left. Break-even is null if there is none or it is too far away.
 */
export function placesOf(month: Month, base: Month) {
  const { input, output } = month
  const known = [input.clients, base.input.clients, 10]
  const near = Math.max(...known) * 4
  const { breakEvenClients } = output
  const inView = breakEvenClients !== null && breakEvenClients <= near ? breakEvenClients : null
  const most = Math.max(...known, inView ?? 0) * 1.15
  const atPrice = input.averagePrice * most
  const atEven = costsAt(month, inView ?? 0)
  const highest = Math.max(1, input.costs, base.input.costs, input.revenue, base.input.revenue, atEven) * 1.25
  const x = (clients: number): number => (clients / most) * 100
  const y = (amount: number): number => 100 - (amount / highest) * 100
  // The takings line ends where it leaves the box, on the right or at the top.
  const end = atPrice <= highest ? { x: 100, y: y(atPrice) } : { x: (highest / atPrice) * 100, y: 0 }
  return {
    // Costs beyond the top of the box are cut off there.
    costs: { from: y(costsAt(month, 0)), to: y(costsAt(month, most)) },
    end,
    breakEven: inView === null ? null : { x: x(inView), y: y(atEven) },
    now: { x: x(input.clients), y: y(input.revenue) },
    was: { x: x(base.input.clients), y: y(base.input.revenue) },
  }
}

export function BreakEvenChart({ month, base }: { month: Month; base: Month }) {
  const places = placesOf(month, base)
  const { input, output, perClient = 0 } = month
  const { costs, breakEven } = places
  const money = (amount: number): string => moneyText(amount, output.currency)
  const moved = month.input !== base.input
  const words =
    output.breakEvenClients === null
      ? perClient > 0
        ? `Each client pays ${money(input.averagePrice)} and uses ${money(perClient)} of product: at this price the month never pays for itself.`
        : 'There is no break-even at this price.'
      : `Break-even at ${clientsText(output.breakEvenClients)} of ${money(input.averagePrice)} each. With ${clientsText(input.clients)}, revenue ${money(input.revenue)} against costs of ${money(input.costs)}.`
  return (
    <figure className={styles.chart} aria-label={words}>
      <div className={styles.field} aria-hidden="true">
        <span
          className={styles.loss}
          style={{ clipPath: `polygon(0 ${costs.from}%, 100% ${costs.to}%, 100% 100%, 0 100%)` }}
        />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false" role="presentation">
          <line className={styles.costs} x1="0" x2="100" y1={costs.from} y2={costs.to} />
          <line className={styles.takings} x1="0" y1="100" x2={places.end.x} y2={places.end.y} />
          {breakEven && (
            <line className={styles.evenLine} x1={breakEven.x} x2={breakEven.x} y1={breakEven.y} y2="100" />
          )}
        </svg>
        {breakEven && (
          <span className={styles.even} style={{ left: `${breakEven.x}%`, top: `${breakEven.y}%` }} />
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
          data-over={costs.from > 80 || undefined}
          style={{ top: `${costs.from}%` }}
        >
          Costs {perClient > 0 && 'from '}
          {money(costsAt(month, 0))}
        </span>
        <span className={styles.profitWord}>Profit</span>
        <span className={styles.lossWord}>Loss</span>
      </div>
      <div className={styles.axis} aria-hidden="true">
        <span className={styles.zero}>0 clients</span>
        {breakEven && output.breakEvenClients !== null && (
          <span
            className={styles.evenLabel}
            data-side={breakEven.x > 75 ? 'left' : breakEven.x < 25 ? 'right' : undefined}
            style={{ left: `${breakEven.x}%` }}
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
      {output.breakEvenClients !== null && breakEven === null && (
        <p className={styles.far}>
          Break-even is at {clientsText(output.breakEvenClients)}, far beyond this picture.
        </p>
      )}
      {output.breakEvenClients === null && <p className={styles.far}>{words}</p>}
    </figure>
  )
}
