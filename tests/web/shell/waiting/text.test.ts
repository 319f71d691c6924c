import { describe, expect, test } from 'vitest'
import { type Kind, kinds } from '../../../../shared/sync/kinds'
import { blanks } from '../../../../web/platform/data/blank'
import { salon } from '../../../../web/platform/data/db'
import { outboxItems } from '../../../../web/platform/data/outbox/waiting'
import { create, edit } from '../../../../web/platform/data/saving/save'
import { goingWith } from '../../../../web/shell/waiting/give-up'
import { labelsFor, NO_LABELS, sayingOf } from '../../../../web/shell/waiting/say'
import { titleOf } from '../../../../web/shell/waiting/words'
import { whenOf } from '../../../../web/ui/kit/when'
import { openedSalon } from '../../salon/import-export/open'

const NOW = '2026-11-22T22:10:25.055Z'
const said = (kind: string, patch: Record<string, unknown>, more: { tool?: string; by?: string } = {}) => ({
  kind,
  op: 'create' as const,
  patch,
  at: Date.parse(NOW) + 400,
  tool: null,
  by: null,
  title: '',
  ...more,
})

/** What the app notes for itself; a new field is labelled in say.ts, or stands here. */
const NOT_WRITTEN = new Set(
  (
    'deletedAt seconds client_id who sample import_id device client_name ask_id formula_id conversation_id ' +
    'started_at ended_at first_run_done_at pin passkeys product.created_at scenario.created_at ' +
    'ask.tool ask.tool_version ask.input ask.facts ask.draft ask.sheet ask.asked_at ask.asked_by_voice ' +
    'ask.still_wanted_at ask.answer ask.answered_at ask.answered_by ask.answer_notes ask.read_here ask.failure ask.image ' +
    'ask.image_failure conversation.scenario conversation.scored turn.role turn.said_at turn.by turn.mood ' +
    'turn.retries memo.recorded_at memo.type memo.duration memo.bytes memo.hash memo.into memo.transcript ' +
    'memo.transcribed_by memo.transcript_failure timer.zone timer.ends_at timer.paused_left timer.stopped_at ' +
    'service.step service.which service.last_done_at photo.type photo.width photo.height photo.bytes photo.hash photo.preview ' +
    'appointment.person_id appointment.source ' +
    'appointment.source_id appointment.uid appointment.also appointment.seen appointment.made_at reminder.made_at consent.version kept_record.made_at'
  ).split(' '),
)

