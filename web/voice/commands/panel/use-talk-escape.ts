// Escape closes what Talk opened, after any dialog that lies over it.
import type { RefObject } from 'react'
import { useWindowKey } from '../../../ui/kit/window/use-window-key'
import { closeTalk } from '../conversation/talk'

export function useTalkEscape(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useWindowKey(event => {
    // "Close", said, closes what lies behind: that key is pressed by the app, and whoever listens goes on.
    if (!open || event.key !== 'Escape' || event.defaultPrevented || !event.isTrusted) return
    if (document.querySelector('dialog[open]') !== null) return
    const hadFocus = panel.current?.contains(document.activeElement) ?? false
    closeTalk()
    if (hadFocus) document.querySelector<HTMLElement>('[data-talk]')?.focus()
  })
}
