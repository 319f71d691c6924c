// What a tool gets to see of a client: enough to answer, nothing that names the person.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Facts, MAX_FACTS_BYTES, NEEDS } from '../../shared/facts'
import { blanks } from '../../shared/salon/records/blank'
import { firstName, type RecordsAtHand, takeFacts } from '../../shared/take-facts'
import { AS_SAID } from '../../shared/trade/products/mended'
import { runsOf } from '../support/sample'

const AT = '2026-01-05T09:00:00.000Z'
const common = { deletedAt: null, seconds: [] }

function present(patch: Partial<RecordsAtHand> = {}): RecordsAtHand {
  return {
    client: {
      ...common,
      name: "Mary-Jane O'Neill Smith",
      phone: '+44 7700 900123',
      email: 'mj@example.com',
      hair_type: 'Wavy',
      concerns: ['Frizz', 'Mrs Smith dislikes brass'],
      notes: "Mrs O'Neill, ring 07700 900 456 or write to mary@home.example. Loves copper.",
      created_at: AT,
      sample: false,
      import_id: null,
      no_ai: false,
      birthday: null,
    },
    allergies: [],
    notes: [],
    formulas: [],
    patch_tests: [],
    products: [],
    salon: null,
    recommendations: [],
    ...patch,
  }
}
const aNote = (text: string, written_at = AT) => ({ ...common, client_id: 'c', text, written_at, who: 'Jo' })
const anAllergy = (substance: string) => ({
  ...common,
  client_id: 'c',
  substance,
  reaction: 'Smith came up in a rash',
  noted_at: AT,
  who: null,
})
const bytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

