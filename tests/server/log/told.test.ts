// What of an error is kept: enough to find the bug, nothing that somebody wrote.
import { afterEach, expect, test, vi } from 'vitest'
import { jsonLines } from '../../../sync-server/log/json'
import { plainLines } from '../../../sync-server/log/lines'
import { log, writeLogTo } from '../../../sync-server/log/log'
import { told } from '../../../sync-server/log/told'

afterEach(() => writeLogTo(null))

const WRITTEN = ['Quackenbush', 'quack@example.com', '07700 900123', 'latex allergy']
const holdsNothing = (value: unknown): void => {
  for (const word of WRITTEN) expect(JSON.stringify(value)).not.toContain(word)
}
const withParts = (error: Error, parts: Record<string, unknown>): Error => Object.assign(error, parts)
const thrownBy = (act: () => unknown): unknown => {
  try {
    act()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

const failures: readonly (readonly [string, unknown])[] = [
  ['a parser that quotes its text', thrownBy(() => JSON.parse('Quackenbush, latex allergy'))],
  [
    'PostgreSQL, with the row',
    withParts(new Error('duplicate key value violates unique constraint "user_email_key"'), {
      name: 'error',
      code: '23505',
      detail: 'Key (email)=(quack@example.com) already exists.',
      table: 'user',
      constraint: 'user_email_key',
    }),
  ],
  [
    'PostgreSQL, with a value between quotes that holds quotes',
    withParts(new Error('invalid input syntax for type json: "Mrs "Quackenbush" said"'), { code: '22P02' }),
  ],
  [
    'a provider that answers with what it was sent',
    withParts(new Error('400 The prompt was refused: Quackenbush has a latex allergy'), { status: 400 }),
  ],
  [
    'a mail server that names who was written to',
    withParts(new Error('Recipient rejected: <quack@example.com> 07700 900123'), { code: 'EENVELOPE' }),
  ],
  ['an error somebody put words into', new Error('No room for Quackenbush')],
  ['one within another', new TypeError('broken', { cause: new Error('Quackenbush') })],
  ['a type error over what was written', thrownBy(() => Reflect.get(Object('x'), 'y').Quackenbush)],
  ['an address that can’t be read', thrownBy(() => new URL('Quackenbush'))],
  ['a text that is thrown', 'Quackenbush'],
]

test.each(failures)('%s leaves nothing of it in the log', (_, error) => {
  const lines: string[] = []
  writeLogTo(jsonLines('debug', line => lines.push(line)))
  log.error('It failed:', error)
  const said = ['info', 'warn', 'error'].map(way =>
    vi.spyOn(console, way as 'info').mockImplementation(line => void lines.push(String(line))),
  )
  writeLogTo(plainLines('debug'))
  log.error('It failed:', error)
  for (const spy of said) spy.mockRestore()
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('It failed:')
  holdsNothing(lines)
})

test('what finds the bug is there: its kind, its code, where in the tables, and its frames', () => {
  const bug = thrownBy(() => Reflect.get(Object('x'), 'y').z)
  expect(told(bug)).toMatchObject({ type: 'TypeError', stack: expect.stringContaining('told.test') })
  expect(told(failures[1]?.[1])).toMatchObject({ code: '23505', at: 'user.user_email_key' })
  const refused = withParts(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  expect(told(refused).message).toBe('connect ECONNREFUSED 127.0.0.1:5432')
})

test('a JSON line has a time, a level, words and facts; what is below the level is not written', () => {
  const lines: string[] = []
  writeLogTo(jsonLines('warn', line => lines.push(line)))
  log.info('too little')
  log.with('error', 'A request failed.', { request: 'abcd-efgh', status: 500 }, new TypeError('x'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    time: expect.stringMatching(/^\d{4}-/),
    level: 'error',
    words: 'A request failed.',
    request: 'abcd-efgh',
    status: 500,
    error: { type: 'TypeError', message: 'x' },
  })
})
