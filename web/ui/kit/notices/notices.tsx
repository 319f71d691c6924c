import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { Notifications, notifications } from '@mantine/notifications'
import { createRoot } from 'react-dom/client'
import { Icon, type IconName } from '../drawings/Icon'
import { Kit } from '../theme/Kit'
import { useMedia } from '../window/use-media'
import styles from './notices.module.css'
import type { Notice } from './notify'

const icons: Record<Notice['tone'], IconName> = { ok: 'check', stop: 'stop', info: 'info' }
/** Milliseconds on screen: ten seconds for an undo, and longer for a problem than for other messages. */
const SHOWN_MS = { ok: 5_000, info: 6_000, stop: 12_000, undo: 10_000 }

type PageAt = { scrollTop: number; scrollHeight: number; clientHeight: number }
/** Their space in px, in addition to their height. */
const EDGES = 80
/**
 * At the end of a page, closing this space would move the page under a finger, so we wait until the end is out of
 * sight.
 */
export const keepsRoom = (room: number, high: number, page: PageAt): boolean =>
  high < room && page.scrollTop > 0 && page.scrollHeight - page.clientHeight - page.scrollTop < room + EDGES

/** Puts their height on the root as `--notices`, so dialogs and the end of a page can make room. */
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

/** On a small screen (a phone, 200 % zoom) three would cover it, so the latest is stacked on the others. */
const SMALL = '(max-height: 600px), (max-width: 560px)'
function Notices() {
  const small = useMedia(SMALL)
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

/** Ids of the visible notices, by topic. */
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

/** A notice with an undo is never replaced, or its undo would go with it. */
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
