// Which threads read what: nobody who prints, and nobody who only asks, waits for a stranger's calendar.
import { expect, test, vi } from 'vitest'
import { read } from '../../../sync-server/reading/read'

vi.mock('../../../sync-server/threads/pool', () => ({
  openThreads: ({ name }: { name: string }) => ({ run: async () => name, close: () => undefined }),
}))

test('calendars, reports and all else have threads of their own', async () => {
  const whose = (what: 'calendar' | 'printed' | 'spoken') => Reflect.apply(read, null, [what, ''])
  expect(await Promise.all([whose('calendar'), whose('printed'), whose('spoken')])).toEqual([
    'A calendar reader',
    'A printer',
    'A reader',
  ])
})
