// One test at a time, which can be stopped at any time; results stay until the test runs again.

import { useRef, useState } from 'react'
import { useLeave } from '../../platform/outside'
import { playBlob } from '../../voice/speak/playing/clip'
import { prime } from '../../voice/speak/playing/element'
import { browserSpeech, directProvider, edgeFunction, type Outcome } from './checks'
import { providerOrigin } from './provider'

const NAMES = {
  browser: 'Browser speech',
  provider: 'The voice provider, directly',
  function: 'Chairside’s own voice',
} as const
export type Which = keyof typeof NAMES
const ORDER: readonly Which[] = ['browser', 'provider', 'function']
const ASK_KEY = 'API key of the voice provider. It is used once, from this page, and not kept.'

type Results = Partial<Record<Which, Outcome>>

export function useTests() {
  const [running, setRunning] = useState<Which | null>(null)
  const [results, setResults] = useState<Results>({})
  const stopping = useRef<AbortController | null>(null)
  useLeave(() => stopping.current?.abort())

  async function outcomeOf(which: Which, signal: AbortSignal, stop: () => void): Promise<Outcome> {
    const play = (sound: Blob): Promise<void> =>
      playBlob(sound, '', {
        speed: 1,
        signal,
        onSound: () => undefined,
        onPlace: () => undefined,
        onPaused: stop,
      })
    if (which === 'browser') return browserSpeech({ signal })
    if (which === 'function') return edgeFunction({ play, signal })
    // Asked straight away: it is the tap that allows sound to play later.
    const key = window.prompt(ASK_KEY)
    return directProvider(providerOrigin, key, { play, signal })
  }

  async function run(which: Which): Promise<void> {
    if (running !== null) return
    prime()
    const own = new AbortController()
    stopping.current = own
    setRunning(which)
    const outcome = await outcomeOf(which, own.signal, () => own.abort()).catch(
      (error): Outcome => ({ ok: false, text: error instanceof Error ? error.message : String(error) }),
    )
    setResults(known => ({
      ...known,
      [which]: own.signal.aborted ? { ok: false, text: 'Stopped before its end.' } : outcome,
    }))
    setRunning(null)
  }
  return {
    running,
    results,
    run: (which: Which) => void run(which),
    stop: () => stopping.current?.abort(),
    listed: ORDER.filter(which => results[which]).map(which => ({ which, name: NAMES[which] })),
  }
}
