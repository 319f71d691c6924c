// What a client answered is handed over whole: in their own report, on its paper, and in the salon's export.
import { expect, test } from 'vitest'
import { aboutKinds, reportOf } from '../../../../shared/salon/privacy/report'
import { sectionsOf } from '../../../../shared/salon/privacy/report-text'
import { blanks } from '../../../../shared/salon/records/blank'
import { type RecordsByKind, tablesOf } from '../../../../web/salon/import-export/export/tables'

const AT = '2026-11-03T09:00:00.000Z'
const fields = {
  ...blanks.consultation,
  client_id: 'c',
  answered_at: AT,
  answered_by: 'client' as const,
  answers: [
    { id: 'perm', answer: 'no' as const, words: null, when: null },
    { id: 'allergy', answer: 'yes' as const, words: 'nickel', when: null },
    { id: 'henna', answer: 'yes' as const, words: null, when: 'longer' as const },
  ],
  signature: { path: 'M1 1l2 2', name: 'Keira Davies', at: AT },
}
const card = { ...blanks.client, name: 'Keira Davies' }

test('in the report of all that is held, with every answer in words and who signed', () => {
  expect(aboutKinds).toContain('consultation')
  const report = reportOf({
    client: { kind: 'client', id: 'c', fields: card },
    records: [{ kind: 'consultation', id: 'k', fields }],
    account: 'a',
    salon: 'Snip',
    madeAt: AT,
    madeBy: 'server',
  })
  expect(report.consultations).toMatchObject([
    { id: 'k', answers: fields.answers, signature: fields.signature },
  ])
  expect(report.others).toEqual([])
  const section = sectionsOf(report).find(({ title }) => title === 'Consultations')
  expect(section?.entries[0]?.title).toBe('3 Nov 2026, 09:00')
  expect(section?.entries[0]?.lines.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Answered by: client',
    'Allergies: Yes: nickel',
    'Henna or metallic dye: Yes, longer ago',
    'Perm: No',
    'Signed: Keira Davies, 2026-11-03T09:00:00.000Z'.replace(AT, '3 Nov 2026, 09:00'),
  ])
})

test('in the export, a line each, a column for each question', () => {
  const none = Object.fromEntries(Object.keys(blanks).map(kind => [kind, []]))
  const held = {
    ...none,
    client: [{ id: 'c', fields: card }],
    consultation: [{ id: 'k', fields }],
  } as unknown as RecordsByKind
  const table = tablesOf(held, 'a').find(({ name }) => name === 'consultations')
  expect(table?.rows).toMatchObject([
    {
      id: 'k',
      client_name: 'Keira Davies',
      answered_by: 'client',
      signed_by: 'Keira Davies',
      allergy: 'Yes: nickel',
      perm: 'No',
    },
  ])
  for (const column of ['allergy', 'henna', 'perm', 'under_16']) expect(table?.columns).toContain(column)
})
