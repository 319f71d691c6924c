// Settings, Data: export everything, import a list, and the sample salon.

import { CalendarPanel } from './calendar/CalendarPanel'
import styles from './Data.module.css'
import { ExportPanel } from './export/ExportPanel'
import { ImportPanel } from './import/ImportPanel'
import { SamplePanel } from './SamplePanel'

export default function DataSection() {
  return (
    <div className={styles.section}>
      <ExportPanel />
      <ImportPanel />
      <CalendarPanel />
      <SamplePanel />
    </div>
  )
}
