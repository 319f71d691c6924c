// What nobody read, by class: ordinary talk is nobody's question, what no reader knows is.
import { expect, test } from 'vitest'
import { read } from '../../../shared/reading/doc'
import { lookedPath, unlooked } from '../../../shared/reading/understood/looked'
import type { Piece } from '../../../shared/reading/understood/reading'
import { unknownIn } from '../../../shared/reading/understood/unread'

const unknown = (text: string): string[] => {
  const doc = read(text)
  return doc.clauses.flatMap(clause => unknownIn(doc, clause, [], () => false))
}

test.each([
  'off to Spain on Friday with her sister',
  'wants it for her cousin’s wedding next month',
  'she works in the bank and cycles everywhere',
  'her appointments are always on Tuesdays, she says',
  'was with Jen last time and loved it',
])('ordinary talk: %s', text => {
  expect(unknown(text)).toEqual([])
})

test.each([
  ['puts Protopic on it', 'protopic'],
  ['her crown went all wibbly', 'wibbly'],
  ['face was twice the size', 'face'],
  ['used some gunk her nan swears by', 'gunk'],
])('%s: nobody knows “%s”', (text, word) => {
  expect(unknown(text)).toContain(word)
})

const piece = (words: string[], raised: string[] = []): Piece => ({
  field: 'hairCondition',
  start: 0,
  end: 1,
  paths: [],
  raised,
  whole: false,
  unread: 'unknown',
  unknown: words,
  quote: words.join(' '),
})

test('looked at, it asks no more; another word in it asks again', () => {
  const picks = { [lookedPath(piece(['gunk']))]: true }
  expect(unlooked([piece(['gunk'])], picks)).toEqual([])
  expect(unlooked([piece(['gunk', 'wibbly'])], picks)).toHaveLength(1)
})

test('long pieces that begin alike are told apart, within what a path may hold', () => {
  const words = Array.from({ length: 30 }, (_, at) => `wibble${at}`)
  const [one, other] = [lookedPath(piece(words)), lookedPath(piece([...words, 'gunk']))]
  expect(one).not.toBe(other)
  expect(Math.max(one.length, other.length)).toBeLessThanOrEqual(60)
})

test('a piece whose question was answered was looked at with it', () => {
  const asked = piece(['wibbly'], ['breakage'])
  expect(unlooked([asked], {})).toHaveLength(1)
  expect(unlooked([asked], { 'raised.breakage': 'unknown' })).toEqual([])
})
