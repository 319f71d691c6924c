// Feedback as a sheet: what to keep, what to try, the weakest moment rewritten, and the eight areas.
import type { Block, Sheet } from '../../sheet'
import { MOVES } from './moves/list'
import { AREA_NAMES, type AreaFeedback, type PracticeInput, type PracticeOutput } from './schema'

const GOOD_FROM = 70

const wordFor = (score: number): string =>
  score >= 85 ? 'Excellent' : score >= GOOD_FROM ? 'Good' : score >= 46 ? 'Fair' : 'To practise'

const quoted = (quote: string | null): string => (quote === null ? '' : `You said: “${quote}” `)

const sayOf = ({ id, score, quote, note }: AreaFeedback): string =>
  `${AREA_NAMES[id]}${score === null ? '' : `, ${score} of 100`}: ${quoted(quote)}${note}`

/** If the line did no harm, nothing needs replacing: this line is an addition. */
const nextTo = ({ next: { said, adds } }: PracticeOutput): string =>
  said === null ? 'Instead of silence,' : `${adds ? 'After' : 'Instead of'} “${said}”`

function figures(overall: number, moves: number): Block {
  return {
    block: 'figures',
    text: `Overall ${overall} of 100. ${moves} of ${MOVES.length} moves.`,
    items: [
      { label: 'Overall', value: `${overall} of 100`, detail: wordFor(overall) },
      { label: 'Moves made', value: `${moves} of ${MOVES.length}`, detail: null },
    ],
  }
}

export function show(output: PracticeOutput, input: PracticeInput): Sheet {
  const scored = output.areas.filter(area => area.score !== null)
  const note = (title: string | null, text: string): Block => ({
    block: 'note',
    tone: 'info',
    title,
    text,
    rule: null,
  })
  const blocks: Block[] = [
    note(null, output.summary),
    ...(output.overall === null ? [] : [figures(output.overall, output.moves)]),
    note('Keep', output.keep),
    note('Try', output.try),
    note('Next time', `${nextTo(output)} you could say:\n“${output.next.line}”\n${output.next.why}`),
    ...(scored.length === 0
      ? []
      : [
          {
            block: 'chart' as const,
            text: `Scores: ${scored.map(({ id, score }) => `${AREA_NAMES[id]} ${score}`).join(', ')}.`,
            title: 'The eight areas',
            items: scored.map(({ id, score }) => ({
              label: AREA_NAMES[id],
              value: score ?? 0,
              tone: (score ?? 0) >= GOOD_FROM ? ('good' as const) : ('plain' as const),
            })),
            most: 100,
            mark: { label: 'Good from here', value: GOOD_FROM },
          },
        ]),
    {
      block: 'cards',
      text: output.areas.map(sayOf).join('\n'),
      items: output.areas.map(area => ({
        title: AREA_NAMES[area.id],
        badge: area.score === null ? null : wordFor(area.score),
        text: `${quoted(area.quote)}${area.note}`,
        price: null,
      })),
    },
  ]
  return {
    title: `Feedback – ${input.title || 'Practice conversation'}`,
    spoken: [
      output.summary,
      output.overall === null ? '' : `Overall, ${output.overall} of 100.`,
      output.keep,
      output.try,
      `Next time you could say: ${output.next.line}`,
    ]
      .filter(Boolean)
      .join(' '),
    holds: [],
    blocks,
  }
}
