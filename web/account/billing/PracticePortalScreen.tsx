import { useState } from 'react'
import { type PlanDeed, type PracticePlan, practice } from '../../../shared/api/billing'
import { refreshAccount, useAccount } from '../../platform/data/account/account'
import { type ApiAnswer, askApi } from '../../platform/data/api'
import { useAnswer } from '../../platform/outside'
import { Button, ButtonLink } from '../../ui/kit/Button'
import { Waiting } from '../../ui/kit/waiting/Waiting'
import { goesOn, longDate, perMonth, titleOf } from '../plans/words'
import styles from './Practice.module.css'
import { PracticeFrame } from './PracticeFrame'

const UNREACHED = 'The server could not be reached. Nothing was changed.'

/** Manages plans without a provider: cancel, keep, and simulate a failed payment. */
export default function PracticePortalScreen() {
  const account = useAccount()?.id
  const [plans, setPlans] = useState<PracticePlan[] | undefined>()
  const [problem, setProblem] = useState<string | null>(null)
  const show = (reply: ApiAnswer<{ plans: PracticePlan[] }>): void => {
    if (reply.ok) setPlans(reply.answer.plans)
    setProblem(reply.ok ? null : (reply.words ?? UNREACHED))
  }
  useAnswer(() => askApi(practice.plans, {}), [], { came: show })

  async function act(plan: string, does: PlanDeed): Promise<void> {
    show(await askApi(practice.change, { body: { plan, does } }))
    await refreshAccount(account)
  }

  if (plans === undefined && problem === null) return <Waiting label="Loading" />
  return (
    <PracticeFrame title="Practice billing">
      {problem && (
        <p role="alert" className={styles.refused}>
          {problem}
        </p>
      )}
      {plans?.length === 0 && <p>There is no plan yet.</p>}
      {plans?.map(plan => (
        <PlanCard key={plan.id} plan={plan} act={does => void act(plan.id, does)} />
      ))}
      <ButtonLink to="/pricing">Back to the plans</ButtonLink>
    </PracticeFrame>
  )
}

function PlanCard({ plan, act }: { plan: PracticePlan; act: (does: PlanDeed) => void }) {
  const { status, ends, cancels } = plan
  const over = status === 'canceled'
  return (
    <section className={styles.card} aria-label={titleOf(plan.product)}>
      <h2>{titleOf(plan.product)}</h2>
      <p>{perMonth(plan)}</p>
      <p className={styles.soft}>
        {over
          ? `Ended${ends ? ` on ${longDate(ends)}` : ''}.`
          : goesOn({ ...plan, failed: status === 'past_due' })}
      </p>
      {!over && (
        <div className={styles.buttons}>
          {cancels ? (
            <Button onClick={() => act('keep')}>Keep the plan</Button>
          ) : (
            <Button onClick={() => act('end')}>Cancel at the end of the month</Button>
          )}
          {status === 'past_due' ? (
            <Button onClick={() => act('pay')}>Pay the unpaid month</Button>
          ) : (
            <Button onClick={() => act('fail')}>Let the next payment fail</Button>
          )}
        </div>
      )}
      <ButtonLink look="plain" to={`/practice/checkout/${plan.id.split('/').at(-1)}`}>
        Receipt
      </ButtonLink>
    </section>
  )
}
