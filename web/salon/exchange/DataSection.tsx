// Settings, Data: everything out, a list in, and the sample salon.

import styles from './Data.module.css'
import { ExportPanel } from './ExportPanel'
import { ImportPanel } from './ImportPanel'
import { SamplePanel } from './SamplePanel'

export default function DataSection() {
  return (
    <div className={styles.section}>
      <ExportPanel />
      <ImportPanel />
      <SamplePanel />
    </div>
  )
}
