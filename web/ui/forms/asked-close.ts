// Cancel, the cross and Escape ask before they throw away what was typed.
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
      // Not within the key press that closed this dialog: the same Escape would answer the question.
      await new Promise(resolve => setTimeout(resolve))
      const yes = await confirmWith('Throw away what you typed?', { yes: 'Throw away', no: 'Keep typing' })
      // Nor may the Escape that answered it ask again.
      setTimeout(() => {
        asking.current = false
      })
      if (!yes) return
    }
    form.forget()
    onClose()
  }
}
