import { describe, expect, test } from 'vitest'
import { holdsHealth, shouldAskHealth, standingOf } from '../../../../shared/salon/privacy/consent'
import { textOf, WORDINGS, wordingFor } from '../../../../shared/salon/privacy/wordings'
import { blanks } from '../../../../shared/salon/records/blank'
import { Consent } from '../../../../shared/salon/records/records'

type Fields = typeof blanks.consent
let made = 0
const said = (fields: Partial<Fields>) => ({
  id: `consent-${++made}`,
  fields: { ...blanks.consent, version: '1', answer: 'yes' as const, ...fields },
})
const nothing = { allergies: 0, reactions: 0, texts: [] }

describe('where a permission stands', () => {
  test('nobody has asked', () => expect(standingOf([], 'photos').state).toBe('none'))

  test('the latest answer counts, and one about something else does not', () => {
    const rows = [
      said({ about: 'photos', given_at: '2026-11-01T10:00:00.000Z' }),
      said({ about: 'photos', given_at: '2026-11-03T10:00:00.000Z', answer: 'no' }),
      said({ about: 'marketing', given_at: '2026-11-09T10:00:00.000Z' }),
    ]
    expect(standingOf(rows, 'photos')).toMatchObject({ state: 'no', at: '2026-11-03T10:00:00.000Z' })
    expect(standingOf(rows, 'marketing').state).toBe('yes')
  })

  test('a permission that was taken back is none, from that day', () => {
    const rows = [said({ about: 'photos', withdrawn_at: '2026-12-01T09:00:00.000Z' })]
    expect(standingOf(rows, 'photos')).toMatchObject({ state: 'withdrawn', at: '2026-12-01T09:00:00.000Z' })
  })

  test('of two tablets at the same instant the careful answer counts', () => {
    const at = '2026-11-01T10:00:00.000Z'
    const rows = [
      said({ about: 'photos', given_at: at }),
      said({ about: 'photos', given_at: at, answer: 'no' }),
    ]
    expect(standingOf(rows, 'photos').state).toBe('no')
    expect(standingOf(rows.reverse(), 'photos').state).toBe('no')
  })

  test('words that are not today’s are told apart', () => {
    expect(standingOf([said({ about: 'photos', version: '0' })], 'photos')).toMatchObject({ older: true })
    expect(standingOf([said({ about: 'photos', version: '2' })], 'photos')).toMatchObject({ older: false })
  })
})

describe('asking for health notes', () => {
  test('only where something about health is written down, and not again after a no', () => {
    expect(shouldAskHealth([], nothing)).toBe(false)
    expect(shouldAskHealth([], { ...nothing, allergies: 1 })).toBe(true)
    expect(
      shouldAskHealth([said({ about: 'health-notes', answer: 'no' })], { ...nothing, allergies: 1 }),
    ).toBe(false)
  })

  test('a note with a medicine or a reaction is about health, a cup of tea is not', () => {
    for (const text of ['On antibiotics this week', 'Reacted to bleach', 'pregnant', 'PPD: swollen eyes'])
      expect(holdsHealth({ ...nothing, texts: [text] }), text).toBe(true)
    for (const text of ['Tea, oat milk', 'Likes it shorter', null])
      expect(holdsHealth({ ...nothing, texts: [text] }), String(text)).toBe(false)
  })
})

describe('the wordings', () => {
  test('each has a version and a day, and is whole in the record', () => {
    for (const wording of WORDINGS) {
      const text = textOf(wording, { salon: 'Studio Nine', ai: true, platforms: ['Instagram'] })
      expect(wording.version).not.toBe('')
      expect(wording.since).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(text).toContain('Studio Nine')
      expect(Consent.shape.wording.safeParse(text).success).toBe(true)
    }
  })

  test('that of health notes says whether they go to a model, that of photos where they are shown', () => {
    const given = { salon: 'Studio Nine', platforms: ['Instagram', 'In the salon'] }
    const health = wordingFor('health-notes')
    expect(textOf(health, { ...given, ai: true })).toContain('may be sent to an AI service')
    expect(textOf(health, { ...given, ai: false })).toContain('It is not sent to an AI service.')
    expect(textOf(wordingFor('photos'), { ...given, ai: true })).toContain('Instagram and In the salon')
  })
})
