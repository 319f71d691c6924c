// A short word about what happened. The kit that draws it is loaded when there is something to say.
export type Notice = {
  title: string
  text?: string
  tone: 'ok' | 'stop' | 'info'
  undo?: () => void
}

let hasSpoken = false

export function notify(notice: Notice): void {
  hasSpoken = true
  void import('./notices').then(({ showNotice }) => showNotice(notice))
}

/** All that stand. */
export function closeNotices(): void {
  if (hasSpoken) void import('./notices').then(({ hideNotices }) => hideNotices())
}
