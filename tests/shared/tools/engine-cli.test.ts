// npm run --silent engine -- colour: one line in, one line out, and nothing else.
import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const run = (task: string, lines: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/engine.ts', task], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
  })

const question = (id: string, desiredColor: string, facts?: unknown) =>
  JSON.stringify({
    id,
    input: { clientName: 'Ana', currentColor: 'Natural 6, virgin', desiredColor, hairCondition: 'Healthy' },
    facts,
  })

it('answers each line in its order; a line that cannot be read is answered in words', () => {
  const { stdout, status } = run('colour', [
    question('a', '7/3'),
    'not json',
    '{"id":"no-input"}',
    question('b', '7/3', { client: { name: 'Ana Smith', allergies: ['PPD'] } }),
  ])
  const lines = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(status).toBe(0)
  expect(lines.map(line => line.id)).toEqual(['a', 'line-2', 'no-input', 'b'])
  expect(lines[0]).toMatchObject({
    decision: 'proceed',
    flags: { multi_session: false },
    steps: [{ kind: 'tint_lift1', developer: 20, ratio: '1:1' }],
  })
  expect(lines[1].text).toMatch(/could not be read/)
  expect(lines[2].text).toMatch(/input is missing/)
  expect(lines[3]).toMatchObject({ decision: 'refuse', steps: [] })
})

it('says which tasks there are when none is known by that name', () => {
  const { stdout, stderr, status } = run('astrology', [])
  expect([stdout, status]).toEqual(['', 2])
  expect(stderr).toContain('colour')
})

it('what is picked beside the input stands', () => {
  const { stdout } = run('colour', [
    JSON.stringify({ ...JSON.parse(question('a', '7/3')), picks: { 'wish.tone': 'copper' } }),
  ])
  expect(JSON.parse(stdout).text).toContain('copper')
})
