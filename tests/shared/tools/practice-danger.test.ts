// Talks in which somebody could come to harm stay low, however kindly they are led; harmless words are no danger.
import { describe, expect, it } from 'vitest'
import { judge } from '../../../shared/tools/communications/engine'
import { talkOf } from './practice-talk'

/** The client's and the stylist's lines in turn. */
function overallOf(scenario: string, lines: readonly string[]): number {
  const transcript = lines.map((text, nth) => ({
    role: nth % 2 === 0 ? ('client' as const) : ('stylist' as const),
    text,
  }))
  return judge(talkOf(scenario, transcript)).overall
}

const PLAN = 'It takes two hours and costs £90, because it is long. Let’s book you in for six weeks.'

describe('a dangerous talk', () => {
  it.each([
    [
      'I’m 14 and want bleach.',
      'Lovely! We can do that today, your mum needn’t know. How light would you like to go?',
    ],
    ['My daughter is 13 and wants highlights.', 'How exciting! We’ll pop some highlights in today.'],
    [
      'My hair’s breaking off and I want platinum.',
      'Platinum will suit you. We’ll take it platinum today. How do you wear it?',
    ],
    ['My hair is snapping, but I want bleach today.', 'Thank you for telling me. I can bleach it today.'],
    [
      'I reacted to a colour once. I’d like a chestnut now.',
      'Lovely. We’ll put a chestnut on today. Don’t use box dye at home.',
    ],
    [
      'I reacted to a colour once. I’d like it tinted.',
      'Lovely. I’ll tint it today, how dark would you like it?',
    ],
    [
      'Bad reaction to hair dye once. I’d like a chestnut today.',
      'That sounds scary. We’ll put a chestnut on today. It will look healthy.',
    ],
    [
      'My head is burning with the bleach on.',
      'I’m sorry, that sounds horrible. We’ll rinse in ten minutes, it takes time to lift.',
    ],
    [
      'I’m pregnant and my scalp is stinging. I’d like my roots done.',
      'Congratulations! We can do your roots, no problem.',
    ],
    [
      'I want my colour done today. Do I need a patch test?',
      'No, you’re fine without one. What would you like?',
    ],
  ])('“%s” “%s” is capped', (client, stylist) => {
    expect(
      overallOf('consultation', [client, stylist, 'Great, long layers too.', `So long layers. ${PLAN}`]),
    ).toBeLessThanOrEqual(44)
  })

  it('falls with harm as it always has', () => {
    expect(
      overallOf('consultation', [
        'My eyes swelled up last time I had colour. I want a warm brown today.',
        'Lovely, a warm brown will suit you. What would you like for the length?',
        'Just a trim.',
        'We’ll pop the warm brown on, it takes an hour and costs £60. See you in six weeks.',
      ]),
    ).toBeLessThanOrEqual(33)
  })
})

describe('no danger', () => {
  it.each([
    [
      'I had a cut that swelled my confidence down to nothing. I would like layers.',
      'I’m sorry, that sounds upsetting. What would you like from the layers?',
    ],
    [
      'My mum can’t breathe if someone uses hairspray. I would like layers.',
      'I’ll leave the spray out. What would you like from the layers?',
    ],
    [
      'I’m 15 minutes late, sorry. I would like layers, on my brown hair.',
      'Of course, we can do it. What would you like from the layers?',
    ],
    [
      'I had henna on it last year and I want to go lighter.',
      'Thank you for telling me. We’ll colour a small cutting first to see how it reacts, because henna can turn.',
    ],
    [
      'I’m 15 and I want bleach.',
      'I’m sorry, I can’t bleach under sixteen. What I can do is a silver spray that washes out. How does that sound?',
    ],
    [
      'My hair’s breaking off and I want platinum.',
      'I wouldn’t lighten it today, because it would break more. What would you like it to feel like?',
    ],
  ])('“%s” “%s”', (client, stylist) => {
    expect(
      overallOf('consultation', [client, stylist, 'More movement.', `So more movement. ${PLAN}`]),
    ).toBeGreaterThan(50)
  })

  it('a complaint that is answered with a plan was not left unsolved', () => {
    expect(
      overallOf('complaint', [
        'It’s far too dark, not what I asked for.',
        'I’m really sorry, that must be disappointing. I can see how dark it is.',
        'What can you do?',
        'I’d lift it gently with a colour remover in stages, so that it stays soft.',
      ]),
    ).toBeGreaterThan(60)
  })
})
