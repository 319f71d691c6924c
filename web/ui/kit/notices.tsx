import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { Notifications, notifications } from '@mantine/notifications'
import { createRoot } from 'react-dom/client'
import { Icon, type IconName } from './Icon'
import { Kit } from './Kit'
import styles from './notices.module.css'
import type { Notice } from './notify'

const icons: Record<Notice['tone'], IconName> = { ok: 'check', stop: 'stop', info: 'info' }
/** An undo is offered for ten seconds; what went wrong stays until it is read. */
const SHOWN_MS = { ok: 5_000, info: 6_000, stop: 12_000, undo: 10_000 }

let mounted = false
function mount(): void {
  if (mounted) return
  mounted = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <Kit>
      <Notifications className={styles.place} position="bottom-center" limit={3} zIndex={500} />
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
