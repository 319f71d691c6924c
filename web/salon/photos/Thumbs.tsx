// A row of photos; tapping one opens it full screen.
import { lazy, Suspense, useState } from 'react'
import styles from './Photos.module.css'
import type { PhotoRow } from './pairs'
import { Thumb } from './Thumb'

const FullView = lazy(() => import('./FullView').then(module => ({ default: module.FullView })))

/** `small`: for a row next to other content. */
export function Thumbs({ photos, small = false }: { photos: readonly PhotoRow[]; small?: boolean }) {
  const [open, setOpen] = useState<string | null>(null)
  if (photos.length === 0) return null
  return (
    <>
      <ul className={styles.thumbs} data-small={small}>
        {photos.map(photo => (
          <li key={photo.id}>
            <Thumb photo={photo} onOpen={() => setOpen(photo.id)} />
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <FullView photos={photos} first={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
