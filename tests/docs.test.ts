// The papers say what is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { Environment } from '../sync-server/variables'
import { root } from './support/imports'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const papers = [
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => join('docs', name)),
]

test('the settings page tells of every environment variable', () => {
  const text = read('docs/configuration.md')
  expect(Object.keys(Environment.shape).filter(name => !text.includes(`\`${name}\``))).toEqual([])
})

test.each(papers)('%s points only to what exists', paper => {
  const links = [...read(paper).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(match => match[1] ?? '')
  expect(links.filter(link => !existsSync(join(root, dirname(paper), link)))).toEqual([])
})

test.each(papers)('%s names only code and tests that exist', paper => {
  const named = [
    ...read(paper).matchAll(/`((?:shared|web|sync-server|tests|scripts|docs|public)\/[\w./-]*)`/g),
  ]
  const paths = named.map(match => match[1] ?? '')
  const isThere = (path: string): boolean =>
    existsSync(join(root, path)) || ['.ts', '.tsx'].some(ending => existsSync(join(root, `${path}${ending}`)))
  expect([...new Set(paths)].filter(path => !isThere(path))).toEqual([])
})

test('each decision has a number of its own, and says it', () => {
  const decisions = readdirSync(join(root, 'docs/decisions'))
  const numbers = decisions.map(name => name.slice(0, 3))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  expect(
    decisions.filter(name => !read(`docs/decisions/${name}`).startsWith(`# ${name.slice(0, 3)}`)),
  ).toEqual([])
})

test('package.json’s commands exist', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const files = Object.values<string>(scripts).flatMap(line => line.match(/scripts\/[\w.-]+/g) ?? [])
  expect(files.filter(file => !existsSync(join(root, file)))).toEqual([])
})
