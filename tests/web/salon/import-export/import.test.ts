import { describe, expect, test } from 'vitest'
import { guarded, readCsv, textOfFile, unguarded } from '../../../../web/salon/import-export/csv'
import { fileProblem } from '../../../../web/salon/import-export/import/file-problem'
import { datesWords } from '../../../../web/salon/import-export/import/import-words'
import { guessMapping, leftOutWords, mappingProblem } from '../../../../web/salon/import-export/plan/columns'
import {
  AT_FIRST,
  type Choices,
  planClients,
  planProducts,
} from '../../../../web/salon/import-export/plan/dry-run'
import { foldPhone, type KnownClient } from '../../../../web/salon/import-export/plan/same'
import { readDate } from '../../../../web/salon/import-export/read/days'

const skip: Choices = { ...AT_FIRST, alike: 'skip' }

async function plan(text: string, present: KnownClient[] = [], choices: Choices = AT_FIRST) {
  const csv = await readCsv(text)
  return planClients(csv, guessMapping('client', csv), present, choices)
}

describe('the columns of other systems', () => {
  test.each([
    [
      ['First Name', 'Last Name', 'Mobile', 'Email Address', 'Notes', 'Gender'],
      ['first_name', 'last_name', 'phone', 'email', 'notes', 'ignore'],
    ],
    [
      ['Client Name', 'Mobile Number', 'E-mail', 'Allergies', 'Date Added'],
      ['name', 'phone', 'email', 'allergies', 'created_at'],
    ],
    [
      ['Forename', 'Surname', 'Tel. No.', 'Home Phone', 'Colour Notes', 'Hair Type'],
      ['first_name', 'last_name', 'phone', 'ignore', 'formula', 'hair_type'],
    ],
    [
      ['CLIENT', 'TELEPHONE', 'COMMENTS', 'POSTCODE'],
      ['name', 'phone', 'notes', 'ignore'],
    ],
    [
      ['Name', 'Hair', 'Remarks'],
      ['name', 'hair_type', 'notes'],
    ],
    [
      ['Name', 'Hair', 'Hair Type/Texture', 'Texture'],
      ['name', 'ignore', 'hair_type', 'ignore'],
    ],
    [
      ['Name', 'Texture', 'Type'],
      ['name', 'hair_type', 'ignore'],
    ],
    [
      ['Name', 'First name', 'Last name', 'Phone number', 'Client since'],
      ['ignore', 'first_name', 'last_name', 'phone', 'created_at'],
    ],
    [
      ['id', 'user_id', 'name', 'phone', 'email', 'hair_type', 'concerns', 'notes', 'created_at'],
      ['ignore', 'ignore', 'name', 'phone', 'email', 'hair_type', 'concerns', 'notes', 'created_at'],
    ],
  ])('%j is understood', (header, mapping) => {
    expect(guessMapping('client', { header, lines: [] })).toEqual(mapping)
  })

  test('what is left out is said by its heading, or by its place where it holds something', async () => {
    const { header, lines } = await readCsv('Name,Gender,Postcode,,\nAnn,f,,dog owner,')
    const mapping = guessMapping('client', { header, lines })
    expect(leftOutWords({ header, lines }, mapping)).toBe('Left out: Gender, Postcode, column 4.')
    expect(leftOutWords({ header: ['Name'], lines }, ['name'])).toBeNull()
  })

  test('a date that can’t be read and half a name are kept in the notes, and the line is said', async () => {
    const { outcomes, dates } = await plan(
      'Name,First name,Notes,Client since\nSmith,Ann,Tea,last summer\nBo Lee,Bo,,01/02/2020\nCy,,,',
    )
    expect(outcomes.map(({ row }) => row.notes)).toEqual([
      'Tea\nFirst name: Ann\nClient since: last summer',
      null,
      null,
    ])
    expect(dates).toEqual([2])
    expect(datesWords(dates)).toBe("Line 2: the date can't be read. It is kept in the notes.")
    expect(datesWords([2, 3, 4, 5, 6, 1007])).toMatch(/^Lines 2, 3, 4, 5, 6 and 1 more: /)
    expect(datesWords([])).toBeNull()
  })

  test('of products too', () => {
    const header = ['Product Name', 'Category', 'RRP', 'Description', 'SKU']
    expect(guessMapping('product', { header, lines: [] })).toEqual([
      'name',
      'category',
      'price',
      'description',
      'ignore',
    ])
  })

  test('without a name nothing can be made, and this is said', () => {
    expect(mappingProblem('client', ['phone', 'email'])).toBe('Say which column holds the name.')
    expect(mappingProblem('client', ['last_name'])).toBeNull()
    expect(mappingProblem('client', ['name', 'phone', 'phone'])).toContain('"Phone"')
  })
})

