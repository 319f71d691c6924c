// A client answers the natural questions to their own story: which fact comes out is asserted, not how it is worded.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { remember } from '../../../shared/tools/communications/client/memory'
import { type ClientTurn, opening, replyTo } from '../../../shared/tools/communications/client/turn'
import { personaOf } from '../../../shared/tools/communications/scenarios/find'
import { firstScenarios } from '../../../shared/tools/communications/scenarios/list'
import type { Topic } from '../../../shared/tools/communications/scenarios/persona'

type Opening = { scenario: string; says: string; tells: Topic }
const openings = readFileSync(new URL('./practice-openings.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Opening => JSON.parse(line))

/** What the client told in answer to the first line. */
function told(scenario: string, says: string): Topic[] {
  const persona = personaOf(scenario)
  if (!persona) throw new Error(scenario)
  const first = opening(persona)
  const said = (role: 'client' | 'stylist', { text }: Pick<ClientTurn, 'text'>) => ({ role, text })
  const talk = [said('client', first), said('stylist', { text: says })]
  const before = remember(persona, talk).told
  return [...remember(persona, [...talk, said('client', replyTo(persona, talk))]).told].filter(
    topic => !before.has(topic),
  )
}

describe('a question to the client’s own story', () => {
  test.each(openings)('$scenario: $says → $tells', ({ scenario, says, tells }) =>
    expect(told(scenario, says)).toEqual([tells]),
  )
  test('stands in thirty wordings for each of the first five', () => {
    for (const { id } of firstScenarios)
      expect(openings.filter(({ scenario }) => scenario === id)).toHaveLength(30)
  })
})
