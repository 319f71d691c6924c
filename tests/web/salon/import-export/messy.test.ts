import { describe, expect, test } from 'vitest'
import { mayTellHealth } from '../../../../shared/salon/privacy/consent'
import { list } from '../../../../web/platform/data/queries/queries'
import { create } from '../../../../web/platform/data/saving/save'
import { applyClients } from '../../../../web/salon/import-export/apply/apply-import'
import { newImportId } from '../../../../web/salon/import-export/apply/import-id'
import { pastImports, undoImport, workedOn } from '../../../../web/salon/import-export/apply/undo-import'
import { readCsv } from '../../../../web/salon/import-export/csv'
import { alongWords } from '../../../../web/salon/import-export/import/import-words'
import { guessMapping, leftOutWords } from '../../../../web/salon/import-export/plan/columns'
import { AT_FIRST, type Choices, planClients } from '../../../../web/salon/import-export/plan/dry-run'
import { knownOf } from '../../../../web/salon/import-export/plan/known'
import { patchTestsIn } from '../../../../web/salon/import-export/read/patch-tests-in'
import { permissionsIn } from '../../../../web/salon/import-export/read/permissions-in'
import { readRecipe } from '../../../../web/salon/import-export/read/recipe'
import { type Class, classes, classOn, lines, messy, READ, SCRIBBLED } from './messy'
import { openedSalon } from './open'

const now = Date.parse('2026-11-21T09:30:00.000Z')
const planned = async (text: string, choices: Choices = AT_FIRST) => {
  const csv = await readCsv(text)
  const known = (await list('client')).map(({ id, fields }) => knownOf(id, fields))
  return planClients(csv, guessMapping('client', csv), known, choices)
}
async function imported(text: string, choices: Choices = AT_FIRST, at = now) {
  const plan = await planned(text, choices)
  const importId = newImportId(
    'client',
    at,
    'm',
    plan.outcomes.filter(({ does }) => does === 'update').length,
  )
  let made = 0
  const context = {
    importId,
    now: new Date(at).toISOString(),
    who: 'Ana',
    newId: () => `${importId.slice(-28)}-${++made}`,
  }
  await applyClients(plan.outcomes, context, () => {})
  return { plan, importId }
}
const countBy = (all: readonly { line: number }[]): Partial<Record<Class, number>> => {
  const counts: Partial<Record<Class, number>> = {}
  for (const { line } of all) {
    const of = classOn(line)
    if (of) counts[of] = (counts[of] ?? 0) + 1
  }
  return counts
}
const all = (of: Class): number => classes[of].length

