import { useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { useSignOut } from '../../account/access/sign-out/use-sign-out'
import { PersonButton } from '../../account/people/PersonButton'
import { Icon } from '../../ui/kit/drawings/Icon'
import { Mark } from '../../ui/kit/drawings/Mark'
import { navigation } from './links'
import styles from './TopBar.module.css'
import { TopBarMenu } from './TopBarMenu'
import { useMoreBeside } from './use-more-beside'

const links = navigation.filter(({ url }) => url !== '/')

/** The alternative navigation, chosen in Settings. On small screens its links are in a scrolling row below. */
export function TopBar() {
  const signOut = useSignOut('topbar')
  const { pathname } = useLocation()
  const row = useRef<HTMLDivElement>(null)
  useMoreBeside(row)
  return (
    <>
      <NavLink to="/dashboard" className={styles.brand} aria-label="Chairside, to the dashboard">
        <Mark size={32} />
      </NavLink>
      <div ref={row} className={styles.row}>
        <nav className={styles.links} aria-label="Main">
          {links.map(({ title, url }) => (
            <NavLink
              key={url}
              to={url}
              className={styles.link}
              data-active={pathname === url || undefined}
              aria-current={pathname === url ? 'page' : undefined}
            >
              {title}
            </NavLink>
          ))}
          <TopBarMenu />
        </nav>
        <PersonButton />
        <button type="button" className={styles.link} onClick={() => void signOut()}>
          <Icon name="sign-out" size={20} /> Sign Out
        </button>
      </div>
    </>
  )
}