describe('the facts of a client', () => {
  it('hold the first name and the hair, and no surname, phone or email, in notes neither', () => {
    const facts = takeFacts(
      NEEDS,
      present({
        notes: [aNote('Call Smith on +44 7700 900123, mj@example.com'), aNote('Smithfield cut')],
        allergies: [anAllergy('PPD')],
      }),
    )
    const words = JSON.stringify(facts)
    expect(facts.client?.first_name).toBe('Mary-Jane')
    expect(words).not.toMatch(/O'Neill|\bSmith\b|7700|example/)
    expect(words).toContain('Smithfield')
    expect(words).toContain('Loves copper')
    expect(facts.client?.allergies).toEqual([{ substance: 'PPD', reaction: '… came up in a rash' }])
    expect(Facts.parse(facts)).toEqual(facts)
  })

  it('hold only what the tool declared', () => {
    expect(takeFacts(['salon'], present({ notes: [aNote('x')] }))).toMatchObject({
      client: null,
      notes: [],
      salon: null,
    })
  })

  it('come newest first', () => {
    const facts = takeFacts(
      ['notes'],
      present({
        notes: [aNote('old', '2025-01-01T00:00:00.000Z'), aNote('new', '2026-01-01T00:00:00.000Z')],
      }),
    )
    expect(facts.notes.map(note => note.text)).toEqual(['new', 'old'])
  })

  it('stay within 32 KiB: the oldest notes go, the allergies never', () => {
    const notes = Array.from({ length: 400 }, (_, index) =>
      aNote('é'.repeat(400), new Date(Date.UTC(2025, 0, 1) + index * 86_400_000).toISOString()),
    )
    const facts = takeFacts(NEEDS, present({ notes, allergies: [anAllergy('PPD'), anAllergy('Latex')] }))
    expect(bytes(facts)).toBeLessThanOrEqual(MAX_FACTS_BYTES)
    expect(facts.notes.length).toBeGreaterThan(3)
    expect(facts.notes[0]?.written_at.slice(0, 4)).toBe('2026')
    expect(facts.client?.allergies).toHaveLength(2)
  })

  describe('that are too much keep what a refusal hangs on', () => {
    const aPatchTest = (result: 'waiting' | 'clear' | 'reaction', applied_at: string) => ({
      ...common,
      client_id: 'c',
      product: 'Koleston',
      applied_at,
      result,
      read_at: null,
      who: null,
      remarks: null,
    })
    const greek = 'αλλεργία '.repeat(2200)
    const { client } = present()
    const longCard = client && { ...client, notes: greek, concerns: Array(50).fill('ύ'.repeat(200)) }

    it.each([
      ['long notes on the card', { client: longCard }],
      ['long chair notes', { notes: Array.from({ length: 30 }, () => aNote(greek)) }],
      [
        'hundreds of patch tests',
        {
          notes: [aNote('Wants a softer red')],
          patch_tests: Array.from({ length: 400 }, (_, index) =>
            aPatchTest('clear', new Date(Date.UTC(2021, 0, 1) + index * 86_400_000).toISOString()),
          ),
        },
      ],
      [
        'reactions told at great length',
        {
          client: longCard,
          allergies: Array.from({ length: 12 }, () => ({ ...anAllergy('Nickel'), reaction: greek })),
        },
      ],
    ] as [string, Partial<RecordsAtHand>][])('beside %s', (_name, much) => {
      const facts = takeFacts(
        NEEDS,
        present({
          ...much,
          allergies: [...(much.allergies ?? []), anAllergy('PPD')],
          patch_tests: [
            ...(much.patch_tests ?? []),
            aPatchTest('reaction', '2020-01-01T09:00:00.000Z'),
            aPatchTest('waiting', '2026-01-01T09:00:00.000Z'),
          ],
        }),
      )
      expect(bytes(facts)).toBeLessThanOrEqual(MAX_FACTS_BYTES)
      expect(facts.patch_tests[0]).toMatchObject({ result: 'waiting' })
      expect(facts.patch_tests.map(({ result }) => result)).toContain('reaction')
      expect(facts.client?.allergies).toHaveLength((much.allergies?.length ?? 0) + 1)
      expect(facts.client?.allergies.at(-1)?.substance).toBe('PPD')
      if (much.notes) expect(facts.notes[0]?.text).toMatch(/^(?:αλλεργία |Wants a softer red)/)
    })

    it('and notes of the card are shortened, not lost, before anything is left out', () => {
      const facts = takeFacts(
        NEEDS,
        present({ client: client && { ...client, notes: greek }, notes: [aNote('Loves red')] }),
      )
      expect(facts.client?.notes).toMatch(/^αλλεργία .*…$/)
      expect(facts.notes).toHaveLength(1)
    })
  })

  it('stay within 32 KiB and without identity whatever is written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 3000, unit: 'grapheme' }), { maxLength: 20 }),
        fc.string({ maxLength: 20_000 }),
        (texts, long) => {
          const base = present()
          const facts = takeFacts(
            NEEDS,
            present({
              client: base.client && { ...base.client, notes: `${long} ${base.client.phone} Smith` },
              notes: texts.map(text => aNote(`${text} mj@example.com Smith`)),
            }),
          )
          expect(bytes(facts)).toBeLessThanOrEqual(MAX_FACTS_BYTES)
          expect(JSON.stringify(facts)).not.toMatch(/ mj@example\.com| Smith"/)
        },
      ),
      { numRuns: runsOf(60) },
    )
  })

  it('keep, of a product list that is too long, what speaks of this hair, and something of every category', () => {
    const product = (category: string, n: number, name: string, description: string) => ({
      ...common,
      ...AS_SAID,
      system: null,
      shade: null,
      pack: null,
      cost: null,
      low_below: null,
      id: `${category}-${n}`,
      name,
      category,
      description,
      price: 10,
      created_at: AT,
      sample: false,
      import_id: null,
    })
    const many = ['Colour', 'Oil', 'Treatment', 'Wash'].flatMap(category =>
      Array.from({ length: 250 }, (_, n) =>
        product(category, n, `${category} ${n}`, 'A product of the list'),
      ),
    )
    const base = present()
    const facts = takeFacts(
      NEEDS,
      present({
        client: base.client && { ...base.client, concerns: ['Frizz'] },
        products: [...many, product('Wash', 999, 'Calm Cream', 'For frizz in damp weather')],
      }),
    )
    expect(bytes(facts)).toBeLessThanOrEqual(MAX_FACTS_BYTES)
    expect(facts.products.length).toBeGreaterThan(60)
    expect(facts.products.at(-1)?.name).toBe('Calm Cream')
    expect(new Set(facts.products.map(({ category }) => category)).size).toBe(4)
  })

  it('leave out what is mixed: nobody takes a tube of colour home', () => {
    const one = { ...blanks.product, id: 'mask', name: 'Mask', category: 'Treatment' }
    const tube = { ...one, id: 'tube', shade: '6/43' }
    const facts = takeFacts(['products'], present({ products: [one, tube] }))
    expect(facts.products.map(({ id }) => id)).toEqual(['mask'])
  })

  it('take the first word of a name', () => {
    expect(firstName('  Siobhan   Ní Bhriain ')).toBe('Siobhan')
    expect(firstName('')).toBe('')
  })
})
