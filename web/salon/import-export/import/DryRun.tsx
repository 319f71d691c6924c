import { useId } from 'react'
import { SALON_ID } from '../../../../shared/sync/kinds'
import { useRecord } from '../../../platform/data/queries/queries'
import { Button } from '../../../ui/kit/Button'
import { type Currency, money } from '../../records/money'
import styles from '../Data.module.css'
import type { Choices } from '../plan/dry-run'
import { alongWords, countOf, datesWords } from './import-words'
import type { AnyPlan } from './use-import'

type Props = {
  planned: AnyPlan
  /** Which columns are left out, as a sentence. */
  leftOut: string | null
  choices: Choices
  /** Somebody changed a choice and the new plan isn't ready yet. */
  planning: boolean
  onChoices: (choices: Choices) => void
  onImport: () => void
}

const LISTED = 200
const count = (number: number): string => number.toLocaleString('en-GB')

/** The first few records the import would create, so a wrongly mapped column shows before anything is saved. */
function firstOf(planned: AnyPlan, currency: Currency): { line: number; updates: boolean; text: string }[] {
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
    text: [
      row.name,
      row.category,
      row.price === null ? 'no price' : money(row.price, currency),
      [row.tube?.shade, row.tube?.system].filter(Boolean).join(', '),
      row.tube?.pack !== undefined && `${row.tube.pack} g or ml each`,
      typeof row.tube?.cost === 'number' && `costs ${money(row.tube.cost, currency)}`,
      row.stock && `${'packs' in row.stock ? row.stock.packs : `${row.stock.grams} g`} in stock`,
      typeof row.tube?.low_below === 'number' && `low below ${row.tube.low_below}`,
    ]
      .filter(Boolean)
      .join(' · '),
  }))
}

export function DryRun({ planned, leftOut, choices, planning, onChoices, onImport }: Props) {
  const name = useId()
  const currency = useRecord('salon', SALON_ID)?.fields.currency ?? 'GBP'
  const { plan, kind } = planned
  const adds = plan.outcomes.filter(({ does }) => does === 'add').length
  const updates = plan.outcomes.length - adds
  const thing = kind === 'client' ? 'client' : 'product'
  const dates = datesWords(plan.dates)
  const along = alongWords(plan.outcomes, plan.unread)
  const choice = <K extends keyof Choices>(of: K, value: Choices[K], label: string) => (
    <label>
      <input
        type="radio"
        name={`${name}-${of}`}
        checked={choices[of] === value}
        onChange={() => onChoices({ ...choices, [of]: value })}
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
          <dt>Update</dt>
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
      {along && <p>{along}</p>}
      {plan.outcomes.length > 0 && (
        <ul className={styles.lines} aria-label="The first few">
          {firstOf(planned, currency).map(({ line, updates, text }) => (
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
          {choice('same', 'update', 'Update the cards: nothing on them is removed')}
        </fieldset>
      )}
      {plan.alike > 0 && (
        <fieldset className={styles.choices}>
          <legend>{count(plan.alike)} share only a name, a phone number or an email with somebody</legend>
          {choice('alike', 'add', 'Add them as new clients: two people can share a number or a name')}
          {choice('alike', 'skip', 'Skip them')}
        </fieldset>
      )}
      {plan.sums.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>
            {count(plan.sums.length)} {plan.sums.length === 1 ? "doesn't" : "don't"} look like{' '}
            {plan.sums.length === 1 ? 'a person' : 'people'}
          </legend>
          <Lines lines={plan.sums} />
          {choice('sums', 'skip', 'Leave them out')}
          {choice('sums', 'add', 'Add them as clients')}
        </fieldset>
      )}
      {plan.numbers.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>
            {countOf(plan.numbers.length, 'phone number or email', 'phone numbers or emails')} can't be right
          </legend>
          <Lines lines={plan.numbers} />
          {choice('numbers', 'aside', 'Add the clients without them: what was there goes into the notes')}
          {choice('numbers', 'skip', 'Leave these clients out until the file is corrected')}
        </fieldset>
      )}
      {plan.look.length > 0 && (
        <details>
          <summary>{count(plan.look.length)} to check: they are added as they are</summary>
          <Lines lines={plan.look} />
        </details>
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
