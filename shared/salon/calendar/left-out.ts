// What a calendar contains that isn't taken over, counted and in words.
import { z } from 'zod'

const count = z.number().int().min(0).default(0)
export const LeftOut = z.object({
  /** No readable start or uid. */
  unread: count,
  /** Repeat by a rule we can't read: only their first date came in. */
  rules: count,
  /** More than a year ahead. */
  far: count,
  /** For somebody who was erased. */
  erased: count,
  /** There were more than the limit. */
  cut: z.boolean().default(false),
})
export type LeftOut = z.infer<typeof LeftOut>

const many = (number: number, one: string, more: string): string =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : more}`

export function leftOutWords({ unread, rules, far, erased, cut }: LeftOut): string[] {
  const said = [
    unread > 0 && `${many(unread, 'entry has', 'entries have')} no start time that can be read.`,
    rules > 0 &&
      `${many(rules, 'entry repeats', 'entries repeat')} by month or year: only the first one is added.`,
    far > 0 &&
      `${many(far, 'is', 'are')} more than a year ahead, and ${far === 1 ? 'is' : 'are'} added later.`,
    erased > 0 && `${many(erased, 'is', 'are')} for somebody who was erased, and left out.`,
    cut && 'There are more than 5,000. The rest are left out.',
    (cut || unread > 0) && 'Not everything was read, so nothing is marked as gone.',
  ]
  return said.flatMap(words => words || [])
}
