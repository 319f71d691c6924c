// A public page as the build renders it: plain HTML that works without script.
import type { ReactNode } from 'react'

export type SitePage = {
  /** The address it is served at: "/features/marketing". */
  path: string
  /** For the tab and for search results, without the product's name. */
  title: string
  /** One or two sentences for search results and link previews. */
  description: string
  main: ReactNode
  /** The header's buttons, if they differ from the usual ones. */
  nav?: ReactNode
  /** Entries of web/site/pages/islands by name, loaded once the page is there. */
  islands?: readonly string[]
  /** schema.org facts for search engines; not for 404. */
  structured?: readonly Record<string, unknown>[]
  /** Hidden from search engines. */
  hidden?: boolean
}
