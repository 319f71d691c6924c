// A short message on a public page; replaces the app's notices, which would need its kit.
import type { Notice } from '../../ui/kit/notices/notify'

export type { Notice }

const STAYS_MS = 6_000

export function notify({ title, text = '', tone }: Notice): void {
  const place =
    document.querySelector('[data-notices]') ??
    document.body.appendChild(Object.assign(document.createElement('div'), { role: 'status' }))
  place.setAttribute('data-notices', '')
  const line = document.createElement('p')
  line.dataset.tone = tone
  const strong = document.createElement('b')
  strong.textContent = title
  line.append(strong, ` ${text}`)
  place.append(line)
  setTimeout(() => line.remove(), STAYS_MS)
}
