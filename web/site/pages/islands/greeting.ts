// Adds the button for the spoken greeting beside its text. Never plays anything before it is pressed.
import { comfortNow } from '../../../ui/comfort/use-comfort'
import { FAILED, FAILED_WHY } from '../../../voice/speak/failed'
import { ahead } from '../ahead'

const LABEL = 'Hear it'
const NOT_FETCHED = `${FAILED}. The voice could not be fetched. Check the connection, then open this page again.`

const voice = () =>
  Promise.all([
    import('../../../voice/speak'),
    import('../../../voice/speak/state'),
    import('../../../voice/speak/says'),
  ] as const)

/** Why the text can only be read. */
function whyShown(): string {
  if (!comfortNow().sound) return 'Sound is off in the comfort settings.'
  return `${FAILED}. ${navigator.onLine ? FAILED_WHY : 'The voice could not be reached.'}`
}

function enliven(place: HTMLElement): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = LABEL
  const says = document.createElement('span')
  says.setAttribute('role', 'status')
  place.prepend(button)
  place.append(says)

  let isFollowed = false
  button.addEventListener('click', async () => {
    const parts = await voice().catch((error: unknown) => {
      console.warn('The voice could not be fetched.', error)
      return null
    })
    if (parts === null) {
      says.textContent = NOT_FETCHED
      return
    }
    const [{ speak, stopSpeaking }, { speaking }, { saysOf }] = parts
    if (!isFollowed)
      speaking.subscribe(() => {
        const { state, rung } = speaking.get()
        const busy = state === 'loading' || state === 'speaking'
        button.textContent = busy ? 'Stop' : LABEL
        says.textContent = saysOf({ state, rung, wanted: undefined })
      })
    isFollowed = true
    const { state } = speaking.get()
    if (state === 'loading' || state === 'speaking') return stopSpeaking()
    // The page may have moved on to another scenario meanwhile.
    if ((await speak(place.dataset.text ?? '')) === 'shown') says.textContent = whyShown()
  })
}

const places = document.querySelectorAll<HTMLElement>('[data-greeting]')
for (const place of places) enliven(place)
if (places.length > 0)
  ahead(async () => {
    const [{ warmUpVoice }] = await voice()
    warmUpVoice()
  })
