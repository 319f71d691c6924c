// What was done by voice, latest on top. A tap undoes it within ten seconds, "undo" within some minutes: at the chair,
// nobody can find a button with their hands in the hair.

import { useState, useSyncExternalStore } from 'react'
import { onOtherAccount } from '../../platform/data/account/other-account'
import { memory } from '../../platform/data/memory'
import { useAfter } from '../../platform/outside'

export const TOUCH_MS = 10_000
const VOICE_MS = 5 * 60_000

/** `stands`: whether what it changed is still there. */
type Undoable = { words: string; at: number; undo: () => unknown; stands: () => boolean }
const stack = memory<readonly Undoable[]>([])

const always = (): boolean => true
export function canUndo(words: string, undo: () => unknown, stands = always): void {
  const now = Date.now()
  stack.set([...stack.get().filter(each => now - each.at < VOICE_MS), { words, at: now, undo, stands }])
}

/** Returns what came of it, in words. */
export async function undoLast(): Promise<string> {
  const top = stack.get().findLast(each => Date.now() - each.at < VOICE_MS)
  if (!top) return 'There is nothing to undo.'
  const others = (): void => stack.set(stack.get().filter(each => each !== top))
  if (!top.stands()) {
    others()
    return `Not undone, that form is closed: ${top.words}`
  }
  // Kept until it succeeds, so that an undo that failed can be asked for again.
  await top.undo()
  others()
  return `Undone: ${top.words}`
}

export const forgetSpokenUndos = (): void => stack.set([])
onOtherAccount(forgetSpokenUndos)

/** What a tap can still undo. */
export function useUndoable(): Undoable | null {
  const top = useSyncExternalStore(stack.subscribe, stack.get, stack.get).at(-1) ?? null
  const [past, setPast] = useState<Undoable | null>(null)
  useAfter(
    top,
    () => setPast(top),
    () => Math.max(0, (top?.at ?? 0) + TOUCH_MS - Date.now()),
  )
  return top === past || top === null || Date.now() - top.at >= TOUCH_MS ? null : top
}
