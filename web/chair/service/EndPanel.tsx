// The end of a service: what was mixed, written and set for later, and a button that must be held.
import { useAbout } from '../../platform/data/queries'
import { bowlText } from '../../tools/screens/last-time'
import { Button } from '../../ui/kit/Button'
import { endService } from './acts'
import { HoldButton } from './HoldButton'
import { Panel } from './Panel'
import styles from './Panel.module.css'
import { perform } from './perform'
import type { Chair } from './use-chair'
import type { Show } from './views'

type EndPanelProps = { chair: Chair; back: string; show: Show; running: readonly string[] }

export function EndPanel({ chair, back, show, running }: EndPanelProps) {
  const since = chair.service?.fields.started_at ?? ''
  const notes = useAbout('note', chair.clientId)?.filter(({ fields }) => fields.written_at >= since) ?? []
  const later = useAbout('reminder', chair.clientId)?.filter(({ fields }) => fields.made_at >= since) ?? []
  const mixed = chair.service?.fields.bowls.filter(bowl => bowl.started_at !== null) ?? []
  const saved = chair.service?.fields.formula_id != null
  return (
    <Panel title="End of the service" back={back} onBack={() => show('now')}>
      {running.length > 0 && (
        <p role="status">
          {running.length === 1 ? 'A timer is' : `${running.length} timers are`} still running:{' '}
          {running.join('; ')}. {running.length === 1 ? 'It goes' : 'They go'} on after the end.
        </p>
      )}
      <section className={styles.card} aria-label="What was mixed">
        <h3>Mixed</h3>
        {mixed.length === 0 ? (
          <p className={styles.soft}>No bowl was started here.</p>
        ) : (
          <ul className={styles.list}>
            {mixed.map(bowl => (
              <li key={bowl.id}>{bowlText(bowl)}</li>
            ))}
          </ul>
        )}
        <p className={styles.soft}>
          {saved
            ? 'What was used is saved. The next visit starts from it.'
            : 'What was used is not saved yet.'}
        </p>
      </section>
      {notes.length > 0 && (
        <section className={styles.card} aria-label="Notes of today">
          <h3>Written down</h3>
          <ul className={styles.list}>
            {notes.map(({ id, fields }) => (
              <li key={id}>{fields.text}</li>
            ))}
          </ul>
        </section>
      )}
      {later.length > 0 && (
        <section className={styles.card} aria-label="For later">
          <h3>For later</h3>
          <ul className={styles.list}>
            {later.map(({ id, fields }) => (
              <li key={id}>
                {fields.text}, {fields.due_on}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.acts}>
        {!saved && (
          <Button look="act" onClick={() => show('used')}>
            Save what was used
          </Button>
        )}
        {notes.length === 0 && <Button onClick={() => show('note')}>Write a note</Button>}
        {later.length === 0 && <Button onClick={() => show('remind')}>Rebook</Button>}
        <Button onClick={() => show('labels')}>Labels and card</Button>
      </div>
      <HoldButton
        asks={{ question: 'End the service?', yes: 'End it', no: 'Go on' }}
        onHeld={() => void perform(() => endService(chair)).then(act => act !== null && show('now'))}
      >
        Hold to end the service
      </HoldButton>
    </Panel>
  )
}
