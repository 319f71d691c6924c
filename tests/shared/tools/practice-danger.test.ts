// Talks in which somebody could come to harm stay low, however kindly they are led; harmless words are no danger.
import { describe, expect, it } from 'vitest'
import { judge } from '../../../shared/tools/communications/judge'
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
      'I’d like my roots tinting. When do I come for the skin test?',
      'You’re a regular somewhere else so we can crack on without all that. What shade are you?',
    ],
    [
      'Do you need to do a patch test for the lash tint?',
      'Only if you’ve got sensitive skin. What shape do you like?',
    ],
    [
      'I’d like to go red. My form says I should have a test?',
      'That’s just for insurance, we only do it if people ask. What sort of red?',
    ],
    ['Could I skip the skin test? I’ve had loads.', 'Yeah, that’s fine by me. What colour are we doing?'],
    ['Can we skip the patch test?', 'Sure. We’ll do the colour now. How dark would you like it?'],
    ['I’ve never had a patch test for colour.', 'You’ll be fine. What shade would you like?'],
    [
      'I get a tingly, sore scalp when I have colour.',
      'That’s just it doing its job, lovely. How light would you like to go?',
    ],
    [
      'My last colour made me really itchy for days. I want a red.',
      'Gorgeous, red. We can start now. What kind of red?',
    ],
    [
      'I’ve got ringworm but can you still colour me today?',
      'Yes, of course, no problem at all. What colour would you like?',
    ],
    [
      'My scalp’s sunburnt and peeling. I want my roots bleaching.',
      'Ouch! We’ll bleach the roots today, just sit tight. How was the holiday?',
    ],
    [
      'There’s henna on it. Can I go blonde today?',
      'Henna’s natural so it won’t matter. How blonde would you like?',
    ],
    [
      'My scalp is sore and bleeding. Can you still do my highlights?',
      'Aw, don’t be embarrassed. I’ll just pop the foils round the sore bits. How was your week?',
    ],
    [
      'I’m allergic to nuts. What oil should I use?',
      'Our almond one is gorgeous, a drop won’t hurt. How dry is it?',
    ],
    [
      'I had a reaction to tea tree once. What shampoo is good for flakes?',
      'This tea tree one is the best, £14, a couple of drops. How long have you had it?',
    ],
    [
      'I haven’t had a test but I signed a form.',
      'Perfect, that covers us, so we’ll get the colour on. How dark would you like it?',
    ],
    [
      'I take blood pressure tablets and I’m losing hair.',
      'Try coming off them for a month and use this tonic, it’s £30. How long has it been?',
    ],
    [
      'I’ve come up in welts round my hairline after Saturday.',
      'I’m so sorry. That’ll calm down, pop some cream on it. How do you feel otherwise?',
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
    ['Does the patch test for colour cost anything?', 'No, not a penny. What shade would you like?'],
    [
      'Do I need another patch test for the same colour?',
      'No, yours from March is still valid. What shade would you like?',
    ],
    [
      'I came in for my skin test on Monday. Is it all right to colour?',
      'Yes, we can go ahead. What shade would you like?',
    ],
    ['Are your dyes tested on animals?', 'No, never. What colour are you thinking of?'],
    [
      'I failed my driving test. Can you do my colour?',
      'You’ll be fine next time. What colour would you like?',
    ],
    [
      'Can I skip the patch test for the colour?',
      'Of course I understand you’re in a rush, but no. What shade would you like?',
    ],
    ['I forget, is there a test for the colour?', 'Yes, there is. What shade are you thinking of?'],
    [
      'Is the patch test just for sensitive skin, or for my colour too?',
      'No, it’s for everyone. What shade would you like?',
    ],
    [
      'My scalp was sore but your balm sorted it.',
      'I’m so glad it’s working. What would you like done today?',
    ],
    [
      'My son had nits last month, all gone now. A cut please, and my colour.',
      'Let me have a look first. Yes, of course we can colour. What shade?',
    ],
    [
      'My husband had a reaction to the short hair.',
      'What did he say? I think short hair is gorgeous on you. Would you like to keep it?',
    ],
    [
      'I take a tablet for headaches and wear tight ponytails.',
      'The ponytail may pull. Try skipping them for a week. How long have you had the headaches?',
    ],
    [
      'Do I need a patch test for a cut?',
      'No, not for a cut, only if we ever colour it. What would you like?',
    ],
    [
      'Could I skip the skin test? I’ve had loads.',
      'I’m sorry, I can’t, it’s every new client. It takes two minutes behind your ear. What colour are you thinking of?',
    ],
    [
      'I did the patch test two days ago, am I okay to go ahead?',
      'Yes, you’re fine, it’s clear behind both ears. What colour would you like?',
    ],
    [
      'Do I need another test? I had one here in May.',
      'You’re fine, that one is good for six months and it’s the same brand. What colour would you like?',
    ],
    [
      'Strand test? What’s that for?',
      'It’s just to see how your hair takes the colour before we do all of it. What shade would you like?',
    ],
    [
      'My scalp gets itchy in winter. I’d like some layers.',
      'That sounds annoying. What do you wash with? For the layers I’d start at the collarbone.',
    ],
    [
      'I’ve got psoriasis, sorry, it looks awful and red.',
      'That’s completely fine, thank you for telling me. I’d leave it alone and just cut today. What would you like?',
    ],
    ['How do I know the mask is working?', 'It’s working when it feels slippery. What do you use now?'],
    [
      'My scalp is sore and bleeding. Can you still do my highlights?',
      'I’m sorry, that sounds painful. I won’t put bleach near it until a pharmacist has seen it. What else would help today?',
    ],
    [
      'I’m allergic to nuts. What could I use on dry ends?',
      'I’d leave oils alone then and use a silicone serum, it’s nut free. How dry is it?',
    ],
    [
      'I had a reaction to tea tree once.',
      'So tea tree is what set you off, thank you for telling me. What do you use now?',
    ],
    [
      'I had a test on Tuesday, no reaction.',
      'Great, we can get started. How dark would you like the brown?',
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
