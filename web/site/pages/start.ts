// Every public page's script, which sets how it looks. The page is readable without it.
import './fonts.css'
import '../../ui/kit/theme/tokens.css'
import '../../ui/kit/theme/base.css'
import './site.css'
import { isDemo } from '../../../shared/addresses'
import { knownAccount } from '../../platform/data/account/account'
import { openKept } from '../../platform/data/kept/kept-store'
import { keepForVisitor } from '../../platform/pwa/visitor'
import { startComfort } from '../../ui/comfort/start'
import { startColourScheme } from '../../ui/kit/theme/colour-scheme'
import { ahead } from './ahead'

startColourScheme()
// The device's settings straight away; a signed-in person's once they have loaded.
void startComfort()
void openKept().then(() => {
  if (knownAccount() === null) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-account-link]')) {
    link.href = '/dashboard'
    link.textContent = 'Dashboard'
  }
})
if (isDemo(location.pathname)) keepForVisitor()

const place = document.querySelector('[data-comfort-place]')
if (place) {
  const button = document.createElement('button')
  button.type = 'button'
  button.ariaLabel = 'Comfort settings'
  button.ariaHasPopup = 'dialog'
  const letters = document.createElement('span')
  letters.ariaHidden = 'true'
  const small = document.createElement('small')
  small.textContent = 'a'
  letters.append('A', small)
  button.append(letters)
  const says = document.createElement('span')
  says.role = 'status'
  const settings = () => import('./comfort')
  button.addEventListener('click', async () => {
    const part = await settings().catch((error: unknown) => {
      console.warn('The comfort settings could not be fetched.', error)
      return null
    })
    if (part === null) {
      says.textContent =
        'The comfort settings could not be fetched. Check the connection, then open this page again.'
      return
    }
    await part.openComfort()
    button.focus()
  })
  // Shown over the page, and gone with the next press.
  const hush = (): void => {
    says.textContent = ''
  }
  addEventListener('pointerdown', hush)
  button.addEventListener('blur', hush)
  place.append(button, says)
  ahead(() => Promise.all([settings(), import('../../ui/comfort/looks')]))
}

// In development there is no build to collect the pages' styles.
if (import.meta.env.DEV) import.meta.glob('./**/*.module.css', { eager: true })
