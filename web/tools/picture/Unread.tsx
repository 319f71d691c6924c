// What stands in a field and in no part of the picture: named, so that nobody takes it for drawn.
import type { Reading } from '../../../shared/reading/reading'
import styles from './Picture.module.css'

type UnreadProps = { reading: Reading; field: string }

export function Unread({ reading: { pieces }, field }: UnreadProps) {
  const left = pieces.filter(piece => piece.unread && piece.field === field)
  if (left.length === 0) return null
  return (
    <p className={styles.unread}>
      Not in the picture: {left.map(({ quote }) => `“${quote}”`).join(', ')}. The answer still reads it.
    </p>
  )
}
