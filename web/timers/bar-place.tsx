// The bar's place is kept while the app starts, so that the page below doesn't move when the bar comes.
const KEY = 'chairside.timer-bar'
const HIGH = '52px'

const place = (shown: boolean): void =>
  document.documentElement.style.setProperty('--bar', shown ? HIGH : '0px')

export function rememberBar(shown: boolean): void {
  place(shown)
  try {
    if (shown) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Then the page moves a little.
  }
}

function hadBar(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Until the bar itself is there. */
export function BarPlace() {
  return hadBar() ? <div style={{ height: HIGH }} /> : null
}
