// A public page as the build draws it: plain HTML that reads without script.
import type { ReactNode } from 'react'

export type SitePage = {
  /** "/features/marketing"; the address it is served at. */
  path: string
  /** Of the tab and of search results, without the product's name. */
  title: string
  /** One or two sentences for search results and link previews. */
  description: string
  main: ReactNode
  /** The header's buttons, where they differ from the usual ones. */
  nav?: ReactNode
  /** Named entries of web/site/pages/islands, loaded after the page is there. */
  islands?: readonly string[]
  /** Facts for search engines, schema.org; not for 404. */
  structured?: readonly Record<string, unknown>[]
  /** Not for search engines. */
  hidden?: boolean
}
