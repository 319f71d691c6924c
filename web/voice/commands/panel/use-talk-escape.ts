// Escape closes whatever Talk opened, after any dialog on top of it.
import type { RefObject } from 'react'
import { useWindowKey } from '../../../ui/kit/window/use-window-key'
import { closeTalk } from '../conversation/talk'

export function useTalkEscape(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useWindowKey(event => {
    // For a spoken "close", the app presses this key itself to close what is behind; the talk panel stays open.
    if (!open || event.key !== 'Escape' || event.defaultPrevented || !event.isTrusted) return
    if (document.querySelector('dialog[open]') !== null) return
    const hadFocus = panel.current?.contains(document.activeElement) ?? false
    closeTalk()
    if (hadFocus) document.querySelector<HTMLElement>('[data-talk]')?.focus()
  })
}
