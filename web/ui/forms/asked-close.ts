// Cancel, the cross and Escape ask before throwing away typed text.
import { useRef } from 'react'
import { confirmWith } from '../kit/dialogs/confirm'

export function useAskedClose(
  form: { changed: boolean; forget: () => void },
  onClose: () => void,
): () => Promise<void> {
  const asking = useRef(false)
  return async () => {
    if (asking.current) return
    if (form.changed) {
      asking.current = true
      // Waits a tick, or the Escape that closed this dialog would also answer the question.
      await new Promise(resolve => setTimeout(resolve))
      const yes = await confirmWith('Throw away what you typed?', { yes: 'Throw away', no: 'Keep typing' })
      // Likewise, the Escape that answered must not ask again.
      setTimeout(() => {
        asking.current = false
      })
      if (!yes) return
    }
    form.forget()
    onClose()
  }
}
