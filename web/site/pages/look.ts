// Sets light or dark before the page renders; the page's own script follows after the first paint. No imports: it runs
// as a plain script, with attributes that name what to load.
{
  const { trustedTypes } = window
  // As in trusted-types.ts: only addresses of our own build may become script URLs.
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', {
      createScriptURL: address => {
        const { origin, pathname } = new URL(address, location.href)
        const isOwn =
          origin === location.origin && /^\/(assets\/|(service|visitor)-worker\.js$)/.test(pathname)
        return isOwn ? address : null
      },
    })
  const root = document.documentElement
  const { then = '', app = '', needs = '' } = document.currentScript?.dataset ?? {}
  const add = (tag: 'script' | 'link', attributes: Readonly<Record<string, string>>): void => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.head.append(element)
  }
  /** Runs once, whichever caller is first. */
  const once = (work: () => void): (() => void) => {
    let begun = false
    return () => {
      if (begun) return
      begun = true
      work()
    }
  }
  try {
    const chosen = localStorage.getItem('mantine-color-scheme-value')
    const dark =
      chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
    root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
    // People with comfort settings see the page with them from the start.
    const [own] = then.split(' ')
    if (own && Object.keys(localStorage).some(key => key.startsWith('chairside.comfort')))
      add('script', { type: 'module', src: own, blocking: 'render' })
  } catch {
    // Storage is off: the page's script then follows the device's setting.
  }
  if (then !== '') {
    const begin = once(() => {
      // Shows what is below the first screen, on pages that hold it back.
      root.setAttribute('data-whole', '')
      for (const src of then.split(' ')) add('script', { type: 'module', src })
    })
    // A demo touched before its script has loaded: the script repeats the tap.
    for (const touch of ['click', 'input'])
      addEventListener(touch, ({ target }) => {
        const live = document.querySelector('[data-live]:not([data-here])')
        if (!live || !(target instanceof Element)) return
        live.setAttribute('data-touched', '')
        if (touch === 'input') return
        live.querySelector('[data-tapped]')?.removeAttribute('data-tapped')
        target.setAttribute('data-tapped', '')
      })
    // Text first, then the scripts. A page in the background never paints, so a timer starts them there.
    addEventListener('load', () => setTimeout(begin, 300))
    new PerformanceObserver(list => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) begin()
    }).observe({ type: 'paint', buffered: true })
  }
  if (app !== '') {
    const begin = once(() => {
      for (const href of needs.split(' ')) add('link', { rel: 'modulepreload', crossorigin: '', href })
      add('script', { type: 'module', crossorigin: '', src: app })
    })
    // The frame first, then the app. A page in the background never paints, so a timer starts it there.
    requestAnimationFrame(() => setTimeout(begin))
    setTimeout(begin, 300)
  }
}
