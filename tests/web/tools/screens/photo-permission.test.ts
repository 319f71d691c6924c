// The photo permission on record, as Marketing tells it: a yes with its day and places, and no line for a topic otherwise.
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import { standingOf } from '../../../../shared/salon/privacy/consent'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { draft } from '../../../../shared/tools/marketing/engine'
import { photoPermission, withLine } from '../../../../web/tools/screens/marketing/photo-permission'

const given = (change: Partial<FieldsOf<'consent'>> = {}): FieldsOf<'consent'> => ({
  deletedAt: null,
  seconds: [],
  client_id: 'c',
  about: 'photos',
  version: '1',
  wording: 'I agree',
  answer: 'yes',
  given_at: '2026-05-03T09:00:00.000Z',
  how: 'on this tablet',
  platforms: ['Instagram', 'Our website'],
  guardian: null,
  who: null,
  withdrawn_at: null,
  withdrawn_why: null,
  ...change,
})
const told = (...all: Partial<FieldsOf<'consent'>>[]) =>
  photoPermission(
    standingOf(
      all.map((change, at) => ({ id: `k${at}`, fields: given(change) })),
      'photos',
    ),
  )

describe('the photo permission on record', () => {
  it('is a yes with its day, its places and a line for the topic', () => {
    expect(told({})).toMatchObject({
      tone: 'ok',
      word: 'Agreed',
      detail: expect.stringContaining('On 3 May 2026, for Instagram and Our website.'),
      line: 'Photo consent: yes, given on 3 May 2026',
    })
    expect(told({ guardian: 'Ewa' }).line).toBe(
      'Photo consent: yes, given on 3 May 2026, by a parent or guardian',
    )
  })

  it.each([
    ['nobody asked', [], 'Not asked'],
    ['only offers were agreed to', [{ about: 'marketing' as const }], 'Not asked'],
    ['the answer was no', [{ answer: 'no' as const }], 'Said no'],
    ['it was taken back', [{ withdrawn_at: '2026-06-01T09:00:00.000Z' }], 'Taken back'],
    [
      'a later answer is no',
      [{}, { answer: 'no' as const, given_at: '2026-07-01T09:00:00.000Z' }],
      'Said no',
    ],
    ['it was for the card only', [{ platforms: [] }], 'Not for posts'],
    ['it was for the salon only', [{ platforms: ['In the salon'] }], 'Not for posts'],
    ['it was said and not written', [{ how: 'said' as const }], 'Said yes'],
  ])('is no line for a topic where %s', (_, all, word) => {
    const { line, word: is, tone } = told(...all)
    expect([line, is]).toEqual([null, word])
    expect(tone).not.toBe('ok')
  })
})

describe('the line in the topic', () => {
  const line = 'Photo consent: yes, given on 3 May 2026'
  it('stands there once, and fills one that was left open', () => {
    expect(withLine('', line)).toBe(line)
    expect(withLine('From black to caramel\n', line)).toBe(`From black to caramel\n${line}`)
    expect(withLine('From black\nPhoto consent: …\nStylist: Ana', line)).toBe(
      `From black\n${line}\nStylist: Ana`,
    )
  })

  it.each([line, `${line}, by a parent or guardian`])('is taken for a yes by the engine: %s', words => {
    const ask = (topic: string) =>
      draft({
        input: { contentType: 'before-after', topic, includeImage: false },
        facts: NO_FACTS,
        today: '2026-11-21T09:00:00.000Z',
      })
    expect(ask('From black to caramel').decision).toBe('ask')
    const written = ask(withLine('From black to caramel', words))
    expect(written.decision).toBe('write')
    expect(written.content).not.toMatch(/2026|consent|guardian/i)
  })
})
