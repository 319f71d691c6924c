// One session of listening, from the tap to the end. It ends exactly once, whatever the browser leaves out: some report
// an error but no end, some neither. Words heard but not final are passed on as final rather than lost.
import { memory } from '../../platform/data/memory'
import { errorOf, type ListenError } from './errors'
import { hasAnswered, hasFailed } from './known'
import { type ListenOptions, made, take } from './made'
import { isPackHere, packFailed } from './pack'
import type { Recogniser } from './recogniser'
import { watchSilence } from './watch'

export type { ListenOptions } from './made'
export type Session = {
  /** Stops, but still takes what is being said. */
  stop: () => void
  /** Stops and takes nothing more. */
  cancel: () => void
}

/** How long to wait for a browser that says nothing more after a stop or an error. */
const END_MS = 2_000

/** The current session, as there is only one microphone. */
export const present = memory<Session | null>(null)

export function listen(options: ListenOptions): Session {
  present.get()?.stop()
  let heard = ''
  let isOver = false
  let isStopped = false
  let endTimer: ReturnType<typeof setTimeout> | undefined
  let attempt: { recogniser: Recogniser; leave: () => void } | null = null

  function end(error?: ListenError): void {
    if (isOver) return
    isOver = true
    clearTimeout(endTimer)
    attempt?.leave()
    if (present.get() === session) present.set(null)
    const rest = heard.trim()
    heard = ''
    if (rest !== '') options.onFinal(rest)
    // We have the words, so an error after them doesn't matter.
    if (error && rest === '') options.onError?.(error)
    options.onEnd?.()
  }
  const session: Session = {
    stop: () => {
      if (isStopped || isOver) return
      isStopped = true
      endTimer = setTimeout(end, END_MS)
      attempt?.recogniser.stop()
    },
    cancel: () => {
      heard = ''
      end()
    },
  }

  function begin(local: boolean, withPhrases: boolean): void {
    const recogniser = made(options, local, withPhrases)
    if (recogniser === null) {
      queueMicrotask(() => end('dead'))
      return
    }
    let isLeft = false
    let isOpen = false
    const leave = (): void => {
      isLeft = true
      unwatch()
      try {
        recogniser.abort()
      } catch {
        // It had already ended.
      }
    }
    const again = (nextLocal: boolean, nextPhrases: boolean): void => {
      leave()
      begin(nextLocal, nextPhrases)
    }
    const unwatch = watchSilence(() => {
      if (isLeft) return
      if (local) {
        packFailed()
        return again(false, false)
      }
      hasFailed()
      end('dead')
    })
    const answers = (): void => {
      unwatch()
      hasAnswered()
      if (isOpen || isLeft) return
      isOpen = true
      options.onStart?.()
    }
    recogniser.addEventListener('audiostart', answers)
    recogniser.addEventListener('speechstart', answers)
    recogniser.addEventListener('result', event => {
      if (isLeft) return
      answers()
      heard = take(event, options)
    })
    recogniser.addEventListener('error', ({ error }) => {
      if (isLeft) return
      unwatch()
      if (error === 'phrases-not-supported' && withPhrases) return again(local, false)
      if (local && !isOpen && error !== 'not-allowed') {
        packFailed()
        return again(false, false)
      }
      hasAnswered()
      // Being told to stop isn't an error.
      end(error === 'aborted' && isStopped ? undefined : errorOf(error))
    })
    recogniser.addEventListener('end', () => {
      if (isLeft) return
      if (!isOpen && !isStopped) {
        hasFailed()
        return end('dead')
      }
      end()
    })
    attempt = { recogniser, leave }
    try {
      recogniser.start()
    } catch (error) {
      console.warn('The recogniser did not start.', error)
      queueMicrotask(() => end('failed'))
    }
  }
  present.set(session)
  begin(isPackHere(options.lang), true)
  return session
}
