import { useId } from 'react'
import { money } from '../records/money'
import { Button } from '../ui/Button'
import styles from './Data.module.css'
import type { Doubles } from './dry-run'
import { datesWords } from './import-words'
import type { AnyPlan } from './use-import'

type Props = {
  planned: AnyPlan
  /** Which columns are left out, in a sentence. */
  leftOut: string | null
  doubles: Doubles
  /** A choice was made and its plan is not here yet. */
  planning: boolean
  onDoubles: (doubles: Doubles) => void
  onImport: () => void
}

const LISTED = 200
const count = (number: number): string => number.toLocaleString('en-GB')

/** The first of what will be made, so that a wrong column is seen before it is saved. */
function firstOf(planned: AnyPlan): { line: number; updates: boolean; text: string }[] {
  if (planned.kind === 'client')
    return planned.plan.outcomes.slice(0, 5).map(({ line, does, row, allergies }) => ({
      line,
      updates: does === 'update',
      text: [
        row.name,
        row.phone,
        row.email,
        row.hair_type,
        row.concerns.join(', '),
        allergies.length > 0 && `allergic to ${allergies.map(({ substance }) => substance).join(', ')}`,
      ]
        .filter(Boolean)
        .join(' · '),
    }))
  return planned.plan.outcomes.slice(0, 5).map(({ line, does, row }) => ({
    line,
    updates: does === 'update',
    text: [row.name, row.category, row.price === null ? 'no price' : money(row.price)].join(' · '),
  }))
}

export function DryRun({ planned, leftOut, doubles, planning, onDoubles, onImport }: Props) {
  const name = useId()
  const { plan, kind } = planned
  const adds = plan.outcomes.filter(({ does }) => does === 'add').length
  const updates = plan.outcomes.length - adds
  const thing = kind === 'client' ? 'client' : 'product'
  const dates = datesWords(plan.dates)
  const choice = <K extends keyof Doubles>(of: K, value: Doubles[K], label: string) => (
    <label>
      <input
        type="radio"
        name={`${name}-${of}`}
        checked={doubles[of] === value}
        onChange={() => onDoubles({ ...doubles, [of]: value })}
      />
      {label}
    </label>
  )
  return (
    <>
      <h3>What this will do</h3>
      <dl className={styles.figures}>
        <div>
          <dt>Add</dt>
          <dd>{count(adds)}</dd>
        </div>
        <div>
          <dt>Bring up to date</dt>
          <dd>{count(updates)}</dd>
        </div>
        <div>
          <dt>Skip</dt>
          <dd>{count(plan.skipped.length)}</dd>
        </div>
        <div>
          <dt>Can't be read</dt>
          <dd>{count(plan.bad.length)}</dd>
        </div>
      </dl>
      {leftOut && <p>{leftOut}</p>}
      {dates && <p>{dates}</p>}
      {plan.outcomes.length > 0 && (
        <ul className={styles.lines} aria-label="The first of them">
          {firstOf(planned).map(({ line, updates, text }) => (
            <li key={line}>
              <span>Line {line}</span>
              <span>
                {text}
                {updates && <span className={styles.was}> (here already)</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {plan.same > 0 && (
        <fieldset className={styles.choices}>
          <legend>
            {count(plan.same)} {plan.same === 1 ? 'is' : 'are'} here already
          </legend>
          {choice('same', 'skip', 'Skip them: the cards stay as they are')}
          {choice('same', 'update', 'Bring the cards up to date: nothing on them is emptied')}
        </fieldset>
      )}
      {plan.alike > 0 && (
        <fieldset className={styles.choices}>
          <legend>{count(plan.alike)} share a phone number, an email or a name with somebody else</legend>
          {choice('alike', 'skip', 'Skip them')}
          {choice('alike', 'add', 'Add them: families share numbers, strangers share names')}
        </fieldset>
      )}
      {plan.skipped.length > 0 && (
        <details>
          <summary>{count(plan.skipped.length)} skipped</summary>
          <Lines lines={plan.skipped} />
        </details>
      )}
      {plan.bad.length > 0 && (
        <details open={plan.bad.length <= 20}>
          <summary>{count(plan.bad.length)} can't be read and will be left out</summary>
          <Lines lines={plan.bad} />
        </details>
      )}
      <Button look="act" disabled={planning || plan.outcomes.length === 0} onClick={onImport}>
        {plan.outcomes.length === 0
          ? 'Nothing to import'
          : `Import ${count(plan.outcomes.length)} ${thing}${plan.outcomes.length === 1 ? '' : 's'}`}
      </Button>
    </>
  )
}

function Lines({ lines }: { lines: readonly { line: number; reason: string }[] }) {
  return (
    <ul className={styles.lines}>
      {lines.slice(0, LISTED).map(({ line, reason }) => (
        <li key={`${line} ${reason}`}>
          <span>Line {line}</span>
          <span>{reason}</span>
        </li>
      ))}
      {lines.length > LISTED && (
        <li>
          <span>…</span>
          <span>and {count(lines.length - LISTED)} more</span>
        </li>
      )}
    </ul>
  )
}
