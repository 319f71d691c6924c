// What a public page links to and needs, read from its text, as the worker has no list of the build's files.

/** The dashboard leads to each tool's demo and page, and so does the landing page. */
const OF_A_TOOL = /href="(\/(?:demo|features)\/[a-z-]+)"/g
const IN_A_PAGE = /(?:(?:src|href|data-then)="|(?<=\.js) )(\/assets\/[^" ]+\.(?:js|css))(?=[" ])/g
/** Static and dynamic imports and their styles: the build writes all of them as names in quotes. */
const IN_A_SCRIPT = /["'`](?:\.|assets)\/([\w.-]+\.(?:js|css))["'`]/g

const each = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])),
]

/** The addresses of the tools' demos and pages that a page links to. */
export const toolPagesIn = (html: string): string[] => each(html, OF_A_TOOL)

/** Addresses of the scripts and styles that a page names. */
export const filesIn = (html: string): string[] => each(html, IN_A_PAGE)

/** Addresses of the scripts and styles that a built script names. */
export const importsIn = (script: string): string[] =>
  each(script, IN_A_SCRIPT).map(name => `/assets/${name}`)
