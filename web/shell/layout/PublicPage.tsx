import { useLocation } from 'react-router-dom'
import { useTold } from '../../platform/outside'
import { Waiting } from '../../ui/kit/waiting/Waiting'
import { NotHereYet } from '../../ui/state/Broken'

const startedAt = window.location.pathname

/** A public page isn't part of the app, so it loads as a page of its own. */
export function PublicPage() {
  const { pathname } = useLocation()
  // The server sent the app in its place, so another reload would only bring the app again.
  useTold(pathname !== startedAt && pathname, () => window.location.replace(window.location.href))
  return pathname === startedAt ? <NotHereYet /> : <Waiting label="Loading" />
}
