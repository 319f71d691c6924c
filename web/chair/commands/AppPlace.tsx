// The app itself as a place for voice commands: what works on every page, and for the client whose card is open.
import { lazy, Suspense, useMemo, useState } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { SALON_ID } from '../../../shared/sync/kinds'
import { cards } from '../../../shared/tools/cards'
import { separatorOf } from '../../../shared/voice/bowl/shades'
import { useRecord } from '../../platform/data/queries/queries'
import { useRinging } from '../../salon/timers/ringing/ring-here'
import { useTimers } from '../../salon/timers/use-timers'
import { stopTalking } from '../../voice/commands/conversation/talk'
import { clientHandlers, clientReadBacks } from '../../voice/commands/handlers/client-handlers'
import { patchTalk } from '../../voice/commands/state'
import { useVoiceCommands } from '../../voice/commands/use-voice-commands'
import { appHandlers } from './app-handlers'
import { timerHandlers, timerReadBacks } from './timer-handlers'

/** `time` counts the requests: each one opens the sheet afresh, for whoever is named this time. */
type FirstName = { first: string | null; time: number }

/** Loaded when somebody is to take over. */
const SwitchSheet = lazy(() => import('../../account/people/switching/SwitchSheet'))

export function AppPlace() {
  const [takesOver, setTakesOver] = useState<FirstName | null>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const clientId = matchPath('/clients/:id', pathname)?.params.id ?? null
  const client = useRecord('client', clientId)
  const salon = useRecord('salon', SALON_ID)
  const timers = useTimers(clientId) ?? []
  const ringing = useRinging()
  const tool = cards.find(card => card.path === pathname)?.id ?? null
  const name = client?.fields.name
  const openClient = useMemo(
    () => (clientId !== null && name !== undefined ? { id: clientId, name } : null),
    [clientId, name],
  )
  useVoiceCommands({
    scope: openClient ? 'client' : tool ? 'tool' : 'app',
    handlers: {
      ...appHandlers(navigate, { tool, clientId: openClient?.id ?? null }, first => {
        // At the chair, the talk panel would cover the digits of the PIN.
        stopTalking()
        patchTalk({ open: false })
        setTakesOver(before => ({ first, time: (before?.time ?? 0) + 1 }))
      }),
      ...timerHandlers(() => timers, openClient?.id ?? null),
      ...(openClient ? clientHandlers(openClient) : {}),
    },
    readBacks: {
      ...timerReadBacks(() => timers),
      ...(openClient ? clientReadBacks(openClient) : {}),
    },
    context: {
      openClient,
      timers: timers.map(timer => ({ id: timer.id, name: timer.name })),
      ringing: ringing.map(({ id, name }) => ({ id, name })),
      separator: separatorOf(salon?.fields.colour_brand ?? null),
    },
  })
  if (takesOver === null) return null
  return (
    <Suspense>
      <SwitchSheet
        key={takesOver.time}
        first={takesOver.first}
        onClose={() => setTakesOver(null)}
        onNavigate={undefined}
      />
    </Suspense>
  )
}
