// The specification's four history tables are views over asks, under its own field names: one place for the screens
// and for the export.
import { Picks } from '../../../../shared/reading/understood/reading'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { askedWith, standingAnswer, toolKeeping } from '../../../../shared/toolbox'
import { picksIn } from '../../../../shared/tools/colour-formula/told/paths'
import { wordsOfPicks } from '../../../../shared/tools/colour-formula/told/words'
import { isLoose, type Loose, listIn, numberIn, textIn, textsIn } from './read'

type Ask = FieldsOf<'ask'>
export type Priority = 'high' | 'medium' | 'low'
export type Recommendation = {
  id: string
  client_name: string
  created_at: string
  hair_type: string | null
  current_treatment: string | null
  products: { name: string; category: string | null; priority: Priority; reason: string }[]
  quick_pitch: string | null
  talking_points: string[]
}
export type ColourFormula = {
  id: string
  client_id: string | null
  client_name: string
  created_at: string
  current_color: string
  desired_color: string
  hair_condition: string
  formula: string
  processing_time: string
  application_tips: string[]
  expected_result: string
}

export const RETAIL = toolKeeping('recommendations')
export const COLOUR = toolKeeping('colour_formulas')
export const APPOINTMENTS = toolKeeping('appointments')
export const MARKETING = toolKeeping('marketing_content')

/** What stands: the server's answer if there is one we may act on, else the draft. */
export const outputOf = (ask: Pick<Ask, 'tool' | 'answer' | 'draft'>): Loose =>
  standingAnswer(ask) ?? ask.draft ?? {}

/** A refusal, a hold and a question back are also answers, but not formulas. */
export function advisedWords(
  ask: Pick<Ask, 'tool' | 'answer' | 'draft'>,
): (typeof DECIDED)[keyof typeof DECIDED] | 'advised' {
  const output = outputOf(ask)
  if (listIn(output, 'steps').length > 0) return 'advised'
  const decision = textIn(output, 'decision')
  return decision === 'refuse' || decision === 'hold' || decision === 'ask' ? DECIDED[decision] : 'advised'
}

const DECIDED = { refuse: 'advised against', hold: 'put on hold', ask: 'asked back' } as const

function priorityOf(value: string | null): Priority {
  const priority = value?.toLowerCase()
  return priority === 'high' || priority === 'low' ? priority : 'medium'
}

/** `output`: what stands, or, for a copy of the records, the answer word for word. */
export function recommendationOf(id: string, ask: Ask, output = outputOf(ask)): Recommendation {
  return {
    id,
    client_name: ask.client_name ?? 'New Client',
    created_at: ask.asked_at,
    hair_type: textIn(output, 'hair_type'),
    current_treatment: textIn(output, 'current_treatment'),
    products: listIn(output, 'products').map(product => ({
      name: textIn(product, 'name') ?? '',
      category: textIn(product, 'category'),
      priority: priorityOf(textIn(product, 'priority')),
      reason: textIn(product, 'reason') ?? '',
    })),
    quick_pitch: textIn(output, 'quick_pitch'),
    talking_points: textsIn(output, 'talking_points'),
  }
}

const withUnit = (value: number | null, unit: string): string | null =>
  value === null ? null : `${value} ${unit}`

function minutesOf(step: Loose): string | null {
  const { minutes } = step
  if (!isLoose(minutes)) return null
  const [from, to] = [numberIn(minutes, 'from'), numberIn(minutes, 'to')]
  if (from === null || to === null) return null
  return from === to ? `${from} minutes` : `${from}–${to} minutes`
}

/** "Roots: 30 g 6/0 + 30 g 6/1, 60 g 20 vol, 1:1" */
function mixOf(step: Loose): string {
  const mix = listIn(step, 'mix')
    .map(part => [withUnit(numberIn(part, 'grams'), 'g'), textIn(part, 'what')].filter(Boolean).join(' '))
    .join(' + ')
  const volume = numberIn(step, 'developer_volume')
  const developer = volume
    ? [withUnit(numberIn(step, 'developer_grams'), 'g'), `${volume} vol`].filter(Boolean).join(' ')
    : null
  const measured = [mix, developer, textIn(step, 'ratio')].filter(Boolean).join(', ')
  const heading = [textIn(step, 'title'), textIn(step, 'zone')].filter(Boolean).join(', ')
  return measured === '' ? heading : `${heading}: ${measured}`
}

/** A refusal or a question back has no formula; its reason takes the formula's place. */
export function colourFormulaOf(id: string, ask: Ask, output = outputOf(ask)): ColourFormula {
  const steps = listIn(output, 'steps')
  const asked = askedWith(ask)
  const input: Loose = isLoose(asked) ? asked : ask.input
  const picked = wordsOfPicks(picksIn(Picks.safeParse(input.picks).data))
  const known: Loose = isLoose(input.known) ? input.known : {}
  /** What was typed, unless a tap or the record replaced it. */
  const words = (field: keyof typeof picked): string => {
    const [tapped, onRecord] = [picked[field], textIn(known, field)]
    return [textIn(input, field), tapped && `Picked: ${tapped}`, onRecord && `On record: ${onRecord}`]
      .filter(Boolean)
      .join('. ')
  }
  return {
    id,
    client_id: ask.client_id,
    client_name: ask.client_name ?? textIn(input, 'clientName') ?? 'New Client',
    created_at: ask.asked_at,
    current_color: words('currentColor'),
    desired_color: words('desiredColor'),
    hair_condition: words('hairCondition'),
    formula:
      steps.length > 0
        ? steps.map((step, index) => `${index + 1}. ${mixOf(step)}`).join('\n')
        : (textIn(output, 'summary') ?? ''),
    processing_time: steps
      .flatMap(step => {
        const minutes = minutesOf(step)
        return minutes === null ? [] : [`${textIn(step, 'title') ?? 'Step'}: ${minutes}`]
      })
      .join('\n'),
    application_tips: steps.flatMap(step => [...textsIn(step, 'how'), ...textsIn(step, 'watch')]),
    expected_result: textIn(output, 'expected') ?? '',
  }
}

export function appointmentOf(ask: Ask, output = outputOf(ask)) {
  return {
    schedule_data: textIn(ask.input, 'schedule') ?? '',
    optimization_suggestions: listIn(output, 'suggestions').map(one => ({
      suggestion: textIn(one, 'suggestion') ?? '',
      reason: textIn(one, 'reason') ?? '',
      timesSaved: textIn(one, 'timesSaved') ?? '',
    })),
    created_at: ask.asked_at,
  }
}

/** The answer exactly as given, whoever wrote it. */
export const wordForWord = (ask: Pick<Ask, 'answer' | 'draft'>): Loose => ask.answer ?? ask.draft ?? {}

export function marketingOf(ask: Ask) {
  const output = outputOf(ask)
  return {
    content_type: textIn(ask.input, 'contentType') ?? '',
    topic: textIn(ask.input, 'topic') ?? '',
    generated_content: textIn(output, 'content') || textsIn(output, 'questions').join('\n'),
    image_url: ask.image === null ? null : `/api/blobs/${ask.image.hash}`,
    created_at: ask.asked_at,
  }
}
