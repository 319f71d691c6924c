// "Book again in six weeks": a date and a line on the client's card, and on the dashboard when the day has come.
import { useAbout } from '../../platform/data/queries'
import { ReminderList } from '../../salon/records/ReminderList'
import { useOnce } from '../../ui/forms/once'
import { canUndo } from '../../voice/commands/undo'
import { remind } from './notes'
import { Panel } from './Panel'
import styles from './Panel.module.css'
import { perform } from './perform'
import type { Chair } from './use-chair'

const WEEKS = [3, 4, 5, 6, 8, 10, 12, 16] as const

type RemindPanelProps = { chair: Chair; back: string; onBack: () => void }

export function RemindPanel({ chair, back, onBack }: RemindPanelProps) {
  const once = useOnce()
  const reminders = useAbout('reminder', chair.clientId)
  return (
    <Panel title="Rebook" back={back} onBack={onBack}>
      <p className={styles.soft}>When should this client come again? You are reminded on that day.</p>
      <ul className={styles.chips}>
        {WEEKS.map(weeks => (
          <li key={weeks}>
            <button
              type="button"
              onClick={() =>
                void once(
                  async () => void (await perform(() => remind(chair, weeks * 7, `in ${weeks} weeks`))),
                )
              }
            >
              In {weeks} weeks
            </button>
          </li>
        ))}
      </ul>
      <ReminderList reminders={reminders ?? []} tell={canUndo} />
    </Panel>
  )
}
