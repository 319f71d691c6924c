import { useRef } from 'react'
import { Blur } from './Blur'
import styles from './Photos.module.css'
import { type PhotoRow, photoWords, WHEN_WORDS } from './pairs'
import { usePhoto, useSeen } from './use-photo'

export function Thumb({ photo, onOpen }: { photo: PhotoRow; onOpen: () => void }) {
  const element = useRef<HTMLButtonElement>(null)
  const shown = usePhoto(photo, useSeen(element))
  const { preview, when } = photo.fields
  return (
    <button
      ref={element}
      type="button"
      className={styles.thumb}
      aria-label={`Open: ${photoWords(photo)}`}
      onClick={onOpen}
    >
      <Blur preview={preview} />
      {shown.state === 'here' && <img src={shown.source} alt="" draggable={false} />}
      {when !== 'other' && <span className={styles.tag}>{WHEN_WORDS[when]}</span>}
    </button>
  )
}