describe('a list of an old system, of some three hundred lines', () => {
  test('loses nobody: each line is added, on a twin’s card, or asked about', async () => {
    await openedSalon()
    const plan = await planned(messy)
    expect(lines.length).toBeGreaterThan(280)
    expect(countBy(plan.outcomes)).toEqual({
      namesakes: all('namesakes'),
      nameOnly: all('nameOnly'),
      families: all('families'),
      salonNumber: all('salonNumber'),
      formulas: all('formulas'),
      scribbles: all('scribbles'),
      tests: all('tests'),
      testsWithoutDay: all('testsWithoutDay'),
      permissions: all('permissions'),
      birthdays: all('birthdays'),
      visits: 1,
      bornTwins: 1,
      brokenNumbers: all('brokenNumbers'),
      allergies: all('allergies'),
    })
    expect(countBy(plan.skipped)).toEqual({ visits: all('visits') - 1, bornTwins: 1 })
    expect(countBy(plan.sums)).toEqual({ sums: all('sums') })
    expect(countBy(plan.numbers)).toEqual({ brokenNumbers: all('brokenNumbers') })
    expect(countBy(plan.look)).toEqual({
      namesakes: all('namesakes') - 3,
      nameOnly: all('nameOnly') - 1,
      families: 20,
      testsWithoutDay: all('testsWithoutDay'),
    })
    expect(plan.bad).toEqual([])
    expect(alongWords(plan.outcomes, plan.unread)).toBe(
      "Also added: 12 patch tests, 24 formulas, 30 last visits, 24 permissions. 24 formulas can't be read as bowls, so the notes keep the exact words.",
    )
  })

  test('leaves out only what has no place, and says which column that is', async () => {
    const csv = await readCsv(messy.replaceAll(/,(?=\r)/g, ',3'))
    expect(leftOutWords(csv, guessMapping('client', csv))).toBe('Left out: Loyalty.')
  })

  test('what was asked is done as it was answered', async () => {
    await openedSalon()
    const skipped = await planned(messy, { ...AT_FIRST, alike: 'skip', numbers: 'skip' })
    expect(countBy(skipped.outcomes)).toMatchObject({ namesakes: 3, nameOnly: 1, families: 10 })
    expect(countBy(skipped.outcomes).brokenNumbers).toBeUndefined()
    const added = await planned(messy, { ...AT_FIRST, sums: 'add' })
    expect(countBy(added.outcomes).sums).toBe(all('sums'))
  })

  test('brings each thing to its place, and undone it is as if it had never been', async () => {
    await openedSalon()
    await create('client', { name: 'Mine' }, 'mine')
    const { importId } = await imported(messy)
    const cards = new Map((await list('client')).map(({ id, fields }) => [fields.name, { id, ...fields }]))
    const of = async <K extends 'formula' | 'patch_test' | 'note' | 'consent' | 'allergy'>(
      kind: K,
      name: string,
    ) =>
      (await list(kind))
        .filter(({ fields }) => fields.client_id === cards.get(name)?.id)
        .map(({ fields }) => fields)

    const [formula] = await of('formula', 'Reader0 Ryan')
    expect(formula).toMatchObject({
      made_at: '2025-08-12T12:00:00.000Z',
      client_name: 'Reader0 Ryan',
      remarks: `From the imported list. Colour Notes / Formula: ${READ[0]}`,
      bowls: [
        {
          mix: [
            { shade: '6/0', grams: 40 },
            { shade: '7/1', grams: 20 },
          ],
          developer_volume: 20,
          developer_grams: 60,
          minutes: 35,
        },
      ],
    })
    expect(cards.get('Scribble0 Walsh')?.notes).toBe(`Colour Notes / Formula: ${SCRIBBLED[0]}`)
    const results = await Promise.all([0, 1, 2, 3].map(n => of('patch_test', `Tested${n} Doyle`)))
    expect(results.map(([test]) => [test?.result, test?.applied_at])).toEqual(
      ['clear', 'clear', 'waiting', 'reaction'].map(result => [result, '2026-02-03T12:00:00.000Z']),
    )
    expect(cards.get('Undated0 Quinn')?.notes).toBe('Patch Test Date: Done')
    const permissions = await of('consent', 'Asked1 Nolan')
    expect(permissions.map(({ about, answer }) => [about, answer]).sort()).toEqual([
      ['marketing', 'no'],
      ['photos', 'yes'],
    ])
    expect(permissions[0]?.wording).toMatch(/^From the imported list\. It says: .*\nThe list names no day/)
    expect(cards.get('Born0 Burke')?.notes).toBe('Birthday: 14/03/1985')
    expect(cards.get('Born0 Burke')?.birthday).toBe('03-14')
    expect(
      (await of('note', 'Niamh Regular')).map(({ written_at }) => written_at.slice(0, 10)).sort(),
    ).toEqual([1, 2, 3, 4, 5, 6].map(n => `2025-09-0${n}`))
    expect(cards.get('Niamh Regular')?.notes).toBe([0, 1, 2, 3, 4, 5].map(n => `Visit ${n}`).join('\n'))
    expect(cards.get('Orla Twin')?.phone).toBe('07700 900530')
    expect(cards.get('Broken0 Hayes')).toMatchObject({ phone: null, notes: 'Mobile No.: 7.70090E+09' })
    expect(cards.has('Total clients')).toBe(false)

    expect(await workedOn(importId)).toEqual(new Set())
    const again = await planned(messy)
    expect(again.outcomes).toEqual([])
    const [past] = await pastImports()
    await undoImport(past!, new Set(), now, () => {})
    expect((await list('client')).map(({ id }) => id)).toEqual(['mine'])
    for (const kind of ['formula', 'patch_test', 'note', 'consent', 'allergy'] as const)
      expect(await list(kind), kind).toEqual([])
  })

  test('on cards that are here it adds what is new, once, and takes back only that', async () => {
    await openedSalon()
    await create('client', { name: 'Reader0 Ryan', phone: '07700 900400' }, 'r')
    await create('note', { client_id: 'r', text: 'Mine', written_at: new Date(now).toISOString() }, 'own')
    const update: Choices = { ...AT_FIRST, same: 'update' }
    const one = `${messy.split('\r\n')[0]}\r\n${messy.split('\r\n').find(line => line.startsWith('Reader0'))}`
    await imported(one, update)
    expect((await planned(one, update)).outcomes).toHaveLength(1)
    await imported(one, update, now + 5000)
    expect(await list('formula')).toHaveLength(1)
    expect(await list('note')).toHaveLength(2)
    for (const past of await pastImports()) await undoImport(past, new Set(), now, () => {})
    expect(await list('formula')).toEqual([])
    expect((await list('note')).map(({ id }) => id)).toEqual(['own'])
  })
})

