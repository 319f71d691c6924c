// That there is another answer, in one short line, for who hears the page: the answer itself is read where it stands.
import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 1_200

export function Said({ text }: { text: string }) {
  const last = useRef(text)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (text === last.current) return
    const timer = setTimeout(() => {
      last.current = text
      setSaid(text)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}
