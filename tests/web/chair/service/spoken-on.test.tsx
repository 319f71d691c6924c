import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { ChairStep } from '../../../../web/chair/service/bowls/recipe'
import type { Chair } from '../../../../web/chair/service/use-chair'
import { useChairVoice } from '../../../../web/chair/service/voice/use-chair-voice'
import { aStep } from '../../ui/sheet/a-sheet'

const places: (string | undefined)[] = []
vi.mock('../../../../web/voice/commands/use-voice-commands', () => ({
  useVoiceCommands: ({ on }: { on?: string }) => void places.push(on),
}))
vi.mock('../../../../web/chair/service/voice/chair-handlers', () => ({
  chairHandlers: () => ({ handlers: {}, readBacks: {} }),
}))

const step = (key: string): ChairStep => ({ key, step: aStep(), from: 0, bowl: null })
function on(at: number): string | undefined {
  const work = { ask: { id: 'ask1' }, which: 'draft', at, steps: [step('step-0'), step('step-1')] }
  const chair: unknown = { clientId: 'ann', client: { fields: { name: 'Ann Lee' } }, work }
  function Screen() {
    const changing = {
      open: false,
      wanted: null,
      toggle: () => undefined,
      want: () => undefined,
      close: () => undefined,
    }
    useChairVoice(chair as Chair, [], changing, () => undefined, {
      state: 'off',
      on: false,
      set: () => undefined,
    })
    return null
  }
  renderToStaticMarkup(<Screen />)
  return places.at(-1)
}

test('each step of each answer is a place of its own for what is asked', () => {
  expect(on(0)).toContain('ask1')
  expect(on(0)).toBe(on(0))
  expect(on(0)).not.toBe(on(1))
})
