// An erased client is found through history: in records that were moved to others, and by name in what is about nobody.
import { describe, expect, test } from 'vitest'
import { personOf, unnaming } from '../../../shared/salon/privacy/unnamed'
import type { Database } from '../../../sync-server/db/open'
import { beginCall } from '../../../sync-server/models/store'
import { eraseClient } from '../../../sync-server/sync/erase'
import { historyOf } from '../../../sync-server/sync/read'
import { tracesOf } from '../../support/traces'
import { onBothDatabases } from '../sync/support/databases'
import { aChange, anEdit, aSalon, NOON, type Salon } from '../sync/support/salon'

const NAME = 'Zdzisława Quackenbush'
const MAIDEN = 'Zdzisława Przybylska'
const PHONE = '07700 900777'
const EMAIL = 'quack@example.com'
const PHRASE = 'mermaid green ends'
const TRACES = [NAME, MAIDEN, 'Quackenbush', 'Przybylska', PHONE, '+44 7700 900777', EMAIL, PHRASE]
const AT = '2026-11-01T09:00:00.000Z'

async function twoClients(database: Database): Promise<Salon> {
  const salon = await aSalon(database)
  await salon.sync({
    changes: [
      aChange({ recordId: 'c1', patch: { name: MAIDEN, phone: PHONE, email: EMAIL } }),
      aChange({ recordId: 'c2', patch: { name: 'Bo Peep', phone: '07700 900111' } }),
      anEdit('c1', { name: NAME }, { base: { name: MAIDEN } }),
    ],
  })
  return salon
}
const erase = ({ database, account }: Salon) => eraseClient(database, { account, clientId: 'c1', now: NOON })

onBothDatabases('a note that was moved to another client', database => {
  async function aMovedNote(): Promise<Salon> {
    const salon = await twoClients(database())
    const note = { kind: 'note' }
    await salon.sync({
      changes: [
        aChange({
          ...note,
          recordId: 'n1',
          patch: { client_id: 'c1', text: `${PHRASE} one`, written_at: AT },
        }),
        anEdit('n1', { text: `${PHRASE} two` }, { ...note, base: { text: `${PHRASE} one` } }),
      ],
    })
    // What could not be merged while it was theirs.
    await salon.sync({
      device: 'tablet-2',
      changes: [anEdit('n1', { text: `${PHRASE} three` }, { ...note, base: { text: `${PHRASE} one` } })],
    })
    await salon.sync({
      now: NOON + 1_000,
      changes: [
        anEdit('n1', { client_id: 'c2' }, { ...note, at: NOON + 1_000, base: { client_id: 'c1' } }),
        anEdit(
          'n1',
          { text: 'Her fringe.' },
          { ...note, at: NOON + 1_000, base: { text: `${PHRASE} three` } },
        ),
        anEdit(
          'n1',
          { text: 'Her fringe, short.' },
          { ...note, at: NOON + 1_000, base: { text: 'Her fringe.' } },
        ),
      ],
    })
    return salon
  }

  test('keeps what it says of her, and nothing from before', async () => {
    const salon = await aMovedNote()
    expect(await tracesOf(database(), [PHRASE])).toEqual(
      expect.arrayContaining(['changes.patch', 'changes.base', 'records.fields']),
    )
    await erase(salon)
    expect(await tracesOf(database(), TRACES)).toEqual([])
    expect(await salon.fieldsOf('n1')).toMatchObject({ client_id: 'c2', text: 'Her fringe, short.' })
    const history = await historyOf(database(), salon.account, 'n1')
    expect(history).toHaveLength(6)
    expect(history.at(-1)).toMatchObject({
      patch: { text: 'Her fringe, short.' },
      base: { text: 'Her fringe.' },
    })
  })

  test('and on to nobody, likewise; the facts of an ask that was theirs go too', async () => {
    const salon = await twoClients(database())
    await salon.sync({
      changes: [
        aChange({
          kind: 'reminder',
          recordId: 'r1',
          patch: { client_id: 'c1', text: PHRASE, due_on: '2027-01-01', made_at: AT },
        }),
        anEdit(
          'r1',
          { client_id: null, text: 'Order foils' },
          { kind: 'reminder', base: { client_id: 'c1', text: PHRASE } },
        ),
        aChange({
          kind: 'ask',
          recordId: 'a1',
          patch: {
            tool: 'colour-formula',
            tool_version: 1,
            client_id: 'c1',
            input: {},
            facts: { notes: [PHRASE] },
            device: 'tablet-1',
            asked_at: AT,
          },
        }),
        anEdit('a1', { client_id: 'c2' }, { kind: 'ask', base: { client_id: 'c1' } }),
      ],
    })
    await erase(salon)
    expect(await tracesOf(database(), TRACES)).toEqual([])
    expect(await salon.fieldsOf('r1')).toMatchObject({ text: 'Order foils' })
    expect(await salon.fieldsOf('a1')).toMatchObject({ client_id: 'c2' })
  })
})

