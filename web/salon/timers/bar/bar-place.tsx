// Reserves the bar's space at start-up, so that the page below doesn't move when the bar appears.
import { kept } from '../../../platform/data/kept/kept-store'

const KEY = 'chairside.timer-bar'
const HIGH = '57px'

const place = (shown: boolean): void =>
  document.documentElement.style.setProperty('--bar', shown ? HIGH : '0px')

export function rememberBar(shown: boolean): void {
  place(shown)
  if (shown) kept.put(KEY, '1')
  else kept.remove(KEY)
}

/** Holds the space until the bar has rendered. */
export function BarPlace() {
  return kept.get(KEY) !== null ? <div style={{ height: HIGH }} /> : null
}
