import { type ReactNode, useEffect, useRef } from 'react'
import { useInstall } from '../pwa/install'
import { Station } from '../ui/art/Station'
import { Button, ButtonLink } from '../ui/Button'
import { Icon } from '../ui/Icon'
import styles from './FirstRun.module.css'
import { endFirstRun } from './kept'
import { SalonName } from './SalonName'
import { Sample } from './Sample'
import { isOver, type StepId } from './steps'
import { tellOthers } from './tell-others'
import { useSteps } from './use-steps'

function Install() {
  const { canInstall, prompt } = useInstall()
  if (canInstall) return <Button onClick={() => void prompt()}>Install</Button>
  return <ButtonLink to="/settings/device">Show me how</ButtonLink>
}

const ACTS: Readonly<Record<StepId, ReactNode>> = {
  install: <Install />,
  salon: <SalonName />,
  clients: (
    <>
      <Sample />
      <ButtonLink look="plain" to="/settings/data">
        Import my list
      </ButtonLink>
    </>
  ),
  formula: <ButtonLink to="/colour-formula">Make a formula</ButtonLink>,
}

export default function FirstSteps({ account }: { account: string }): ReactNode {
  const known = useSteps()
  const steps = known?.steps
  const over = known !== undefined && isOver(known.steps, known.endedAt)
  // What is done under someone's hands stays until they close it: nothing moves by itself.
  const seenOpen = useRef(false)
  if (steps !== undefined && !over) seenOpen.current = true
  // Ended on another tablet they are over here too, also where they stood before its word came.
  const end = over && (known.endedAt !== null || !seenOpen.current)
  useEffect(() => {
    if (end) endFirstRun(account, 'done')
  }, [end, account])
  if (end) return null
  if (steps === undefined) return <div className={styles.place} />
  const close = (how: 'skipped' | 'done'): void => {
    endFirstRun(account, how)
    // Here they are over all the same.
    tellOthers().catch(error => console.warn('The other tablets still show the first steps.', error))
  }
  const done = steps.filter(step => step.done).length
  return (
    <section className={styles.panel} aria-labelledby="first-steps">
      <div className={styles.head}>
        <span className={styles.picture}>
          <Station />
        </span>
        <div>
          <h2 id="first-steps">First steps</h2>
          <p role="status">{done === 0 ? 'Four of them, two minutes' : `${done} of ${steps.length} done`}</p>
        </div>
        <Button look="plain" onClick={() => close(over ? 'done' : 'skipped')}>
          {over ? 'Close' : 'Skip the first steps'}
        </Button>
      </div>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.id} data-done={step.done || undefined}>
            <span className={styles.number} aria-hidden="true">
              {step.done ? <Icon name="check" size={20} /> : at + 1}
            </span>
            <div className={styles.words}>
              <h3>
                {step.title}
                {step.done && <span className="visually-hidden">: done</span>}
              </h3>
              {!step.done && <p>{step.text}</p>}
              {!step.done && <div className={styles.acts}>{ACTS[step.id]}</div>}
              {step.done && step.id === 'clients' && (
                <div className={styles.acts}>
                  <Sample only="remove" />
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
