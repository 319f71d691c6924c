// What is due today or was missed, on the dashboard.
import { useRecords } from '../../platform/data/queries'
import { ReminderList } from './ReminderList'
import styles from './ReminderList.module.css'
import { dayOn, dueReminders } from './reminders'

/** Older ones that nobody did are still found on the clients' cards. */
const NEWEST = 500

export default function DueReminders() {
  const reminders = useRecords('reminder', { limit: NEWEST })
  const due = dueReminders(reminders ?? [], dayOn(Date.now()))
  if (due.length === 0) return null
  return (
    <section className={styles.due} aria-labelledby="due-reminders">
      <h2 id="due-reminders">Due today</h2>
      <ReminderList reminders={due} linked />
    </section>
  )
}
