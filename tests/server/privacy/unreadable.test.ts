// A text that no thread reads in time keeps nobody's name: the erasure goes on without it.
import { afterEach, expect, test } from 'vitest'
import { ProblemError } from '../../../shared/problems'
import { TAKEN_OUT } from '../../../shared/salon/privacy/unnamed-plainly'
import { writeLogTo } from '../../../sync-server/log/log'
import { beginCall } from '../../../sync-server/models/store'
import { people } from '../../../sync-server/reading/people'
import { eraseIds } from '../../../sync-server/sync/erase'
import { readingOnce } from '../../../sync-server/sync/read-once'
import { tracesOf } from '../../support/traces'
import { onBothDatabases } from '../sync/support/databases'
import { aChange, anEdit, aSalon, NOON } from '../sync/support/salon'

const NAME = 'Zdzisława Quackenbüsch'
const SLOW = 'pumped'
const AT = '2026-11-01T09:00:00.000Z'

/** As the threads are, but for one word that none of them gets past. */
const slowThreads = (problem: 'not-readable' | 'server-busy' = 'not-readable') =>
  threadsThat(texts => {
    if (JSON.stringify(texts).includes(SLOW)) throw new ProblemError(problem)
  })

/** `before`: what comes before they read anything. */
const threadsThat = (before: (texts: readonly unknown[]) => void) =>
  readingOnce({
    naming: async (name, texts) => {
      before(texts)
      return people.naming(name, texts)
    },
    unnamed: async (gone, others, texts) => {
      before(texts)
      return people.unnamed(gone, others, texts)
    },
  })

afterEach(() => writeLogTo(null))

onBothDatabases('an erasure past texts that nobody can read', database => {
  async function aSalonWith(texts: readonly string[], name = NAME) {
    const salon = await aSalon(database())
    const note = { kind: 'note' }
    await salon.sync({
      changes: [
        aChange({ recordId: 'c1', patch: { name, phone: '07700 900777', email: 'quack@example.com' } }),
        aChange({ recordId: 'c2', patch: { name: 'Bo Peep' } }),
        ...texts.map((text, n) =>
          aChange({ ...note, recordId: `n${n}`, patch: { client_id: 'c2', text, written_at: AT } }),
        ),
      ],
    })
    return salon
  }
  const textOf = async (salon: Awaited<ReturnType<typeof aSalonWith>>, n: number): Promise<unknown> =>
    (await salon.fieldsOf(`n${n}`))?.text
  const erase = (account: string, reading = slowThreads()): Promise<number> =>
    eraseIds(database(), { account, ids: ['c1'], now: NOON }, undefined, reading)

  test('leaves no name, number or address in any of them, and takes out no text that has none', async () => {
    const lines: string[] = []
    writeLogTo(line => lines.push(JSON.stringify(line)))
    const texts = [
      `${SLOW}: ask quackenbuesch about it`,
      `${SLOW}: Zdzislawa's mother, a Quackenbusch`,
      `${SLOW}: ring 07700-900 777`,
      `${SLOW}: write to Quack@Example.com`,
      `${SLOW}: a quack by the bush`,
      'Sister of Zdzisława Quackenbüsch',
    ]
    const salon = await aSalonWith(texts)
    await salon.sync({
      changes: [anEdit('n0', { text: 'Nothing.' }, { kind: 'note', base: { text: texts[0] } })],
    })
    expect(await erase(salon.account)).toBe(1)
    expect(
      await tracesOf(database(), [NAME, 'quackenb', 'Quackenb', '900 777', 'Quack@Example.com']),
    ).toEqual([])
    expect(await Promise.all([1, 2, 3, 4, 5].map(n => textOf(salon, n)))).toEqual([
      TAKEN_OUT,
      TAKEN_OUT,
      TAKEN_OUT,
      texts[4],
      'Sister of a client',
    ])
    expect(lines.join('\n')).toContain('could not read a text')
    expect(lines.join('\n')).not.toContain(SLOW)
  })

  test('takes the calls to a model that may name them, and leaves the others', async () => {
    const salon = await aSalonWith([])
    const call = { made_for: 'ask', tool: 'x', model: 'm', at: NOON, ask: null, client: null }
    const sent = [`${SLOW}: Mrs Quackenbuesch`, `${SLOW}: a quack by the bush`, `About ${NAME}`]
    for (const [n, text] of sent.entries())
      await beginCall(database(), salon.account, { ...call, id: `${n}`, sent: JSON.stringify({ text }) })
    await erase(salon.account)
    const calls = database().kysely.selectFrom('model_calls').where('account', '=', salon.account)
    expect(await calls.select('id').execute()).toEqual([{ id: '1' }])
  })

  test('waits where no reader is free: that says nothing of the texts', async () => {
    const salon = await aSalonWith([`${SLOW}: ${NAME}`])
    await expect(erase(salon.account, slowThreads('server-busy'))).rejects.toMatchObject({
      code: 'server-busy',
    })
    expect((await salon.fieldsOf('c1'))?.name).toBe(NAME)
    expect(await erase(salon.account)).toBe(1)
    expect(await textOf(salon, 0)).toBe(TAKEN_OUT)
  })

  test('takes nothing from a text that has the surname as a word of every day', async () => {
    const texts = ['6/0 dark brown 30 g', 'Brown. Jane’s sister', 'Mrs Brown', 'j. brown', 'Brown, J']
    const salon = await aSalonWith(
      texts.map(text => `${SLOW}: ${text}`),
      'Jane Brown',
    )
    await erase(salon.account)
    expect(await Promise.all(texts.map((_, n) => textOf(salon, n)))).toEqual([
      `${SLOW}: 6/0 dark brown 30 g`,
      ...texts.slice(1).map(() => TAKEN_OUT),
    ])
  })

  test.each([
    ['dies at whatever it is given', new ProblemError('not-readable'), 'The server is busy'],
    ['cannot start', new Error('Nothing reads unnamed'), 'Nothing reads unnamed'],
  ])('does nothing, and loses nobody a text, where the reader %s', async (_, failure, words) => {
    const salon = await aSalonWith(['Sister of Jane Brown', 'Mrs Brown, dark brown'], 'Jane Brown')
    const broken = threadsThat(() => {
      throw failure
    })
    await expect(erase(salon.account, broken)).rejects.toThrow(words)
    expect(await Promise.all([0, 1].map(n => textOf(salon, n)))).toEqual([
      'Sister of Jane Brown',
      'Mrs Brown, dark brown',
    ])
    expect((await salon.fieldsOf('c1'))?.name).toBe('Jane Brown')
  })

  test('reads a text again whose reader died once', async () => {
    const salon = await aSalonWith([`${SLOW}: sister of ${NAME}`])
    let deaths = 0
    const diesOnce = threadsThat(texts => {
      const isAlone = texts.length === 1 && JSON.stringify(texts).includes(SLOW)
      if (isAlone && deaths++ === 0) throw new ProblemError('not-readable')
    })
    await erase(salon.account, diesOnce)
    expect(deaths).toBeGreaterThan(0)
    expect(await textOf(salon, 0)).toBe(`${SLOW}: sister of a client`)
  })
})
