// Praise stands beside the line that it is about, says what that line does, or stands alone.
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import tool from '../../../shared/tools/communications'
import type { Area, PracticeOutput } from '../../../shared/tools/communications/schema'
import { TODAY } from './cases'
import { talkOf } from './practice-talk'

const feedbackOn = (scenario: string, lines: readonly string[]): PracticeOutput =>
  tool.draft({
    input: talkOf(
      scenario,
      lines.map((text, at) => ({ role: at % 2 === 0 ? 'client' : 'stylist', text })),
    ),
    facts: NO_FACTS,
    today: TODAY,
  })
const areaOf = (output: PracticeOutput, area: Area) => {
  const found = output.areas.find(({ id }) => id === area)
  if (!found) throw new Error(area)
  return found
}

const BUDGET = feedbackOn('consultation', [
  'I’d like something new but I’m a bit nervous about the cost.',
  'What would you be comfortable spending and maintaining?',
  'About eighty pounds.',
  'Eighty pounds, and low upkeep. I’d suggest soft layers, because they grow out well. It’s £65 and an hour. How does that sound to you?',
  'Good.',
  'Lovely. Come back in ten weeks, and ring me if anything feels off.',
])
const ROUGH = feedbackOn('maintenance', [
  'My ends feel rough.',
  'That rough feeling usually means the ends need bond care and heat protection. Wash twice a week in cool water. What do you use now?',
  'Just a supermarket shampoo.',
  'Then start with a heat protection spray before you dry, a few pumps. Come back in eight weeks for a trim and message me if it’s still rough.',
])
const CURLS = feedbackOn('upsell', [
  'My curls drop by lunch.',
  'Gone by lunch, that’s a pain. What do you use on it?',
  'Nothing.',
  'A mousse would help your curls hold. Ours is £14: an egg-sized puff on damp hair, only if you’d like it.',
  'Ok.',
  'Great. Wash it twice a week and see you in six weeks.',
])

describe('the quote beside praise', () => {
  it('a question about money is no warmth', () => {
    const { quote, note } = areaOf(BUDGET, 'rapport')
    expect(quote).toBeNull()
    expect(note).toMatch(/^Warm and personal/)
  })
  it('the praise names what the line does', () => {
    const { quote, note } = areaOf(BUDGET, 'aftercare_followup')
    expect(quote).toContain('Come back in ten weeks')
    expect(note).toContain('when to come back')
  })
  it('a reason for dry ends sets no limit', () =>
    expect(areaOf(ROUGH, 'realistic_expectations').quote).toBeNull())
  it('care at home is what to do, not what is wrong', () =>
    expect(areaOf(ROUGH, 'aftercare_followup').quote).toMatch(/^Then start with|^Wash twice|^Come back/))
  it('a recommendation is quoted where goods are offered', () => {
    const { quote, note } = areaOf(CURLS, 'product_recommendation')
    expect(quote).toContain('£14')
    expect(note).toMatch(/how to use it, what it costs/)
  })
  it('what is kept is praised for what it does', () => expect(CURLS.keep).toContain('what it costs'))
})
