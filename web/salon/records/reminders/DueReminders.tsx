// On the dashboard: what is due today or overdue.

import { dayOn } from '../../../platform/data/clock/local-time'
import { useRecords } from '../../../platform/data/queries/queries'
import { OpenReminders } from './ReminderList'
import styles from './ReminderList.module.css'
import { dueReminders } from './reminders'
import { useOpenReminders } from './use-open-reminders'

/** Older overdue ones are still on the clients' cards. */
const NEWEST = 500

export default function DueReminders() {
  const reminders = useRecords('reminder', { limit: NEWEST })
  const due = useOpenReminders(reminders && dueReminders(reminders, dayOn(Date.now())))
  if (!due || due.length === 0) return null
  return (
    <section className={styles.due} aria-labelledby="due-reminders">
      <h2 id="due-reminders">Due today</h2>
      <OpenReminders open={due} linked />
    </section>
  )
}
