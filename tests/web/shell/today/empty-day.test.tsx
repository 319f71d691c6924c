import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import DashboardScreen from '../../../../web/shell/dashboard/DashboardScreen'
import { EmptyDay } from '../../../../web/shell/today/EmptyDay'

const sync = vi.hoisted(() => ({ first: null as 'coming' | 'stuck' | null }))
vi.mock('../../../../web/platform/sync/status', () => ({ useFirstSync: () => sync.first }))
vi.mock('../../../../web/platform/data/queries/queries', () => ({ useRecords: () => [] }))
vi.mock('../../../../web/platform/data/account/account', async original => ({
  ...(await original<object>()),
  useAccount: () => null,
}))
vi.mock('../../../../web/ui/kit/waiting/settled', () => ({ useSettled: () => false }))
vi.mock('../../../../web/shell/today/Today', () => ({ Today: () => null }))
vi.mock('../../../../web/shell/first-run/FirstRun', () => ({ FirstRun: () => null }))

const drawn = (first: typeof sync.first, title = 'Today', isPast = false): string => {
  sync.first = first
  return renderToStaticMarkup(
    <MemoryRouter>
      <EmptyDay title={title} isPast={isPast} onAdd={() => {}} />
    </MemoryRouter>,
  )
}
const dashboard = (first: typeof sync.first): string => {
  sync.first = first
  return renderToStaticMarkup(
    <MemoryRouter>
      <DashboardScreen />
    </MemoryRouter>,
  )
}

test('a new tablet never says that nobody is booked while the salon’s records are not here', () => {
  expect(drawn('coming')).toContain('Fetching the salon’s appointments')
  expect(drawn('coming')).toContain('Add one by hand')
  for (const first of ['coming', 'stuck'] as const) expect(drawn(first)).not.toContain('Nobody is booked')
  expect(drawn('stuck')).toContain('aren’t on this tablet yet')
  expect(drawn('stuck')).toContain('Add one by hand')
  expect(drawn(null)).toContain('Nobody is booked today yet.')
})

test('a day that is over has no “yet”', () => {
  expect(drawn(null, 'Yesterday', true)).toContain('Nobody was booked yesterday.')
  expect(drawn(null, 'Monday 2 November', true)).toContain('Nobody was booked on this day.')
})

test('the first client is offered only once it is known that there is none', () => {
  for (const first of ['coming', 'stuck'] as const) {
    expect(dashboard(first)).toContain('Open a client')
    expect(dashboard(first)).not.toContain('Add your first client')
  }
  expect(dashboard(null)).toContain('Add your first client')
})
