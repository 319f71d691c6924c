// Runs once the first screen is up: turns what a killed tab was recording into memos, and sends what waits.
import { onAnswered } from '../../../platform/data/answered'
import { currentSalon, databaseState, onDatabase } from '../../../platform/data/db'
import { followSounds } from '../../../platform/data/media/sounds'
import { notify } from '../../../ui/kit/notices/notify'
import { finishBrokenOff } from './finish'
import { pauseAfter, sendSounds } from './queue'

/** How many retries other answers may trigger in vain; after that, only the timer does. */
const MOST_SIGNS = 5
let failures = 0
let signs = 0
let timer: ReturnType<typeof setTimeout> | undefined
let isSending = false
let wasAsked = false
/** Tells when a sound was kept, or its memo has gone out. */
let following: ReturnType<typeof followSounds> | undefined

async function sendNow(): Promise<void> {
  clearTimeout(timer)
  const salon = databaseState() === 'open' ? currentSalon() : null
  if (salon === null) return
  if (isSending) {
    wasAsked = true
    return
  }
  isSending = true
  const isDone = await sendSounds(salon).catch(error => {
    console.warn('Sounds of memos wait.', error)
    return false
  })
  isSending = false
  failures = isDone ? 0 : failures + 1
  if (wasAsked) {
    wasAsked = false
    void sendNow()
  } else if (!isDone) timer = setTimeout(ownTurn, pauseAfter(failures, Math.random()))
}

function ownTurn(): void {
  signs = 0
  void sendNow()
}

async function opened(): Promise<void> {
  following?.unsubscribe()
  const salon = databaseState() === 'open' ? currentSalon() : null
  if (salon === null) return
  try {
    const found = await finishBrokenOff(salon, Date.now())
    if (found > 0)
      notify({
        title: found === 1 ? 'A voice memo was kept' : `${found} voice memos were kept`,
        text: 'The app was closed while it was recorded. What was said up to then is here.',
        tone: 'info',
      })
  } catch (error) {
    console.warn('A recording that broke off stays for the next time.', error)
  }
  if (currentSalon() !== salon) return
  following = followSounds(salon.db, () => void sendNow())
}

export function startMemos(): void {
  void opened()
  onDatabase(() => void opened())
  addEventListener('online', () => void sendNow())
  // Something else got an answer, and our next retry may be minutes away.
  onAnswered(() => {
    if (failures === 0 || isSending || signs === MOST_SIGNS) return
    signs += 1
    void sendNow()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendNow()
  })
}
