// One photo as large as the screen allows. Buttons or the arrow keys go to the next one, Escape closes it.

import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTold } from '../../platform/outside'
import { Button } from '../../ui/kit/Button'
import { confirmWith } from '../../ui/kit/dialogs/confirm'
import { CloseButton, DialogFrame, useModal } from '../../ui/kit/dialogs/Dialog'
import { Icon } from '../../ui/kit/drawings/Icon'
import { Unsent } from '../records/Unsent'
import { Blur } from './Blur'
import { changeWhen, deletePhotos } from './keep'
import styles from './Photos.module.css'
import { type PhotoRow, photoWords } from './pairs'
import { usePhoto } from './use-photo'
import { WhenChoice } from './WhenChoice'

type Props = { photos: readonly PhotoRow[]; first: string; onClose: () => void }

export function FullView({ photos, first, onClose }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  const title = useId()
  const [id, setId] = useState(first)
  const at = Math.max(
    0,
    photos.findIndex(photo => photo.id === id),
  )
  const photo = photos[at]
  useModal(element)
  const isGone = photo === undefined
  useTold(isGone, onClose)
  if (photo === undefined) return null
  const go = (by: number): void => {
    const next = photos[at + by]
    if (next) setId(next.id)
  }
  const onKey = (event: KeyboardEvent): void => {
    // Leaves the arrow keys to a radio group that has the focus.
    if (event.target instanceof HTMLInputElement) return
    if (event.key === 'ArrowLeft') go(-1)
    if (event.key === 'ArrowRight') go(1)
  }
  async function askDelete(gone: PhotoRow): Promise<void> {
    if (!(await confirmWith('Delete this photo?', { yes: 'Delete', no: 'Keep' }))) return
    const next = photos[at + 1] ?? photos[at - 1]
    if (!(await deletePhotos([gone]))) return
    if (next) setId(next.id)
    else onClose()
  }
  return (
    <DialogFrame named={{ by: title }} element={element} className={styles.full} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the whole view */}
      <div className={styles.view} onKeyDown={onKey}>
        <header className={styles.viewHead}>
          <h2 id={title} aria-live="polite">
            {photoWords(photo)}
            {photos.length > 1 && (
              <small>
                {' '}
                {at + 1} of {photos.length}
              </small>
            )}
          </h2>
          <CloseButton element={element} />
        </header>
        <Stage key={photo.id} photo={photo} />
        <footer className={styles.viewFoot}>
          {photos.length > 1 && (
            <span className={styles.steps}>
              <Button aria-label="Previous photo" disabled={at === 0} onClick={() => go(-1)}>
                <Icon name="back" />
              </Button>
              <Button aria-label="Next photo" disabled={at === photos.length - 1} onClick={() => go(1)}>
                <Icon name="next" />
              </Button>
            </span>
          )}
          <WhenChoice
            legend="This photo shows"
            value={photo.fields.when}
            onChange={when => void changeWhen(photo.id, when)}
          />
          <Unsent row={photo} />
          <Button look="plain" onClick={() => void askDelete(photo)}>
            <Icon name="delete" /> Delete photo
          </Button>
        </footer>
      </div>
    </DialogFrame>
  )
}

const SAID = {
  fetching: 'Fetching the photo...',
  'no-signal': 'This photo is on the server. It is shown here when there is a signal.',
  'not-there': 'The other tablet has not sent this photo yet.',
} as const

function Stage({ photo }: { photo: PhotoRow }) {
  const shown = usePhoto(photo, true)
  const { width, height, preview } = photo.fields
  return (
    <div className={styles.stage}>
      {shown.state === 'here' ? (
        <img
          src={shown.source}
          width={width}
          height={height}
          alt={`${photoWords(photo)}: the client’s hair`}
        />
      ) : (
        <>
          <Blur preview={preview} />
          <p role="status">{SAID[shown.state]}</p>
        </>
      )}
    </div>
  )
}