/** Text that names the client, in a record of every kind that can be about nobody or about someone else. */
const NAMING: Record<string, Record<string, unknown>> = {
  reminder: { text: `Call ${NAME} on ${PHONE}`, due_on: '2027-01-01', made_at: AT },
  timer: { name: `Quackenbush roots`, duration: 60, started_at: AT, ends_at: AT, device: 'tablet-1' },
  note: { client_id: 'c2', text: `Sister of ${MAIDEN}.\nMrs Quackenbush pays.`, written_at: AT },
  memo: {
    recorded_at: AT,
    type: 'audio/webm',
    duration: 1,
    bytes: 1,
    hash: 'h',
    text: `Tell quackenbush, zdzisława`,
    into: null,
    device: 'tablet-1',
  },
  formula: { client_name: NAME, made_at: AT, title: `For Z. Quackenbush`, bowls: [], remarks: EMAIL },
  ask: {
    tool: 'marketing',
    tool_version: 1,
    client_name: NAME,
    input: { topic: `The look of ${NAME}`, list: [{ deep: `Ring +44 7700 900777` }] },
    facts: { clients: [NAME] },
    draft: { post: `${NAME.toUpperCase()}’s new colour` },
    sheet: { title: NAME },
    device: 'tablet-1',
    asked_at: AT,
  },
  conversation: { scenario: `${NAME} complains`, started_at: AT, device: 'tablet-1' },
  turn: {
    conversation_id: 'conversation-1',
    role: 'stylist',
    text: `Sorry, ${NAME}.`,
    said_at: AT,
    by: 'me',
  },
  scenario: { title: NAME, description: `${NAME} is late` },
  kept_record: {
    what: 'other',
    facts: `${NAME} reacted`,
    reason: 'x',
    keep_until: '2029-01-01',
    made_at: AT,
  },
  appointment: {
    client_name: NAME,
    person_id: null,
    stylist: null,
    starts_at: '2026-12-01T09:30',
    minutes: 60,
    service: `Cut for ${MAIDEN}`,
    note: `Ring ${PHONE}`,
    made_at: AT,
  },
  newer_kind: { words: `As ${NAME} said` },
}

