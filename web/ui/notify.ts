// A short word about what happened. The kit that draws it is loaded when there is something to say.
export type Notice = {
  title: string
  text?: string
  tone: 'ok' | 'stop' | 'info'
  undo?: () => void
}

export function notify(notice: Notice): void {
  void import('./notices').then(({ showNotice }) => showNotice(notice))
}
