// A step and a client in words: for reading aloud, and for the labels of buttons.
import type { Sheet, Step } from '../../../shared/sheet'
import { partsOf } from '../../../shared/tools/step-words'
import { minutesText } from '../../ui/sheet/block'
import { stepWords } from './bowls/recipe'

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name

/** "40 g 7/43, 40 g 20 vol, 1:1, 35 min" */
export function shortStep(step: Step): string {
  const minutes = minutesText(step.minutes)
  return [...partsOf(step), step.ratio, minutes === null ? null : `${minutes} min`].filter(Boolean).join(', ')
}

/** As read aloud: the figures first, then how, then what to watch for. */
export function spokenStep(step: Step, at: number, count: number): string {
  const parts = partsOf(step)
  const minutes = minutesText(step.minutes)
  return [
    `${stepWords(at, count)}: ${[step.title, step.zone].filter(Boolean).join(', ')}.`,
    parts.length > 0 ? `${[...parts, step.ratio].filter(Boolean).join(', ')}.` : '',
    minutes === null ? '' : `${minutes} minutes.`,
    ...step.how,
    ...step.watch,
  ]
    .filter(Boolean)
    .join(' ')
}

/** "30 min, up to 40 min": the timer is set to the first, as that is when to look. */
export function timerWords(minutes: readonly [number, number] | null): string | null {
  if (minutes === null) return null
  return minutes[0] === minutes[1] ? `${minutes[0]} min` : `${minutes[0]} min, up to ${minutes[1]} min`
}

/** The depth and tone that the work is for; the steps' strands are drawn in it. */
export function shadeOf(sheet: Pick<Sheet, 'blocks'> | null): { level: number; tone: string } | null {
  for (const block of sheet?.blocks ?? []) {
    if (block.block !== 'swatches') continue
    const found = block.items.find(item => /^target/i.test(item.label)) ?? block.items.at(-1)
    if (found) return { level: found.level, tone: found.tone }
  }
  return null
}
