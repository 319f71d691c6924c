// Whose a memo in place of dictation is: who may hear it, and when it goes, hangs on that.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ToolForm } from '../../../web/tools/screens/form/ToolForm'
import type { ToolFormState } from '../../../web/tools/screens/use-tool-form'
import { enter } from '../../../web/voice/commands/places'
import { MemoHere } from '../../../web/voice/memos/MemoHere'
import { SpokenAbout } from '../../../web/voice/spoken-about'

vi.mock('../../../web/platform/data/account/account', () => ({
  knownAccount: () => ({ id: 'a' }),
  onAccount: () => () => undefined,
}))
vi.mock('../../../web/tools/screens/form/FieldControl', () => ({ FieldControl: () => <MemoHere /> }))
vi.mock('../../../web/platform/data/queries/queries', () => ({ useRecord: () => null }))
vi.mock('../../../web/voice/memos/MemoMoment', () => ({ MemoMoment: () => null }))
vi.mock('../../../web/voice/memos/MemoButton', () => ({
  MemoButton: ({ clientId }: { clientId: string | null }) => <i>{clientId ?? 'nobody'}</i>,
}))

const drawn = (picked: string | null): string =>
  renderToStaticMarkup(
    <SpokenAbout value={picked}>
      <MemoHere />
    </SpokenAbout>,
  )

test('it is of the client who was picked in the form, else of the one whose card is open, else of nobody', () => {
  expect(drawn(null)).toBe('<i>nobody</i>')
  const leave = enter(() => ({
    scope: 'client',
    handlers: {},
    readBacks: {},
    context: { openClient: { id: 'ann', name: 'Ann Lee' } },
  }))
  expect(drawn(null)).toBe('<i>ann</i>')
  expect(drawn('bea')).toBe('<i>bea</i>')
  leave()
})

test('a tool’s form says who was picked in it', () => {
  const form: unknown = {
    fields: [{ name: 'wish' }],
    values: {},
    messages: {},
    busy: null,
    safe: true,
    clientId: 'bea',
  }
  expect(renderToStaticMarkup(<ToolForm form={form as ToolFormState} submit="Ask" />)).toContain('<i>bea</i>')
})
