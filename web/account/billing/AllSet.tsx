import type { PaidPlan } from '../../../shared/account/subscription'
import { Button, ButtonLink } from '../../ui/kit/Button'
import { Icon } from '../../ui/kit/drawings/Icon'
import { NO_VAT } from '../plans/offers'
import { openPortal } from '../plans/portal'
import { goesOn, perMonth, titleOf } from '../plans/words'
import styles from './Pricing.module.css'

/** For paying customers, not for the trial. */
export function AllSet({ plans, practice }: { plans: readonly PaidPlan[]; practice: boolean }) {
  const failed = plans.some(plan => plan.failed)
  return (
    <section className={styles.allSet} data-failed={failed || undefined} aria-labelledby="all-set">
      <div>
        <h2 id="all-set">
          <Icon name={failed ? 'caution' : 'check'} />
          {failed ? 'A payment did not go through' : "You're All Set!"}
        </h2>
        <ul>
          {plans.map(plan => (
            <li key={plan.product}>
              <b>{titleOf(plan.product)}</b>, {perMonth(plan)}
              {practice ? ' in practice money' : ''}. {goesOn(plan)}
            </li>
          ))}
        </ul>
        <p>{NO_VAT}. Receipts are under Manage Subscription.</p>
      </div>
      <div className={styles.buttons}>
        <ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>
        <Button onClick={() => void openPortal()}>Manage Subscription</Button>
      </div>
    </section>
  )
}
