// The colour is on. Shows whose, how long it still takes, readable from across the room, and what comes next.
import { useLayoutEffect } from 'react'
import { showCountdown } from '../../../salon/timers/bar/LeadTimer'
import { Button } from '../../../ui/kit/Button'
import { goTo } from '../acts'
import { stepWords } from '../bowls/recipe'
import { perform } from '../perform'
import type { Chair, Work } from '../use-chair'
import type { Show } from '../views'
import { firstNameOf } from '../words'
import styles from './Processing.module.css'
import { Next } from './StepCard'
import { Timers } from './Timers'

type ProcessingProps = { chair: Chair; work: Work; lead: string; keptOn: boolean; show: Show }

export function Processing({ chair, work, lead, keptOn, show }: ProcessingProps) {
  const { steps, at } = work
  // Follows the scrolling of the page, before it is painted.
  useLayoutEffect(() => {
    // In some browsers this returns a promise, which mustn't become the effect's clean-up.
    void scrollTo({ top: 0, behavior: 'instant' })
    showCountdown(document.querySelector('[data-countdown]'))
  }, [])
  const go = (to: number): void =>
    show(
      'step',
      perform(() => goTo(chair, to)),
    )
  return (
    <section className={styles.processing} aria-labelledby="chair-step">
      <header className={styles.head}>
        <div>
          <h2 id="chair-step">{firstNameOf(chair.client.fields.name)}</h2>
          <p className={styles.on}>{stepWords(at, steps.length)}</p>
        </div>
        <Button onClick={() => show('step')}>Show the recipe</Button>
      </header>
      <Timers
        clientId={chair.clientId}
        keptOn={keptOn}
        lead={lead}
        under={<Next chair={chair} work={work} show={show} onGo={go} waits={false} develops />}
      />
    </section>
  )
}
