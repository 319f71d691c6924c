import { closeConfirm } from '../../../ui/kit/dialogs/confirm'
import { closeNotices } from '../../../ui/kit/notices/notify'
import { rememberLeft } from './left'

/** Closes notices, questions and speech outside the screens, as they may name a client. */
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
