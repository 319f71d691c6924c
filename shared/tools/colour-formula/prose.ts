// Figures stand in the steps only: a sentence with a dose, a ratio or a time that is not among them is cut; so are
// promises, and sentences that put words into a maker's mouth.
import { percentOf } from '../../trade/developers'
import { numbersFromWords } from './read/tidy'
import type { ColourOutput } from './schema'

const FIGURES =
  /(\d{1,9}(?:[.,]\d{1,9})?)\s*-?\s*(vol(?:ume)?s?\b|%|per ?cent\b|g\b|gr\b|grams?\b|ml\b|millilit\w+|oz\b|ounces?\b|min(?:ute)?s?\b|hours?\b|hrs?\b)|\b1\s*:\s*(\d+(?:[.,]\d+)?)/gi
const RANGE =
  /(\d{1,9}(?:[.,]\d{1,9})?)\s*(?:-|–|to)\s*(?=\d{1,9}(?:[.,]\d{1,9})?\s*(?:min|vol|g\b|grams|%|hours?))/gi
const PROMISES =
  /\bguarante\w*|\b100\s*%\s*(?:safe|certain|sure)|\bdamage[\s-]*free|\brisk[\s-]*free|\b(?:no|zero) damage\b|\b(?:completely|totally|perfectly|absolutely|entirely) (?:safe|harmless)|\b(?:safe|harmless) (?:for|to|in|during) (?:the |your |her )?(?:baby|pregnan\w*|unborn|use on)|\b(?:will|can|does) (?:cure|heal)\b|\btoner (?:will|can) (?:lift|lighten)/i
const MAKERS_WORDS =
  /\b(?:manufacturer|maker|brand|wella|l.or[eé]al|schwarzkopf|redken|matrix|igora|koleston|olaplex|majirel)(?:'s|’s|s)?\b[^.]{0,40}\b(?:instruct\w*|recommend\w*|sa(?:y|ys|id)|states?|requires?|specif\w+|advis\w+|directs?|guidelines?)\b/i
const STRONG_LIGHTENER =
  /(?:lightener|bleach|powder)[^.]{0,50}(?:40\s*-?\s*vol|12\s*%)|(?:40\s*-?\s*vol|12\s*%)[^.]{0,50}(?:lightener|bleach|powder)/i

export type Allowed = { figures: Set<string>; sentences: Set<string> }

const key = (value: string, unit: string): string => {
  const number = String(Number(value.replace(',', '.')))
  const kind = /^vol/i.test(unit)
    ? 'vol'
    : /^(?:%|per)/i.test(unit)
      ? '%'
      : /^min/i.test(unit)
        ? 'min'
        : /^h/i.test(unit)
          ? 'h'
          : 'g'
  return `${number} ${kind}`
}

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+|\n+/).filter(part => part.trim() !== '')

/** What the structured fields say, and the whole sentences of the salon's own engine: its draft's and those added. */
export function allowedIn(
  output: ColourOutput,
  own: ColourOutput,
  added: { title: string; text: string }[],
  greyPercent: number,
  hours: number,
): Allowed {
  const figures = new Set<string>([`${hours} h`, '48 h'])
  if (greyPercent > 0) figures.add(`${greyPercent} %`)
  for (const step of output.steps) {
    if (step.developer_volume !== null) {
      figures.add(`${step.developer_volume} vol`)
      figures.add(`${percentOf(step.developer_volume)} %`)
    }
    if (step.developer_grams !== null) figures.add(`${step.developer_grams} g`)
    for (const part of step.mix) if (part.grams !== null) figures.add(`${part.grams} g`)
    if (step.ratio) figures.add(step.ratio)
    if (step.minutes) for (const value of [step.minutes.from, step.minutes.to]) figures.add(`${value} min`)
    if (step.check_every_minutes !== null) figures.add(`${step.check_every_minutes} min`)
  }
  const ours = [...proseOf(own), ...added.flatMap(({ title, text }) => [title, text])]
  return { figures, sentences: new Set(ours.flatMap(sentencesOf)) }
}

export function mayStand(sentence: string, allowed: Allowed): boolean {
  if (allowed.sentences.has(sentence)) return true
  if (PROMISES.test(sentence) || MAKERS_WORDS.test(sentence) || STRONG_LIGHTENER.test(sentence)) return false
  const plain = numbersFromWords(sentence.toLowerCase()).replace(RANGE, (_, value: string) => `${value} ~`)
  const ranged = [
    ...numbersFromWords(sentence.toLowerCase()).matchAll(
      /(\d{1,9}(?:[.,]\d{1,9})?)\s*(?:-|–|to)\s*(\d{1,9}(?:[.,]\d{1,9})?)\s*(min\w*|vol\w*|g\b|grams|%|hours?)/gi,
    ),
  ]
  for (const hit of ranged) if (!allowed.figures.has(key(hit[1] ?? '', hit[3] ?? ''))) return false
  for (const hit of plain.matchAll(FIGURES)) {
    if (hit[3] !== undefined) {
      if (!allowed.figures.has(`1:${hit[3].replace(',', '.')}`)) return false
    } else if (!allowed.figures.has(key(hit[1] ?? '', hit[2] ?? ''))) return false
  }
  return true
}

export function proseOf(output: ColourOutput): string[] {
  return [
    output.summary,
    ...[output.start, output.target, output.underlying].flatMap(shade => (shade ? [shade.words] : [])),
    output.underlying?.neutraliser ?? '',
    ...output.reasons.flatMap(reason => [reason.title, reason.text]),
    ...output.questions,
    ...output.assumed,
    ...output.tests,
    ...output.steps.flatMap(step => [
      step.title,
      step.zone ?? '',
      ...step.how,
      ...step.watch,
      ...step.mix.map(part => part.what),
    ]),
    ...output.visits.flatMap(visit => [visit.title, visit.text]),
    output.expected,
    ...output.aftercare,
    ...output.holds.map(hold => hold.text),
    ...output.set_aside,
  ]
}
