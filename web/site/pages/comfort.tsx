// The comfort settings on a public page: React is fetched for them when somebody opens them, not before.
import { createRoot } from 'react-dom/client'
import ComfortDialog from '../../ui/comfort/panel/ComfortDialog'

/** Answers when it was closed. */
export function openComfort(): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise(resolve => {
    const close = (): void => {
      root.unmount()
      place.remove()
      resolve()
    }
    root.render(<ComfortDialog onClose={close} />)
  })
}
