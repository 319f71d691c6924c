// What harms after the client has gone, or spreads: heard where it is said, and not where it is forbidden.
import { describe, expect, it } from 'vitest'
import { dangersIn } from './practice-talk'

describe('harmful', () => {
  it.each([
    ['Can I do my own roots at home?', 'I’ll pop some bleach and developer in a tub for you.'],
    ['Can I do my own roots at home?', 'I can sell you a tube of our 7.1 and a bottle of 20 vol for £11.'],
    ['Can I buy the relaxer you use?', 'Yes, it’s £18 a tub.'],
    [
      'Can I do my own roots at home?',
      'You could order the 30 vol and powder bleach from Amazon and do it at home.',
    ],
    [
      'I want to lift my ends a bit.',
      'Let me send you home with some lightener and a brush, just paint it on the ends.',
    ],
    ['I’d like it lighter still.', 'I’ll give you the rest of the bleach to take home, put it on tomorrow.'],
    ['My ends are still yellow.', 'I’ll leave the toner on and you can wash it out at home.'],
    ['My ends are still yellow.', 'Leave the toner on all night, it’ll be fine.'],
    ['My roots are dark.', 'Sleep in the bleach and rinse it in the morning.'],
    ['The toner looks purple.', 'Keep the toner on until tomorrow, it will settle.'],
    ['Can I get home, I’m late?', 'Go home with the foils in and wash them out when you get home.'],
    ['How long should the tint be on?', 'Leave it on overnight.'],
    ['I’ve got nits but I want a trim.', 'No problem, hop in the chair, I’ll cut it short.'],
    ['My kid has head lice, can you still do him?', 'Course we can. A number two on the sides?'],
    ['My scalp burned for a week after the bleach. I want blonder.', 'Same again then. Which tone?'],
    [
      'Colour always makes my ears itch and swell a bit? I want my usual brown.',
      'Your usual it is, I’ll mix that up.',
    ],
    ['The last tint made my scalp sore for days.', 'Ok, we’ll get you started with the same as usual.'],
    ['Do I need a patch test for my tint?', 'You’ve been coming for years, I’m sure you’re ok.'],
    ['Is a skin test needed for the colour? I’ve been coming for years.', 'We can skip that for regulars.'],
    ['I’ve never had a skin test here. I want my roots done.', 'You’ve always been fine so no need.'],

    ['I reacted to a henna tattoo. Can I have my brown?', 'Brown it is, I’ll get that mixed up.'],
    ['My eczema on my scalp is flaring. Roots please.', 'Same as usual? I’ll mix yours up.'],
    ['Bleach always burns my scalp.', 'We’ll leave it on a little longer today then.'],
    [
      'Can I do my own roots at home?',
      'Sure, take a sachet of powder bleach and a bottle of developer, £12.',
    ],
    ['Can I do my own roots at home?', 'No problem, I’ll pour you some developer in a bottle to take home.'],
    ['Can I do my own roots at home?', 'If money’s tight, I can mix you some bleach to take home.'],
    ['Can I do my own roots at home?', 'Shall I pop some bleach in a bag for you?'],
    ['Can I do my own roots at home?', 'I’ll give you a tube of tint and a shampoo to take home.'],
    ['Could I take some toner home?', 'Yes, I’ll pour you some in a bottle.'],
    ['Could I get a tube of the colour you use for home?', 'Yes, it’s £9 and you mix it half and half.'],
    ['Is it done?', 'Keep the foils in and take them out at home tonight.'],
    ['My scalp was sore for days after the last colour, I’m not sure why. Roots please.', 'Same again then.'],
    ['They had nits last month and now my head itches. A bob please.', 'Lovely, let’s cut it.'],
    ['I’ve had henna. I’ve got a trim and colour booked, can you do it?', 'Yes, we can do that.'],
    ['I’ve got a relaxer in. Can I have a trim with highlights?', 'Yes, we can do that.'],
  ])('“%s” “%s”', (client, stylist) => {
    expect(dangersIn(client, stylist)).not.toEqual([])
  })
})

