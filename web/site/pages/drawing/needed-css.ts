// Picks the style rules that a page can use, to inline them so the first paint waits for nothing. Drops a rule if it
// names a class that the page doesn't have; when in doubt, keeps it.

/** A typeface for people who choose it; it loads with that choice (comfort/looks.ts). */
const CHOSEN_FACE = /@font-face\s*\{[^}]*font-family:\s*"?OpenDyslexic/

/** Parts in brackets of any kind prove nothing about the page: ":not(.gone)" matches. */
const bare = (selector: string): string => {
  let text = selector.replaceAll(/\[[^\]]*\]/g, '')
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replaceAll(/\([^()]*\)/g, '')
  }
  return text
}

const canMatch = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...bare(selector).matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name))

/** "a, b:is(c, d)" → ["a", "b:is(c, d)"] */
function listed(selectors: string): string[] {
  const found = ['']
  let depth = 0
  for (const sign of selectors) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign === ',' && depth === 0) found.push('')
    else found[found.length - 1] += sign
  }
  return found
}

/** Where the block that opens at `from` ends; ignores braces in quotes. */
function endOf(css: string, from: number): number {
  let depth = 0
  let quote = ''
  for (let at = from; at < css.length; at++) {
    const sign = css[at] ?? ''
    if (sign === '\\') at++
    else if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return at
  }
  throw new Error('A stylesheet with a block that never ends')
}

function rulesFor(css: string, classes: ReadonlySet<string>): string {
  let kept = ''
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at)
    if (open === -1) return kept + css.slice(at)
    const close = endOf(css, open)
    // Statements without a block ("@layer a, b;") come before the rule's own selector.
    const head = css.slice(at, open)
    const statements = head.slice(0, head.lastIndexOf(';') + 1)
    const selector = head.slice(statements.length)
    const body = css.slice(open + 1, close)
    kept += statements
    if (/^\s*@(media|supports|layer|container)\b/.test(selector)) {
      const inside = rulesFor(body, classes)
      if (inside.trim() !== '') kept += `${selector}{${inside}}`
    } else if (CHOSEN_FACE.test(`${selector}{${body}`)) {
      // Dropped.
    } else if (selector.trimStart().startsWith('@')) kept += `${selector}{${body}}`
    else {
      const wanted = listed(selector).filter(each => canMatch(each, classes))
      if (wanted.length > 0) kept += `${wanted.join(',')}{${body}}`
    }
    at = close + 1
  }
  return kept
}

/** `css`: without comments, as the build outputs it. */
export function neededCss(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  return rulesFor(css, classes)
}
