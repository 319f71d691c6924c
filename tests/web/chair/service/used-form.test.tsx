import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { UsedForm } from '../../../../web/tools/screens/mixed/UsedForm'
import { usedFrom } from '../../../../web/tools/screens/mixed/used'
import { emptyKept, kept } from '../../kept'
import { aSheet, aStep, steps } from '../../ui/sheet/a-sheet'

vi.mock('../../../../web/tools/screens/mixed/BowlFields', () => ({
  BowlFields: ({ bowl }: { bowl: { developer_volume: number } }) => <b>{bowl.developer_volume} vol</b>,
}))
beforeEach(emptyKept)

const sheetWith = (developer_volume: number) => ({
  ...aSheet(),
  blocks: [steps(aStep({ developer_volume }))],
})

test('a form that was half written shows the developer that is mixed now, and the remarks as typed', () => {
  const draft = { ...usedFrom(sheetWith(30), 'Copper', '2026-11-21T10:00:00.000Z'), remarks: 'Grabbed fast.' }
  kept.put('kept:a:chair-used:s1', JSON.stringify(draft))
  const html = renderToStaticMarkup(
    <MantineProvider>
      <UsedForm
        from={{ askId: null, clientId: 'ann', clientName: 'Ann Lee', title: '' }}
        sheet={sheetWith(20)}
        storageKey="kept:a:chair-used:s1"
        onDone={() => undefined}
        onCancel={() => undefined}
      />
    </MantineProvider>,
  )
  expect(html).toContain('<b>20 vol</b>')
  expect(html).not.toContain('30 vol')
  expect(html).toContain('Grabbed fast.')
})
