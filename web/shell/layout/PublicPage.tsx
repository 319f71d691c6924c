import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Waiting } from '../../ui/kit/Waiting'
import { NotHereYet } from '../../ui/state/Broken'

const startedAt = window.location.pathname

/** A public page isn't part of the app: it is fetched as a page of its own. */
export function PublicPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    // The app itself was served in its place: asking again would bring it again.
    if (pathname !== startedAt) window.location.replace(window.location.href)
  }, [pathname])
  return pathname === startedAt ? <NotHereYet /> : <Waiting label="Loading" />
}
