// Wishes, weddings and wardrobes: everyday consultation, recommendation and aftercare.
import { persona } from './build'
import type { Persona } from './persona'

export const wishes: readonly Persona[] = [
  persona('bride', 'The bride’s trial', 'Intermediate', 'consultation', 'Georgia', {
    description:
      'A wedding in six weeks, three opinions in the room, and a mood board. Find out what she wants.',
    opening:
      'Hi, I’m Georgia, and that’s my mum. The wedding’s in six weeks. I want it down, Mum wants it up, and I’ve got forty photos.',
    facts: {
      wish: 'I want to look like myself. Just on a really good day.',
      dislike: 'Nothing stiff. And no ringlets, whatever Mum says.',
      feeling: 'I’m so stressed. I just want one thing to be easy.',
      life: 'It’s outside, on the coast. It’ll be windy.',
      time: 'We have to be at the church at one.',
      budget: 'What does it cost with the bridesmaids? There are four.',
      history: 'At my prom it was so full of pins that I cried.',
    },
    calm: 'You’re the first one who asked me instead of my mum.',
    sore: 'Okay. Do whatever Mum wants.',
    close: 'Half up, soft, and pinned for the wind. Yes. That’s it!',
  }),
  persona('declined-retail', 'No, thank you', 'Beginner', 'retail', 'Wendy', {
    description: 'She needs it, and she says no. Leave the door open.',
    opening:
      'Just the cut today, please. It’s Wendy. And don’t try and sell me anything, I’ve a cupboard full.',
    mood: 48,
    facts: {
      products: 'About twelve bottles. Half of them I got talked into.',
      routine: 'I wash it twice a week and let it dry.',
      dislike: 'That moment at the till, when they line it all up.',
      wish: 'If it just frizzed less in the rain, I’d be happy.',
      budget: 'I’m saving for the boiler this month.',
      feeling: 'I feel guilty when I say no, and cross when I say yes.',
    },
    calm: 'Thank you. You’ve no idea how rare that is.',
    sore: 'I said no.',
    close: 'Next time I’ll bring two of my bottles, and you tell me which one to use. Deal.',
  }),
  persona('frizz', 'Frizz in the rain', 'Beginner', 'retail', 'Tara', {
    description: 'She asks for help with frizz. Find the cause before you name a product.',
    opening: 'I’m Tara. What can I use for this frizz? The second it rains I look like a dandelion.',
    facts: {
      routine: 'I rub it with a towel and go. There’s no time.',
      products: 'A shampoo for volume. And my boyfriend’s wax sometimes.',
      budget: 'Fifteen, twenty pounds, if it lasts.',
      wish: 'I don’t need it straight. Just calm.',
      dislike: 'Sticky. I can’t bear sticky.',
      history: 'It’s been worse since the highlights.',
    },
    calm: 'So it’s not just me being lazy. Phew.',
    sore: 'I’ll just wear a hat.',
    close: 'One cream, on wet hair, no rubbing. I can do that. I’ll take it.',
  }),
  persona('treatment-upgrade', 'A treatment with the colour', 'Intermediate', 'retail', 'Simone', {
    description:
      'Her lengths would gain from a bonding treatment with the colour. Offer it in one breath, with the price.',
    opening:
      'Simone, hi. The usual roots, please. It’s been snapping a bit round the front, is that the colour?',
    facts: {
      routine: 'I tie it tight for work, always in the same place.',
      products: 'A mask when I remember, so about never.',
      budget: 'It’s already eighty-five, so not much more.',
      wish: 'I’d like it to get past my shoulders for once.',
      time: 'How much longer would that take? I’m parked till twelve.',
      history: 'I had it lighter last year, and it never recovered.',
    },
    calm: 'Good, so I’m not imagining it.',
    sore: 'You always say that, to add something on.',
    close: 'Fine, let’s try it once and see if I feel the difference.',
  }),
  persona('greasy-roots', 'Greasy by lunchtime', 'Beginner', 'retail', 'Callum', {
    description: 'Young, embarrassed, and washing it three times a day. Explain simply.',
    opening: 'Er, hi. I’m Callum. Have you got anything for greasy hair? Mine’s greasy by lunchtime.',
    facts: {
      routine: 'I wash it in the morning, after football and before bed.',
      products: 'My sister’s. It says moisture something.',
      feeling: 'The lads take the mick. It’s a bit embarrassing.',
      budget: 'I’ve got a tenner.',
      wish: 'I just want it to look clean till the evening.',
      dislike: 'Nothing that smells of flowers.',
    },
    calm: 'Right. I thought I was just minging.',
    sore: 'Doesn’t matter.',
    close: 'Cheers. I’ll try the one shampoo, once a day.',
  }),
  persona('holiday-care', 'Sun, sea and highlights', 'Beginner', 'aftercare', 'Kelly', {
    description: 'Fresh blonde, and a beach in four days. Three steps she will really do.',
    opening: 'I’m Kelly, I fly on Saturday! What do I do so that it doesn’t go green this time?',
    facts: {
      history: 'Last year it was green by day three. I washed it with ketchup.',
      routine: 'I’m in the pool all day, with the kids.',
      products: 'Hand luggage only, so it has to be small.',
      time: 'We’re away for ten days.',
      wish: 'I want to come home and still like it.',
      budget: 'One thing, then I’ve got to stop spending.',
    },
    calm: 'Brilliant, I was afraid you’d say don’t swim.',
    sore: 'So I just can’t enjoy myself.',
    close: 'Wet it first, leave-in, plait. I can remember that. See you when I’m back!',
  }),
  persona('curly-first', 'Nobody can cut curls', 'Intermediate', 'nervous', 'Imani', {
    description: 'She has been told her hair is difficult once too often. Ask what she knows about it.',
    opening:
      'Hi, I’m Imani. I’ll ask straight out: do you know how to cut curly hair? Because most places say so.',
    mood: 38,
    facts: {
      history: 'They combed it straight, cut a line, and when it dried I had a triangle.',
      routine: 'I wash it on Sundays and refresh it with water. No heat.',
      wish: 'Shape. I want the length, and less of the triangle.',
      dislike: 'When they say it’s “a lot”. It’s the hair I’ve got.',
      products: 'Leave-in and gel. I know my stuff.',
      feeling: 'I get tense the second I see a brush.',
      time: 'I’ve kept the afternoon free.',
    },
    calm: 'Okay. You asked me first. That’s new.',
    sore: 'There it is. Every time.',
    close: 'Dry, curl by curl, and I can stop you. Then yes.',
  }),
  persona('grey-transition', 'Growing out the grey', 'Intermediate', 'consultation', 'Patricia', {
    description: 'She wants to stop colouring after thirty years. How do you get there without a stripe?',
    opening:
      'Patricia. I’ve had enough of dyeing my roots every four weeks. I want to be grey, but I don’t want to look as if I’ve given up.',
    facts: {
      history: 'Dark brown since I was thirty-two. I don’t even know what’s under there.',
      feeling: 'My daughters are horrified. It made me doubt it.',
      wish: 'Silver, like my mother’s. She was beautiful.',
      budget: 'I’d rather spend once than every month.',
      time: 'I’m patient. I’m retired.',
      dislike: 'That line. I can’t go about with a line.',
    },
    calm: 'I like that you don’t call it brave.',
    sore: 'So you think it’s a mistake, too.',
    close: 'Blend it, cut a bit off each time, and see in the spring. Marvellous.',
  }),
  persona('low-maintenance', 'Five minutes, no more', 'Beginner', 'consultation', 'Rachel', {
    description: 'A new baby, a new job, no time. A cut that does the work.',
    opening:
      'I’m Rachel. I need hair that needs nothing. Five minutes, and I’m out of the door. What would you do?',
    facts: {
      routine: 'I wash it at night and sleep on it.',
      history: 'I had a bob and I loved it, but it needed blow-drying.',
      wish: 'I’d still like to be able to tie it back.',
      dislike: 'A fringe. Never again.',
      life: 'The baby pulls at everything.',
      time: 'I can’t come back every six weeks either.',
      feeling: 'I’d like to look as if I’d slept.',
    },
    calm: 'You get it. Thank you.',
    sore: 'So basically there’s nothing.',
    close: 'Collarbone, no layers, air-dry. Sold.',
  }),
  persona('mens-restyle', 'Always number two', 'Beginner', 'consultation', 'Ben', {
    description: 'He has never been asked what he wants. Find words for a change.',
    opening: 'Ben. Number two all over, as always. Unless... I don’t know. What else is there?',
    facts: {
      wish: 'My girlfriend says a bit of length would suit me. I’ve no idea.',
      routine: 'Towel, done.',
      history: 'I’ve had a number two since the army.',
      feeling: 'I’m a bit thin on top. I thought shaving it hides it.',
      dislike: 'I don’t want to be one of those with a comb in his pocket.',
      budget: 'It’s fifteen for the clippers, isn’t it?',
    },
    calm: 'Good to know I’m not daft for asking.',
    sore: 'Just do the two.',
    close: 'Let it grow a month and come back. I can manage that.',
  }),
  persona('copied-look', 'Like my friend’s', 'Intermediate', 'consultation', 'Freya', {
    description:
      'She wants her friend’s balayage, on different hair, for the same price and in the same time.',
    opening:
      'I’m Freya, you did my friend Molly. I want exactly what she’s got, and she said it took two hours.',
    facts: {
      history: 'I’ve got a dark red on it, from January. Is that a problem?',
      wish: 'It’s the brightness round her face that I like.',
      budget: 'Molly paid a hundred and ten.',
      time: 'I’ve got till three, then I’m at work.',
      feeling: 'It sounds silly, but she always looks so put together.',
      routine: 'I wash it every day.',
    },
    calm: 'Okay, so our hair just isn’t the same. That’s fair.',
    sore: 'Molly got it. Why can’t I?',
    close: 'Brighten the front first, then the rest next time. Good plan.',
  }),
  persona('scalp-flakes', 'Is it dandruff?', 'Intermediate', 'retail', 'Oscar', {
    description: 'He wants a product for flakes. What may you say, and when do you refer?',
    opening: 'I’m Oscar. Quick one: what have you got for dandruff? It’s driving me mad.',
    facts: {
      history: 'Since the autumn. It comes and goes.',
      health: 'It’s red behind the ears, and it itches at night.',
      products: 'I’ve had three different ones from the chemist.',
      feeling: 'I’ve stopped wearing black.',
      routine: 'I wash it hot, every morning.',
      wish: 'Something that gets rid of it.',
    },
    calm: 'Cheers for looking properly.',
    sore: 'So you’ve got nothing.',
    close: 'I’ll ask the pharmacist, then, and turn the water down. Thanks.',
  }),
]
