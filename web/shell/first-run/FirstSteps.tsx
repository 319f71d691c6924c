import { type ReactNode, useRef } from 'react'
import { toolKeeping } from '../../../shared/toolbox'
import { useTold } from '../../platform/outside'
import { Station } from '../../ui/kit/art/Station'
import { Button, ButtonLink } from '../../ui/kit/Button'
import { Icon } from '../../ui/kit/drawings/Icon'
import { Colour } from './Colour'
import styles from './FirstRun.module.css'
import { Install } from './Install'
import { InstallLeft } from './InstallLeft'
import { endFirstRun, keepAsLine, keepBelow } from './kept'
import { Place } from './Place'
import { SalonName } from './SalonName'
import { Sample } from './Sample'
import { isInstallLeft, isOver, type StepId } from './steps'
import { tellOthers } from './tell-others'
import { useSteps } from './use-steps'

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
  formula: <ButtonLink to={`/${toolKeeping('colour_formulas')}`}>Make a formula</ButtonLink>,
}

/** The focused button is about to go, so the keyboard and screen readers continue at the top of the screen. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

export default function FirstSteps({ account }: { account: string }): ReactNode {
  const known = useSteps()
  const steps = known?.steps
  const over = known !== undefined && isOver(known.steps, known.endedAt, known.installable)
  // Steps finished in front of somebody stay until they close them: nothing moves by itself.
  const shownAs = useRef<'steps' | 'line' | null>(null)
  if (steps !== undefined && !over) shownAs.current ??= isInstallLeft(steps) ? 'line' : 'steps'
  // If another tablet ended them, they are over here too, even if they were already showing when we heard.
  const hidden = over && (known.endedAt !== null || shownAs.current === null)
  const end = hidden && !(known.offerMayCome && known.endedAt === null && isInstallLeft(known.steps))
  useTold(end && account, () => endFirstRun(account, 'done'))
  const asLine = shownAs.current === 'line'
  useTold(asLine && account, () => keepAsLine(account))
  const booked = known?.booked
  useTold(Boolean(booked) && account, () => keepBelow(account))
  if (hidden) return null
  if (steps === undefined) return <Place account={account} />
  const close = (): void => {
    focusHeading()
    endFirstRun(account, over ? 'done' : 'skipped')
    // On this tablet they are over all the same.
    tellOthers().catch(error => console.warn('The other tablets still show the first steps.', error))
  }
  if (asLine) return <InstallLeft steps={steps} over={over} onClose={close} />
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
        <Button look="plain" onClick={close}>
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
      <Colour />
    </section>
  )
}
