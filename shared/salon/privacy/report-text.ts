// The report for people: headings, entries and lines, for the PDF.

import { answerLines } from '../consultation/words'
import { PARTS, type Part, type Report } from './report'
import { instantWords, type Line, label, linesOf, plain, type Section } from './report-lines'
import { earlierSection, otherSection, sentSection } from './report-more'

type Fields = Record<string, unknown>

const lines = (fields: Fields, names: readonly (string | readonly [string, string])[]): Line[] =>
  names.flatMap(name => {
    const [field, word] = typeof name === 'string' ? [name, label(name)] : name
    return linesOf(word, fields[field])
  })

const deleted = (fields: Fields): Line[] => lines(fields, [['deleted_at', 'Deleted in the app']])
const second = (fields: Fields): Line[] => linesOf('Other versions of a text', fields.second_versions)
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const answersOf = (answers: unknown): Line[] =>
  Array.isArray(answers)
    ? answerLines(answers.filter(isFields)).flatMap(({ label: asked, text }) => linesOf(asked, text))
    : []
/** The drawing itself means nothing on paper; the JSON has it. */
const signedBy = (signature: unknown): string =>
  isFields(signature) ? [plain(signature.name), plain(signature.at)].filter(Boolean).join(', ') : ''
/** "2026-11-27T09:30" on the salon's wall: "27 Nov 2026, 09:30" */
const wallWords = (value: unknown): string => instantWords(typeof value === 'string' ? `${value}:00Z` : value)
/** A text without a label. */
const alone = (value: unknown): Line[] => linesOf('', value)

type Shape = { title: (fields: Fields) => string; lines: (fields: Fields) => Line[] }
const at = (fields: Fields, field: string, rest: unknown): string =>
  [instantWords(fields[field]), plain(rest)].filter(Boolean).join(' · ')

