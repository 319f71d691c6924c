// Settings, Data: import appointments from a calendar file or a list, and export them as a calendar file.
import { useRecords } from '../../../platform/data/queries/queries'
import { attempt, wordsOf } from '../../../ui/forms/attempt'
import { useLedTo } from '../../../ui/kit/address/led-to'
import { Button } from '../../../ui/kit/Button'
import { notify } from '../../../ui/kit/notices/notify'
import styles from '../Data.module.css'
import { MapColumns } from '../import/MapColumns'
import { PickFile } from '../PickFile'
import { CheckPlan } from './CheckPlan'
import { FollowCalendars } from './FollowCalendars'
import { takeOut } from './take-out'
import { useBring } from './use-bring'

export function CalendarPanel() {
  const bring = useBring()
  const heading = useLedTo('#appointments')
  const { step, plan, problem } = bring
  const people = (useRecords('person') ?? []).filter(({ fields }) => fields.name.trim() !== '')
  const changes = plan ? plan.add.length + plan.change.length + plan.back.length + plan.gone.length : 0

  async function out(days: 'today' | 'all') {
    try {
      const count = await takeOut(days, Date.now())
      if (count === 0) notify({ title: 'Nothing is booked', tone: 'info' })
      else notify({ title: 'Download Started', tone: 'ok' })
    } catch (error) {
      notify({ title: 'Error', text: wordsOf(error), tone: 'stop' })
    }
  }

  return (
    <section className={styles.panel} aria-labelledby="appointments">
      <h2 ref={heading} id="appointments" tabIndex={-1}>
        Appointments
      </h2>
      {step.at === 'start' && (
        <>
          <p className={styles.soft}>
            A calendar file (.ics), or a CSV list from your booking system. You see what it will do first.
            Duplicates are left out.
          </p>
          {step.problem && (
            <p role="alert" className={styles.problem}>
              {step.problem}
            </p>
          )}
          <PickFile
            accept=".ics,.csv,.txt,.tsv,text/calendar,text/csv"
            onFile={file => void bring.choose(file)}
          >
            Choose a calendar file
          </PickFile>
        </>
      )}
      {step.at === 'reading' && <p role="status">Reading {step.name}…</p>}
      {step.at === 'check' && (
        <>
          <p>
            <strong>{step.name}</strong>
            {step.list && '. Check what each column means:'}
          </p>
          {step.list && (
            <MapColumns
              kind="appointment"
              csv={step.list.csv}
              mapping={step.list.mapping}
              onChange={bring.setTarget}
            />
          )}
          {problem && <p role="alert">{problem}</p>}
          {people.length > 0 && (
            <label className={styles.whose}>
              Whose appointments are they?
              <select
                value={bring.person ?? ''}
                onChange={event => bring.setPerson(event.currentTarget.value || null)}
              >
                <option value="">As the file says</option>
                {people.map(({ id, fields }) => (
                  <option key={id} value={id}>
                    {fields.name}
                  </option>
                ))}
              </select>
            </label>
          )}
          {plan && step.read && !problem ? (
            <>
              <CheckPlan plan={plan} read={step.read} />
              {changes === 0 && plan.left === 0 && plan.erased === 0 && (
                <p role="status">Everything in it is here already.</p>
              )}
            </>
          ) : (
            !problem && <p role="status">Comparing…</p>
          )}
          <div className={styles.acts}>
            {plan && !problem && changes > 0 && (
              <Button look="act" onClick={() => void bring.save(plan, step.name)}>
                {`Keep ${changes === 1 ? 'this change' : `these ${changes.toLocaleString('en-GB')} changes`}`}
              </Button>
            )}
            <Button onClick={() => (changes === 0 && plan ? void bring.close(plan) : bring.reset())}>
              {changes === 0 && plan ? 'Close' : 'Cancel'}
            </Button>
          </div>
        </>
      )}
      {step.at === 'saving' && (
        <>
          <p role="status">Saving…</p>
          <progress value={step.done} max={Math.max(1, step.of)} aria-label="Appointments" />
        </>
      )}
      {step.at === 'done' && (
        <>
          <p role="status">
            {step.name}: {step.words}.
          </p>
          <div className={styles.acts}>
            <Button onClick={bring.reset}>Choose another file</Button>
            {step.undo !== null && (
              <Button
                onClick={() => {
                  const { undo } = step
                  if (undo) void attempt(() => bring.takeBack(undo), { title: 'Taken back', tone: 'ok' })
                }}
              >
                Take it back
              </Button>
            )}
          </div>
        </>
      )}
      <FollowCalendars people={people} />
      <h3>Export appointments</h3>
      <div className={styles.acts}>
        <Button onClick={() => void out('today')}>Today (.ics)</Button>
        <Button onClick={() => void out('all')}>From today on (.ics)</Button>
      </div>
    </section>
  )
}
