import { closeConfirm } from '../../../ui/kit/dialogs/confirm'
import { closeNotices } from '../../../ui/kit/notices/notify'
import { rememberLeft } from './left'

/** What stands, or sounds, beside the screens may name a client: it goes with them. */
export function quiet(): void {
  closeConfirm()
  closeNotices()
  rememberLeft(null)
  import('../../../voice/speak')
    .then(({ stopSpeaking }) => stopSpeaking())
    .catch(error => console.info('The voice is not on this device.', error))
  void closeNotifications().catch(error => console.info('No notifications to close.', error))
}

async function closeNotifications(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await worker?.getNotifications()) ?? []) shown.close()
}