const SHAPES: Readonly<Record<Part, Shape & { heading: string; empty: string }>> = {
  allergies: {
    heading: 'Allergies',
    empty: 'None noted.',
    title: fields => plain(fields.substance),
    lines: fields => lines(fields, ['reaction', ['noted_at', 'Noted'], ['who', 'By']]),
  },
  patch_tests: {
    heading: 'Patch tests',
    empty: 'None recorded.',
    title: fields => at(fields, 'applied_at', fields.product),
    lines: fields => lines(fields, ['result', ['read_at', 'Read'], 'remarks', ['who', 'By']]),
  },
  consultations: {
    heading: 'Consultations',
    empty: 'Never asked.',
    title: fields => instantWords(fields.answered_at),
    lines: fields => [
      ...lines(fields, [
        ['answered_by', 'Answered by'],
        ['who', 'With'],
      ]),
      ...answersOf(fields.answers),
      ...linesOf('Signed', signedBy(fields.signature)),
    ],
  },
  notes: {
    heading: 'Chair notes',
    empty: 'None.',
    title: fields => at(fields, 'written_at', fields.who),
    lines: fields => alone(fields.text),
  },
  formulas: {
    heading: 'Formulas used',
    empty: 'None saved.',
    title: fields => at(fields, 'made_at', fields.title),
    lines: fields => lines(fields, ['start', 'result', 'bowls', 'remarks', ['who', 'By']]),
  },
  asks: {
    heading: 'Questions to the tools, and their answers',
    empty: 'None.',
    title: fields => at(fields, 'asked_at', label(plain(fields.tool))),
    lines: fields => [
      ...lines(fields, [
        ['input', 'Asked'],
        ['draft', 'Worked out by the app'],
        ['answer', 'Answer'],
        ['answered_by', 'Answered by'],
        ['answered_at', 'Answered'],
        ['read_here', 'Read by the browser’s own model'],
        ['overrides', 'Rules set aside'],
        ['outcomes', 'Did they buy it?'],
        ['picks', 'Picked in the answer'],
      ]),
      ...linesOf('Records it was worked out from', fields.facts),
    ],
  },
  memos: {
    heading: 'Voice memos',
    empty: 'None.',
    title: fields => at(fields, 'recorded_at', `${Math.round(Number(fields.duration) || 0)} seconds`),
    lines: fields =>
      lines(fields, [
        'text',
        'transcript',
        ['transcribed_by', 'Typed by'],
        ['bytes', 'Sound, bytes'],
        ['who', 'By'],
      ]),
  },
  consents: {
    heading: 'Permissions',
    empty: 'None asked for.',
    title: fields =>
      at(
        fields,
        'given_at',
        `${label(plain(fields.about))}: ${fields.answer === 'yes' ? 'agreed' : 'said no'}`,
      ),
    lines: fields =>
      lines(fields, [
        'version',
        'wording',
        'how',
        'platforms',
        ['guardian', 'Answered by'],
        ['who', 'Asked by'],
        ['withdrawn_at', 'Taken back'],
        ['withdrawn_why', 'Why'],
      ]),
  },
  photos: {
    heading: 'Photos',
    empty: 'None.',
    title: fields => at(fields, 'taken_at', label(plain(fields.when))),
    lines: fields => lines(fields, [['bytes', 'Photo, bytes'], 'width', 'height', ['who', 'By']]),
  },
  reminders: {
    heading: 'Reminders',
    empty: 'None.',
    title: fields => plain(fields.text),
    lines: fields =>
      lines(fields, [
        ['due_on', 'Due'],
        ['done_at', 'Done'],
        ['who', 'By'],
      ]),
  },
  contacted: {
    heading: 'Written to',
    empty: 'Not noted.',
    title: fields => at(fields, 'done_at', 'Taken back'),
    lines: fields =>
      lines(fields, [
        ['list', 'From the list'],
        ['of', 'For'],
        ['who', 'By'],
      ]),
  },
  services: {
    heading: 'Visits at the chair',
    empty: 'None.',
    title: fields => at(fields, 'started_at', ''),
    lines: fields => lines(fields, [['ended_at', 'Ended'], 'bowls', 'last_done', 'overrides', ['who', 'By']]),
  },
  appointments: {
    heading: 'Appointments',
    empty: 'None.',
    title: fields => [wallWords(fields.starts_at), plain(fields.service)].filter(Boolean).join(' · '),
    lines: fields =>
      lines(fields, [
        'minutes',
        'stylist',
        'processing',
        ['may_move', 'May move'],
        'note',
        ['client_name', 'Written as'],
        ['source', 'Came from'],
        ['vanished_at', 'No longer in its calendar'],
        ['who', 'By'],
      ]),
  },
  timers: {
    heading: 'Timers',
    empty: 'None.',
    title: fields => at(fields, 'started_at', fields.name),
    lines: fields => lines(fields, ['zone', ['duration', 'Seconds'], ['who', 'By']]),
  },
}

const PART_NAMES = Object.keys(PARTS).filter((name): name is Part => name in SHAPES)

export function sectionsOf(report: Report): Section[] {
  const card: Section = {
    title: 'Card',
    empty: '',
    entries: [
      {
        title: plain(report.client.name),
        lines: [
          ...lines(report.client, [
            'phone',
            'email',
            'hair_type',
            'concerns',
            'notes',
            ['birthday', 'Birthday (month and day)'],
            ['created_at', 'Card made'],
            ['no_ai', 'Kept from AI'],
          ]),
          ...second(report.client),
          ...deleted(report.client),
        ],
      },
    ],
  }
  const parts = PART_NAMES.map((name): Section => {
    const shape = SHAPES[name]
    return {
      title: shape.heading,
      empty: shape.empty,
      entries: report[name].map(fields => ({
        title: shape.title(fields) || 'No date',
        lines: [...shape.lines(fields), ...second(fields), ...deleted(fields)],
      })),
    }
  })
  return [card, ...parts, ...otherSection(report), ...sentSection(report), ...earlierSection(report)]
}
