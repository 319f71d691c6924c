import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Ring } from '../../ui/kit/art/Ring'
import { ButtonLink } from '../../ui/kit/Button'
import { usePageTitle } from '../../ui/kit/Page'
import styles from './Site.module.css'

export default function NotFoundScreen() {
  const { pathname } = useLocation()
  usePageTitle('404')
  useEffect(() => console.error(`404: no page at ${pathname}`), [pathname])
  return (
    <main className={styles.lone}>
      <Ring />
      <h1>404</h1>
      <p>Oops! Page not found</p>
      <ButtonLink look="act" to="/">
        Return to Home
      </ButtonLink>
    </main>
  )
}
