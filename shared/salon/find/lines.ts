// The searchable text of a record, line by line: a line is what is shown when it matches. A bowl is one line.

import { toolKeeping } from '../../toolbox'
import { holdsHealth } from '../privacy/consent'
import { withoutHealth } from '../privacy/redaction/health'
import type { Bowl } from '../records/records'

/** The record kinds that are searched. */
export const SEARCHED = ['formula', 'note', 'memo', 'client', 'patch_test', 'ask'] as const
export type Searched = (typeof SEARCHED)[number]
export const isSearched = (kind: string): kind is Searched => SEARCHED.some(each => each === kind)

type Loose = Readonly<Record<string, unknown>>
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isLoose) : [])

/** "Roots: 30 g 6/43 + 60 g 20 vol, 1:2, 35 min" */
function bowlLine(bowl: Partial<Bowl>): string {
  const parts = listOf(bowl.mix).map(({ shade, grams }) =>
    [typeof grams === 'number' && grams > 0 ? `${grams} g` : '', textOf(shade)].filter(Boolean).join(' '),
  )
  const { developer_volume: volume, developer_grams: grams, ratio, minutes } = bowl
  if (volume) parts.push([grams ? `${grams} g` : '', `${volume} vol`].filter(Boolean).join(' '))
  const mix = [parts.filter(Boolean).join(' + '), ratio, minutes ? `${minutes} min` : '']
  return [bowl.zone, mix.filter(Boolean).join(', ')].filter(Boolean).join(': ')
}

function stepLine(step: Loose): string {
  const parts = listOf(step.mix).map(({ what, grams }) =>
    [typeof grams === 'number' ? `${grams} g` : '', textOf(what)].filter(Boolean).join(' '),
  )
  const [volume, grams] = [step.developer_volume, step.developer_grams]
  if (typeof volume === 'number' && volume > 0)
    parts.push([typeof grams === 'number' ? `${grams} g` : '', `${volume} vol`].filter(Boolean).join(' '))
  if (parts.length === 0) return ''
  return `${textOf(step.zone) || textOf(step.title)}: ${parts.join(' + ')}`
}

const MOST_LINES = 200
/** Long lines are split at sentences, so that results stay short. */
const SENTENCES = /(?<=[.!?])\s+|\n+/
const prose = (text: string): string[] =>
  text
    .slice(0, 20_000)
    .split(SENTENCES)
    .map(each => each.trim())
    .filter(Boolean)

export const tellsHealth = (text: string): boolean =>
  holdsHealth({ allergies: 0, reactions: 0, texts: [text] }) || withoutHealth(text) !== text

/** The texts before any check for health: only matches are checked. */
export function textsOf(kind: Searched, fields: Loose): string[] {
  const texts = ((): string[] => {
    switch (kind) {
      case 'formula':
        return [
          textOf(fields.title),
          ...listOf(fields.bowls).map(bowl => bowlLine(bowl as Partial<Bowl>)),
          ...prose(textOf(fields.remarks)),
        ]
      case 'note':
        return prose(textOf(fields.text))
      case 'memo':
        return prose(textOf(fields.text) || textOf(fields.transcript))
      case 'client':
        return prose(textOf(fields.notes))
      case 'patch_test':
        return prose(textOf(fields.remarks))
      case 'ask': {
        if (fields.tool !== toolKeeping('colour_formulas')) return []
        const output = isLoose(fields.answer) ? fields.answer : isLoose(fields.draft) ? fields.draft : {}
        const input = isLoose(fields.input) ? fields.input : {}
        return [
          ...prose(textOf(input.currentColor)),
          ...prose(textOf(input.desiredColor)),
          ...prose(textOf(input.hairCondition)),
          ...listOf(output.steps).map(stepLine),
        ]
      }
    }
  })()
  return texts.filter(Boolean).slice(0, MOST_LINES)
}

/** A skin test's result is health, whatever its words. */
export const isOfHealth = (kind: Searched, text: string): boolean =>
  kind === 'patch_test' || tellsHealth(text)
