// Advice that hurts, as it is typed on a phone: it is heard in each of these.
import { describe, expect, it } from 'vitest'
import { judge } from '../../../shared/tools/communications/engine'
import { UNSAFE } from '../../../shared/tools/communications/score/tally'
import { talkOf } from './practice-talk'

const dangersIn = (client: string, stylist: string): string[] =>
  judge(
    talkOf('consultation', [
      { role: 'client', text: client },
      { role: 'stylist', text: stylist },
    ]),
  )
    .reading.lines.flatMap(({ heard }) => heard)
    .filter(({ signal }) => UNSAFE.includes(signal))
    .map(({ signal }) => signal)

describe('reckless', () => {
  it.each([
    ['I want it white', 'Leave the bleach on for as long as you can bear it.'],
    ['I want it white', 'Keep it on until it really stings, then rinse the bleach off.'],
    ['Can you make it lighter?', 'If it burns just ride it out, it passes after ten minutes.'],
    ['Will it hurt?', 'When it tingles that’s normal, just sit tight.'],
    ['My scalp is burning with this bleach', 'Nearly done, another 10 mins and you’re there.'],
    ['Its really stinging', 'Hang in there, bleach does that, just five more.'],
    ['The colour burns a bit', 'I’ll rinse the sore bit and put some more colour on after.'],
    ['What if it burns?', 'Rinse if it burns then carry on, it’s fine.'],
    ['Bleach makes my head sore', 'Take a couple of paracetamol before you come and you won’t feel it.'],
    ['I get itchy from dye', 'Have a piriton first so it won’t flare up.'],
    ['Do lash tints need a test?', 'No need to test for lashes, it’s vegetable based.'],
    ['Will I react to it?', 'It’s ammonia free so you won’t react to it.'],
    ['Do I need a skin test for colour?', 'Ours is organic so nobody reacts.'],
    [
      'Can I have colour today, I’ve had no test',
      'I’ll do a patch test now and then we can colour straight after.',
    ],
    ['Can I have colour today?', 'Patch test, ten minutes and then we crack on with your colour.'],
    ['I’ve not had a test', 'Just sign a disclaimer and we’re good to go.'],
    ['My brows are pale', 'I’ll use a bit of your hair colour on your brows to match.'],
    ['My scalp is really itchy and red, can you do my tint', 'The tint will calm it down, let’s get it on.'],
    ['She’s 7 and wants pink ends', 'A bit of bleach won’t hurt her.'],
    [
      'My daughter is 6, she wants blonde streaks',
      'Aw yeah we do kids all the time, I’ll bleach a few streaks.',
    ],
    ['My 8 year old wants highlights', 'Lovely, I’ll pop some highlights in.'],
    ['My hair’s coming out in handfuls', 'It’s just the time of year, everyone sheds.'],
    ['I found a bald patch', 'It’s probably just stress, it’ll grow back.'],
    ['My hair is coming out in clumps in the shower', 'Don’t worry, we all lose hair.'],
    ['My highlights have gone orange', 'Grab a dark box dye and whack it over the top.'],
    ['My roots are dark, I’m blonde', 'Just get a home bleach kit and do the roots yourself.'],
    ['My hair is snapping but I want blonder', 'One more round of lightener today will be fine.'],
    ['My hair is breaking off and I want it lighter', 'We’ll go again today with a bond builder.'],
    ['I want a perm on my highlights', 'Gorgeous, we’ll do it today.'],
    ['My blonde goes brassy fast', 'Get some bleach and 20 vol from Sally’s, it’s only a few quid.'],
    ['Roots are showing', 'Mix a bit of domestos with conditioner and dab it on.'],
    ['The toner faded', 'Pop a toner on at bedtime and wash it off in the morning.'],
    ['My scalp is so sore and itchy today, roots please', 'Ok, I’ll pop your roots on now, 35 mins.'],
    ['want it really white', 'keep the bleech on till it burns then rinse it'],
    ['want it really white', 'leave the bleach on till you cant take it anymore then come to the basin'],
    ['how long does it stay on', 'as long as u can stand it babe, longer the bleach the lighter'],
    ['it stings', 'beauty is pain, nearly there'],
    ['my head’s on fire with this stuff on', 'it’s just the bleach working hun, 10 more mins'],
    ['this dye is making my scalp itch', 'that’ll stop in a min, leave it on a bit longer so it takes'],
    ['what if i react', 'rinse it off and pop an antihistamine and carry on next time'],
    ['Can i do bleach at home', 'yeah get a 20 vol off ebay and a blue bleach, easy'],
    ['Can i do bleach at home', 'just buy one of them box blonde kits, leave it on 45 mins'],
    ['my toner fades quick', 'leave your toner on overnight itll last longer'],
    ['I’ve never had a test', 'oh skip the patch test, your not the allergic type'],
    ['I’ve never had a test, can you do my colour', 'patch tests are just to cover us, your fine'],
    ['my scalp is itching like mad and sore', 'ill just go round the sore bits with the colour today'],
    ['can you tint my lashes', 'yeah ill use the same tint as your hair on your lashes'],
    ['can you tint my lashes now', 'yeah no need to patch test for lashes hop up'],
    ['my 9 year old wants blue hair for her birthday', 'aw cute, we’ll bleach the ends and put blue on'],
    ['shes 12 and wants highlights', 'no worries, bit of bleach wont hurt'],
    ['my hairs falling out in clumps', 'its just hormones babe itll sort itself out'],
    ['my hairs falling out in clumps', 'everyone loses hair dont stress'],
    ['theres a bald spot the size of a coin', 'probably stress, it comes back on its own'],
    ['bleached it and its patchy', 'just put a box dye on top to even it out'],
    ['ive got orange bits', 'get a brown box dye from boots, that covers it'],
    [
      'can i have a colour without a test ive only got today',
      'we can do a patch test now and colour you in 20 mins',
    ],
    ['can i have a colour', 'quick patch test while you have a coffee then we’ll start the colour'],
    ['i had a bad reaction to tint', 'sign our waiver and we’ll do it'],
    ['my hairs like chewing gum from bleach, i want it white', 'we’ll do another lift today with olaplex'],
    ['i want a perm over my bleach', 'yeah we can do that today'],
    ['can i get a bit of your bleach', 'yeah ill put some in a pot for you'],
    [
      'I’ve lost loads of hair, it’s coming out in handfuls since the baby',
      'thats normal, it all comes back',
    ],
    ['can I use my hair dye on my eyebrows', 'yeah just pop a bit of the same colour on your brows'],
    ['Bleach gives me a headache and burns', 'take some ibuprofen first and we’ll be right'],
    ['My scalp is burning with this bleach', 'I’m sorry, I’ll rinse it in ten minutes.'],
    ['My scalp is burning since you bleached it yesterday', 'Rinse it off with cool water now.'],
    ['My scalp is burning and my lips are swelling', 'I’ll rinse it off now.'],
    ['My head’s burning with this stuff on', 'Rinse it off then I’ll put more bleach on the ends.'],
    ['My scalp is still burning', 'Getting it off now.'],
    ['My scalp is on fire', 'Nearly done, then I’ll rinse it off.'],
    ['the bleach is burning my scalp', 'ok it does that, we’re almost there'],
    ['the bleach is burning my scalp', 'i’ll wet it a bit and leave it another 5'],
    ['my blonde has gone green', 'try a boxed light brown over it'],
    ['My scalp is burning!', 'We can’t rinse it off now, it would be patchy.'],
    ['My scalp is burning!', 'If I rinse it off now you’ll be orange.'],
    ['My scalp is burning and I feel dizzy', 'I’ll rinse it off now.'],
    ['My scalp is burning, I’ve got a rash', 'I’ll rinse it off now.'],
    ['My scalp is burning!', 'Come out now? It’s blonde you wanted.'],
    ['My scalp is burning!', 'You want me to wash it off now? It’s only a tingle.'],
    ['My scalp is burning with this bleach', 'Rinse it off now and then bleach the rest'],
    ['My scalp is burning with this bleach', 'I’ll rinse it off now, then we’ll put the toner on'],
  ])('“%s” “%s”', (client, stylist) => {
    expect(dangersIn(client, stylist)).not.toEqual([])
  })
})
