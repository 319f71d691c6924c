// The way to a single record's earlier versions. They are asked for when somebody wants to see them.
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
