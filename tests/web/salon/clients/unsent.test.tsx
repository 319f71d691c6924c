import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { blanks } from '../../../../web/platform/data/blank'
import { Allergy } from '../../../../web/salon/clients/allergies/AllergyBanner'
import { PatchTests } from '../../../../web/salon/clients/patch-tests/PatchTests'

async function drawn(screen: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <MantineProvider>
      <MemoryRouter>{screen}</MemoryRouter>
    </MantineProvider>,
  )
  return new Response(prelude as ReadableStream).text()
}

type State = { pending: boolean; problem?: string }
const allergy = (state: State) => (
  <Allergy
    row={{ id: 'a', fields: { ...blanks.allergy, substance: 'PPD' }, ...state }}
    onRemove={() => undefined}
  />
)
const patchTest = (state: State) => (
  <PatchTests
    clientId="c"
    tests={[{ id: 't', fields: { ...blanks.patch_test, product: '6/0' }, ...state }]}
    rules={{ hours: 48, months: 6 }}
    now={0}
    stop={null}
  />
)

describe.each([
  ['an allergy', allergy],
  ['a patch test', patchTest],
])('%s', (_name, row) => {
  test('that was refused says so where it stands, and why', async () => {
    const html = await drawn(row({ pending: true, problem: 'bad-field' }))
    expect(html).toContain('Needs attention')
    expect(html).toContain(
      'Something in it is too long, or is written in a way the server can’t take. Change it and try again.',
    )
    expect(html).toContain('href="/waiting"')
  })

  test('that waits says that it is not sent yet, and one that was sent says nothing', async () => {
    expect(await drawn(row({ pending: true }))).toContain('Not sent yet')
    expect(await drawn(row({ pending: false }))).not.toMatch(/Not sent|Needs attention/)
  })
})
