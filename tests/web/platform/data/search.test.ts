import Dexie, { RangeSet } from 'dexie'
import { describe, expect, test, vi } from 'vitest'
import { soundOf } from '../../../../shared/reading/names/sound'
import type { Salon } from '../../../../web/platform/data/db'
import { clientsBeginning } from '../../../../web/platform/data/queries/read'
import { prepareSearch, searchClients } from '../../../../web/platform/data/queries/search/search'
import { entryOf, hitsAmong, wantedOf } from '../../../../web/platform/data/queries/search/search-index'
import { searchIndexStands, searchIsWhole } from '../../../../web/platform/data/queries/search/search-stands'
import { aClient, anEdit, aSalon, saves } from './device'

const people: Record<string, Record<string, unknown>> = {
  siobhan: { name: "Siobhán O'Neill", phone: '07700 900123', concerns: ['dryness'] },
  niamh: { name: 'Niamh Byrne', phone: '+44 7700 900456', concerns: ['grey coverage'] },
  ann: { name: 'Ann Marie Neill' },
  mary: { name: 'Mary-Ann Smith' },
  joanna: { name: 'Joanna Clarke' },
  ciara: { name: 'Ciara Walsh', concerns: ['Annoying frizz'] },
}

async function aSalonOfPeople(): Promise<Salon> {
  const salon = aSalon()
  await saves(salon, ...Object.entries(people).map(([id, fields]) => aClient(id, fields)))
  await prepareSearch(salon)
  return salon
}
const found = async (salon: Salon, text: string): Promise<string[]> =>
  (await searchClients(salon, text)).map(each => each.id)

describe('a search', () => {
  test('puts the beginning of a name first, then of a word, then inside a word, then concerns', async () => {
    const salon = await aSalonOfPeople()
    expect((await searchClients(salon, 'ann')).map(each => [each.id, each.why])).toEqual([
      ['ann', 'name'],
      ['mary', 'name'],
      ['joanna', 'name'],
      ['ciara', 'concern'],
    ])
  })

  test('finds names by their beginning alone where the rest of the search is not there', async () => {
    const salon = await aSalonOfPeople()
    const names = async (text: string): Promise<string[]> =>
      (await clientsBeginning(salon.db, text, 50)).map(({ name }) => name)
    expect(await names('siobhan')).toEqual(["Siobhán O'Neill"])
    expect(await names('neill')).toEqual([])
    expect(await clientsBeginning(salon.db, '', 2)).toHaveLength(2)
  })

  test('finds names without their accents and marks', async () => {
    const salon = await aSalonOfPeople()
    expect(await found(salon, 'SIOBHAN')).toEqual(['siobhan'])
    expect(await found(salon, "o'neill")).toContain('siobhan')
    expect(await found(salon, 'nobody of this name')).toEqual([])
  })

  test('finds letters that no keyboard of here has by the ones that stand for them', async () => {
    const salon = aSalon()
    await saves(
      salon,
      aClient('tomasz', { name: 'Tomasz Wójcik' }),
      aClient('michal', { name: 'Michał Łuczak' }),
    )
    await saves(
      salon,
      aClient('soren', { name: 'Søren Bjørk' }),
      aClient('gudrun', { name: 'Guðrún Þórsdóttir' }),
    )
    await prepareSearch(salon)
    expect(await found(salon, 'tomas wojcik')).toEqual(['tomasz'])
    expect(await found(salon, 'michal luczak')).toEqual(['michal'])
    expect(await found(salon, 'soren bjork')).toEqual(['soren'])
    expect(await found(salon, 'gudrun thors')).toEqual(['gudrun'])
  })

  test('finds a phone by its digits, however it was written', async () => {
    const salon = await aSalonOfPeople()
    expect(await found(salon, '900123')).toEqual(['siobhan'])
    expect(await found(salon, '07700 900456')).toEqual(['niamh'])
    expect(await found(salon, '+447700900123')).toEqual(['siobhan'])
  })

  test('finds by concern', async () => {
    expect(await found(await aSalonOfPeople(), 'grey')).toEqual(['niamh'])
  })

  test('finds what sounds alike, last', async () => {
    const salon = await aSalonOfPeople()
    expect(await found(salon, 'Shivaun')).toEqual(['siobhan'])
    expect(await found(salon, 'Neev')).toEqual(['niamh'])
    expect(await found(salon, 'Keera')).toEqual(['ciara'])
    expect(await found(salon, 'Shivaun Oneil')).toEqual(['siobhan'])
  })

  test('finds a name with one letter wrong or two swapped, after those that are written so', async () => {
    const salon = aSalon()
    await saves(salon, aClient('zainab', { name: 'Zainab Khan' }), aClient('zian', { name: 'Zianab Ali' }))
    await saves(salon, aClient('anna', { name: 'Anna Berg' }), aClient('hanna', { name: 'Enna Holt' }))
    await prepareSearch(salon)
    expect((await searchClients(salon, 'zianab')).map(each => [each.id, each.why])).toEqual([
      ['zian', 'name'],
      ['zainab', 'near'],
    ])
    expect(await found(salon, 'zianab khan')).toEqual(['zainab'])
    expect(await found(salon, 'khna')).toEqual(['zainab'])
    // Short words have many neighbours.
    expect(await found(salon, 'anna')).toEqual(['anna'])
    expect(await found(salon, 'kainob')).toEqual([])
  })

  test('knows what was saved, renamed and deleted since', async () => {
    const salon = await aSalonOfPeople()
    await saves(salon, aClient('new', { name: 'Zelda' }), anEdit('client', 'ann', { name: 'Zoe' }))
    await saves(salon, anEdit('client', 'joanna', { deletedAt: 4 }))
    expect(await found(salon, 'ze')).toEqual(['new'])
    expect(await found(salon, 'zoe')).toEqual(['ann'])
    expect(await found(salon, 'joanna')).toEqual([])
  })

  test('finds beginnings of names before its index stands', async () => {
    const salon = aSalon()
    await saves(salon, ...Object.entries(people).map(([id, fields]) => aClient(id, fields)))
    expect(await found(salon, 'sio')).toEqual(['siobhan'])
    expect(await found(salon, '')).toEqual([])
  })
})