describe('what waits is said as the screens say it', () => {
  test('an allergy under the labels of its form, without the moment that the change itself has', () => {
    const patch = { client_id: 'c', substance: 'Latex', reaction: null, noted_at: NOW, who: 'Mary' }
    expect(sayingOf(said('allergy', patch, { by: 'Mary' }), NO_LABELS)).toBe('Reacts to: Latex\nBy: Mary')
  })

  test('a moment that somebody chose stays, in the salon’s own form', () => {
    const applied_at = '2026-11-20T09:30:00.000Z'
    const patch = { product: 'Koleston 6/0', applied_at, result: 'waiting', read_at: null, remarks: null }
    expect(sayingOf(said('patch_test', patch), NO_LABELS)).toBe(
      `Product: Koleston 6/0\nApplied: ${whenOf(applied_at)}\nResult: Waiting`,
    )
    const used = { title: 'Roots', made_at: applied_at, bowls: [], client_name: 'Ann', ask_id: 'a1' }
    expect(sayingOf(said('formula', used), NO_LABELS)).toBe(
      `Name of this formula: Roots\nWhen: ${whenOf(applied_at)}`,
    )
  })

  test('a consultation line by line, as its card has it', () => {
    const answers = [
      { id: 'perm', answer: 'no', words: null, when: null },
      { id: 'allergy', answer: 'yes', words: 'nickel', when: null },
      { id: 'henna', answer: 'yes', words: null, when: 'longer' },
    ]
    const patch = { client_id: 'c', answered_at: NOW, answered_by: 'client', answers, signature: null }
    expect(sayingOf(said('consultation', patch), NO_LABELS)).toBe(
      'Answered by: The client, on the tablet\nAnswers: Allergies: Yes: nickel\nHenna or metallic dye: Yes, longer ago\nPerm: No',
    )
  })

  test('a question under its tool’s labels and name', async () => {
    const input = {
      clientName: 'Siobhán Kelly',
      currentColor: 'Natural 6',
      desiredColor: '8/1',
      hairCondition: 'Fine',
      picks: { 'root.level': 6, patch_test: true },
    }
    const ask = said('ask', { tool: 'colour-formula', asked_at: NOW, input }, { tool: 'colour-formula' })
    expect(titleOf({ ...ask, title: 'Siobhán Kelly' })).toBe('Colour Formula asked: Siobhán Kelly')
    expect(sayingOf(ask, await labelsFor([ask]))).toBe(
      'Client name: Siobhán Kelly\nCurrent hair colour: Natural 6\nDesired result: 8/1\nHair condition and history: Fine\nPicked: Root level: 6, Patch test: Yes',
    )
    // Before the tool is loaded, and of one that only a newer app has.
    expect(sayingOf(ask, NO_LABELS)).toContain('Current color: Natural 6')
    expect(await labelsFor([{ tool: 'of-tomorrow' }])).toEqual(new Map())
    expect(titleOf({ ...ask, tool: 'of-tomorrow' })).toBe('Question to a tool asked')
  })

  test('choices, switches and figures as the forms say them', async () => {
    const month = { revenue: 12_000, costs: 9_000.5, clients: 140, averagePrice: 60, period: 'plan' }
    const ask = said('ask', { input: month }, { tool: 'salon-profit' })
    const words = sayingOf(ask, await labelsFor([ask]))
    expect(words).toContain('12,000')
    expect(words).not.toMatch(/averagePrice|average price:/)
    expect(sayingOf({ ...said('client', { no_ai: true }), op: 'edit' }, NO_LABELS)).toBe(
      'No AI for this client: Yes',
    )
    expect(sayingOf(said('product', { name: 'Mask', price: 12.5 }), NO_LABELS)).toBe(
      'Name: Mask\nPrice: 12.50',
    )
  })

  test('a kind or a field of a newer app still shows, plainly', () => {
    expect(sayingOf(said('gift_card', { sold_to: 'Ann', device: 'y' }), NO_LABELS)).toBe(
      'Sold to: Ann\nDevice: y',
    )
    expect(titleOf(said('gift_card', {}))).toBe('Gift card added')
    expect(sayingOf(said('client', { name: 'Ann', hair_length: 'long' }), NO_LABELS)).toBe(
      'Name: Ann\nHair length: long',
    )
  })

  test('every text that a person writes is said, of every kind', () => {
    const unsaid = (Object.keys(kinds) as Kind[]).flatMap(kind =>
      Object.entries(blanks[kind]).flatMap(([field, blank]) => {
        const key = `${kind}.${field}`
        if (NOT_WRITTEN.has(field) || NOT_WRITTEN.has(key) || field.startsWith('comfort_')) return []
        const value = Array.isArray(blank)
          ? [{ id: 'typed', value: 'typed', zone: 'typed', reason: 'typed', name: 'typed' }]
          : 'typed'
        return sayingOf(said(kind, { [field]: value }), NO_LABELS) === '' ? [key] : []
      }),
    )
    expect(unsaid).toEqual([])
    const reason = { overrides: [{ id: 'o', rule: 'patch-test', reason: 'She waits', at: NOW, who: null }] }
    expect(sayingOf(said('ask', reason), NO_LABELS)).toBe('Why continue without it? She waits')
    const bowls = [{ id: 'b', zone: 'Roots', mix: [], ratio: '1:2', reason: 'Resistant grey' }]
    expect(sayingOf(said('service', { bowls }), NO_LABELS)).toBe('Mixed: Roots: 1:2\nResistant grey')
    const picks = [
      { id: 'root.level', value: 5.5 },
      { id: 'history.box_dye', value: false },
    ]
    expect(sayingOf(said('ask', { picks }), NO_LABELS)).toBe('Picked: Root level: 5.5, History box dye: No')
    const facts = { facts: 'M.B., reaction', reason: 'Insurer', keep_until: '2033-01-09' }
    expect(sayingOf(said('kept_record', facts), NO_LABELS)).toBe(
      'Facts: M.B., reaction\nWhy it must be kept: Insurer\nLast day: 9 Jan 2033',
    )
  })
})

describe('in the outbox', () => {
  test('people are called by name, and copies keep every word', async () => {
    await openedSalon()
    const person = await create('person', { name: 'Mary Byrne' }, 'p7')
    await create('client', { name: 'Siobhán Kelly' }, 'siobhan')
    const noted_at = new Date().toISOString()
    await create('allergy', { client_id: 'siobhan', substance: 'Latex', noted_at, who: 'p7' }, 'a1')
    await edit('client', 'siobhan', { notes: 'Two lines\nof notes' })
    const { db } = salon()
    const items = await outboxItems(db)
    expect(items.find(({ recordId }) => recordId === 'a1')?.by).toBe('Mary Byrne')
    expect(person).toBe('p7')
    const client = items.find(({ recordId }) => recordId === 'siobhan')
    await db.outbox.update(client?.seq ?? 0, { problem: 'bad-field' })
    const text = (await goingWith(client?.seq ?? 0))?.text ?? ''
    for (const words of [
      'Name: Siobhán Kelly',
      'Two lines\nof notes',
      'Allergy added: Siobhán Kelly\nReacts to: Latex\nBy: Mary Byrne',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/\d{4}-\d\d-\d\dT|noted at|substance/)
  })
})
