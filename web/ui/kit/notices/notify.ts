// A short message about what happened. The code that draws it only loads when there is one.
export type Notice = {
  title: string
  text?: string
  tone: 'ok' | 'stop' | 'info'
  undo?: () => void
  /** A later notice on the same topic replaces an earlier one. Without a topic, one with the same text does. */
  about?: string
}

let hasSpoken = false

export function notify(notice: Notice): void {
  hasSpoken = true
  void import('./notices').then(({ showNotice }) => showNotice(notice))
}

/** Closes all notices, or those on one topic. */
export function closeNotices(about?: string): void {
  if (hasSpoken) void import('./notices').then(({ hideNotices }) => hideNotices(about))
}