describe('what a cell says of a patch test', () => {
  const said = (...cells: [string, string][]) =>
    patchTestsIn(cells.map(([heading, cell]) => ({ heading, cell })))
  test.each([
    ['12/08/2026', 'waiting'],
    ['12/08/2026 - negative', 'clear'],
    ['Neg 12-08-26', 'clear'],
    ['12 Aug 2026 no reaction', 'clear'],
    ['12/08/2026 OK', 'clear'],
    ['12/08/2026 +ve', 'reaction'],
    ['12/08/2026 reaction, itchy', 'reaction'],
    ['12/08/2026 not clear', 'reaction'],
    ['12/08/2026 clear but red next day', 'reaction'],
  ])('%s is %s', (cell, result) => {
    const { tests } = said(['Patch Test', cell])
    expect(tests).toHaveLength(1)
    expect(tests[0]).toMatchObject({ day: '2026-08-12T12:00:00.000Z', fields: { result } })
    expect(tests[0]?.fields).toMatchObject({ remarks: expect.stringContaining(cell) })
  })
  test('the day another one is due is no test', () => {
    expect(said(['Patch Test Due', '12/12/2026'])).toMatchObject({
      tests: [],
      notes: ['Patch Test Due: 12/12/2026'],
    })
  })
  test('a reaction without a day is a reaction all the same', () => {
    expect(said(['Patch Test', 'reacted 2 yrs ago']).tests).toMatchObject([
      { day: null, fields: { result: 'reaction' } },
    ])
  })
  test('two days are two tests, and the product is the one that is named', () => {
    expect(said(['Patch Test 1', '01/02/2025'], ['Patch Test 2', '01/02/2026 ok']).tests).toHaveLength(2)
    expect(said(['Patch Test', '01/02/2026'], ['Patch Test Product', 'Koleston']).tests).toMatchObject([
      { fields: { product: 'Koleston' } },
    ])
  })
})

describe('what a column says of permissions', () => {
  const said = (...cells: [string, string][]) =>
    permissionsIn(cells.map(([heading, cell]) => ({ heading, cell })))
  test.each([
    ['Email Marketing', 'Yes', 'marketing', 'yes'],
    ['SMS Opt-In', 'FALSE', 'marketing', 'no'],
    ['Email opt-out', 'Yes', 'marketing', 'no'],
    ['Unsubscribed', 'No', 'marketing', 'yes'],
    ['Photo Consent', '12/05/2025', 'photos', 'yes'],
    ['Health Consent', 'declined', 'health-notes', 'no'],
  ])('%s: %s', (heading, cell, about, answer) => {
    expect(said([heading, cell]).permissions).toMatchObject([{ fields: { about, answer } }])
  })
  test('one no among them is a no', () => {
    expect(said(['Email Marketing', 'Yes'], ['SMS Marketing', 'No']).permissions).toMatchObject([
      { fields: { answer: 'no', wording: expect.stringContaining('SMS Marketing: No') } },
    ])
  })
  test('what isn’t plain stays a note; and no list lets a model be told of health', () => {
    for (const cells of [
      ['GDPR', 'Yes'],
      ['Marketing', 'maybe'],
      ['Health Consent', 'Yes'],
    ] as [string, string][]) {
      const { permissions, notes, odd } = said(cells)
      expect([permissions, notes, odd.length]).toEqual([[], [cells.join(': ')], 1])
    }
    expect(mayTellHealth([])).toBe(false)
  })
})

test.each(READ)('%s is read as bowls', text => expect(readRecipe(text)?.length).toBeGreaterThan(0))
test.each([...SCRIBBLED, '6/0 20 vol', '6/0 40g 25vol', '40g 20 vol', '6/0 40g, no idea what else', 'Foils'])(
  '%s is not guessed at',
  text => expect(readRecipe(text)).toBeNull(),
)
