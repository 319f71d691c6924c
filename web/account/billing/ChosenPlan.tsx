import { amountOf, type Currency, money } from '../../../shared/account/prices'
import { Button } from '../../ui/kit/Button'
import { titleOf } from '../plans/words'
import styles from './Pricing.module.css'

type Props = {
  product: string
  currency: Currency
  /** "14 days more, until 11 December 2026"; null once the trial is over. */
  trialLeft: string | null
  starting: boolean
  onBuy: () => void
  onOther: () => void
}

/** The plan chosen on the public page before there was an account: the checkout is one tap away. */
export function ChosenPlan({ product, currency, trialLeft, starting, onBuy, onOther }: Props) {
  return (
    <section className={styles.chosen} aria-labelledby="chosen">
      <div>
        <h2 id="chosen">You chose {titleOf(product)}</h2>
        <p>
          {money(amountOf(product, currency), currency)} per month, without VAT.
          {trialLeft && ` Every tool is free for ${trialLeft}, so you can also pay later.`}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button look="act" disabled={starting} onClick={onBuy}>
          {starting ? 'Processing...' : 'Continue to checkout'}
        </Button>
        <Button look="plain" onClick={onOther}>
          Not now
        </Button>
      </div>
    </section>
  )
}
