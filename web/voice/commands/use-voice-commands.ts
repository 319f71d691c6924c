import { useRef } from 'react'
import type { Scope } from '../../../shared/voice/intents'
import { useLeave, useSource } from '../../platform/outside'
import { NOTE_KEPT } from './conversation/asked-over'
import type { Handlers, ReadBacks } from './handlers/handlers'
import { enter, type PlaceContext } from './places'
import { patchTalk, talk } from './state'

export type VoiceCommands = {
  scope: Scope
  handlers: Handlers
  /** For when the screen knows more than the words said. */
  readBacks?: ReadBacks
  context?: PlaceContext
  on?: string
}

/**
 * While the component is mounted, it gets what is said first. Pass what is on screen now: it is read when somebody
 * speaks.
 */
export function useVoiceCommands({
  scope,
  handlers,
  readBacks = {},
  context = {},
  on = '',
}: VoiceCommands): void {
  const present = useRef({ scope, handlers, readBacks, context, on })
  present.current = { scope, handlers, readBacks, context, on }
  const client = context.openClient?.id ?? null
  // Another client counts as another place.
  useSource(() => {
    const leave = enter(() => present.current)
    return () => {
      leave()
      forgetQuestion()
    }
  }, [scope, client])
  // A question about one bowl must never be carried out on the next.
  useLeave(forgetStale, on)
}

/** A note is for the client, whatever else is on screen. */
export function forgetStale(): void {
  const { asked } = talk.get()
  if (asked?.type === 'confirm' && asked.meant.intent.id !== 'note')
    patchTalk({ asked: null, said: 'Not saved.' })
}

/** A question about one client must never be carried out on the next. */
function forgetQuestion(): void {
  const { asked, noting } = talk.get()
  patchTalk({ reciting: null })
  if (asked?.type !== 'confirm' && noting === null) return
  const wasNote = noting !== null || (asked?.type === 'confirm' && asked.meant.intent.id === 'note')
  patchTalk({
    asked: null,
    noting: null,
    said: wasNote ? NOTE_KEPT : 'Not saved.',
  })
}
