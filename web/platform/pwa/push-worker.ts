// Notifications in the service worker: shown as the server sent them (sync-server/push/words.ts), and what a tap on one
// does. Browsers insist on showing something for each push. If Chairside is in view it rings by itself (in-view.ts), so
// the notification is closed again at once.
import { SIGNED_IN } from '../../../shared/addresses'
import { isThere } from './in-view'

declare const self: ServiceWorkerGlobalScope

type PushMessage = { kind: string; title: string; body: string; tag: string; url: string }

/** A push that can't be read still tells you that something is waiting. */
const UNREADABLE: PushMessage = {
  kind: 'unknown',
  title: 'Chairside',
  body: 'Something is waiting for you.',
  tag: 'unknown',
  url: '/dashboard',
}

export function readTold(text: string | null): PushMessage {
  try {
    const read: unknown = JSON.parse(text ?? 'null')
    if (typeof read !== 'object' || read === null) return UNREADABLE
    const said = new Map<string, unknown>(Object.entries(read))
    const textOf = (name: keyof PushMessage): string => {
      const value = said.get(name)
      return typeof value === 'string' ? value : UNREADABLE[name]
    }
    const url = textOf('url')
    return {
      kind: textOf('kind'),
      title: textOf('title'),
      body: textOf('body'),
      tag: textOf('tag'),
      // Only addresses within this app, whatever was sent.
      url: /^\/(?!\/)/.test(url) ? url : UNREADABLE.url,
    }
  } catch {
    return UNREADABLE
  }
}

const windows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** A public page neither rings nor shows an answer. */
const isApp = ({ url }: WindowClient): boolean => SIGNED_IN.test(new URL(url).pathname)

async function isAppInView(): Promise<boolean> {
  const visible = (await windows()).filter(each => each.visibilityState === 'visible' && isApp(each))
  return (await Promise.all(visible.map(isThere))).includes(true)
}

/** Nobody is signed in here (any more), so what the push says is not for these eyes. */
const FOR_NOBODY: PushMessage = {
  ...UNREADABLE,
  kind: 'nobody',
  body: 'Sign in to see what is new.',
  url: '/auth',
}

/**
 * `fetchAnswer`: brings news into the database of a closed app. `isSomebodyHere`: signed in, according to the pages.
 */
export async function showPush(
  text: string | null,
  fetchAnswer: () => Promise<void>,
  isSomebodyHere: () => Promise<boolean> = async () => true,
): Promise<void> {
  const { kind, title, body, tag, url } = (await isSomebodyHere()) ? readTold(text) : FOR_NOBODY
  const inView = await isAppInView()
  const isOverdone = inView && kind !== 'test'
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    lang: 'en-GB',
    silent: isOverdone,
    requireInteraction: kind === 'timer' && !isOverdone,
    data: { url },
  })
  if (isOverdone) for (const shown of await self.registration.getNotifications({ tag })) shown.close()
  if (kind === 'ask' && !inView)
    await fetchAnswer().catch(error => console.info('The answer is fetched when the app is opened.', error))
}

/** Brings an open window to the front as it is, so that half-written text stays. */
export async function openPush(notification: Notification): Promise<void> {
  notification.close()
  const all = await windows()
  const open = all.find(isApp) ?? all[0]
  if (open) return void (await open.focus())
  const data: unknown = notification.data
  const url = typeof data === 'object' && data !== null && 'url' in data ? String(data.url) : '/dashboard'
  await self.clients.openWindow(url)
}
