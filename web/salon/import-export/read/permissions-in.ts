// Permissions as a list has them. We don't know what was asked, so the record only repeats the list. If two columns
// differ, or one says that somebody opted out, the answer is no.
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { dayIn } from './days'
import { fromTheList, type Hanging } from './hanging'
import type { LabelledCell } from './patch-tests-in'

const YES = /^(y|yes|true|1|x|✓|✔|ok|agreed|given|accepted|granted|opted[ -]?in|subscribed|consented)$/i
const NO = /^(n|no|false|0|declined|refused|withdrawn|opted[ -]?out|unsubscribed|do not contact|not given)$/i
/** "Email opt-out: yes" is a no. */
const TURNED = /opt(ed)?[ -_]?out|unsubscribe|do not|don['’]t/i

const aboutOf = (heading: string): FieldsOf<'consent'>['about'] | null => {
  if (/photo|image|picture|social/i.test(heading)) return 'photos'
  if (/marketing|opt|subscri|newsletter|promotion|offers|sms|text|email/i.test(heading)) return 'marketing'
  return /health|medical/i.test(heading) ? 'health-notes' : null
}

type Answer = { yes: boolean; day: string | null }
function answerOf({ heading, cell }: LabelledCell): Answer | null {
  const text = cell.trim()
  const found = dayIn(text)
  // A date alone is a yes, given on that date.
  const word = found ? found.rest.replace(/[^\p{L}✓✔]+/gu, ' ').trim() : text
  const yes = YES.test(word) || (found !== null && word === '')
  if (!yes && !NO.test(word)) return null
  return { yes: TURNED.test(heading) ? !yes : yes, day: found?.day ?? null }
}

export function permissionsIn(columns: readonly LabelledCell[]): {
  permissions: Hanging[]
  notes: string[]
  odd: string[]
} {
  const filled = columns.filter(({ cell }) => /[\p{L}\p{N}✓✔]/u.test(cell))
  const read = filled.map(column => ({ column, about: aboutOf(column.heading), answer: answerOf(column) }))
  const said = ({ heading, cell }: LabelledCell) => `${heading}: ${cell}`
  // A yes to health notes would let them go to a model, so we don't import it: we ask here, with the full wording.
  const unread = read.filter(
    ({ about, answer }) => about === null || answer === null || (about === 'health-notes' && answer.yes),
  )
  const subjects = ['marketing', 'photos', 'health-notes'] as const
  return {
    permissions: subjects.flatMap((about): Hanging[] => {
      const own = read.filter(each => each.about === about && !unread.includes(each))
      if (own.length === 0) return []
      const yes = own.every(({ answer }) => answer?.yes === true)
      const day = own.map(({ answer }) => answer?.day ?? null).find(each => each !== null) ?? null
      const words = own.map(({ column }) => said(column)).join('\n')
      return [
        {
          kind: 'consent',
          day,
          fields: {
            about,
            version: 'imported list',
            wording: fromTheList('It says', words, day),
            answer: yes ? 'yes' : 'no',
            how: 'said',
            platforms: [],
            guardian: null,
            who: null,
          },
        },
      ]
    }),
    notes: unread.map(({ column }) => said(column)),
    odd: unread.map(({ column, answer }) =>
      answer?.yes && aboutOf(column.heading) !== null
        ? `“${said(column)}” is kept in the notes: health notes are asked about here, in this salon’s own words.`
        : `“${said(column)}” doesn’t say what was permitted. It is kept in the notes.`,
    ),
  }
}
