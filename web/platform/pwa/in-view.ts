// To the service worker, a page that is closing or stuck still counts as visible. So it asks the page that watches the
// timers, and leaves the ringing to it only if that answers.

const ASKED = 'chairside-in-view'
const ANSWER_BY_MS = 1_000

type ViewedPage = Pick<Client, 'postMessage'>

/** In the worker: whether that page says within a second that it is there and in view. */
export const isThere = (page: ViewedPage): Promise<boolean> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    const end = (there: boolean): void => {
      clearTimeout(late)
      port1.close()
      resolve(there)
    }
    const late = setTimeout(() => end(false), ANSWER_BY_MS)
    port1.onmessage = () => end(true)
    page.postMessage(ASKED, [port2])
  })

/** In the page: answers until the returned function is called. */
export function answerInView(): () => void {
  const pages = navigator.serviceWorker
  const answer = ({ data, ports }: MessageEvent): void => {
    if (data === ASKED && document.visibilityState === 'visible') ports[0]?.postMessage('here')
  }
  pages?.addEventListener('message', answer)
  return () => pages?.removeEventListener('message', answer)
}