describe('what a search has not looked at', () => {
  test('is known: before the index stands, and after many rows came in', async () => {
    const salon = aSalon()
    await saves(salon, ...Object.entries(people).map(([id, fields]) => aClient(id, fields)))
    expect(await found(salon, 'grey')).toEqual([])
    expect(searchIsWhole.get()).toBe(false)
    await prepareSearch(salon)
    expect(await found(salon, 'grey')).toEqual(['niamh'])
    expect(searchIsWhole.get()).toBe(true)
    const more = Array.from({ length: 600 }, (_, n) => aClient(`more${n}`, { name: `Zara ${n}` }))
    await saves(salon, ...more)
    await prepareSearch(salon)
    expect(searchIsWhole.get()).toBe(true)
    const other = aSalon()
    expect(await found(other, 'grey')).toEqual([])
    expect(searchIsWhole.get()).toBe(false)
  })
})

describe('a search whose index was overtaken by rows that came in', () => {
  test('is told to ask again, so that it never says “Searching” for ever', async () => {
    const salon = aSalon()
    await saves(salon, ...Object.entries(people).map(([id, fields]) => aClient(id, fields)))
    const before = searchIndexStands.get()
    const building = prepareSearch(salon)
    // As when a sync puts a whole piece in: too many to name one by one.
    Dexie.on.storagemutated.fire({ [`idb://${salon.db.name}/rows/`]: new RangeSet('a', 'z') })
    await building
    expect(searchIsWhole.get()).toBe(false)
    expect(searchIndexStands.get()).toBeGreaterThan(before)
    expect(await found(salon, 'zzzq')).toEqual([])
    await vi.waitFor(() => expect(searchIsWhole.get()).toBe(true))
  })
})