describe('reading a file', () => {
  test('a bad line is named by its line in the file, also after a note of several lines', async () => {
    const csv = await readCsv('Name,Notes\nAnn,"one\ntwo\nthree"\n\nBo,x,too,many\nCy,fine')
    expect(csv.lines.map(line => [line.line, line.cells[0]])).toEqual([
      [2, 'Ann'],
      [7, 'Cy'],
    ])
    expect(csv.broken).toEqual([{ line: 6, reason: 'It has 4 columns, the first line has 2.' }])
  })

  test('what a report writes above its headings is not taken for them', async () => {
    const csv = await readCsv('Client List Report,,\n\nClient Name,Mobile,Email\nAnn,1,a@example.com')
    expect(csv.header).toEqual(['Client Name', 'Mobile', 'Email'])
    expect(csv.lines.map(({ line }) => line)).toEqual([4])
    expect((await readCsv('Name\nAnn,x,too,many\nBo')).header).toEqual(['Name'])
  })

  test('semicolons, tabs, Windows line ends and a byte order mark are no trouble', async () => {
    for (const text of ['\uFEFFName;Phone\r\nSiobhán;01\r\n', 'Name\tPhone\nSiobhán\t01']) {
      const csv = await readCsv(text)
      expect(csv.header).toEqual(['Name', 'Phone'])
      expect(csv.lines[0]?.cells).toEqual(['Siobhán', '01'])
    }
  })

  test('a quotation mark that is never closed is a bad line, and what came before is kept', async () => {
    const csv = await readCsv('Name,Notes\nAnn,fine\nBo,"never closed\nCy,lost')
    expect(csv.lines.map(line => line.cells[0])).toEqual(['Ann'])
    expect(csv.broken).toEqual([
      {
        line: 3,
        reason:
          'A quotation mark (") is opened and not closed as it should be, and takes the next line along.',
      },
    ])
  })

  test('a file that is no list is named for what it is', () => {
    const problem = (...bytes: number[]) => fileProblem(new Uint8Array(bytes).buffer)
    expect(problem(0x50, 0x4b, 0x03, 0x04)).toMatch(/^is a workbook or a zip file/)
    expect(problem(0x25, 0x50, 0x44, 0x46)).toMatch(/^is a PDF/)
    expect(problem(0x41, 0x00, 0x42)).toMatch(/^is not a text file/)
    expect(problem()).toBe('is empty.')
    expect(fileProblem(new TextEncoder().encode('  <!DOCTYPE html>').buffer as ArrayBuffer)).toMatch(
      /web page/,
    )
    expect(fileProblem(new TextEncoder().encode('Name,Phone').buffer as ArrayBuffer)).toBeNull()
    expect(problem(0xff, 0xfe, 0x41, 0x00)).toBeNull()
  })

  test('letters of older Windows systems are read right', () => {
    const bytes = new Uint8Array([83, 105, 111, 98, 104, 0xe1, 110])
    expect(textOfFile(bytes.buffer)).toBe('Siobhán')
    expect(textOfFile(new TextEncoder().encode('Siobhán').buffer as ArrayBuffer)).toBe('Siobhán')
  })

  test('ten thousand lines are read and planned with pauses between', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `Client ${index},0770${index + 1_000_000}`)
    let pauses = 0
    const pause = async () => {
      pauses += 1
    }
    const csv = await readCsv(['Name,Phone', ...lines].join('\n'), pause)
    const result = await planClients(csv, ['name', 'phone'], [], skip, pause)
    expect(csv.lines.at(-1)?.line).toBe(10_001)
    expect(result.outcomes).toHaveLength(10_000)
    expect(pauses).toBeGreaterThan(15)
  })
})

