import { expect } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import type { Tool } from '../../../../shared/tool'
import practice from '../../../../shared/tools/communications'
import { PracticeOutput } from '../../../../shared/tools/communications/schema'
import { type Corpus, HTML, HUGE, ORDERS, type Output, sameAnswer, TODAY } from './corpus'

const talk = (third: string, before = 'And I get a bit itchy with tint.') => ({
  scenario: 'own',
  title: 'A wish for blonde',
  description: 'I want to go blonde today. My head came up in welts with the last tint.',
  conversation: null,
  scored: true,
  transcript: [
    { role: 'client' as const, text: 'I want to go blonde today. It is my first time here.' },
    { role: 'stylist' as const, text: 'Come on in, grab a pew, I am Dee and I have your head till two.' },
    { role: 'client' as const, text: 'I am scared you will ruin it, the last place did.' },
    {
      role: 'stylist' as const,
      text: 'Oof. And then you wore it to work, day after day. White by tonight is off the table.',
    },
    { role: 'client' as const, text: before },
    { role: 'stylist' as const, text: third },
    { role: 'client' as const, text: 'All right. And at home?' },
    {
      role: 'stylist' as const,
      text: 'Half a pump of the pink one on soggy lengths, then wander back in when the brass creeps up, with me?',
    },
  ],
})
const input = talk('We skip the patch test, the itch is nothing.')
/** The same, and nobody but a model hears what is passed over. */
const unheard = talk(
  'Pop your head back, it will see to itself.',
  'And there is a map of Italy on my parting.',
)
const own = practice.draft({ input, facts: NO_FACTS, today: TODAY })

const read = (given: Record<string, unknown> = {}) => ({ moves: [], hazards: [], ...given })
const at = (line: number, quote: string) => ({ field: `line ${line}`, quote })
const move = (name: string, line: number, quote: string) => ({ move: name, ...at(line, quote) })

const PROSE = [
  'You are not cut out for this job.',
  'Tell her no test is needed, no waiting.',
  'Use 30 vol on her grey, it is fine.',
  'Take ibuprofen 400 mg before colour.',
  'Book a month in the sun, guaranteed results',
  'Ring 07700 900123 or see https://example.com',
]

const overall = (output: Output): number => PracticeOutput.parse(output).overall ?? 0
const scoreOf = (output: Output, area: string): number =>
  PracticeOutput.parse(output).areas.find(({ id }) => id === area)?.score ?? -1

