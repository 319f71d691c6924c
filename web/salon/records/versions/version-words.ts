// How a record's fields read in its earlier versions.
import { answerLines } from '../../../../shared/salon/consultation/words'
import { CONTAINS, KIND_NAMES, SERVES } from '../../../../shared/trade/products/tag-names'
import { whenOf } from '../../../ui/kit/when'
import { isLoose, listIn, numberIn, textIn } from '../answers/read'
import { labels } from '../labels'

export const EMPTY = 'empty'

/** Only what a person writes: not where a record came from, nor the app's own fields. */
const fieldLabels: Readonly<Record<string, string>> = {
  ...labels.client,
  ...labels.note,
  ...labels.allergy,
  ...labels.patch_test,
  ...labels.consultation,
  ...labels.product,
  ...labels.formula,
  deletedAt: 'Deleted',
}

/** A formula's result is a shade; a patch test's is a word. */
export const labelOf = (field: string, value: unknown): string | undefined =>
  field === 'result' && typeof value === 'string' ? labels.patch_test.result : fieldLabels[field]

const shade = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : isLoose(value)
      ? ['level', numberIn(value, 'level'), textIn(value, 'tone')].filter(part => part !== null).join(' ')
      : EMPTY

const withUnit = (value: number | null, unit: string): string | null =>
  value === null || value === 0 ? null : `${value} ${unit}`

/** "Roots: 30 g 6/0 + 10 g 7/3, 60 g 20 vol, 1:1.5, 35 min" */
function bowl(value: Readonly<Record<string, unknown>>): string {
  const mix = listIn(value, 'mix')
    .map(part => [withUnit(numberIn(part, 'grams'), 'g'), textIn(part, 'shade')].filter(Boolean).join(' '))
    .join(' + ')
  const developer = [
    withUnit(numberIn(value, 'developer_grams'), 'g'),
    withUnit(numberIn(value, 'developer_volume'), 'vol'),
  ]
    .filter(Boolean)
    .join(' ')
  const measured = [mix, developer, textIn(value, 'ratio'), withUnit(numberIn(value, 'minutes'), 'min')]
  return [textIn(value, 'zone'), measured.filter(Boolean).join(', ')].filter(Boolean).join(': ')
}

const instant = (value: unknown): string => whenOf(String(value))

const named =
  (names: Readonly<Record<string, string>>) =>
  (value: unknown): string =>
    [value]
      .flat()
      .flatMap(key => (typeof key === 'string' ? (names[key] ?? key) : []))
      .join(', ') || EMPTY

const special: Readonly<Record<string, (value: unknown) => string>> = {
  deletedAt: () => 'yes',
  applied_at: instant,
  read_at: instant,
  made_at: instant,
  answered_at: instant,
  answers: value =>
    Array.isArray(value)
      ? answerLines(value.filter(isLoose))
          .map(({ label, text }) => `${label}: ${text}`)
          .join('\n')
      : EMPTY,
  signature: value => (isLoose(value) ? textIn(value, 'name') || 'yes' : String(value)),
  start: shade,
  result: shade,
  kind: named(KIND_NAMES),
  serves: named(SERVES),
  serves_not: named(SERVES),
  contains: named(CONTAINS),
  contains_not: named(CONTAINS),
  bowls: value => (Array.isArray(value) ? value.filter(isLoose).map(bowl).join('\n') : EMPTY),
}

export function wordsOf(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY
  if (Array.isArray(value) && value.length === 0) return EMPTY
  const words = special[field]
  if (words) return words(value)
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
