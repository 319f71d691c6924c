import { Ring } from '../../../ui/kit/art/Ring'
import parts from '../blocks/Parts.module.css'
import type { SitePage } from '../site-page'
import styles from './NotFound.module.css'

export const notFound: SitePage = {
  path: '/404',
  title: '404',
  description: 'There is no page at this address.',
  hidden: true,
  main: (
    <div className={styles.lone}>
      <Ring />
      <h1>404</h1>
      <p>Oops! Page not found</p>
      <a className={parts.act} href="/">
        Return to Home
      </a>
    </div>
  ),
}
