// The script of every public page: how it looks. Without it the page still reads.
import './fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import './site.css'
import { startComfort } from '../comfort/start'
import { knownAccount } from '../data/account'
import { keepForVisitor } from '../pwa/visitor'
import { startColourScheme } from '../ui/colour-scheme'

startColourScheme()
void startComfort()
if (location.pathname.startsWith('/demo/')) keepForVisitor()

if (knownAccount())
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-account-link]')) {
    link.href = '/dashboard'
    link.textContent = 'Dashboard'
  }

const place = document.querySelector('[data-comfort-place]')
if (place) {
  const button = document.createElement('button')
  button.type = 'button'
  button.ariaLabel = 'Comfort settings'
  button.ariaHasPopup = 'dialog'
  button.innerHTML = '<span aria-hidden="true">A<small>a</small></span>'
  button.addEventListener('click', async () => {
    const { openComfort } = await import('./comfort')
    await openComfort()
    button.focus()
  })
  place.append(button)
}

// At work on the pages there is no build that gathers their styles.
if (import.meta.env.DEV) import.meta.glob('./**/*.module.css', { eager: true })
