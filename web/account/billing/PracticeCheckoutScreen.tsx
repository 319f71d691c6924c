import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { isCurrency, money } from '../../../shared/prices'
import { Button, ButtonLink } from '../../ui/kit/Button'
import { Waiting } from '../../ui/kit/Waiting'
import { call } from '../plans/calls'
import { titleOf } from '../plans/words'
import styles from './Practice.module.css'
import { PracticeFrame } from './PracticeFrame'

type Checkout = { product: string; price: string; open: boolean }

async function read(path: string): Promise<Checkout | null> {
  const reply = await call(path)
  if (!reply.ok) return null
  const { product, currency, amount, state } = reply.body
  if (typeof product !== 'string' || !isCurrency(currency) || typeof amount !== 'number') return null
  return { product, price: money(amount, currency), open: state === 'open' }
}

/** A checkout without a card. */
export default function PracticeCheckoutScreen() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const [checkout, setCheckout] = useState<Checkout | null | undefined>()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const path = `/practice/checkouts/${encodeURIComponent(id)}`
  useEffect(() => {
    let gone = false
    const look = (): void => void read(path).then(found => !gone && setCheckout(found))
    look()
    // It may have been paid in another tab.
    window.addEventListener('focus', look)
    return () => {
      gone = true
      window.removeEventListener('focus', look)
    }
  }, [path])

  async function act(does: 'pay' | 'leave' | 'fail'): Promise<void> {
    setBusy(true)
    setProblem(null)
    const reply = await call(path, { does })
    setBusy(false)
    if (!reply.ok) setProblem(reply.words ?? 'The server could not be reached. Nothing was paid.')
    else if (typeof reply.body.to === 'string') navigate(reply.body.to)
    else setProblem('The practice card was refused. Nothing was paid. Try again, or cancel.')
  }

  if (checkout === undefined) return <Waiting label="Loading" />
  if (checkout === null || !checkout.open)
    return (
      <PracticeFrame title="Practice checkout">
        <p>This checkout is finished, or belongs to another account.</p>
        <ButtonLink to="/pricing">Back to the plans</ButtonLink>
      </PracticeFrame>
    )
  return (
    <PracticeFrame title="Practice checkout">
      <section className={styles.card}>
        <h2>{titleOf(checkout.product)}</h2>
        <p className={styles.amount}>
          {checkout.price} <span>per month, without VAT</span>
        </p>
        <p className={styles.soft}>Renews each month until it is cancelled.</p>
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
