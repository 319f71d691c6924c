// A short word about what happened. The kit that draws it is loaded when there is something to say.
export type Notice = {
  title: string
  text?: string
  tone: 'ok' | 'stop' | 'info'
  undo?: () => void
  /** A later one about the same takes an earlier one's place. Without it: one that says the same does. */
  about?: string
}

let hasSpoken = false

export function notify(notice: Notice): void {
  hasSpoken = true
  void import('./notices').then(({ showNotice }) => showNotice(notice))
}

/** All that stand, or what was said about one thing. */
export function closeNotices(about?: string): void {
  if (hasSpoken) void import('./notices').then(({ hideNotices }) => hideNotices(about))
}
