import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '../../ui/kit/drawings/Icon'
import { comfort, more, type SidebarItem, tools } from './links'
import styles from './TopBar.module.css'

type GroupProps = { title: string; items: readonly SidebarItem[]; onGo: () => void }

function Group({ title, items, onGo }: GroupProps) {
  const { pathname } = useLocation()
  return (
    <div>
      <p className={styles.menuTitle}>{title}</p>
      <ul>
        {items.map(({ title: name, url, icon }) => (
          <li key={url}>
            <Link
              to={url}
              className={styles.link}
              data-active={pathname === url || undefined}
              aria-current={pathname === url ? 'page' : undefined}
              onClick={onGo}
            >
              <Icon name={icon} size={22} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the bar has no room for: tools, settings and help. */
export function TopBarMenu() {
  const menu = useRef<HTMLDialogElement>(null)
  const close = (): void => menu.current?.close()
  return (
    <>
      <button
        type="button"
        className={styles.link}
        aria-haspopup="dialog"
        onClick={() => menu.current?.showModal()}
      >
        Tools and more <Icon name="down" size={18} />
      </button>
      <dialog
        ref={menu}
        className={styles.menu}
        aria-label="Tools and more"
        onPointerDown={event => event.target === event.currentTarget && close()}
      >
        <nav className={styles.menuInside} aria-label="Tools and more">
          <Group title="Tools" items={tools} onGo={close} />
          <Group title="This salon" items={[...more, comfort]} onGo={close} />
        </nav>
      </dialog>
    </>
  )
}
