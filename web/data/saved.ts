// "Something was saved": the sync listens without the save knowing it.
const listeners = new Set<() => void>()

export function onSaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellSaved(): void {
  for (const listener of listeners) listener()
}
