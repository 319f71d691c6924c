// Dictation into one text field: what is heard shows beside it at once, and goes in at the caret once it is final.

import { useMemo, useRef, useState } from 'react'
import { useLeave, useSource } from '../../platform/outside'
import { useHold } from '../../platform/pwa/update'
import { comfortNow } from '../../ui/comfort/use-comfort'
import { type ListenError, listen, type Session } from '../listen'
import { lookForPack } from '../listen/pack'
import { likelyPhrases } from '../listen/phrases'
import { stopSpeaking } from '../speak'
import { caretOf, insert, type Placed, type TextField, takeOut } from './insert'
import { type Manner, manners } from './manner'

export type Dictation =
  | { at: 'idle' }
  | { at: 'asking' }
  | { at: 'starting' }
  | { at: 'listening'; interim: string }
  | { at: 'added'; text: string }
  | { at: 'no-room'; text: string }
  | { at: 'failed'; error: ListenError }

export function useDictation(fieldOf: () => TextField | null, manner: Manner) {
  const [state, setState] = useState<Dictation>({ at: 'idle' })
  const session = useRef<Session | null>(null)
  const placed = useRef<Placed[]>([])
  const caret = useRef<number | null>(null)
  useSource(() => rememberCaret(fieldOf(), caret), [fieldOf])
  // The field that it would go into is gone.
  useLeave(() => session.current?.cancel())
  const isOn = state.at === 'starting' || state.at === 'listening'
  useHold(isOn, 'Somebody is dictating.')

  const acts = useMemo(() => {
    const how = manners[manner]
    function put(heard: string): void {
      const field = fieldOf()
      if (!field) return
      const at = document.activeElement === field ? caretOf(field) : caret.current
      const put = insert(field, heard, at)
      if (put === null) {
        setState({ at: 'no-room', text: heard })
        return
      }
      if (caret.current !== null) caret.current = put.at + put.text.length
      placed.current.push(put)
      setState(was => (was.at === 'listening' ? { at: 'listening', interim: '' } : was))
    }
    function start(): void {
      const { language, language_asked } = comfortNow()
      if (how.asks && !language_asked) {
        setState({ at: 'asking' })
        return
      }
      const lang = how.lang ?? language
      placed.current = []
      stopSpeaking()
      setState({ at: 'starting' })
      how.started?.()
      let failed: ListenError | null = null
      const mine = listen({
        lang,
        continuous: how.continuous,
        phrases: likelyPhrases(),
        onStart: () => setState({ at: 'listening', interim: '' }),
        ...(how.live ? { onInterim: (interim: string) => setState({ at: 'listening', interim }) } : {}),
        onFinal: put,
        onError: error => {
          failed = error
          how.failed?.(error)
        },
        onEnd: () => {
          if (session.current === mine) session.current = null
          setState(was => ended(was, failed, placed.current, how.failed !== undefined))
        },
      })
      session.current = mine
      void lookForPack(lang)
    }
    return {
      start,
      stop: () => session.current?.stop(),
      isListening: () => session.current !== null,
      undo: () => {
        const field = fieldOf()
        if (field) for (const each of placed.current.splice(0).reverse()) takeOut(field, each)
        setState({ at: 'idle' })
      },
      close: () => setState({ at: 'idle' }),
    }
  }, [fieldOf, manner])
  return { state, isOn, ...acts }
}

function ended(
  was: Dictation,
  failed: ListenError | null,
  placed: readonly Placed[],
  isTold: boolean,
): Dictation {
  if (was.at === 'no-room') return was
  if (failed !== null) return isTold ? { at: 'idle' } : { at: 'failed', error: failed }
  const text = placed.map(each => each.text.trim()).join(' ')
  return text === '' ? { at: 'idle' } : { at: 'added', text }
}

/** Remembers the caret when the field loses focus; null while nobody has been in it. */
function rememberCaret(field: TextField | null, caret: { current: number | null }): (() => void) | undefined {
  if (!field) return
  const left = (): void => {
    caret.current = caretOf(field)
  }
  field.addEventListener('blur', left)
  return () => field.removeEventListener('blur', left)
}
