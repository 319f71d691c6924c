import { useId } from 'react'
import styles from './Data.module.css'

type Props = { accept: string; children: string; onFile: (file: File) => void }

/** Picks one file from the device; the same file can be picked again. */
export function PickFile({ accept, children, onFile }: Props) {
  const id = useId()
  return (
    <div>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept={accept}
        onChange={event => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <label htmlFor={id} className={styles.pick}>
        {children}
      </label>
    </div>
  )
}
