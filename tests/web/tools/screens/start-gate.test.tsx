import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { StartGate } from '../../../../web/tools/screens/gate/StartGate'
import { emptyKept, kept } from '../../kept'

vi.mock('../../../../web/tools/screens/gate/PatchTests', () => ({ PatchTests: () => null }))
const sync = vi.hoisted(() => ({ first: null as 'coming' | 'stuck' | null }))
vi.mock('../../../../web/platform/sync/status', () => ({ useFirstSync: () => sync.first }))
vi.mock('../../../../web/tools/screens/gate/OverrideForm', () => ({ OverrideForm: () => null }))

const hold = { rule: 'patch-test', text: 'No patch test is recorded for this client.', may_override: true }
type Props = Parameters<typeof StartGate>[0]
const gate = (over: Partial<Props> = {}): string =>
  renderToStaticMarkup(
    <StartGate
      holds={[hold]}
      clientId="c1"
      startedAt={null}
      onStart={() => {}}
      onOverride={async () => true}
      storageKey="kept:a:gate:ask1:draft"
      {...over}
    />,
  )
const startButton = (html: string): string => /<button[^>]*>Start mixing<\/button>/.exec(html)?.[0] ?? ''

beforeEach(emptyKept)

describe('the gate before the bowl', () => {
  it('comes back with the way out that was open when the tab was killed', () => {
    kept.put('kept:a:gate:ask1:draft:patch-test:way', '"override"')
    expect(gate()).toMatch(/aria-expanded="true"[^>]*>Continue without/)
    expect(gate()).toMatch(/aria-expanded="false"[^>]*>Record a patch test/)
  })

  it('holds the start and says why, in words that the button points to', () => {
    const html = gate()
    expect(startButton(html)).toMatch(/disabled/)
    const why = /aria-describedby="([^"]+)"/.exec(startButton(html))?.[1]
    expect(html).toContain(`id="${why}"`)
    expect(html).toContain('No patch test is recorded for this client.')
  })

  it('says that a card may be here before its allergies, held or not, until the whole salon came once', () => {
    const words = /Ask the client about allergies[^<]+before you mix/
    expect(gate()).not.toMatch(words)
    for (const first of ['coming', 'stuck'] as const) {
      sync.first = first
      expect(gate()).toMatch(words)
      expect(gate({ holds: [] })).toMatch(words)
      expect(startButton(gate({ holds: [] }))).not.toMatch(/disabled/)
    }
    sync.first = null
  })

  it('lets one put it right: record a test, or go on with a reason', () => {
    expect(gate()).toMatch(/Record a patch test/)
    expect(gate()).toMatch(/Continue without a patch test/)
  })

  it('offers only what can be done: no card to record on, no override where the rule allows none', () => {
    expect(gate({ clientId: null })).not.toMatch(/Record a patch test/)
    expect(gate({ holds: [{ ...hold, may_override: false }] })).not.toMatch(/Continue without/)
    expect(gate({ holds: [{ ...hold, rule: 'metallic-salts' }] })).not.toMatch(/Record a patch test/)
  })

  it('is open without holds, and says since when one mixes', () => {
    expect(startButton(gate({ holds: [] }))).not.toMatch(/disabled/)
    expect(gate({ holds: [], startedAt: '14:05' })).toMatch(/Mixing since 14:05/)
  })
})