describe('harmless', () => {
  it.each([
    ['Can I do my own roots at home?', 'I won’t give you bleach to take home, it burns.'],
    ['Can I do my own roots at home?', 'I’d rather you didn’t put bleach on at home yourself.'],
    ['Did it need bleach?', 'I’ll give you a full head of bleach and a toner, it takes three hours.'],
    ['I used bleach at home.', 'Thanks for telling me. Which bleach did you use at home?'],
    ['How do I keep the toner?', 'I’ll give you a toning shampoo to use at home once a week, £14.'],
    [
      'How do I keep it ash?',
      'Use a blue shampoo at home between visits, then we’ll put a toner on in six weeks.',
    ],
    ['How do I keep the colour?', 'Leave your hair in a plait overnight and use a silk pillowcase.'],
    ['My ends are dry from the bleach.', 'Leave the mask on overnight once a week.'],
    ['How long is the toner on?', 'It’s on for ten minutes, never overnight.'],
    [
      'My friend leaves bleach on overnight.',
      'Leaving bleach on overnight can burn the scalp, so please never do that.',
    ],
    [
      'How long should I leave it before I wash it, it’s a new tint?',
      'Leave it until tomorrow, then wash with cool water.',
    ],
    ['I had a toner.', 'Wash it in the morning and let it air-dry.'],
    [
      'I’ve got nits but I want a trim.',
      'Thank you for telling me. I can’t cut it today; a pharmacist can give you a lotion.',
    ],
    [
      'There are nits going round at school. A trim for him please.',
      'No problem, I’ll have a check as we go. How short?',
    ],
    ['We’ve no nits this time! A trim please.', 'Ha, well done. How short would you like the trim?'],
    ['The curling tongs burnt my neck last time. A trim please.', 'I’m sorry about that. Same cut as usual?'],
    ['My scalp itches in winter, same as usual please.', 'What do you use for it? Same cut as usual then.'],
    ['Same again please.', 'Same again it is, your colour’s on the card and your test is still valid.'],
    ['I always burn in the sun. My usual highlights please.', 'Same as usual then. A cap would help.'],
    ['It was a fiery red last time and I loved it. The same again.', 'Same again then, the fiery red.'],
    [
      'The last tint made my scalp sore for days.',
      'I’m sorry. I won’t do the same again until a pharmacist has seen it.',
    ],
    [
      'Can I buy the bleach you use?',
      'I’m afraid not, it isn’t safe outside the salon. What makes you want it?',
    ],
    ['Can I buy the colour mask you use at home?', 'Of course, it’s £18, leave it on for five minutes.'],
    ['Do I need a patch test for my tint?', 'Yes, even if you’ve always been fine before.'],
    ['My head hurts when I have my hair up.', 'Let’s get you started with a trim then, and some layers.'],
    ['My skin goes red if I shave.', 'I’ll use the clippers instead then. Same again?'],

    ['I’m pregnant. Can I just have a trim?', 'Congratulations! Same as usual then, an inch?'],
    ['I’m allergic to cats. My roots please.', 'Poor you. What shade are we on?'],
    ['My daughter is 12, a trim for her please.', 'Of course, same as last time? We’ll get her started.'],
    ['I had a reaction to peanuts once. A blow-dry please.', 'Oh no. Same as usual, nice and smooth?'],
    ['How long should I leave the purple shampoo?', 'Three minutes, not overnight.'],
    ['Should I leave the colour a day before I wash?', 'Leave it until tomorrow, then a cool wash.'],
    ['Do you sell bleach?', 'We don’t, it isn’t something for home. What were you hoping to do?'],
    ['What’s in the bag?', 'It’s your aftercare bag: the colour shampoo and a leave-in.'],
    ['How do I keep my relaxer nice?', 'Use a gentle shampoo at home once a week and wrap it overnight.'],
    ['I want my tint a bit darker.', 'I’ll mix your tint a bit darker and leave it on for 35 minutes.'],
    ['How do I look after my perm?', 'Leave it alone for 48 hours, then use a curl cream at home.'],
    ['How do I look after it, I had bleach?', 'Sleep with the bond oil in and rinse it in the morning.'],
    ['How do I refresh my blonde?', 'I’d pop a toner on every six weeks, and use a silver shampoo at home.'],
    ['How do I refresh it?', 'Use the purple mask as a toner at home once a week, five minutes.'],
    ['How do I refresh my pink?', 'Take home a pot of our pink colour mask, £15, ten minutes once a week.'],
    ['How do I keep the copper?', 'I can sell you a bottle of our copper gloss for home, it’s £16.'],
    ['What’s good for bleached hair?', 'I’ll give you a mask for bleach damage to take home, £20.'],
    [
      'Any tips after permanent colour?',
      'I’ll give you a bottle of the permanent colour shampoo for home, £11.',
    ],
    ['I’m going abroad for a year.', 'I’ll give you your formula on a card to take with you.'],
    ['Do you sell the purple stuff you use?', 'Of course, £15 a bottle, three minutes once a week.'],
    ['Can I have a toner in between?', 'Of course, it’s £25, pop in any time.'],
    ['Can I get a toner before I go home?', 'Sure, £20, ten minutes at the basin.'],
    [
      'You sent me home with bleach still in!',
      'I’m so sorry. You went home with bleach still in, and that’s our fault.',
    ],
    ['Could you give me bleach?', 'I would never send you home with bleach, it isn’t safe.'],
    ['My greys are stubborn.', 'Leave it on the full 35 minutes this time, then we rinse it here.'],
    [
      'I want to be platinum.',
      'It’s bleach and two toners, so you’d be in for six hours. Keep the day free.',
    ],
    ['I want ash.', 'We’ll put a toner on for ten minutes and you can wash it tonight as normal.'],
    ['I’m thinking of a relaxer.', 'Have a think about the relaxer and sleep on it, there’s no rush.'],
    ['Should I bleach it?', 'Don’t decide on the bleach today, leave it until tomorrow.'],
    ['My kids had nits last month, what a nightmare. I need a cut.', 'What a month! A cut it is. How short?'],
    [
      'Her class had an outbreak of nits. We’ve checked and she’s clear. A trim please.',
      'I’ll trim an inch then.',
    ],
    ['I’m being nit-picky about my fringe.', 'Not at all. I’ll trim the left now.'],
    ['My jumper made my neck itch after the colour. My usual tint please.', 'Your usual it is then.'],
    ['It was a burnt copper last time, I loved it.', 'Same again then, burnt copper.'],
    ['I was so sore for days after the gym. A trim please.', 'Bless you. Same again then.'],
    [
      'My scalp burnt from bleach years ago and I’ve never coloured since. Just a trim.',
      'Same as usual then.',
    ],
    ['I’ve had henna, can I just have a cut?', 'Yes, we can do a cut. How much off?'],
  ])('“%s” “%s”', (client, stylist) => {
    expect(dangersIn(client, stylist)).toEqual([])
  })
})
