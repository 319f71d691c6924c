import { describe, expect, it } from 'vitest'
import { type AskRow, arrivedWords, labelOf, standingOf } from '../../../../web/tools/screens/answer/standing'

const row = (fields: Partial<AskRow['fields']> = {}, over: Partial<AskRow> = {}): AskRow => ({
  pending: false,
  fields: {
    tool: 'colour-formula',
    answer: null,
    answered_by: null,
    answered_at: null,
    failure: null,
    still_wanted_at: null,
    asked_at: '2026-11-21T09:00:00.000Z',
    ...fields,
  },
  ...over,
})
const online = { online: true, signInNeeded: false, model: 'gpt-x' }

describe('where a question stands is derived from its record', () => {
  it('drafted: it waits on this tablet, and says for what', () => {
    const drafted = row({}, { pending: true })
    expect(standingOf(drafted, { ...online, online: false })).toMatchObject({
      state: 'drafted',
      words: 'Drafted on this tablet. Waiting for signal.',
    })
    expect(standingOf(drafted, { ...online, signInNeeded: true }).words).toMatch(/Sign in to send/)
    expect(standingOf(drafted, online).words).toMatch(/Sending/)
  })

  it('sent: the server has it, and a model is named only where there is one', () => {
    expect(standingOf(row(), online)).toMatchObject({
      state: 'sent',
      words: expect.stringContaining('gpt-x'),
    })
    expect(standingOf(row(), { ...online, model: null }).words).toBe('Sent. The server has it.')
  })

  it('answered: by the built-in engine the draft is final, by a model it is named', () => {
    expect(standingOf(row({ answered_by: 'engine' }), online)).toMatchObject({
      state: 'answered',
      words: 'Ready. Built-in engine.',
    })
    const written = { answered_by: 'gpt-x', answer: {} }
    expect(standingOf(row({ ...written, tool: 'marketing' }), online).words).toBe(
      'Answered by the model gpt-x.',
    )
    expect(standingOf(row(written), online).words).toBe(
      'Ready. Built-in engine. What the model gpt-x wrote is kept as a record, and no longer used.',
    )
  })

  it('read by a model: that the engine worked it out, or that nothing differs', () => {
    expect(standingOf(row(), { ...online, reads: true }).words).toBe('Sent. gpt-x is reading it.')
    const read = row({ answered_by: 'gpt-x', answer: { read: {} } })
    expect(standingOf(read, online).words).toBe('Read by the model gpt-x, worked out by the built-in engine.')
    expect(arrivedWords(read.fields)).toBe('The model gpt-x has read it too, and read something differently.')
    expect(labelOf(read.fields)).toMatch(/^Read by the model gpt-x/)
    const same = row({ answered_by: 'gpt-x' })
    expect(standingOf(same, online)).toMatchObject({
      state: 'answered',
      words: 'Ready. Built-in engine. The model gpt-x read the same.',
    })
  })

  it('failed: in the words of the list of problems', () => {
    const failure = { code: 'model-late', at: '2026-11-21T09:01:00.000Z' }
    expect(standingOf(row({ failure }), online)).toMatchObject({
      state: 'failed',
      words: 'The model took too long. The built-in answer counts.',
      asksIfWanted: false,
    })
  })

  it('a change that the server refused is failed, and the text is said to be kept', () => {
    const refused = standingOf(row({}, { pending: true, problem: 'plan-needed' }), online)
    expect(refused.state).toBe('failed')
    expect(refused.words).toMatch(/Kept on this tablet.*needs a plan/)
  })

  it('an old question asks whether it is still wanted, until one has said so', () => {
    const failure = { code: 'still-wanted', at: '2026-11-22T10:00:00.000Z' }
    expect(standingOf(row({ failure }), online).asksIfWanted).toBe(true)
    const wanted = row({ failure, still_wanted_at: '2026-11-22T10:05:00.000Z' })
    expect(standingOf(wanted, online)).toMatchObject({ state: 'sent', asksIfWanted: false })
  })
})
