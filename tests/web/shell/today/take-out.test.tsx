import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { blanks } from '../../../../shared/salon/records/blank'
import AppointmentDialog from '../../../../web/shell/today/appointment/AppointmentDialog'
import type { Opened } from '../../../../web/shell/today/appointment/use-opened'
import { hosted } from '../../hooks-by-hand'

vi.mock('react', async original =>
  (await import('../../hooks-by-hand')).byHand(await original<typeof import('react')>()),
)
const on = vi.hoisted(() => ({
  changed: true,
  yes: false,
  asked: 0,
  removed: 0,
  kept: [] as [string, object][],
}))
vi.mock('../../../../web/ui/kit/dialogs/confirm', () => ({
  confirmWith: async () => {
    on.asked += 1
    return on.yes
  },
}))
vi.mock('../../../../web/ui/forms/attempt', () => ({
  attempt: async () => {
    on.removed += 1
    return true
  },
}))
vi.mock('../../../../web/platform/data/account/people', () => ({
  useHere: () => ({ id: 'o' }),
  currentPerson: vi.fn(),
}))
vi.mock('../../../../web/platform/data/queries/day-cards', () => ({ useDayCards: () => undefined }))
vi.mock('../../../../web/shell/today/appointment/CardOffer', () => ({ CardOffer: () => null }))
vi.mock('../../../../web/ui/forms/FormDialog', () => ({ FormDialog: () => null }))
vi.mock('../../../../web/tools/screens/form/ClientPicker', () => ({ ClientPicker: () => null }))
vi.mock('../../../../web/ui/forms/kept-form', () => ({
  useKeptForm: (name: string, initial: object, over: object) => {
    on.kept.push([name, over])
    return { id: 'new', values: initial, initial, changed: on.changed, forget: () => {} }
  },
}))

type Within = { children?: ReactNode; look?: string; onClick?: () => void }
const within = (node: ReactNode): ReactElement<Within>[] =>
  Children.toArray(node).flatMap(each =>
    isValidElement<Within>(each) ? [each, ...within(each.props.children)] : [],
  )

const fields = { ...blanks.appointment, starts_at: '2026-11-27T09:00', minutes: 60, client_name: 'Jane' }
async function takeOut(): Promise<void> {
  const screen = hosted(() =>
    AppointmentDialog({
      opened: { id: 'a1' },
      day: { day: '2026-11-27', rows: [{ id: 'a1', pending: false, fields }] as never, cards: new Map() },
      today: '2026-11-27',
      minute: null,
      team: [],
      onClose: () => {},
    }),
  )
  within(screen.draw())
    .find(({ props }) => props.look === 'stop')
    ?.props.onClick?.()
  await new Promise(resolve => setTimeout(resolve))
}

test('to remove an appointment asks first where something is typed and not saved', async () => {
  await takeOut()
  expect(on).toMatchObject({ asked: 1, removed: 0 })
  on.yes = true
  await takeOut()
  expect(on).toMatchObject({ asked: 2, removed: 1 })
  on.changed = false
  await takeOut()
  expect(on).toMatchObject({ asked: 2, removed: 2 })
})

test('a day’s new appointment is kept under one name, wherever it was begun; a day that was named stands', () => {
  const kept = (opened: Opened) => {
    hosted(() =>
      AppointmentDialog({
        opened,
        day: { day: '2026-11-27', rows: [], cards: new Map() },
        today: '2026-11-27',
        minute: null,
        team: [],
        onClose: () => {},
      }),
    ).draw()
    return on.kept.at(-1)
  }
  const plain = kept({ id: null })
  expect(kept({ id: null, start: 600, stylist: 'tom' })).toEqual(plain)
  const client = { id: 'c1', name: 'Ana' }
  expect(kept({ id: null, client })).toEqual(['booking:c1', {}])
  expect(kept({ id: null, client, isDayAsked: true })).toEqual(['booking:c1', { day: '2026-11-27' }])
})
