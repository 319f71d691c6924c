// One step, large enough to read at arm's length, and the one thing to do next.
import { isBowl } from '../../../../shared/sheet'
import { BowlCost, mixedIn } from '../../../salon/records/bowls/BowlCost'
import { useRinging } from '../../../salon/timers/ringing/ring-here'
import { Button } from '../../../ui/kit/Button'
import { keyed } from '../../../ui/sheet/block'
import { ToneWord } from '../../../ui/sheet/Tone'
import { ReadAloud } from '../../../voice/read-aloud/ReadAloud'
import { goTo } from '../acts'
import { stepWords, zoneOf } from '../bowls/recipe'
import { mixBowl } from '../bowls/start'
import type { Changing } from '../bowls/use-changing'
import { perform } from '../perform'
import type { Chair, Work } from '../use-chair'
import type { Show } from '../views'
import { shadeOf, shortStep, spokenStep, timerWords } from '../words'
import { BowlCard } from './BowlCard'
import { Against, Developer } from './Developer'
import { Gate } from './Gate'
import { Locks } from './Locks'
import styles from './StepCard.module.css'

type StepCardProps = {
  chair: Chair
  work: Work
  changing: Changing
  show: Show
  /** Its colour is on, with a timer running. */
  develops: boolean
}

export function StepCard({ chair, work, changing, show, develops }: StepCardProps) {
  const { steps, at } = work
  const present = steps[at]
  if (!present) return null
  const { step, bowl, from } = present
  const own = from === null ? null : (work.answered[from] ?? null)
  const was =
    own !== null && bowl !== null && own.developer_volume !== step.developer_volume
      ? own.developer_volume
      : null
  const held = step.held && work.holds.length > 0
  const verdict = work.against.get(present.key) ?? null
  // A bowl that was added by voice without a developer can be given one.
  const mayChange =
    !held && work.dated === null && ((step.developer_volume ?? 0) > 0 || (from === null && isBowl(step)))
  // Anyone who goes to a step wants to see it, whatever is developing.
  const go = (to: number): void =>
    show(
      'step',
      perform(() => goTo(chair, to)),
    )
  return (
    <article className={styles.step} aria-labelledby="chair-step">
      <header className={styles.head}>
        <div>
          <p className={styles.count}>{stepWords(at, steps.length)}</p>
          <h2 id="chair-step">{step.title}</h2>
          {step.zone && <p className={styles.zone}>{step.zone}</p>}
        </div>
        {steps.length > 1 && <Locks steps={steps} at={at} shade={shadeOf(work.sheet)} onGo={go} />}
      </header>
      {develops && (
        <p>
          <Button onClick={() => show('now')}>Back to the countdown</Button>
        </p>
      )}
      {held && <Gate chair={chair} work={work} />}
      <BowlCard step={step} was={was} open={changing.open} onDeveloper={mayChange ? changing.toggle : null} />
      {changing.open && (mayChange || changing.wanted !== null) && (
        <Developer
          key={present.key}
          chair={chair}
          step={present}
          wanted={changing.wanted}
          onWant={changing.want}
          onDone={changing.close}
        />
      )}
      {bowl?.reason && (
        <p className={styles.reason}>
          <ToneWord tone="caution" /> Beyond what the rules allow. The reason: “{bowl.reason}”
        </p>
      )}
      {!held && verdict !== null && changing.wanted === null && (
        <Against
          chair={chair}
          step={present}
          verdict={verdict}
          wanted={{ patch: {}, say: `A reason for the bowl: ${zoneOf(step)}` }}
          onCancel={null}
          onDone={changing.close}
        />
      )}
      {(step.how.length > 0 || step.watch.length > 0) && (
        <div className={styles.words}>
          {step.how.length > 0 && (
            <ul>
              {keyed(step.how, line => line).map(({ key, item }) => (
                <li key={key}>{item}</li>
              ))}
            </ul>
          )}
          {step.watch.length > 0 && (
            <div className={styles.watch}>
              <ToneWord tone="caution" />
              <ul>
                {keyed(step.watch, line => line).map(({ key, item }) => (
                  <li key={key}>{item}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
      {isBowl(step) && <BowlCost bowl={mixedIn(step)} />}
      <ReadAloud
        key={`${present.key} aloud`}
        id={`chair:${work.ask?.id ?? chair.clientId}:${present.key}`}
        text={spokenStep(step, at, steps.length)}
        what={step.title}
      />
      {!held && work.dated === null && (
        <Next chair={chair} work={work} show={show} onGo={go} waits={changing.open || verdict !== null} />
      )}
    </article>
  )
}

type NextProps = {
  chair: Chair
  work: Work
  show: Show
  onGo: (at: number) => void
  waits: boolean
  /** Under the countdown, as part of the page, with the figures of what to mix next. */
  develops?: boolean
}

export function Next({ chair, work, show, onGo, waits, develops = false }: NextProps) {
  const { steps, at } = work
  const present = steps[at]
  const rings = useRinging().length > 0
  if (!present) return null
  const begun = present.bowl?.started_at != null
  // Anything the rules have against a bowl must be answered before it is begun.
  const mixes = isBowl(present.step) && !begun && !work.against.has(present.key)
  const timer = timerWords(present.step.minutes)
  const last = at === steps.length - 1
  const following = steps[at + 1]?.step
  // Only one blue button: during a question or a ringing timer, it is the answer to that.
  const look = waits || rings ? 'quiet' : 'act'
  return (
    <div
      className={develops ? styles.next : `${styles.next} ${styles.sticks}`}
      data-waits={waits || undefined}
    >
      {at > 0 && <Button onClick={() => onGo(at - 1)}>Back</Button>}
      {mixes ? (
        <Button
          look={look}
          data-main
          onClick={() =>
            show(
              'now',
              perform(() => mixBowl(chair, present)),
            )
          }
        >
          <span>
            {timer ? 'Colour’s on: start timer' : 'Colour’s on'}
            {timer && <small>{timer}</small>}
          </span>
        </Button>
      ) : last ? (
        <Button look={look} data-main onClick={() => show(chair.service?.fields.formula_id ? 'end' : 'used')}>
          {chair.service?.fields.formula_id ? 'To the end of the service' : 'Save what was used'}
        </Button>
      ) : (
        <Button look={look} data-main onClick={() => onGo(at + 1)}>
          <span>
            Next
            <small>{following?.title}</small>
            {develops && following && <small>{shortStep(following)}</small>}
          </span>
        </Button>
      )}
      {mixes && !last && <Button onClick={() => onGo(at + 1)}>Next</Button>}
    </div>
  )
}
