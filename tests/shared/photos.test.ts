// What a photo says besides the picture goes before it is kept; and what may be done with it follows from the permission.
import { describe, expect, test } from 'vitest'
import { photoUse } from '../../shared/salon/privacy/photos'
import { textOf, wordingFor } from '../../shared/salon/privacy/wordings'
import { barePhoto, fitted, isBarePhoto, LONGEST_SIDE } from '../../shared/salon/records/photos'
import type { FieldsOf } from '../../shared/salon/records/records'
import { aJpegWithPlace, PLACE } from '../support/jpeg'

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

describe('a photo’s file', () => {
  test('loses place, phone and comments, and keeps the picture and the profile of its colours', () => {
    const taken = aJpegWithPlace()
    expect(latin(taken)).toContain(PLACE)
    expect(isBarePhoto(taken)).toBe(false)
    const bare = barePhoto(taken)
    if (bare === null) throw new Error('no photo')
    expect(isBarePhoto(bare)).toBe(true)
    for (const trace of ['Exif', PLACE, 'xmpmeta', 'Photoshop', 'a comment'])
      expect(latin(bare), trace).not.toContain(trace)
    expect(latin(bare)).toContain('JFIF')
    expect(latin(bare)).toContain('ICC_PROFILE')
    expect(latin(bare)).toContain('the picture itself')
    expect(barePhoto(bare)).toEqual(bare)
  })

  test('what is no JPEG, or a broken one, is none', () => {
    for (const bytes of [[], [0xff, 0xd8], [0x89, 0x50, 0x4e, 0x47], [0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1]])
      expect([barePhoto(new Uint8Array(bytes)), isBarePhoto(new Uint8Array(bytes))]).toEqual([null, false])
    for (let length = 0; length < 120; length++)
      expect(() => barePhoto(aJpegWithPlace().subarray(0, length))).not.toThrow()
  })

  test('is scaled to fit, in its own shape, and never made larger', () => {
    expect(fitted(4032, 3024)).toEqual({ width: LONGEST_SIDE, height: 1200 })
    expect(fitted(3024, 4032)).toEqual({ width: 1200, height: LONGEST_SIDE })
    expect(fitted(640, 480)).toEqual({ width: 640, height: 480 })
    expect(fitted(20_000, 3)).toEqual({ width: LONGEST_SIDE, height: 1 })
  })
})

const said = (fields: Partial<FieldsOf<'consent'>>) => ({
  id: crypto.randomUUID(),
  fields: {
    deletedAt: null,
    seconds: [],
    client_id: 'c1',
    about: 'photos' as const,
    version: '2',
    wording: 'words',
    answer: 'yes' as const,
    given_at: '2026-11-20T10:00:00.000Z',
    how: 'signed' as const,
    platforms: [],
    guardian: null,
    who: null,
    withdrawn_at: null,
    withdrawn_why: null,
    ...fields,
  },
})

describe('what the permission says', () => {
  const all = ['Instagram', 'Our website', 'In the salon']
  test.each([
    ['nothing', [], 'none', false, []],
    ['about something else', [said({ about: 'marketing' })], 'none', false, []],
    ['yes, only the card', [said({})], 'yes', true, []],
    ['yes, with places', [said({ platforms: all })], 'yes', true, ['Instagram', 'Our website']],
    ['yes, in the salon', [said({ platforms: ['In the salon'] })], 'yes', true, []],
    ['yes, aloud: not posted', [said({ platforms: all, how: 'said' })], 'yes', true, []],
    ['no', [said({ answer: 'no' })], 'no', false, []],
    [
      'taken back',
      [said({ platforms: all, withdrawn_at: '2026-11-21T10:00:00.000Z' })],
      'withdrawn',
      false,
      [],
    ],
    [
      'no after a yes',
      [said({ platforms: all }), said({ answer: 'no', given_at: '2026-11-22T10:00:00.000Z' })],
      'no',
      false,
      [],
    ],
  ])('%s', (_, rows, state, may, social) => {
    expect(photoUse(rows)).toMatchObject({ state, may, social })
  })

  test('the words say that they are kept, and where they are shown', () => {
    const words = (platforms: string[]) =>
      textOf(wordingFor('photos'), { salon: 'Shears', ai: true, platforms })
    expect(words([])).toContain('They are shown to nobody else.')
    expect(words(all)).toContain('They may be shown here: Instagram, Our website and In the salon.')
    expect(words([])).toContain('They are not sent to an AI service.')
  })
})
