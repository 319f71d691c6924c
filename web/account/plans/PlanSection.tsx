// Settings, Plan: what is paid, until when, and where to manage it.
import { NOT_SUBSCRIBED, trialDaysLeft } from '../../../shared/account/plans'
import { useAccount } from '../../platform/data/account/account'
import { Button, ButtonLink } from '../../ui/kit/Button'
import { Icon } from '../../ui/kit/drawings/Icon'
import settings from '../../ui/kit/Settings.module.css'
import { PRACTICE_ENDED } from './offers'
import styles from './PlanSection.module.css'
import { openPortal } from './portal'
import { goesOn, longDate, perMonth, titleOf } from './words'

export default function PlanSection() {
  const status = useAccount()?.subscription ?? NOT_SUBSCRIBED
  const { plans = [], subscription_end: end } = status
  const days = trialDaysLeft(status, Date.now())
  return (
    <section className={settings.panel}>
      <h2>Plan</h2>
      {plans.length > 0 && (
        <ul className={styles.plans}>
          {plans.map(plan => (
            <li key={plan.product}>
              <b>{titleOf(plan.product)}</b>
              <span>{perMonth(plan)}, without VAT</span>
              <span className={plan.failed ? styles.failed : undefined}>
                {plan.failed && <Icon name="caution" size={20} />} {goesOn(plan)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {days > 0 && status.trial_end && (
        <p>
          Your free trial of every tool runs until {longDate(status.trial_end)}: {days}{' '}
          {days === 1 ? 'day' : 'days'} left.
        </p>
      )}
      {status.practice_ended && (
        <p>
          {PRACTICE_ENDED}. It ended on {longDate(status.practice_ended)}, when real payments started.
          Everything you wrote is still here.
        </p>
      )}
      {!status.subscribed && end && !status.practice_ended && (
        <p>Your trial or plan ended on {longDate(end)}.</p>
      )}
      <p className={settings.soft}>
        Clients, products and history stay open without a plan, to read, edit and export.
      </p>
      <div className={styles.buttons}>
        {plans.length > 0 && <Button onClick={() => void openPortal()}>Manage Subscription</Button>}
        <ButtonLink to="/pricing">See the plans</ButtonLink>
      </div>
    </section>
  )
}
