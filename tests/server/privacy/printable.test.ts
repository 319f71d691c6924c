// What a paper can show: names as they are spelt wherever its font has the letters, and never a sign of its own making.
import { expect, test } from 'vitest'
import { printable } from '../../../sync-server/privacy/printable'

test.each([
  'Łucja Sørensen-Şahin',
  'Zoë Ångström',
  'Siobhán O’Neill',
  'Ðorđe Ħ',
  '“½ °C” — €20 • 5×7 …',
  'Ján\nKováč',
])('%s stands as it is', text => {
  expect(printable(text)).toEqual({ text: text.normalize('NFC'), whole: true })
  expect(printable(text.normalize('NFD')).text, 'typed with loose marks').toBe(text.normalize('NFC'))
})

test.each([
  ['Nguyễn Thị Ơn', 'Nguyên Thi On'],
  ['tea 🍵!', 'tea ?!'],
  ['a family 👩‍👩‍👧‍👦 and a flag 🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'a family ? and a flag ?'],
  ['Привет', '??????'],
  ['6 ½ №3', '6 ½ ?3'],
])('%s loses what the font lacks, and says so', (text, shown) => {
  expect(printable(text)).toEqual({ text: shown, whole: false })
})

test('other signs that say the same are no loss', () => {
  expect(printable('a\tb → c‑d\r\ne')).toEqual({ text: 'a    b › c-d\ne', whole: true })
})
