/** The file in the build that holds the public page at this address; '/' is the landing page. */
export const fileOf = (path: string): string => `site${path === '/' ? '/home' : path}.html`
