// Tells screen readers in one short line that there is a new answer; they can read the answer itself where it is.

import { useState } from 'react'
import { useAfter } from '../../../platform/outside'

const PAUSE_MS = 1_200

export function Said({ text }: { text: string }) {
  const [last, setLast] = useState({ text, said: '' })
  useAfter(text === last.text ? null : text, () => setLast({ text, said: text }), PAUSE_MS)
  return (
    <p role="status" className="visually-hidden">
      {last.said}
    </p>
  )
}
