// On the client's card: photos by day, each before next to its after.
import { lazy, Suspense, useState } from 'react'
import { photoUse } from '../../../shared/salon/privacy/photos'
import type { Row } from '../../platform/data/queries/queries'
import { Button } from '../../ui/kit/Button'
import { confirmWith } from '../../ui/kit/dialogs/confirm'
import { dayOf } from '../../ui/kit/when'
import { AddPhoto } from './AddPhoto'
import { deletePhotos } from './keep'
import styles from './Photos.module.css'
import { daysOf, type Pair, type PhotoRow, pairIn } from './pairs'
import { Thumbs } from './Thumbs'

const CardDialog = lazy(() =>
  import('./before-after/CardDialog').then(module => ({ default: module.CardDialog })),
)

type Props = { clientId: string; photos: readonly PhotoRow[]; consents: readonly Row<'consent'>[] }
/** Days. */
const FIRST = 3

export function PhotoSection({ clientId, photos, consents }: Props) {
  const [most, setMost] = useState(FIRST)
  const [pair, setPair] = useState<Pair | null>(null)
  const use = photoUse(consents)
  const days = daysOf(photos)
  return (
    <section className={styles.section} aria-labelledby="photos">
      <header>
        <h2 id="photos">Photos</h2>
        <AddPhoto clientId={clientId} />
      </header>
      {photos.length === 0 && (
        <p className={styles.soft}>
          {use.may
            ? 'None yet. A before and an after from one visit are shown side by side.'
            : 'None yet. The first one asks for the client’s permission.'}
        </p>
      )}
      {photos.length > 0 && !use.may && <NoMore photos={photos} state={use.state} at={use.at} />}
      {days.slice(0, most).map(({ day, photos: those }) => {
        const both = pairIn(those)
        return (
          <div key={day}>
            <p className={styles.dayHead}>
              <strong>{day}</strong>
              {both && use.places.length > 0 && (
                <Button
                  look="plain"
                  aria-label={`Before and after card, ${day}`}
                  onClick={() => setPair(both)}
                >
                  Before and after card
                </Button>
              )}
            </p>
            <Thumbs photos={those} />
          </div>
        )
      })}
      {days.length > most && <Button onClick={() => setMost(most + 10)}>Show earlier photos</Button>}
      {pair && (
        <Suspense>
          <CardDialog clientId={clientId} pair={pair} use={use} onClose={() => setPair(null)} />
        </Suspense>
      )}
    </section>
  )
}

const SAID = {
  withdrawn: 'The permission was taken back',
  no: 'The client said no',
  none: 'Nobody has agreed to photos',
} as const

type NoMoreProps = { photos: readonly PhotoRow[]; state: keyof typeof SAID | 'yes'; at: string | null }

function NoMore({ photos, state, at }: NoMoreProps) {
  async function askDelete(): Promise<void> {
    const all = photos.length === 1 ? 'this photo' : `all ${photos.length} photos`
    if (await confirmWith(`Delete ${all}?`, { yes: 'Delete', no: 'Keep' })) await deletePhotos(photos)
  }
  return (
    <div className={styles.noMore} role="status">
      <p>
        <strong>
          {state === 'yes' ? '' : SAID[state]}
          {at !== null && `, ${dayOf(at)}`}.
        </strong>{' '}
        {photos.length === 1 ? 'This photo is shown nowhere' : 'These photos are shown nowhere'} but here.
      </p>
      <Button look="stop" onClick={() => void askDelete()}>
        {photos.length === 1 ? 'Delete the photo' : `Delete all ${photos.length} photos`}
      </Button>
    </div>
  )
}
