// 'Save what was used': the recipe as advised, ready to correct to what was really mixed.
import { z } from 'zod'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { isBowl, type Sheet, type Step } from '../../../../shared/sheet'
import { LONG, tooLong } from '../../../ui/forms/too-long'
import { wishIn } from './last-time'

const number = z.number().nullable()
export const UsedBowl = z.object({
  key: z.string(),
  zone: z.string(),
  mix: z.array(z.object({ key: z.string(), shade: z.string(), grams: number })),
  developer_volume: number,
  developer_grams: number,
  ratio: z.string(),
  minutes: number,
  /** The advice, if it was a range: "30–45". */
  advised: z.string().nullable(),
})
export type UsedBowl = z.infer<typeof UsedBowl>

const UsedShade = z.object({ level: number, tone: z.string() })
/** The form while it is being filled in; kept in the browser until saved. */
export const Used = z.object({
  title: z.string(),
  made_at: z.string(),
  start: UsedShade,
  result: UsedShade,
  bowls: z.array(UsedBowl),
  /** The bowls as first filled in; missing in drafts of older versions. */
  filled: z.array(UsedBowl).optional(),
  remarks: z.string(),
})
export type Used = z.infer<typeof Used>

/** The steps of one visit: those of the first block that has a bowl. Later visits aren't today's work. */
function stepsOfToday(sheet: Pick<Sheet, 'blocks'>): Step[] {
  for (const block of sheet.blocks)
    if (block.block === 'steps' && block.items.some(isBowl)) return block.items.filter(isBowl)
  return []
}

export function bowlsFrom(sheet: Pick<Sheet, 'blocks'>): UsedBowl[] {
  return stepsOfToday(sheet)
    .slice(0, 12)
    .map((step, index) => ({
      key: `bowl-${index}`,
      zone: step.zone ?? step.title,
      mix: step.mix
        .slice(0, 12)
        .map((part, place) => ({ key: `part-${index}-${place}`, shade: part.what, grams: part.grams })),
      developer_volume: step.developer_volume,
      developer_grams: step.developer_grams,
      ratio: step.ratio ?? '',
      minutes: step.minutes?.[0] ?? null,
      advised:
        step.minutes === null || step.minutes[0] === step.minutes[1]
          ? null
          : `${step.minutes[0]}–${step.minutes[1]}`,
    }))
}

function shadeFrom(sheet: Pick<Sheet, 'blocks'>, label: RegExp): Used['start'] {
  for (const block of sheet.blocks) {
    if (block.block !== 'swatches') continue
    const found = block.items.find(item => label.test(item.label))
    if (found) return { level: found.level, tone: found.tone }
  }
  return { level: null, tone: '' }
}

const figuresOf = ({ key: _, mix, ...bowl }: UsedBowl): string =>
  JSON.stringify([bowl, mix.map(({ shade, grams }) => [shade, grams])])

/**
 * Merges a half-written form with the bowls as advised now. A bowl whose advice has changed takes the new figures, even
 * over typed ones; an unchanged bowl keeps what was typed; everything else stays.
 */
export function filledAnew(used: Used, now: UsedBowl[]): Used {
  const { filled } = used
  if (filled === undefined || JSON.stringify(filled) === JSON.stringify(now)) return used
  const free = [...filled]
  const bowls = now.flatMap(bowl => {
    const at = free.findIndex(was => figuresOf(was) === figuresOf(bowl))
    const [was] = at < 0 ? [] : free.splice(at, 1)
    if (was === undefined) return [bowl]
    // A bowl removed from the form stays out.
    const typed = used.bowls.find(({ key }) => key === was.key)
    return typed === undefined ? [] : [withKeysOf(bowl, typed)]
  })
  const own = used.bowls.filter(({ key }) => !filled.some(was => was.key === key))
  return { ...used, bowls: [...bowls, ...own].slice(0, 12), filled: now }
}

/** True if nothing has been typed yet. */
export const isAsFilled = ({ bowls, filled, remarks }: Used): boolean =>
  remarks.trim() === '' && filled !== undefined && JSON.stringify(bowls) === JSON.stringify(filled)

/** Keys are positions, which can change; an added part has a key of its own. */
const withKeysOf = ({ key }: UsedBowl, typed: UsedBowl): UsedBowl => ({
  ...typed,
  key,
  mix: typed.mix.map((part, place) =>
    part.key.startsWith('part-') ? { ...part, key: `part-${key.replace('bowl-', '')}-${place}` } : part,
  ),
})

/** A "same as last time" gets the title of the original wish. */
function titleOf(title: string): string {
  const typed = title.trim().slice(0, 500)
  return (/^same as last time/i.test(typed) && wishIn(typed)) || typed
}

/** `made_at`: ISO instant. */
export function usedFrom(sheet: Sheet, title: string, made_at: string): Used {
  const bowls = bowlsFrom(sheet)
  return {
    title: titleOf(title),
    made_at,
    start: shadeFrom(sheet, /^(start|now|current)/i),
    result: shadeFrom(sheet, /^(target|goal|result|today|this visit)/i),
    bowls,
    filled: bowls,
    remarks: '',
  }
}

const trimmedOrNull = (value: string, limit: number): string | null => value.trim().slice(0, limit) || null

const shadeOf = ({ level, tone }: Used['start']): FieldsOf<'formula'>['start'] =>
  level === null ? null : { level: Math.min(12, Math.max(1, level)), tone: trimmedOrNull(tone, 200) }

type Whose = { client_id: string | null; client_name: string; ask_id: string | null; who: string | null }

/** What is wrong before saving, by the part's key: a recipe needs weights. */
export function missingIn(used: Used): Record<string, string> {
  const missing: Record<string, string> = {}
  for (const bowl of used.bowls)
    for (const part of bowl.mix) {
      if (part.shade.trim() !== '' && part.grams === null) missing[part.key] = 'How many grams?'
      if (part.shade.trim() === '' && part.grams !== null) missing[part.key] = 'Which shade?'
    }
  const long = tooLong(used.remarks.trim())
  if (long) missing.remarks = long
  return missing
}

/** The record of what was used; empty parts are left out. */
export function formulaOf(used: Used, whose: Whose): Omit<FieldsOf<'formula'>, 'deletedAt' | 'seconds'> {
  return {
    ...whose,
    made_at: used.made_at,
    title: used.title.trim().slice(0, 500) || 'Colour',
    start: shadeOf(used.start),
    result: shadeOf(used.result),
    bowls: used.bowls.map(bowl => ({
      zone: bowl.zone.trim().slice(0, 200),
      mix: bowl.mix.flatMap(part =>
        part.shade.trim() === '' || part.grams === null
          ? []
          : [{ shade: part.shade.trim().slice(0, 200), grams: part.grams }],
      ),
      developer_volume: bowl.developer_volume,
      developer_grams: bowl.developer_grams,
      ratio: trimmedOrNull(bowl.ratio, 200),
      minutes: bowl.minutes,
    })),
    remarks: trimmedOrNull(used.remarks, LONG),
  }
}
