// Reads patch tests from a list. A date makes a record; with no result, none was written down; in doubt we record a
// reaction. Anything else goes into the notes.
import { dayIn } from './days'
import { fromTheList, type Hanging } from './hanging'

export type LabelledCell = { heading: string; cell: string }

/** A future date or an expiry, so not the day of a test. */
const TO_COME = /\b(due|expir\w*|valid)\b|^next\b/i
const isToCome = ({ heading, cell }: LabelledCell): boolean => TO_COME.test(heading) || TO_COME.test(cell)
const PRODUCT = /product|brand|used/i
const NO_REACTION =
  /\b(no|nil|without|zero)( \w+)? (reactions?|redness|irritation|itch\w*|issues?|problems?|signs?)\b|[-−]ve\b|\b(neg|negative|clear|ok|okay|pass(ed)?|fine|good)\b/gi
const REACTION =
  /\+ve\b|\b(reaction|reacted|positive|pos|fail(ed)?|itch\w*|red|redness|sore|burn\w*|rash|swell\w*|swollen|blister\w*|irritat\w*)\b/i

type Result = 'waiting' | 'clear' | 'reaction'
function resultOf(text: string): Result {
  const rest = text.replace(NO_REACTION, ' ')
  if (REACTION.test(rest) || /\bnot (clear|ok|okay|fine|good)\b/i.test(text)) return 'reaction'
  return rest === text ? 'waiting' : 'clear'
}

const test = (result: Result, day: string | null, product: string, remarks: string): Hanging => ({
  kind: 'patch_test',
  day,
  fields: { product: product.slice(0, 200), result, read_at: null, remarks, who: null },
})

export function patchTestsIn(columns: readonly LabelledCell[]): {
  tests: Hanging[]
  notes: string[]
  odd: string[]
} {
  const filled = columns.filter(({ cell }) => /[\p{L}\p{N}]/u.test(cell))
  const dated = filled.filter(column => !isToCome(column) && dayIn(column.cell) !== null)
  const others = filled.filter(column => !dated.includes(column))
  const product = filled.find(({ heading }) => PRODUCT.test(heading))?.cell ?? 'Not named in the list'
  const said = ({ heading, cell }: LabelledCell) => `${heading}: ${cell}`
  const whole = filled.map(said).join('\n')
  const words = others.map(({ cell }) => cell).join('. ')
  const [only] = dated
  // The date is in one column and its result in another.
  if (only && dated.length === 1) {
    const result = resultOf(`${dayIn(only.cell)?.rest ?? ''}. ${words}`)
    return {
      tests: [test(result, dayIn(only.cell)?.day ?? null, product, `From the imported list. ${whole}`)],
      notes: others.filter(isToCome).map(said),
      odd: [],
    }
  }
  const tests = dated.map(({ heading, cell }) => {
    const found = dayIn(cell)
    return test(resultOf(found?.rest ?? ''), found?.day ?? null, product, fromTheList(heading, cell))
  })
  if (resultOf(words) === 'reaction')
    return {
      tests: [...tests, test('reaction', null, product, fromTheList('Patch test', words, null))],
      notes: others.map(said),
      odd: [
        `“${others.map(said).join(', ')}” names no day: the reaction is recorded on the day of the import.`,
      ],
    }
  return {
    tests,
    notes: others.map(said),
    odd:
      others.length === 0
        ? []
        : [
            `“${others.map(said).join(', ')}” names no day of a test, so none is recorded. It is kept in the notes.`,
          ],
  }
}
