// One stretch of listening, from the tap to the end. It ends exactly once, whatever the browser leaves out: some give an
// error and no end, some neither. What was heard and not yet final is given as final rather than lost.
import { memory } from '../../platform/data/memory'
import { errorOf, type ListenError } from './errors'
import { hasAnswered, hasFailed } from './known'
import { type ListenOptions, made, take } from './made'
import { isPackHere, packFailed } from './pack'
import type { Recogniser } from './recogniser'
import { watchSilence } from './watch'

export type { ListenOptions } from './made'
export type Session = {
  /** What is being said is still written down. */
  stop: () => void
  /** Nothing more is written down. */
  cancel: () => void
}

/** After being told to stop, or after an error, a browser that says nothing more is not waited for any longer. */
const END_MS = 2_000

/** The one that listens now: there is one microphone. */
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
    // What was heard is there: that it broke off afterwards is no news.
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
        // It had ended by itself.
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
      // Being told to stop is no error of anybody's.
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
