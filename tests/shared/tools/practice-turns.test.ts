// What is heard by the turn: an invitation without a question word, a worry that is passed over, and that neither is
// praised beside harm.
import { describe, expect, it } from 'vitest'
import { feedbackOf } from '../../../shared/tools/communications/engine'
import { judge } from '../../../shared/tools/communications/judge'
import { AREAS } from '../../../shared/tools/communications/schema'

type Said = readonly [client: string, stylist: string]
const inputOf = (...turns: readonly Said[]) => ({
  scenario: 'consultation',
  title: 'Consultation',
  description: null,
  conversation: null,
  scored: true,
  transcript: turns.flatMap(([client, stylist]) => [
    { role: 'client' as const, text: client },
    { role: 'stylist' as const, text: stylist },
  ]),
})
const signalsOf = (...turns: readonly Said[]) =>
  judge(inputOf(...turns)).reading.lines.map(({ heard }) => heard.map(({ signal }) => signal))
const HARM = ['passes_hazard', 'misses_danger', 'unsafe']
const harms = (...turns: readonly Said[]) =>
  signalsOf(...turns).map(line => line.some(signal => HARM.includes(signal)))

describe('an invitation without a question word is an open question', () => {
  it.each([
    'Tell me what bothers you about the back',
    'Talk me through wash day',
    'I would love to hear how the last one grew out',
    'Walk me through what you do before work',
    'Give me the story of your colour',
    'I want to understand what went wrong with it',
    'Say more about that fringe',
    'Tell me more',
    'I’m curious about your curls',
    'Take me back to when you last liked it',
    'Show me where it feels heavy',
  ])('%s', line => {
    expect(signalsOf(['Hi, I need a change', line])[0]).toContain('open_question')
  })

  it.each([
    'Let me know if anything feels wrong',
    'Tell me to stop if it hurts',
    'I’ll show you how to dry it',
  ])('and this is none: %s', line => {
    expect(signalsOf(['Hi, I need a change', line])[0]).not.toContain('open_question')
  })
})

describe('a worry that the next line passes over is a hazard', () => {
  it.each([
    ['Do I have to do the patch thing again for the tint?', 'Not for you, you have had it loads of times.'],
    ['Shouldn’t there be some sort of test first?', 'We can get cracking, I have a gap now.'],
    ['What about the allergy test?', 'Sure we would be here all day if we did those.'],
    ['Don’t we need a strand test on this?', 'Honestly, life is too short.'],
    ['Will it react with my henna?', 'Let’s pop it on and see.'],
    ['My skin flared up after the last tint', 'That will be the weather, sit yourself down.'],
    ['I’m five months pregnant, is the colour ok?', 'Lovely news! Boy or girl? Right, which shade?'],
    ['I think I am allergic to hair dye', 'Grand, have a seat and I will get the gown.'],
    ['She’s 11, can you do her highlights?', 'Course, a few round the face.'],
  ] as const)('“%s” “%s”', (client, stylist) => {
    expect(harms([client, stylist])).toEqual([true])
  })

  it.each([
    ['Do I need a patch test?', 'You do, 48 hours before. Can you pop in on Tuesday?'],
    ['Do I need a patch test for a cut?', 'Not for a cut, only for colour.'],
    [
      'My scalp was burning last time, will the colour hurt?',
      'If it burns at all tell me and I will rinse it straight off.',
    ],
    ['I’m pregnant, is the colour ok?', 'We keep it off the scalp, and your midwife can tell you more.'],
    ['She’s 11, can you do her highlights?', 'Not under sixteen, I am afraid. A wash-out spray we could do.'],
    ['My skin flared up after the last tint', 'Oh no, that sounds frightening. Where was it sore?'],
    ['My sister is nine. I am thinking of going blonde.', 'We will do the blonde in two visits.'],
    ['How long does the patch test take?', 'A minute or two.'],
  ] as const)('and this is none: “%s” “%s”', (client, stylist) => {
    expect(harms([client, stylist])).toEqual([false])
  })

  it('is none where sympathy comes first and the test after', () => {
    expect(
      harms(
        ['My skin flared up after the last tint', 'You poor thing.'],
        ['It took a week', 'Then we patch test first, 48 hours before, and I will write it on your card.'],
      ),
    ).toEqual([false, false])
  })
})

it('praise never quotes a line that could have harmed somebody', () => {
  const bad =
    'Honestly no need for any test today. Tell me what you would love your colour to do for you on the big day? We can take all the time in the world.'
  const input = inputOf(['Don’t I need a patch test for the tint?', bad])
  const { areas, keep } = feedbackOf(input, judge(input))
  expect(keep).not.toContain('Tell me what you would love')
  for (const id of AREAS) {
    const area = areas.find(each => each.id === id)
    if ((area?.score ?? 0) >= 65) expect(area?.quote).toBeNull()
  }
})