describe('the dry run', () => {
  test('makes cards with null for what is empty, concerns as a list and allergies apart', async () => {
    const { outcomes } = await plan(
      'First Name,Last Name,Phone,Concerns,Allergies,Client since\nSiobhán,Kelly,,"frizz; dry, ",PPD,21/11/2024\nBo,,,,none,',
    )
    expect(outcomes).toEqual([
      {
        does: 'add',
        line: 2,
        row: {
          name: 'Siobhán Kelly',
          phone: null,
          email: null,
          hair_type: null,
          concerns: ['frizz', 'dry'],
          notes: null,
        },
        allergies: [{ substance: 'PPD', reaction: null }],
        hanging: [],
        created_at: '2024-11-21T12:00:00.000Z',
      },
      expect.objectContaining({ row: expect.objectContaining({ name: 'Bo' }), allergies: [] }),
    ])
  })

  test('a second column of notes says where it came from', async () => {
    const { outcomes } = await plan('Name,Notes,Colour Notes\nAnn,Tea,6/0 20 vol')
    expect(outcomes[0]?.row.notes).toBe('Tea\nColour Notes: 6/0 20 vol')
  })

  test('a line without a name is listed with its number and reason', async () => {
    const { outcomes, bad } = await plan(`Name,Phone\n,0123456\n${'x'.repeat(201)},1\nAnn,2`)
    expect(outcomes.map(outcome => outcome.row.name)).toEqual(['Ann'])
    expect(bad).toEqual([
      { line: 2, reason: 'There is no name.' },
      { line: 3, reason: 'The name is 201 characters long; 200 is the most.' },
    ])
  })

  const siobhan: KnownClient = {
    id: 'c1',
    name: 'Siobhan Kelly',
    phone: '+44 7700 900101',
    email: 'S@EXAMPLE.com',
  }

  test('the same person is skipped, or updated where that is chosen', async () => {
    const text = 'Name,Phone\nSiobhán Kelly,07700 900101'
    const skipped = await plan(text, [siobhan])
    expect(skipped.outcomes).toEqual([])
    expect(skipped.skipped).toEqual([
      { line: 2, name: 'Siobhán Kelly', reason: 'Siobhan Kelly is already a client.', kind: 'same' },
    ])
    const updated = await plan(text, [siobhan], { ...skip, same: 'update' })
    expect(updated.outcomes).toEqual([expect.objectContaining({ does: 'update', id: 'c1' })])
  })

  test('a phone or an email that somebody else has is asked about: families share them', async () => {
    const text = 'Name,Phone,Email\nNiamh Kelly,07700900101,\nOrla Kelly,,s@example.com'
    const skipped = await plan(text, [siobhan], skip)
    expect(skipped.skipped.map(line => [line.reason, line.kind])).toEqual([
      ['The same phone number as Siobhan Kelly, already a client.', 'alike'],
      ['The same email as Siobhan Kelly, already a client.', 'alike'],
    ])
    const added = await plan(text, [siobhan])
    expect(added.outcomes.map(outcome => outcome.row.name)).toEqual(['Niamh Kelly', 'Orla Kelly'])
  })

  test('a namesake with another number is not taken for the same person', async () => {
    const text = 'Name,Phone\nSiobhan Kelly,07700 900999'
    const added = await plan(text, [siobhan], { ...AT_FIRST, same: 'update' })
    expect(added.outcomes).toEqual([expect.objectContaining({ does: 'add' })])
    expect(added.alike).toBe(1)
  })

  test('a person who stands twice in the file is made once', async () => {
    const { outcomes, skipped } = await plan('Name,Phone\nAnn Lee,0123456789\nann  lee,0123456789')
    expect(outcomes).toHaveLength(1)
    expect(skipped).toEqual([expect.objectContaining({ line: 3, reason: 'Ann Lee is already on line 2.' })])
  })

  test('a product with a price that is none is listed, and its neighbours are made', async () => {
    const csv = await readCsv('Product,Category,Price\nMask,Treatment,abc\nOil,,£12\nOil,Finish,13')
    const result = await planProducts(csv, guessMapping('product', csv), [], skip)
    expect(result.bad[0]?.line).toBe(2)
    expect(result.outcomes.map(outcome => outcome.row)).toEqual([
      { name: 'Oil', category: 'Other', description: null, price: 12 },
    ])
    expect(result.skipped[0]?.reason).toBe('Oil is already on line 3.')
  })
})

test('one number written in four ways is one number', () => {
  const ways = ['07700 900101', '+44 7700 900101', '+44 (0)7700 900101', '00447700900101']
  expect(new Set(ways.map(foldPhone)).size).toBe(1)
  expect(foldPhone('12')).toBeNull()
})

test('dates are read as the UK writes them, and not guessed', () => {
  expect(readDate('03/02/2025')).toBe('2025-02-03T12:00:00.000Z')
  expect(readDate('3 Feb 25')).toBe('2025-02-03T12:00:00.000Z')
  expect(readDate('03.02.85')).toBe('1985-02-03T12:00:00.000Z')
  expect(readDate('02/25/2025')).toBeNull()
  expect(readDate('2025-02-03')).toBe('2025-02-03T12:00:00.000Z')
  expect(readDate('31/02/2025')).toBeNull()
  expect(readDate('last year')).toBeNull()
})

test.each(['=1+1', '+44 7700', '-5', '@x', "'=1", "''+", "'plain", 'O’Neill', '\t=1', 'a=b'])(
  'the cell %j cannot run in a spreadsheet and comes back as it was',
  cell => {
    const out = String(guarded(cell))
    expect(/^[=+\-@\t\r]/.test(out)).toBe(false)
    expect(unguarded(out)).toBe(cell)
  },
)
