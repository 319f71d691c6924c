// Puts the spoken greeting's button beside its words. Never a sound before it is pressed; the voice is fetched then.
const LABEL = 'Hear it'

async function enliven(place: HTMLElement): Promise<void> {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = LABEL
  const says = document.createElement('span')
  says.setAttribute('role', 'status')
  place.prepend(button)
  place.append(says)

  let isFollowed = false
  button.addEventListener('click', async () => {
    const [{ speak, stopSpeaking }, { speaking }, { saysOf }] = await Promise.all([
      import('../../voice/speak'),
      import('../../voice/speak/state'),
      import('../../voice/speak/says'),
    ])
    if (!isFollowed)
      speaking.subscribe(() => {
        const { state, rung } = speaking.get()
        const busy = state === 'loading' || state === 'speaking'
        button.textContent = busy ? 'Stop' : LABEL
        says.textContent = saysOf({ state, rung, wanted: undefined })
      })
    isFollowed = true
    const { state } = speaking.get()
    if (state === 'loading' || state === 'speaking') stopSpeaking()
    // The page may have turned to another scenario meanwhile.
    else void speak(place.dataset.text ?? '')
  })
}

for (const place of document.querySelectorAll<HTMLElement>('[data-greeting]')) void enliven(place)
