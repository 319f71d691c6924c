import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { isCurrency, money } from '../../../shared/account/prices'
import { practice } from '../../../shared/api/billing'
import { useAccount } from '../../platform/data/account/account'
import { askApi } from '../../platform/data/api'
import { thisWindow, useAnswer, useEvents } from '../../platform/outside'
import { Button, ButtonLink } from '../../ui/kit/Button'
import { Waiting } from '../../ui/kit/waiting/Waiting'
import { besideTrial, longDate, titleOf } from '../plans/words'
import { Bill } from './Bill'
import styles from './Practice.module.css'
import { PracticeFrame } from './PracticeFrame'

/** `paid`: when, as ISO; null if it isn't paid or that is no longer known. */
type Checkout = { product: string; price: string; open: boolean; paid: string | null }

async function read(id: string): Promise<Checkout | null> {
  const reply = await askApi(practice.checkout, { params: { id } })
  if (!reply.ok || !isCurrency(reply.answer.currency)) return null
  const { product, currency, amount, state, paid } = reply.answer
  return { product, price: money(amount, currency), open: state === 'open', paid }
}

/** A checkout without a card, and the receipt once it is paid. */
export default function PracticeCheckoutScreen() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const account = useAccount()
  const [checkout, setCheckout] = useState<Checkout | null | undefined>()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [looks, setLooks] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again
  useAnswer(() => read(id), [id, looks], { came: setCheckout })
  // It may have been paid in another tab.
  useEvents(thisWindow, ['focus'], () => setLooks(count => count + 1))

  async function act(does: 'pay' | 'leave' | 'fail'): Promise<void> {
    setBusy(true)
    setProblem(null)
    const reply = await askApi(practice.act, { params: { id }, body: { does } })
    setBusy(false)
    if (!reply.ok) setProblem(reply.words ?? 'The server could not be reached. Nothing was paid.')
    else if (reply.answer.to !== null) navigate(reply.answer.to)
    else setProblem('The practice card was refused. Nothing was paid. Try again, or cancel.')
  }

  if (checkout === undefined) return <Waiting label="Loading" />
  if (checkout?.paid)
    return (
      <PracticeFrame title="Practice receipt">
        <section className={styles.card} aria-label={titleOf(checkout.product)}>
          <h2>{titleOf(checkout.product)}</h2>
          <p>
            Paid in practice money on {longDate(checkout.paid)}
            {account && `, by ${account.email}`}.
          </p>
          <Bill product={checkout.product} price={checkout.price} total="Paid in practice" />
          <p className={styles.soft}>Receipt {id}</p>
          <div className={styles.buttons}>
            <Button onClick={() => window.print()}>Print</Button>
            <ButtonLink to="/practice/portal">Back to practice billing</ButtonLink>
          </div>
        </section>
      </PracticeFrame>
    )
  if (checkout === null || !checkout.open)
    return (
      <PracticeFrame title="Practice checkout">
        <p>This checkout is finished, or belongs to another account.</p>
        <ButtonLink to="/pricing">Back to the plans</ButtonLink>
      </PracticeFrame>
    )
  const trial = besideTrial(account?.subscription.trial_end, Date.now())
  return (
    <PracticeFrame title="Practice checkout">
      <section className={styles.card} aria-label={titleOf(checkout.product)}>
        <h2>{titleOf(checkout.product)}</h2>
        <Bill product={checkout.product} price={checkout.price} total="To pay today" />
        <p>The plan starts today. It renews each month at the same price until you cancel.</p>
        {trial && <p>{trial}</p>}
        <p className={styles.soft}>You’ll find the receipt under Manage Subscription.</p>
        {problem && (
          <p role="alert" className={styles.refused}>
            {problem}
          </p>
        )}
        <div className={styles.buttons}>
          <Button look="act" disabled={busy} onClick={() => void act('pay')}>
            Pay {checkout.price} in practice
          </Button>
          <Button disabled={busy} onClick={() => void act('fail')}>
            Pay with a card that is refused
          </Button>
          <Button look="plain" disabled={busy} onClick={() => void act('leave')}>
            Cancel and go back
          </Button>
        </div>
      </section>
    </PracticeFrame>
  )
}
