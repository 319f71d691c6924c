import { notify } from '../ui/notify'
import { askPortal, PORTAL_FAILED } from './calls'

/** The tab is opened with the tap itself: later a browser takes it for an advert. */
export async function openPortal(): Promise<void> {
  const tab = window.open('', '_blank')
  const url = await askPortal()
  if (url === null) {
    tab?.close()
    notify({ title: 'Error', text: PORTAL_FAILED, tone: 'stop' })
  } else if (tab) tab.location.replace(url)
  else window.location.assign(url)
}