describe('a name that is parted otherwise', () => {
  const why = (name: string, typed: string): string | undefined =>
    hitsAmong([entryOf({ id: 'c1', fields: { name } })], wantedOf(typed))[0]?.why

  test.each([
    ['o brien', 'Niamh O’Brien'],
    ['obrien', "Niamh O'Brien"],
    ['mc carthy', 'Aoife McCarthy'],
    ['mccarthy', 'Aoife Mc Carthy'],
    ['smithjones', 'Ann Smith-Jones'],
    ['mary ann', 'Maryann Doyle'],
  ])('%s is written in %s', (typed, name) => expect(why(name, typed)).toBe('name'))

  test.each([
    ['nolan', 'Shannon Lane'],
    ['anne lee', 'Hannah Neely'],
    ['o br', 'Tom Brady'],
  ])('%s is not written in %s', (typed, name) => expect(why(name, typed)).not.toBe('name'))
})

describe('names that sound alike', () => {
  const hits = (name: string, typed: string): boolean =>
    hitsAmong([entryOf({ id: 'c1', fields: { name } })], wantedOf(typed)).length > 0

  test('are not those that merely begin with the same letter', () => {
    for (const typed of ['zzz', 'sss', 'qqq', 'xyz', 'zq zq', 'zee'])
      expect(hits('Chidi Eze', typed), typed).toBe(false)
  })

  test.each([
    ['Shivaun', 'Siobhán Kelly'],
    ['Neeve', 'Niamh O’Brien'],
    ['Eefa', 'Aoife Doyle'],
    ['Oneil', 'Kate O’Neill'],
    ['Shivaun Kelley', 'Siobhán Kelly'],
    ['Jo Kelley', 'Jo Kelly'],
  ])('%s finds %s', (typed, name) => expect(hits(name, typed)).toBe(true))

  test.each([
    ['Shivaun', 'Siobhan', 'Shevaun', 'Chevaun', 'Siobhán'],
    ['Neev', 'Niamh', 'Neve', 'Nieve'],
    ['Keera', 'Ciara', 'Kiera', 'Keira', 'Kira'],
    ['Sean', 'Shaun', 'Shawn', 'Seán'],
    ['Caoimhe', 'Keeva', 'Keva'],
    ['Steven', 'Stephen'],
    ['Cathryn', 'Kathryn', 'Catherine', 'Katharine', 'Kathrin'],
    ['Aoife', 'Eefa'],
    ['Saoirse', 'Seersha'],
    ['Roisin', 'Rosheen', 'Róisín'],
    ['Sinead', 'Shinade', 'Sinéad'],
    ['Aisling', 'Ashling', 'Aislinn', 'Ashleen'],
    ['Caitriona', 'Katrina', 'Catriona'],
    ['Grainne', 'Granya', 'Gráinne'],
    ['Eoin', 'Owen', 'Eoghan', 'Owain'],
    ['Rhys', 'Reece', 'Reese'],
    ['Sian', 'Sharn', 'Siân'],
    ['Philip', 'Phillip', 'Filip'],
    ['Sarah', 'Sara'],
    ['Claire', 'Clare'],
    ['Ann', 'Anne'],
    ['Jon', 'John'],
    ['Deborah', 'Debra'],
    ['Rebecca', 'Rebekah'],
    ['Teresa', 'Theresa'],
    ['Kayleigh', 'Kaylee', 'Kayley'],
    ['Lynn', 'Lin', 'Lynne'],
    ['Geoff', 'Jeff'],
    ['Graham', 'Graeme'],
    ['Cheryl', 'Sheryl'],
    ['Hayley', 'Hailey', 'Haley'],
    ['Megan', 'Meghan'],
    ['Leigh', 'Lee', 'Lea'],
    ['Alison', 'Allison', 'Alyson'],
    ['Smith', 'Smyth'],
    ['Clarke', 'Clark'],
    ['Byrne', 'Burn', 'Byrn'],
    ['Reilly', 'Riley', 'Reily'],
    ['Nicola', 'Nichola'],
    ['Lindsey', 'Lindsay', 'Lynsey'],
  ])('%s is %s', (first, ...others) => {
    expect(others.map(soundOf)).toEqual(others.map(() => soundOf(first)))
  })

  test.each([
    ['Siobhan', 'Susan'],
    ['Niamh', 'Naomi'],
    ['Ciara', 'Carol'],
    ['Sean', 'Simon'],
    ['Ann', 'Emma'],
    ['Karen', 'Kieran'],
    ['Clare', 'Clara Jones'],
    ['Laura', 'Lara'],
  ])('%s is not %s', (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other))
  })
})
