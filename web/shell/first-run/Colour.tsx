// "Which colour do you use?": optional, so it is beside the four steps.
import { lazy, Suspense, useState } from 'react'
import { SALON_ID } from '../../../shared/sync/kinds'
import { useRecord } from '../../platform/data/queries/queries'
import { Button } from '../../ui/kit/Button'
import styles from './FirstRun.module.css'

/** If it can't be fetched it opens nothing; the settings ask the same question. */
const BrandDialog = lazy(() =>
  import('../../salon/records/brands/BrandDialog')
    .then(module => ({ default: module.BrandDialog }))
    .catch(() => ({ default: () => null })),
)

export function Colour() {
  const [open, setOpen] = useState(false)
  const brand = useRecord('salon', SALON_ID)?.fields.colour_brand ?? null
  return (
    <div className={styles.colour}>
      <div>
        <h3>Which colour do you use?</h3>
        <p>{brand ?? 'Then 7/4 means what it says on your tubes.'}</p>
      </div>
      <Button onClick={() => setOpen(true)}>
        {brand === null ? 'Choose' : 'Change'}
        <span className="visually-hidden"> your colour</span>
      </Button>
      {open && (
        <Suspense>
          <BrandDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
