// The app itself as a place to speak in: what can be said on every page, and about the client whose card is open.
import { useMemo } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { SALON_ID } from '../../../shared/kinds'
import { cards } from '../../../shared/tools/cards'
import { separatorOf } from '../../../shared/voice/shades'
import { useRecord } from '../../data/queries'
import { useTimers } from '../../timers/use-timers'
import { appHandlers } from './app-handlers'
import { clientHandlers, clientReadBacks } from './client-handlers'
import { timerHandlers } from './timer-handlers'
import { useVoiceCommands } from './use-voice-commands'

export function AppPlace() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const clientId = matchPath('/clients/:id', pathname)?.params.id ?? null
  const client = useRecord('client', clientId)
  const salon = useRecord('salon', SALON_ID)
  const timers = useTimers(clientId) ?? []
  const tool = cards.find(card => card.path === pathname)?.id ?? null
  const name = client?.fields.name
  const openClient = useMemo(
    () => (clientId !== null && name !== undefined ? { id: clientId, name } : null),
    [clientId, name],
  )
  useVoiceCommands({
    scope: openClient ? 'client' : tool ? 'tool' : 'app',
    handlers: {
      ...appHandlers(navigate, { tool, clientId: openClient?.id ?? null }),
      ...timerHandlers(() => timers, openClient?.id ?? null),
      ...(openClient ? clientHandlers(openClient) : {}),
    },
    readBacks: openClient ? clientReadBacks(openClient) : {},
    context: {
      openClient,
      timers: timers.map(timer => ({ id: timer.id, name: timer.name })),
      separator: separatorOf(salon?.fields.colour_brand ?? null),
    },
  })
  return null
}
