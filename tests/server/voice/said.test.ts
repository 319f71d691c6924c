// How the built-in voice says the words of the trade and the names of clients: read from its own phones, since a test has
// no ears. A word that is spelt out letter by letter has far more of them.
import { beforeAll, describe, expect, test } from 'vitest'
import { speakable } from '../../../shared/voice/speak/speakable'
import { phonesOf } from '../../../sync-server/voice/flite'
import { IRISH } from '../../../sync-server/voice/said/irish'
import { SAID } from '../../../sync-server/voice/said/lexicon'
import { POLISH } from '../../../sync-server/voice/said/polish'
import { TRADE } from '../../../sync-server/voice/said/trade'
import { WELSH } from '../../../sync-server/voice/said/welsh'
import { compiledFlite } from '../../../sync-server/voice/start'

let flite: WebAssembly.Module
beforeAll(async () => {
  flite = await compiledFlite()
})
/** Each of several texts by itself, between its silences. */
const heard = (texts: readonly string[]): string[] =>
  phonesOf(flite, texts.map(text => `${speakable(text)}.`).join(' '))
    .split(/\bpau\b/)
    .map(phones => phones.trim())
    .filter(Boolean)
const plain = (phones = ''): string => phones.replace(/\d/g, '')

describe.each([
  ['words of the trade and makers', TRADE],
  ['Irish names', IRISH],
  ['Welsh names', WELSH],
  ['Polish names', POLISH],
])('%s', (_, words) => {
  test('are said as they are written down in phones', () => {
    const all = Object.keys(words)
    for (let at = 0; at < all.length; at += 16) {
      const some = all.slice(at, at + 16)
      expect(heard(some)).toEqual(some.map(word => plain(SAID[word])))
    }
  })
})

test('there are a hundred names and more', () => {
  expect(new Set(Object.keys({ ...IRISH, ...WELSH, ...POLISH })).size).toBeGreaterThan(150)
})

test.each([
  ['Siobhán', SAID.siobhan],
  ['Tadhg', SAID.tige],
  ['Ffion', SAID.fion],
  ['Sadhbh', SAID.sive],
  ['Paweł', SAID.pawel],
  ['Łukasz', SAID.lukasz],
  ['Małgorzata', SAID.malgorzata],
  ['Schwarzkopf', SAID.schwarzkopf],
  ['Kérastase', SAID.kerastase],
  ['L’Oréal', SAID["l'oreal"]],
  ['BALAYAGE', SAID.balayage],
])('%s is not spelt out', (text, phones) => expect(heard([text])).toEqual([plain(phones)]))

test('a name with an ending keeps its sound', () => {
  expect(heard(['Siobhán’s colour'])).toEqual([`${plain(SAID.siobhan)} z k ah l er`])
})

test('a shade of a letter range is a number and letters, apart', () => {
  expect(phonesOf(flite, speakable('6N'))).toBe('pau s ih k s pau eh n pau')
  expect(phonesOf(flite, speakable('10NB'))).toBe('pau t eh n pau eh n b iy pau')
  expect(phonesOf(flite, speakable('7A'))).toBe('pau s eh v ax n pau ey pau')
})
