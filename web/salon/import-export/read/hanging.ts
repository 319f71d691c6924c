// Records that came with a card's line: patch tests, formulas, visits, permissions. Each keeps the list's own words and
// says where it came from, because nobody here saw it happen.
import type { FieldsOf } from '../../../../shared/salon/records/records'

const DAY_OF = {
  patch_test: 'applied_at',
  formula: 'made_at',
  note: 'written_at',
  consent: 'given_at',
} as const
export type HangingKind = keyof typeof DAY_OF
export const HANGING = Object.keys(DAY_OF) as readonly HangingKind[]

export type Hanging = {
  [K in HangingKind]: {
    kind: K
    /** Null if the list gives no date: we save the day of the import, and the text says so. */
    day: string | null
    fields: Partial<FieldsOf<K>>
  }
}[HangingKind]

export const fromTheList = (heading: string, cell: string, day: string | null = 'known'): string =>
  `From the imported list. ${heading}: ${cell}${day === null ? '\nThe list names no day: this is the day of the import.' : ''}`

/** The fields as they are saved. */
export const fieldsOf = ({ kind, day, fields }: Hanging, clientId: string, now: string) => ({
  ...fields,
  client_id: clientId,
  [DAY_OF[kind]]: day ?? now,
})

const wordsOf = (kind: HangingKind, fields: Hanging['fields']): string =>
  JSON.stringify(
    kind === 'patch_test' && 'result' in fields
      ? [fields.result, fields.remarks]
      : kind === 'formula' && 'bowls' in fields
        ? fields.remarks
        : kind === 'consent' && 'wording' in fields
          ? fields.wording
          : 'text' in fields && fields.text,
  )

/** Two with a shared key are the same record. */
export const keyOf = ({ kind, day, fields }: Hanging): string =>
  `${kind} ${day?.slice(0, 10) ?? ''} ${wordsOf(kind, fields)}`
export function keysOf(kind: HangingKind, fields: FieldsOf<HangingKind>): string[] {
  const at: unknown = Reflect.get(fields, DAY_OF[kind])
  return [`${kind} ${String(at).slice(0, 10)} ${wordsOf(kind, fields)}`, `${kind}  ${wordsOf(kind, fields)}`]
}
