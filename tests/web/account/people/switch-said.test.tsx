// "Switch to Maria", and then "switch to Tom" while her PIN is asked for: the sheet begins anew, with him.
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { AppPlace } from '../../../../web/chair/commands/AppPlace'
import type { VoiceCommands } from '../../../../web/voice/commands/use-voice-commands'

const { kept, said } = vi.hoisted(() => ({
  kept: { state: null as unknown },
  said: { commands: null as VoiceCommands | null },
}))
vi.mock('react', async original => ({
  ...(await original<typeof import('react')>()),
  useMemo: (make: () => unknown) => make(),
  useState: (first: unknown) => [
    kept.state ?? first,
    (next: unknown) => {
      kept.state = typeof next === 'function' ? next(kept.state) : next
    },
  ],
}))
vi.mock('react-router-dom', () => ({
  matchPath: () => null,
  useLocation: () => ({ pathname: '/dashboard' }),
  useNavigate: () => () => undefined,
}))
vi.mock('../../../../web/platform/data/queries/queries', () => ({ useRecord: () => undefined }))
vi.mock('../../../../web/salon/timers/use-timers', () => ({ useTimers: () => [] }))
vi.mock('../../../../web/salon/timers/ringing/ring-here', () => ({ useRinging: () => [] }))
vi.mock('../../../../web/voice/commands/handlers/client-handlers', () => ({
  clientHandlers: () => ({}),
  clientReadBacks: () => ({}),
}))
vi.mock('../../../../web/chair/commands/timer-handlers', () => ({
  timerHandlers: () => ({}),
  timerReadBacks: () => ({}),
}))
vi.mock('../../../../web/chair/commands/app-handlers', async original => original())
vi.mock('../../../../web/voice/speak', () => ({ askTextId: () => '' }))
vi.mock('../../../../web/voice/commands/use-voice-commands', () => ({
  useVoiceCommands: (commands: VoiceCommands) => {
    said.commands = commands
  },
}))

type Sheet = ReactElement<{ first: string | null; onClose: () => void }>
const sheet = (): Sheet | null =>
  (AppPlace() as ReactElement<{ children: Sheet }> | null)?.props.children ?? null
function switchTo(id: string | null): Sheet | null {
  AppPlace()
  void said.commands?.handlers['switch-person']?.({ person: id === null ? null : { id, name: id } })
  return sheet()
}

test('whoever was named last is asked for, also while the sheet is open or went back', () => {
  expect(sheet()).toBeNull()
  const maria = switchTo('maria')
  const tom = switchTo('tom')
  expect([maria?.props.first, tom?.props.first]).toEqual(['maria', 'tom'])
  const keys = [maria, tom, switchTo('tom')].map(each => each?.key)
  expect(new Set(keys).size).toBe(3)
  expect(sheet()?.key).toBe(keys[2])
})

test('where it was not clear who, all are shown and nobody is chosen', () => {
  const shown = switchTo(null)
  expect(shown).not.toBeNull()
  expect(shown?.props.first).toBeNull()
})
