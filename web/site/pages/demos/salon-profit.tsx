import {
  DEMO_SLIDERS,
  DEMO_START,
  hourlyRate,
  marginPercent,
  netProfit,
} from '../../../../shared/tools/salon-profit/demo-calculator'
import slider from '../../../ui/kit/Slider.module.css'
import styles from '../blocks/Demo.module.css'
import { ProfitLive } from '../live/salon-profit'
import { DemoFrame } from './DemoFrame'

const UNITS = { servicePrice: ['£', ''], productCost: ['£', ''], serviceTime: ['', ' minutes'] } as const
const names = ['servicePrice', 'productCost', 'serviceTime'] as const

const demo = (
  <DemoFrame
    tool="salon-profit"
    title="Salon Profit Analyser"
    lead="One service, worked out as you move the sliders. Sample figures; nothing is kept."
    greeting="Welcome to the profit calculator. Move the price, the cost and the time, and see what the service leaves you."
  >
    <div data-live="">
      <div className={styles.calculator} data-profit="salon-profit">
        <form className={styles.sliders}>
          {names.map(name => {
            const { label, from, to, step } = DEMO_SLIDERS[name]
            const [before, after] = UNITS[name]
            return (
              <label key={name}>
                <span>
                  {/* No output element: the label would then name that instead of the slider, which announces its
                      own value. */}
                  {label}
                  <b aria-hidden="true" data-shows={name} data-before={before} data-after={after}>
                    {before}
                    {DEMO_START[name]}
                    {after}
                  </b>
                </span>
                <input
                  className={slider.slider}
                  aria-valuetext={`${before}${DEMO_START[name]}${after}`}
                  type="range"
                  name={name}
                  min={from}
                  max={to}
                  step={step}
                  defaultValue={DEMO_START[name]}
                />
              </label>
            )
          })}
          <noscript>
            <p className={styles.how}>
              Scripts are off in this browser, so the figures can’t follow the sliders.
            </p>
          </noscript>
          <p role="status" className={styles.says} data-live-says />
        </form>
        <dl className={styles.results}>
          <div>
            <dt>Hourly rate</dt>
            <dd data-result="hourly">£{hourlyRate(DEMO_START)?.toFixed(2)}</dd>
            <dd className={styles.how}>price ÷ time × 60</dd>
          </div>
          <div>
            <dt>Profit margin</dt>
            <dd data-result="margin">{marginPercent(DEMO_START)?.toFixed(1)}%</dd>
            <dd className={styles.how}>(price − cost) ÷ price</dd>
          </div>
          <div>
            <dt>Net profit</dt>
            <dd data-result="net">£{netProfit(DEMO_START).toFixed(2)}</dd>
            <dd className={styles.how}>price − cost</dd>
          </div>
        </dl>
      </div>
      <div className={styles.month} data-live-place>
        <ProfitLive values={{}} change={() => undefined} />
      </div>
    </div>
  </DemoFrame>
)

export default demo
