// The bar's place is kept while the app starts, so that the page below doesn't move when the bar comes.
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

/** Until the bar itself is there. */
export function BarPlace() {
  return kept.get(KEY) !== null ? <div style={{ height: HIGH }} /> : null
}
