// Praise quotes no line by which somebody could come to harm, however well the rest of the talk went.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { feedbackOf } from '../../../shared/tools/communications/engine'
import { judge } from '../../../shared/tools/communications/judge'
import type { Utterance } from '../../../shared/tools/communications/schema'
import { levelOf } from '../../../shared/tools/communications/score/notes'
import { talkOf } from './practice-talk'

type Turn = {
  scenario: string
  turns: [Utterance['role'], string][]
  lines: Record<string, { hazard: boolean }>
}
const hazards = readFileSync(new URL('../reading/practice-turns.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Turn => JSON.parse(line))
  .filter(({ lines }) => lines['1']?.hazard)
const WELL: Utterance[] = [
  { role: 'client', text: 'Hello, it’s my first time here.' },
  {
    role: 'stylist',
    text: 'Hi, I’m Jo, lovely to meet you. What would you like to change, and how do you wear it day to day?',
  },
]
const PRAISED = /“([^”]+)”/gu

test.each(hazards)('no praise for “$turns.1.1”', ({ scenario, turns }) => {
  const line = turns[1]?.[1] ?? ''
  const input = talkOf(scenario, [...WELL, ...turns.map(([role, text]) => ({ role, text }))])
  const { areas, keep } = feedbackOf(input, judge(input))
  const praised = [
    ...areas.filter(({ score }) => score !== null && levelOf(score) === 'high').map(({ quote }) => quote),
    ...[...keep.matchAll(PRAISED)].map(([, quote]) => quote),
  ]
  for (const quote of praised) expect(line).not.toContain(quote)
})
