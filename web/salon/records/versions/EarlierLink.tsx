// A button for a record's earlier versions, which are only fetched when somebody opens it.
import { lazy, Suspense, useState } from 'react'
import styles from './EarlierLink.module.css'
import type { Props as Versions } from './EarlierVersions'

const EarlierVersions = lazy(() =>
  import('./EarlierVersions').then(module => ({ default: module.EarlierVersions })),
)

type Props = Omit<Versions, 'onClose'>

export function EarlierLink(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.link} onClick={() => setOpen(true)}>
        Earlier versions
      </button>
      {open && (
        <Suspense>
          <EarlierVersions {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
