import { useLocation } from 'react-router-dom'
import { useTold } from '../../platform/outside'
import { Ring } from '../../ui/kit/art/Ring'
import { ButtonLink } from '../../ui/kit/Button'
import { usePageTitle } from '../../ui/kit/Page'
import styles from './Site.module.css'

export default function NotFoundScreen() {
  const { pathname } = useLocation()
  usePageTitle('404')
  useTold(pathname, () => console.error(`404: no page at ${pathname}`))
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
