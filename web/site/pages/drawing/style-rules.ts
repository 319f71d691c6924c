// Markup rendered at build has style attributes, which our policy could only allow with 'unsafe-hashes'. Moved to rules
// in the page's own style element, they need no exception.

const TAG = /<[a-z][^<>]*>/g
const STYLE = / style="([^"]*)"/
const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' }
const decoded = (text: string): string =>
  text.replace(/&(?:quot|#x27|amp);/g, entity => ENTITIES[entity] ?? entity)

/** The same markup with a class for each style, and rules for those classes that override all others. */
export function withStyleRules(html: string): { html: string; css: string } {
  const classes = new Map<string, string>()
  const classed = html.replace(TAG, tag => {
    const style = STYLE.exec(tag)?.[1]
    if (style === undefined) return tag
    const name = classes.get(style) ?? `drawn-${classes.size}`
    classes.set(style, name)
    const bare = tag.replace(STYLE, '')
    return bare.includes(' class="')
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/^<[a-z][\w-]*/, start => `${start} class="${name}"`)
  })
  const rules = [...classes].map(([style, name]) => `.${name}:not(#_){${decoded(style)}}`)
  return { html: classed, css: rules.join('') }
}
