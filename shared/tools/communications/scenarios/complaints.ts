// Something went wrong, or seems to have gone wrong: listen, apologise, solve, thank.
import { persona } from './build'
import type { Persona } from './persona'

export const complaints: readonly Persona[] = [
  persona('redo', 'It needs doing again', 'Intermediate', 'complaint', 'Hannah', {
    description:
      'Patchy grey coverage after four days. Put it right without blaming the colleague who did it.',
    opening:
      'Hi, I’m Hannah. Your colleague did my roots on Monday and the greys are showing already. I’m a bit disappointed.',
    facts: {
      dislike: 'Just here at the temples, and along the parting. The rest is fine.',
      history: 'She was in a hurry, I think. It was rinsed off quite early.',
      time: 'Any afternoon this week.',
      feeling: 'I don’t want to get her into trouble. She’s lovely.',
      wish: 'I’d only like those bits done again.',
      budget: 'I’d rather not pay twice, obviously.',
    },
    calm: 'That’s a relief. I nearly didn’t come in.',
    sore: 'So you’re saying it’s my hair’s fault.',
    close: 'Lovely, Wednesday then. Thank you for making it easy.',
  }),
  persona('too-short', 'You took too much off', 'Advanced', 'complaint', 'Leila', {
    description: 'She asked for an inch and sees three on the floor. It can’t be put back: what can you say?',
    opening: 'Stop. That’s way more than an inch. I’m Leila, I told you I’m growing it for my wedding!',
    mood: 15,
    facts: {
      time: 'The wedding’s in five months. Five!',
      feeling: 'I feel sick. I’ve been growing it for two years.',
      wish: 'It was meant to be an updo. Can that still be done?',
      dislike: 'You didn’t show me anything first.',
      history: 'I hadn’t had it cut in eight months because I was scared of exactly this.',
    },
    calm: 'At least you’re not pretending it didn’t happen.',
    sore: 'Don’t you dare tell me it grows back.',
    close: 'If you’ll do the trial with me and it can be pinned up, then I’ll try to calm down.',
  }),
  persona('burning-scalp', 'My scalp is burning', 'Advanced', 'complaint', 'Nina', {
    description: 'She calls the day after a colour: itching and swelling. Know where your job ends.',
    opening:
      'It’s Nina, you coloured my hair yesterday. My scalp is burning and my eyelids are puffy. What do I do?',
    mood: 25,
    facts: {
      health: 'It started last night. My ears are swollen too, a bit.',
      history: 'No, I didn’t have a skin test. I’d been coloured before, so we didn’t bother.',
      feeling: 'I’m frightened, actually. I’m on my own here.',
      time: 'About three hours after I got home.',
      wish: 'Somebody just needs to tell me what to do.',
    },
    calm: 'Thank you for staying on the phone with me.',
    sore: 'You’re not even listening, are you?',
    close: 'Okay, I’ll ring them now. Thank you for writing it all down.',
  }),
  persona('faded-fast', 'The colour that washed out', 'Beginner', 'complaint', 'Abbie', {
    description: 'Her red has gone in two weeks. Find out why without an accusation.',
    opening:
      'Hi, Abbie here. I loved the red, but it’s basically gone already. I paid ninety pounds for two weeks.',
    facts: {
      routine: 'I wash it every day. I do boxing after work.',
      products: 'A clarifying one, because I get oily.',
      history: 'You did mention washing it less, I think. I can’t remember everything.',
      wish: 'I’d love it back, I got so many compliments.',
      feeling: 'A bit cheated, if I’m honest.',
      budget: 'I can’t do ninety every fortnight.',
    },
    calm: 'Okay, thanks. I thought you’d say it’s my own fault.',
    sore: 'So I’m washing my hair wrong now?',
    close: 'That’s a plan. A refresh, and I’ll leave the clarifying one alone.',
  }),
  persona('wrong-fringe', 'The fringe', 'Intermediate', 'complaint', 'Rosie', {
    description: 'She wanted a fringe like the photo. Her hair is curly, and it has sprung up.',
    opening: 'I’m Rosie. You cut my fringe on Saturday and it’s jumped up to here. I look like a mushroom.',
    facts: {
      dislike: 'In the mirror it was straight. Nobody said it would shrink.',
      routine: 'I let it dry by itself. I can’t straighten it every day.',
      wish: 'I’d love to be able to wear it to work without a hairband.',
      feeling: 'My boyfriend laughed. It wasn’t funny.',
      time: 'I’m off on Wednesday.',
    },
    calm: 'Thank you. It does help that you don’t think I’m being silly.',
    sore: 'Great. So I just wait three months.',
    close: 'All right, show me how to dry it, and let’s shape it again on Wednesday.',
  }),
  persona('colleague-mistake', 'Your colleague did this', 'Advanced', 'complaint', 'Martin', {
    description: 'He complains about someone who isn’t there. Be loyal to both.',
    opening: 'Martin. Look at the back of this. Whoever Jade is, she shouldn’t be allowed near scissors.',
    facts: {
      dislike: 'There’s a step in it. My wife noticed before I’d got my coat off.',
      wish: 'Just level it. I’ve got a presentation tomorrow.',
      history: 'Normally I have you, and you were off.',
      feeling: 'I felt a right idiot when people pointed it out.',
      time: 'Now would be good. I’ve got twenty minutes.',
    },
    calm: 'Fair enough. I’m not trying to get anyone sacked.',
    sore: 'Typical. You all stick together.',
    close: 'Good. That’s how you keep a customer.',
  }),
  persona('child-ear', 'A nick on the ear', 'Advanced', 'complaint', 'Fatima', {
    description: 'Her little boy moved and his ear was nicked. A frightened mother, a crying child.',
    opening: 'He’s bleeding! I’m Fatima, I’m his mum. How could that happen? He’s only three.',
    mood: 15,
    facts: {
      health: 'No, no allergies. Plasters are fine.',
      feeling: 'I got such a fright. He’s never going to sit in that chair again.',
      wish: 'I want to know that it’s clean, and that it won’t happen again.',
      history: 'He was so brave until then.',
      life: 'His dad’s going to ask me why I didn’t hold him.',
    },
    calm: 'Okay. Thank you for being so gentle with him.',
    sore: 'Are you seriously telling me he shouldn’t have moved?',
    close: 'Thank you for ringing us tomorrow. He’ll want to show you his plaster.',
  }),
  persona('bad-smell-perm', 'A perm that dropped', 'Intermediate', 'complaint', 'Sandra', {
    description: 'Her perm dropped within three weeks. What went wrong, and what can be done safely?',
    opening: 'Hello, it’s Sandra. That perm has dropped out completely. Three weeks, I ask you.',
    facts: {
      history: 'I’d had highlights at another place, in the spring. Did I not mention it?',
      routine: 'I washed it that same evening, because of the smell.',
      wish: 'Can’t you just do it again next week?',
      feeling: 'I feel I’ve thrown my money away.',
      health: 'It does feel a bit stretchy when it’s wet.',
      budget: 'Seventy pounds, and I’m on a pension.',
    },
    calm: 'Well, it’s good of you to look at it properly.',
    sore: 'You’re blaming me for washing my hair now?',
    close: 'If it isn’t safe, then I’d rather wait. We’ll do the set meanwhile.',
  }),
]
