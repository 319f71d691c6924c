// Small talk during the cut: gossip, politics, silence, flirting, and fishing for compliments.
import { persona } from './build'
import type { Persona } from './persona'

export const conversation: readonly Persona[] = [
  persona('gossip', 'Who was that?', 'Beginner', 'boundary', 'Michelle', {
    description:
      'She wants to know all about the client before her. Confidentiality, without a cold shoulder.',
    opening:
      'It’s only me, Michelle! Was that Laura from the school just leaving? I heard she’s getting divorced. What did she say?',
    mood: 60,
    facts: {
      life: 'My own house is no better, mind you. We’ve hardly spoken this week.',
      feeling: 'I suppose I’m a bit lonely, with the kids gone.',
      wish: 'The usual. Tidy the back, and do something about this fringe.',
      time: 'I’m meeting the girls at two. They’ll want to know.',
    },
    calm: 'You’re right. I’d hate it if you talked about me.',
    sore: 'Ooh, all right, Miss Prim.',
    close: 'You’re a good one. I know it stays here. Same again in six weeks?',
  }),
  persona('politics', 'What do you think of them?', 'Intermediate', 'boundary', 'Graham', {
    description: 'He wants your opinion on politics, loudly, with the salon full. Keep the peace.',
    opening:
      'Graham’s the name. This government, I tell you. You agree with me, don’t you? Everyone with any sense does.',
    facts: {
      life: 'I had a business for thirty years. I know what I’m talking about.',
      feeling: 'It makes me angry, that’s all. Nobody listens to people my age.',
      wish: 'Short back and sides. Leave some on top.',
      history: 'My old barber and I used to argue for an hour. I miss it.',
      time: 'I’m in no rush.',
    },
    calm: 'Ha. You’re diplomatic, I’ll give you that.',
    sore: 'Oh, you’re one of them.',
    close: 'Good cut, and no argument. My wife won’t believe it. See you in a month.',
  }),
  persona('compliment-fishing', 'I look awful', 'Beginner', 'boundary', 'Tanya', {
    description:
      'Everything about her is “awful”. Encourage her honestly, without flattery and without agreeing.',
    opening: 'God, these mirrors. I’m Tanya. I look about ninety, don’t I? Look at the state of me.',
    mood: 44,
    facts: {
      feeling: 'My ex has a new girlfriend. She’s twenty-six. Of course she is.',
      wish: 'Something that says I’m fine. Even if I’m not.',
      history: 'I’ve had this same ponytail since the twins were born.',
      life: 'I’ve got a new job, actually. That’s one good thing.',
      routine: 'Ten minutes, that’s all I ever get.',
    },
    calm: 'You’re sweet. And you didn’t just say I look amazing.',
    sore: 'You do think I look awful.',
    close: 'I like that. It’s me, but awake. Let’s do it.',
  }),
  persona('silent-client', 'The silent one', 'Intermediate', 'nervous', 'Erin', {
    description: 'One-word answers. Find out what she wants, and whether she would rather be quiet.',
    opening: 'Hi. Erin. Just a trim.',
    mood: 46,
    facts: {
      wish: 'Shoulder length, I suppose.',
      feeling: 'I’m not being rude. I find talking hard today.',
      dislike: 'Being asked about my holidays.',
      history: 'I usually go somewhere with those quiet chairs.',
      time: 'I don’t mind how long it takes.',
    },
    calm: 'Thanks. Quiet would be nice.',
    sore: 'Mm.',
    close: 'That was good. I’ll come here again.',
  }),
  persona('talker', 'She never stops', 'Intermediate', 'consultation', 'Brenda', {
    description: 'She tells you everything except what she wants. Bring her back kindly.',
    opening:
      'Brenda! Well, the bus was late, then the dog was sick, and my sister, you remember my sister, she’s moved to Cornwall. Where was I?',
    mood: 64,
    facts: {
      wish: 'Oh, the hair! I fancied something shorter, for the summer.',
      history: 'My sister cut hers off and she looks ten years younger, she does.',
      routine: 'I’m out with the dog at six, in all weathers.',
      dislike: 'Not a helmet. I had one in 1988.',
      feeling: 'I do go on, don’t I? It’s quiet at home.',
      time: 'I’ve got to be at the vet’s at three.',
    },
    calm: 'You’re a good listener, you are.',
    sore: 'All right, all right, I’ll be quiet.',
    close: 'Short and easy, then. I knew you’d understand.',
  }),
  persona('flirting', 'A bit too friendly', 'Advanced', 'boundary', 'Darren', {
    description: 'His remarks get personal. Draw the line calmly, and early.',
    opening: 'Darren. They didn’t tell me I’d get the pretty one. What time do you finish, then?',
    mood: 58,
    facts: {
      wish: 'A trim. And the company.',
      feeling: 'I didn’t mean anything by it. I’m just being friendly.',
      life: 'I’m new in town, I don’t know anyone.',
      time: 'I come every four weeks.',
      history: 'My last place was all blokes. No one talked.',
    },
    calm: 'Fair enough. Sorry. I put my foot in it.',
    sore: 'All right, no need to make a thing of it.',
    close: 'Decent cut. And thanks for being straight with me.',
  }),
  persona('friend-discount', 'Mates’ rates', 'Intermediate', 'boundary', 'Lauren', {
    description: 'An old school friend expects it for nothing. Keep the friendship and the price.',
    opening: 'Babe! It’s Lauren! You’ll do me a full head for mates’ rates, won’t you? Say thirty?',
    mood: 64,
    facts: {
      budget: 'Honestly? I’m skint. We’ve got the car to pay for.',
      history: 'You did everyone’s hair at school for free, remember?',
      wish: 'I only need it round the face, if I’m honest.',
      feeling: 'I thought that’s what friends do.',
      time: 'I could come on a quiet day.',
    },
    calm: 'I never thought of it like that. It’s your job, isn’t it?',
    sore: 'Wow. You’ve changed.',
    close: 'Face frame on a Tuesday, and I’ll pay for it properly. Love you.',
  }),
  persona('partner-decides', 'He prefers it long', 'Advanced', 'boundary', 'Nicole', {
    description: 'She wants it short, and checks her phone for what her partner says. Whose hair is it?',
    opening:
      'I’m Nicole. I’d love it short, but my partner says he’d be furious. What do you think I should do?',
    facts: {
      wish: 'A pixie. I’ve had the picture on my phone for two years.',
      feeling: 'I get nervous when I change things. It isn’t worth the row.',
      life: 'He likes to know where I am. He’s just protective.',
      history: 'I cut my own fringe once and he didn’t talk to me for days.',
      time: 'He’s picking me up at four.',
    },
    calm: 'Thank you for asking what I want. It’s been a while.',
    sore: 'Forget it. Just the ends.',
    close: 'Just to the collarbone today, then. That’s for me. I’ll think about the rest.',
  }),
]
