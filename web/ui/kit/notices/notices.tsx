import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { useMediaQuery } from '@mantine/hooks'
import { Notifications, notifications } from '@mantine/notifications'
import { createRoot } from 'react-dom/client'
import { Icon, type IconName } from '../drawings/Icon'
import { Kit } from '../theme/Kit'
import styles from './notices.module.css'
import type { Notice } from './notify'

const icons: Record<Notice['tone'], IconName> = { ok: 'check', stop: 'stop', info: 'info' }
/** An undo is offered for ten seconds; what went wrong stays until it is read. */
const SHOWN_MS = { ok: 5_000, info: 6_000, stop: 12_000, undo: 10_000 }

type PageAt = { scrollTop: number; scrollHeight: number; clientHeight: number }
/** What their room has beside their height. */
const EDGES = 80
/** Whoever is at the end of a page would see it slip under the finger: the room goes once the end is out of sight. */
export const keepsRoom = (room: number, high: number, page: PageAt): boolean =>
  high < room && page.scrollTop > 0 && page.scrollHeight - page.clientHeight - page.scrollTop < room + EDGES

/** How high they stand, as `--notices` on the root: a dialog and the end of a page make room for them. */
function watch(host: HTMLElement | null): (() => void) | undefined {
  const place = host?.querySelector<HTMLElement>('[data-position="bottom-center"]')
  if (!place) return
  const page = document.documentElement
  const { style } = page
  let room = 0
  const tell = (): void => {
    const high = Math.ceil(place.offsetHeight)
    removeEventListener('scroll', tell)
    if (keepsRoom(room, high, page)) {
      addEventListener('scroll', tell, { passive: true })
      return
    }
    room = high
    if (high === 0) style.removeProperty('--notices')
    else
      style.setProperty(
        '--notices',
        `calc(${high}px + 2 * var(--space-4) + env(safe-area-inset-bottom, 0px))`,
      )
  }
  const watching = new ResizeObserver(tell)
  watching.observe(place)
  return () => {
    watching.disconnect()
    removeEventListener('scroll', tell)
  }
}

/** Where a screen is small (a phone, 200 %) three would cover it: the last lies over the others, which wait for their turn. */
const SMALL = '(max-height: 600px), (max-width: 560px)'
function Notices() {
  const small = useMediaQuery(SMALL, false, { getInitialValueInEffect: false })
  return (
    <Notifications
      className={styles.place}
      position="bottom-center"
      layout={small ? 'stacked' : 'default'}
      limit={3}
      zIndex={500}
      withinPortal={false}
    />
  )
}

let mounted = false
function mount(): void {
  if (mounted) return
  mounted = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <Kit>
      <div ref={watch}>
        <Notices />
      </div>
    </Kit>,
  )
}

/** What stands, by what it is about. */
const standing = new Map<string, string>()

export function hideNotices(about?: string): void {
  if (about === undefined) {
    standing.clear()
    notifications.cleanQueue()
    notifications.clean()
    return
  }
  const id = standing.get(about)
  standing.delete(about)
  if (id !== undefined) notifications.hide(id)
}

/** One that can be taken back is never replaced: its undo would go with it. */
const topicOf = ({ title, text, undo, about }: Notice): string | null =>
  undo ? null : (about ?? `${title}\n${text ?? ''}`)

export function showNotice(notice: Notice): void {
  const { title, text, tone, undo } = notice
  mount()
  const id = crypto.randomUUID()
  const topic = topicOf(notice)
  if (topic !== null) {
    hideNotices(topic)
    standing.set(topic, id)
  }
  notifications.show({
    id,
    title,
    role: tone === 'stop' ? 'alert' : 'status',
    classNames: { root: styles[tone], title: styles.title, description: styles.text },
    icon: <Icon name={icons[tone]} />,
    closeButtonProps: { 'aria-label': 'Close', size: 44 },
    autoClose: undo ? SHOWN_MS.undo : SHOWN_MS[tone],
    onClose: () => {
      if (topic !== null && standing.get(topic) === id) standing.delete(topic)
    },
    message: (
      <div className={undo && styles.row}>
        {text && <span>{text}</span>}
        {undo && (
          <button
            type="button"
            className={styles.undo}
            onClick={() => {
              undo()
              notifications.hide(id)
            }}
          >
            <Icon name="undo" size={20} /> Undo
          </button>
        )}
      </div>
    ),
  })
}
