// The comfort settings on a public page. React only loads when somebody opens them.
import { createRoot } from 'react-dom/client'
import ComfortDialog from '../../ui/comfort/panel/ComfortDialog'

/** Resolves once the settings are closed. */
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