onBothDatabases('a name in what is about nobody', database => {
  async function named(): Promise<Salon> {
    const salon = await twoClients(database())
    const planted = await salon.sync({
      changes: [
        ...Object.entries(NAMING).map(([kind, patch]) => aChange({ kind, recordId: `${kind}-1`, patch })),
        anEdit('reminder-1', { text: `Ring ${NAME}` }, { kind: 'reminder', base: NAMING.reminder ?? {} }),
        anEdit('c2', { notes: `Came with ${NAME}` }, { base: { notes: null } }),
      ],
    })
    expect(planted.refused).toEqual([])
    const call = { made_for: 'ask', tool: 'x', model: 'm', at: NOON, ask: null, client: null }
    await beginCall(database(), salon.account, {
      ...call,
      id: 'maiden',
      sent: JSON.stringify({ text: `About ${MAIDEN}` }),
    })
    return salon
  }

  test('goes from every column of every table; what else was said stays, and every tablet hears of it', async () => {
    const salon = await named()
    const { cursor } = await salon.sync({ device: 'tablet-2' })
    const planted = await tracesOf(database(), TRACES)
    expect(planted).toEqual(
      expect.arrayContaining(['records.fields', 'changes.patch', 'changes.base', 'ask_facts.facts']),
    )
    await erase(salon)
    expect(await tracesOf(database(), TRACES)).toEqual([])
    expect(await salon.fieldsOf('reminder-1')).toMatchObject({ text: 'Ring a client' })
    expect(await salon.fieldsOf('timer-1')).toMatchObject({ name: 'A client roots' })
    expect(await salon.fieldsOf('note-1')).toMatchObject({
      text: 'Sister of a client.\nA client pays.',
      client_id: 'c2',
    })
    expect(await salon.fieldsOf('c2')).toMatchObject({ name: 'Bo Peep', notes: 'Came with a client' })
    const heard = await salon.sync({ device: 'tablet-2', cursor })
    const ids = heard.records.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['c1', 'c2', ...Object.keys(NAMING).map(kind => `${kind}-1`)]))
    expect(heard.cursor.version).toBeGreaterThan(cursor.version)
  })

  test('stays where somebody on file bears it, and goes with the last of them', async () => {
    const salon = await named()
    await salon.sync({ changes: [aChange({ recordId: 'c3', patch: { name: NAME, phone: PHONE } })] })
    await erase(salon)
    expect(await salon.fieldsOf('reminder-1')).toMatchObject({ text: `Ring ${NAME}` })
    expect(await tracesOf(database(), [MAIDEN, EMAIL])).toEqual([])
    await eraseClient(database(), { account: salon.account, clientId: 'c3', now: NOON })
    expect(await tracesOf(database(), TRACES)).toEqual([])
  })
})

onBothDatabases('a card that holds anything', database => {
  const reminder = (text: string) => ({
    kind: 'reminder',
    patch: { text, due_on: '2027-01-01', made_at: AT },
  })
  async function others(card: Record<string, unknown>, text: string): Promise<Salon> {
    const salon = await aSalon(database())
    const { refused } = await salon.sync({
      changes: [
        aChange({ recordId: 'c1', patch: card }),
        aChange({ recordId: 'c2', patch: { name: 'Bo Peep', notes: text, created_at: AT } }),
        aChange({ recordId: 'r1', ...reminder(text) }),
      ],
    })
    expect(refused).toEqual([])
    return salon
  }

  test.each(['-', 'none', '0', 'T', '@', 'a@b'])(
    'with the email %s costs nobody else a letter',
    async email => {
      const text = `Nonetheless: T-zone, 10-20 min, 0730; a@b. Not ${NAME}`
      const salon = await others({ name: NAME, email, phone: '0' }, text)
      await erase(salon)
      const left = text.replace(NAME, 'a client')
      expect(await salon.fieldsOf('c2')).toMatchObject({ name: 'Bo Peep', notes: left, created_at: AT })
      expect(await salon.fieldsOf('r1')).toMatchObject({ text: left, due_on: '2027-01-01', made_at: AT })
      const [first] = await historyOf(database(), salon.account, 'c2')
      expect(first).toMatchObject({ patch: { notes: left, created_at: AT } })
    },
  )

  test.each([
    ['Jürgen Müller', 'Call Herr Jürgen Müller', 'Call Herr a client'],
    ['Jürgen Müller', 'Call Herr Jurgen Muller', 'Call Herr a client'],
    ['Jurgen Muller', 'Call Herr Jürgen Müller', 'Call Herr a client'],
    ['Jurgen Muller', 'Call Herr Ju\u0308rgen Mu\u0308ller', 'Call Herr a client'],
    ['Jürgen Müller', 'Call Herr Juergen Mueller', 'Call Herr a client'],
    ['Jürgen Müller', 'Call Herr Jurgen MUELLER', 'Call Herr a client'],
    ['Juergen Mueller', 'Call Herr Jürgen Mu\u0308ller', 'Call Herr a client'],
    ['Jurgen Mueller', 'Call Herr Jürgen Müller', 'Call Herr a client'],
    ['Åse Sørgård', 'Ring Mrs Soergaard', 'Ring a client'],
    ['Aase Soergaard', 'Ring Sørgård, Åse', 'Ring a client'],
    ['Jörg', 'Joerg at four', 'A client at four'],
    ['Lukasz Groß', 'Ring Łukasz Gross', 'Ring a client'],
    ['Zoë', 'Zoë, then Bo', 'A client, then Bo'],
    ['Jane Smith', 'Ring İPEK@SALON.EXAMPLE', 'Ring …'],
    ['Jane Smith', 'Ring 0 7 7 0 0 9 0 0 7 7 7', 'Ring …'],
  ])('and %s: %s', async (name, text, left) => {
    const salon = await others({ name, email: 'İpek@salon.example', phone: PHONE }, text)
    await erase(salon)
    expect(await salon.fieldsOf('r1')).toMatchObject({ text: left })
    expect(await salon.fieldsOf('c2')).toMatchObject({ notes: left })
    expect(await tracesOf(database(), [text])).toEqual([])
  })
})

