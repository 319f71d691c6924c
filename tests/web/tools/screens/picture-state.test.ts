// A model's picture is waited for only where one will come; else the screen says why there is none.
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import tool from '../../../../shared/tools/marketing'
import { MarketingInput } from '../../../../shared/tools/marketing/schema'
import { blanks } from '../../../../web/platform/data/blank'
import {
  type Around,
  type PictureRow,
  pictureState,
  READY,
} from '../../../../web/tools/screens/marketing/picture-state'

const NOW = '2026-11-21T10:00:00.000Z'
const ago = (minutes: number): string => new Date(Date.parse(NOW) - minutes * 60_000).toISOString()
const INPUT: MarketingInput = {
  contentType: 'instagram',
  topic: 'Copper season with Ola, from £95',
  includeImage: true,
}
const around: Around = { online: true, signInNeeded: false, model: 'draws-1', now: NOW }

function stateOf(fields: Partial<PictureRow['fields']>, rest: Partial<PictureRow & Around> = {}) {
  const { pending = false, problem, ...given } = rest
  const input = MarketingInput.parse(fields.input ?? INPUT)
  const draft = tool.draft({ input, facts: NO_FACTS, today: NOW })
  const row = { ...blanks.ask, tool: tool.id, draft, asked_at: ago(1), ...fields, input }
  return pictureState({ pending, problem, fields: row }, { ...around, ...given })
}
const words = (state: ReturnType<typeof pictureState>): string => ('words' in state ? state.words : '')
const image = { hash: 'a', type: 'image/png', width: 8, height: 8, by: 'draws-1', at: NOW }
const failure = (code: string, at = ago(1)) => ({ failure: { code, at } })
const byEngine = { answered_by: 'engine', answered_at: ago(1) }

describe('a picture', () => {
  it('is waited for while the server is at it, also when the text is there already', () => {
    for (const fields of [{}, byEngine, { ...byEngine, answered_by: 'gpt-x' }, failure('model-late')])
      expect(stateOf(fields)).toEqual({ state: 'waiting', words: `draws-1 is drawing. ${READY}` })
    expect(stateOf({}, { online: false })).toEqual({
      state: 'waiting',
      words: `It is waiting for a signal. ${READY}`,
    })
  })

  it('that came is there, and one that failed says why, whatever else is known', () => {
    for (const given of [{}, { online: false }, { model: null }]) {
      expect(stateOf({ image, ...byEngine, answered_at: ago(999) }, given).state).toBe('ready')
      const failed = stateOf({ image_failure: { code: 'model-refused', at: NOW } }, given)
      expect(failed.state).toBe('failed')
      expect(words(failed)).toMatch(/The model would not answer this/)
    }
  })

  it('is none where no model draws, or none is wanted', () => {
    expect(stateOf({}, { model: null })).toEqual({ state: 'none' })
    for (const contentType of ['testimonial', 'before-after'])
      expect(stateOf({ input: { ...INPUT, contentType } })).toEqual({ state: 'none' })
    expect(stateOf({ input: { ...INPUT, includeImage: false } })).toEqual({ state: 'none' })
    const draft = { ...tool.draft({ input: INPUT, facts: NO_FACTS, today: NOW }), decision: 'ask' }
    expect(stateOf({ draft })).toEqual({ state: 'none' })
  })

  it('is not being drawn before the question was sent', () => {
    expect(words(stateOf({}, { pending: true }))).toMatch(/^When this is sent, draws-1 draws/)
    expect(words(stateOf({}, { pending: true, signInNeeded: true }))).toMatch(/^Sign in/)
    expect(stateOf({}, { pending: true, problem: 'bad-field' })).toMatchObject({ state: 'told' })
    expect(stateOf({}, { pending: true, online: false }).state).toBe('waiting')
  })

  it('is not waited for where nothing may go to a model', () => {
    const note = 'A client’s card says ‘no AI’: nothing was sent to a model.'
    expect(stateOf({ ...byEngine, answer_notes: [note] })).toEqual({
      state: 'told',
      words: `${note} ${READY}`,
    })
  })

  it('is not waited for where the server refused the question', () => {
    expect(stateOf(failure('plan-needed'))).toEqual({
      state: 'failed',
      words: `This needs a plan that includes this tool. ${READY}`,
    })
    expect(words(stateOf(failure('still-wanted')))).toMatch(/Say if you still want an answer/)
    const wanted = { ...failure('still-wanted', ago(5)), still_wanted_at: ago(4) }
    expect(stateOf(wanted).state, 'said').toBe('waiting')
  })

  it('is not waited for for ever: a question from before a model drew, or one that was lost', () => {
    for (const fields of [{ ...byEngine, answered_at: ago(16) }, failure('server-error', ago(16))])
      for (const online of [true, false])
        expect(stateOf(fields, { online })).toEqual({
          state: 'told',
          words: `No model has drawn a picture for this. ${READY}`,
        })
  })
})
