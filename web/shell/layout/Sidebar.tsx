import { NavLink, useLocation } from 'react-router-dom'
import { useSignOut } from '../../account/access/sign-out/use-sign-out'
import { PersonButton } from '../../account/people/PersonButton'
import { Icon } from '../../ui/kit/drawings/Icon'
import { Mark } from '../../ui/kit/drawings/Mark'
import { comfort, more, navigation, type SidebarItem, tools } from './links'
import styles from './Sidebar.module.css'

type Given = { open: boolean; onNavigate?: () => void }

function Group({
  title,
  items,
  onNavigate,
}: {
  title: string
  items: readonly SidebarItem[]
  onNavigate?: () => void
}) {
  const { pathname } = useLocation()
  return (
    <div className={styles.group}>
      <p className={styles.groupTitle}>{title}</p>
      <ul>
        {items.map(({ title: name, url, icon }) => (
          <li key={url}>
            {/* Exact match, from the specification: an open client doesn't highlight the list. */}
            <NavLink
              to={url}
              // Public pages aren't part of the app.
              reloadDocument={url === '/'}
              className={styles.item}
              data-active={pathname === url || undefined}
              aria-current={pathname === url ? 'page' : undefined}
              onClick={onNavigate}
            >
              <Icon name={icon} />
              <span className={styles.label}>{name}</span>
              <span className={styles.tip} aria-hidden="true">
                {name}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The sidebar's content, the same at a tablet's edge and in a phone's sheet. */
export function Sidebar({ open, onNavigate }: Given) {
  const signOut = useSignOut('sidebar')
  return (
    <div className={styles.sidebar} data-open={open}>
      <NavLink
        to="/dashboard"
        className={styles.brand}
        aria-label="Chairside, to the dashboard"
        onClick={onNavigate}
      >
        <Mark size={32} />
        <span className={styles.label}>Chairside</span>
      </NavLink>
      <nav className={styles.groups} aria-label="Main">
        <Group title="Navigation" items={navigation} onNavigate={onNavigate} />
        {tools.length > 0 && <Group title="Tools" items={tools} onNavigate={onNavigate} />}
        {/* A phone's header has no room for it. */}
        <Group title="This salon" items={onNavigate ? [...more, comfort] : more} onNavigate={onNavigate} />
      </nav>
      <div className={styles.foot}>
        <PersonButton named={open} />
        <button
          type="button"
          className={styles.item}
          onClick={() => {
            // Its messages are on the page behind a phone's sheet.
            onNavigate?.()
            void signOut()
          }}
        >
          <Icon name="sign-out" />
          <span className={styles.label}>Sign Out</span>
          <span className={styles.tip} aria-hidden="true">
            Sign Out
          </span>
        </button>
      </div>
    </div>
  )
}
