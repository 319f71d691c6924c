// docs/security.md can't rot: each test that it names is there, and each requirement stands in it once.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/imports'

const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const rows = page
  .split('\n')
  .filter(line => /^\| \d/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, numbers = '', asks = '', standing = '', shown = '']) => ({
    numbers: numbers.split(', '),
    asks,
    standing,
    shown,
  }))

/** Of OWASP ASVS 5.0.0, those of levels 1 and 2: by section, how many there are, without those of level 3. */
const ASKED: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '10.1': [1, 2],
  '10.2': [1, 2],
  '10.3': [1, 2, 3, 4],
  '10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '10.5': [1, 2, 3, 4, 5],
  '10.6': [1, 2],
  '10.7': [1, 2, 3],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3, 4],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
  '17.1': [1],
  '17.2': [1, 2, 3, 4],
  '17.3': [1, 2],
}

test('every requirement of the levels 1 and 2 stands in it, once', () => {
  const asked = Object.entries(ASKED).flatMap(([section, numbers]) => numbers.map(n => `${section}.${n}`))
  const found = rows.flatMap(({ numbers }) => numbers)
  expect(found.filter((number, n) => found.indexOf(number) !== n)).toEqual([])
  expect(found.filter(number => !asked.includes(number))).toEqual([])
  expect(asked.filter(number => !found.includes(number))).toEqual([])
})

test('each says where it stands, and why or by what', () => {
  const standings = ['met', 'partly', 'not met', 'none here', 'whoever runs it']
  for (const { numbers, asks, standing, shown } of rows) {
    expect(standings, numbers.join()).toContain(standing)
    expect(asks, numbers.join()).not.toBe('')
    expect(shown.length, numbers.join()).toBeGreaterThan(4)
  }
})

test('each test that it names is there, by its title', () => {
  const named = [...page.matchAll(/`(tests\/[\w./-]+)`: “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }))
  expect(named.length).toBeGreaterThan(100)
  const missing = named.filter(
    ({ file, title }) =>
      !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(title),
  )
  expect(missing).toEqual([])
  // What is named in another way would not be looked at.
  const files = [...page.matchAll(/`(tests\/[\w./-]+)`/g)].length
  expect(files - named.length).toBe(1)
})