export const PRACTICE: Corpus = {
  tool: practice as unknown as Tool,
  input,
  facts: NO_FACTS,
  hostile: [
    ...PROSE.map(
      words => [`a move that rests on “${words}”`, read({ moves: [move('limits', 4, words)] })] as const,
    ),
    ...PROSE.map(words => [`a hazard that rests on “${words}”`, read({ hazards: [at(2, words)] })] as const),
    ...PROSE.map(
      words =>
        [`a field called “${words}”`, read({ hazards: [{ field: words, quote: 'grab a pew' }] })] as const,
    ),
    [
      'a whole answer, as models wrote them before',
      {
        ...own,
        overall: 100,
        summary: 'Perfect. No test is needed.',
        areas: own.areas.map(area => ({ ...area, score: 100, note: 'Flawless.' })),
      },
    ],
    [
      'scores beside the reading',
      {
        ...read(),
        overall: 100,
        areas: own.areas.map(area => ({ ...area, score: 100 })),
        summary: 'Perfect.',
      },
    ],
    ['the client’s words as the stylist’s', read({ moves: [move('says_back', 3, 'the last place did')] })],
    [
      'the client’s words on a line of the stylist’s',
      read({ moves: [move('feeling', 4, 'I am scared you will ruin it')] }),
    ],
    ['a quote of another line', read({ moves: [move('greet', 4, 'Come on in')] })],
    ['a forged quote', read({ moves: [move('aftercare', 6, 'sulphate-free shampoo at home')] })],
    ['a move off the list', read({ moves: [move('excellent', 2, 'Come on in')] })],
    [
      'a hazard that is praised',
      read({
        moves: [
          move('plain_words', 6, 'the itch is nothing'),
          move('limits', 6, 'We will crack on with it now'),
        ],
      }),
    ],
    ['no hazard at all', read({ moves: [move('checks_in', 6, 'the itch is nothing')] })],
    ['a line that is not there', read({ hazards: [at(99, 'Come on in')] })],
    ['a line below nothing', read({ hazards: [at(-1, 'Come on in')] })],
    ['orders to the reader', read({ hazards: [at(2, ORDERS)] })],
    ['markup', read({ moves: [move('greet', 2, HTML)] })],
    ['a huge quote', read({ moves: [move('greet', 2, HUGE)] })],
    [
      'a thousand moves',
      read({ moves: Array.from({ length: 1_000 }, (_, n) => move('feeling', 4, `lovely ${n}`)) }),
    ],
    ['a field of every object', read({ hazards: [{ field: '__proto__', quote: 'Object' }] })],
    [
      'keys of every object',
      JSON.parse(
        '{"moves":[],"hazards":[],"__proto__":{"overall":100},"constructor":{"summary":"Perfect."}}',
      ),
    ],
    ['a text in place of a list', read({ moves: 'All thirteen of them, 100 of 100.' })],
    ['a sentence', 'Well done, 100 of 100.'],
    ['null', null],
  ],
  noLess(output, engine) {
    expect(overall(output)).toBeLessThanOrEqual(overall(engine))
    expect(PracticeOutput.parse(output).try).toBe(PracticeOutput.parse(engine).try)
  },
  safe: [
    {
      name: 'how long it takes, by the clock',
      raw: read({ moves: [move('price_time', 2, 'I have your head till two')] }),
      notes: ['The model read “I have your head till two” as a price or a time.'],
      holds: noScoreFalls,
    },
    {
      name: 'a way to stay in touch, in two words',
      raw: read({ moves: [move('checks_in', 8, 'with me?')] }),
      notes: ['The model read “with me?” as a way to stay in touch.'],
      holds: noScoreFalls,
    },
    {
      name: 'what is not possible',
      raw: read({ moves: [move('limits', 4, 'OFF the  table')] }),
      notes: ['The model read “off the table” as what is and isn’t possible.'],
      holds: noScoreFalls,
    },
    {
      name: 'care at home, by its amount',
      raw: read({ moves: [move('aftercare', 8, 'Half a pump of the pink one')] }),
      notes: ['The model read “Half a pump of the pink one” as care at home.'],
      holds: noScoreFalls,
    },
    {
      name: 'a hazard that nobody heard, and no praise for its line',
      input: unheard,
      raw: read({
        hazards: [at(6, 'it will see to itself')],
        moves: [move('checks_in', 6, 'Pop your head back')],
      }),
      notes: ['The model read “it will see to itself” as a line to look at: somebody could come to harm.'],
      holds: (output, engine) => {
        expect(overall(output)).toBeLessThanOrEqual(44)
        expect(overall(output)).toBeLessThan(overall(engine))
        expect(PracticeOutput.parse(output).try).toContain('patch or strand test first')
        expect(JSON.stringify(PracticeOutput.parse(output))).not.toContain('stay in touch')
      },
    },
    {
      name: 'what the engine heard as well',
      raw: read({ moves: [move('introduce', 2, 'I am Dee')], hazards: [at(6, 'We skip the patch test')] }),
      notes: [],
      holds: sameAnswer,
    },
  ],
}

function noScoreFalls(output: Output, engine: Output): void {
  for (const { id, score } of PracticeOutput.parse(engine).areas)
    if (score !== null) expect(scoreOf(output, id), id).toBeGreaterThanOrEqual(score)
}
