// What the report contains beyond the client's own records: records of newer kinds, what was sent to a model, and every
// change.
import type { Report } from './report'
import { instantWords, label, linesOf, plain, type Section } from './report-lines'

/** Records of kinds this version doesn't know, as stored. */
export const otherSection = ({ others }: Report): Section[] =>
  others.length === 0
    ? []
    : [
        {
          title: 'Other records',
          empty: '',
          entries: others.map(({ kind, id: _, client_id: __, ...fields }) => ({
            title: label(plain(kind)),
            lines: Object.entries(fields).flatMap(([field, value]) => linesOf(label(field), value)),
          })),
        },
      ]

/** For a conversation with a model, each message under its speaker; anything else unchanged. */
function messages(sent: unknown): unknown {
  if (!Array.isArray(sent)) return sent
  return sent.map((each: unknown) =>
    typeof each === 'object' && each !== null && 'role' in each && 'content' in each
      ? { [String(each.role)]: readable(each.content) }
      : each,
  )
}
/** A question is sent as JSON; on paper it reads like a record. */
function readable(content: unknown): unknown {
  if (typeof content !== 'string' || !/^\s*[[{]/.test(content)) return content
  try {
    return JSON.parse(content)
  } catch {
    return content
  }
}

export const sentSection = ({ sent_to_models }: Report): Section[] =>
  sent_to_models === null
    ? []
    : [
        {
          title: 'What was sent to a model',
          empty: 'Nothing was sent.',
          entries: sent_to_models.map(({ at: when, model, tool, sent, outcome }) => ({
            title: `${instantWords(when)} · ${model}`,
            lines: [
              ...linesOf('For', label(tool)),
              ...linesOf('Outcome', outcome),
              ...linesOf('What was sent', messages(sent)),
            ],
          })),
        },
      ]

export const earlierSection = ({ earlier_versions }: Report): Section[] =>
  earlier_versions === null
    ? []
    : [
        {
          title: 'Every change, and who made it',
          empty: 'None.',
          entries: earlier_versions.map(({ at: when, kind, who, changed, before }) => ({
            title: [instantWords(when), label(kind), who].filter(Boolean).join(' · '),
            lines: Object.entries(changed).flatMap(([field, value]) => {
              if (field === 'preview') return []
              const is = linesOf(label(field), value)
              const was = linesOf(label(field), before[field])
              return is.length === 0 && was.length > 0
                ? [{ label: label(field), text: 'taken out', depth: 0 }]
                : is
            }),
          })),
        },
      ]
