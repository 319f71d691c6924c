import { notify } from '../../ui/kit/notices/notify'
import { askPortal } from './calls'

/** Opens the tab within the tap itself: any later and the browser blocks it as a popup. */
export async function openPortal(): Promise<void> {
  const tab = window.open('', '_blank')
  const asked = await askPortal()
  if ('problem' in asked) {
    tab?.close()
    notify({ title: 'Error', text: asked.problem, tone: 'stop' })
  } else if (tab) tab.location.replace(asked.url)
  else window.location.assign(asked.url)
}
