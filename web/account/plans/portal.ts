import { notify } from '../../ui/kit/notices/notify'
import { askPortal } from './calls'

/** The tab is opened with the tap itself: later a browser takes it for an advert. */
export async function openPortal(): Promise<void> {
  const tab = window.open('', '_blank')
  const asked = await askPortal()
  if ('problem' in asked) {
    tab?.close()
    notify({ title: 'Error', text: asked.problem, tone: 'stop' })
  } else if (tab) tab.location.replace(asked.url)
  else window.location.assign(asked.url)
}
