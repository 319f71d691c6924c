// A seventh tool is one folder and one line: added to a copy of the tree, it has all that the six have.
import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registrations } from '../../shared/toolbox'
import { root } from '../support/imports'
import { type Copy, copyWithSeventhTool } from './copy'

let copy: Copy
beforeAll(() => {
  copy = copyWithSeventhTool()
})
afterAll(() => copy.remove())

function runIn(command: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: copy.path,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NO_COLOR: '1',
      REGISTERED: String(registrations.length),
    },
  })
  return { status, told: `${stdout}\n${stderr}` }
}

it('its types hold, and no list of tools elsewhere had to be told', () => {
  const { told } = runIn('tsc', ['-p', '.'])
  const about = /towel|^shared\/(?:plans|tool|toolbox)\.ts|^shared\/tools\/(?:index|cards)\.ts/
  expect(told.split('\n').filter(line => about.test(line))).toEqual([])
}, 300_000)

it('it is held to the contract of every tool, and keeps it', () => {
  const { status, told } = runIn('vitest', [
    'run',
    '--project',
    'quick',
    '--reporter=verbose',
    '-t',
    'towel-count|stand in its order|product',
    'tests/tools.test.ts',
    'tests/shared/plans.test.ts',
  ])
  expect(status, told).toBe(0)
  for (const held of [
    'is the tool its line says',
    'asks a model for the strict subset',
    'labels every field of its form',
    'answers its examples',
    'draws a saved ask by the present rules',
    'has a demo',
  ])
    expect(told, held).toMatch(new RegExp(`✓.*towel-count > ${held}`))
})

it('it has its card, form, answer, place in History, demo, names in speech and words to read aloud', () => {
  cpSync(join(root, 'tests/drill/inside.test.ts.txt'), join(copy.path, 'tests/inside.test.ts'))
  const { status, told } = runIn('vitest', ['run', '--project', 'quick', 'tests/inside.test.ts'])
  expect(status, told).toBe(0)
})
