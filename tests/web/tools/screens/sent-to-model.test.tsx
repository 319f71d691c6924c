// 'What was sent' under an answer: the real calls, none, or that the server can't be asked.
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchSentFor } from '../../../../web/tools/models/models'
import { type Calls, SentToModel } from '../../../../web/tools/screens/sent/SentToModel'

const drawn = (calls: Calls): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SentToModel calls={calls} />
    </MemoryRouter>,
  )
const call = {
  id: 'c1',
  ask: 'ask1',
  client: null,
  made_for: 'ask',
  tool: 'colour-formula',
  model: 'gpt-x',
  at: '2026-11-21T10:00:00.000Z',
  sent: [{ role: 'user', content: 'Level 7 copper, first name Freya' }],
  left_out: ['Notes: not sent, no permission recorded for health notes.'],
  outcome: 'model-late',
  ms: 2000,
}

describe('what a model was sent', () => {
  it('is shown word for word, with whom it went to and how it ended', () => {
    const html = drawn([call])
    expect(html).toContain('Level 7 copper, first name Freya')
    expect(html).toMatch(/to gpt-x, took too long/)
    expect(html, 'and what was kept from it').toContain('Notes: not sent, no permission recorded for health')
    expect(html, 'it stands under its answer').not.toContain('Open the answer')
  })

  it('where none was asked says so, and where the server can’t be asked does not claim it', () => {
    expect(drawn([])).toContain('Nothing was sent to a model.')
    expect(drawn(null)).toContain('It needs a signal to show what a model was sent.')
    expect(drawn(null)).not.toContain('Nothing was sent')
    expect(drawn(undefined)).not.toContain('sent')
  })
})

describe('asking the server for it', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('asks for this question alone', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      return Response.json({ calls: [call], next: null })
    })
    expect((await fetchSentFor('ask/1'))?.calls).toEqual([call])
    expect(asked).toEqual(['/api/asks/ask%2F1/sent'])
  })

  it('is null without a signal', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await fetchSentFor('ask1')).toBeNull()
  })
})