onBothDatabases('a call to a model', database => {
  test.each([
    ['Jürgen Müller', 'Jurgen Mueller wants a fringe'],
    ['Jurgen Mueller', 'Jürgen Müller wants a fringe'],
  ])('that named %s goes: %s', async (name, text) => {
    const salon = await aSalon(database())
    await salon.sync({ changes: [aChange({ recordId: 'c1', patch: { name } })] })
    const call = { made_for: 'ask', tool: 'x', model: 'm', at: NOON, ask: null, client: null }
    for (const [id, said] of [text, 'Ursula Mueller wants one too'].entries())
      await beginCall(database(), salon.account, { ...call, id: `${id}`, sent: JSON.stringify({ said }) })
    await erase(salon)
    const calls = database().kysely.selectFrom('model_calls').where('account', '=', salon.account)
    expect(await calls.select('id').execute()).toEqual([{ id: '1' }])
  })
})

describe('who is taken out of a text', () => {
  const jane = personOf([{ name: 'Jane Smith', phone: '07700 900777', email: 'jane@example.com' }])
  const nobody = personOf([])
  const left = (text: string, others = nobody, who = jane): string => unnaming(who, others)(text)

  test.each([
    ['Call Jane Smith.', 'Call a client.'],
    ['Jane Smith’s roots', 'A client’s roots'],
    ['for smith, jane today', 'for a client today'],
    ['the smith jane knows', 'the smith jane knows'],
    ['for Smith, Jane today', 'for a client today'],
    ['Mrs J. Smith, 10 am', 'A client, 10 am'],
    ['mrs smith pays', 'A client pays'],
    ['Jane pays', 'Jane pays'],
    ['+44 (0)7700 900 777 or jane@EXAMPLE.com', '… or …'],
    ['7/1 20 vol 07700 900778', '7/1 20 vol 07700 900778'],
  ])('%s', (text, expected) => {
    expect(left(text)).toBe(expected)
  })

  test('a word of every day, a first name alone and whoever else is on file are not', () => {
    const rose = personOf([{ name: 'Rose Brown' }])
    expect(left('brown rose toner, Rose and Brown', nobody, rose)).toBe('brown rose toner, Rose and Brown')
    expect(left('Ask Rose Brown', nobody, rose)).toBe('Ask a client')
    const others = personOf([{ name: 'Amy Smith' }])
    expect(left('Mrs Smith, Jane Smith, Amy Smith', others)).toBe('Mrs Smith, a client, Amy Smith')
    const siobhan = personOf([{ name: 'Siobhan' }])
    expect(left('Siobhan, then Amy', others, siobhan)).toBe('A client, then Amy')
    expect(left('Siobhan', personOf([{ name: 'Siobhan Lee' }]), siobhan)).toBe('Siobhan')
  })

  test('a name that somebody on file spells another way stays in every spelling; Michael is not Michal', () => {
    const muller = personOf([{ name: 'Jürgen Müller' }])
    const texts = 'Mr Mueller, Mr Müller, Mr Muller'
    expect(left(texts, nobody, muller)).toBe('A client, a client, a client')
    for (const name of ['Anna Mueller', 'Anna Müller', 'Anna Muller'])
      expect(left(`${texts}, Juergen Müller`, personOf([{ name }]), muller)).toBe(`${texts}, a client`)
    const michael = personOf([{ name: 'Joe Michael' }])
    expect(left('Mr Michal, Jo Michal, Mr Michael', nobody, michael)).toBe('Mr Michal, Jo Michal, a client')
  })
})
