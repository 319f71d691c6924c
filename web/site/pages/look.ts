// Light or dark, before anything of a page is drawn; its own script comes after the first look. A file without imports: it
// runs as a plain script, which names in attributes what is to come.
{
  const { trustedTypes } = window
  // As trusted-types.ts: an address of our own build, and nothing else, becomes a script's.
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
  /** Whatever calls it first. */
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
    // Who chose comfort settings sees the page with them from the start.
    const [own] = then.split(' ')
    if (own && Object.keys(localStorage).some(key => key.startsWith('chairside.comfort')))
      add('script', { type: 'module', src: own, blocking: 'render' })
  } catch {
    // Storage that is switched off: as the device is set, once the page's script runs.
  }
  if (then !== '') {
    const begin = once(() => {
      // What lies below the first screen, where a page holds it back.
      root.setAttribute('data-whole', '')
      for (const src of then.split(' ')) add('script', { type: 'module', src })
    })
    // A demo that is touched before its script is there: the script does it again.
    for (const touch of ['click', 'input'])
      addEventListener(touch, ({ target }) => {
        const live = document.querySelector('[data-live]:not([data-here])')
        if (!live || !(target instanceof Element)) return
        live.setAttribute('data-touched', '')
        if (touch === 'input') return
        live.querySelector('[data-tapped]')?.removeAttribute('data-tapped')
        target.setAttribute('data-tapped', '')
      })
    // The words first, then what makes them answer; a page in the background draws nothing, and isn't kept waiting.
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
    // The frame first, then the app; a page in the background draws nothing, and isn't kept waiting.
    requestAnimationFrame(() => setTimeout(begin))
    setTimeout(begin, 300)
  }
}
