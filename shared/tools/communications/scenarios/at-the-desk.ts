// At the desk and on the phone: time, money, booking, and what people say about it.
import { persona } from './build'
import type { Persona } from './persona'

export const atTheDesk: readonly Persona[] = [
  persona('late-client', 'Twenty minutes late', 'Beginner', 'boundary', 'Olivia', {
    description:
      'She rushes in twenty minutes late for a cut and colour, and the next client is booked. Keep the day and the client.',
    opening:
      'Sorry, sorry! I’m Olivia, the traffic was a nightmare. You can still do the cut and the colour, can’t you?',
    facts: {
      time: 'I have to pick my son up at one. I thought twenty minutes wouldn’t matter.',
      wish: 'If I have to choose, the roots matter most. I’ve got a meeting tomorrow.',
      feeling: 'I’m so stressed, I’ve been running since six this morning.',
      life: 'It’s just me and the little one this week.',
      budget: 'You won’t charge me for being late, will you?',
    },
    calm: 'Thank you for not telling me off. It’s been one of those mornings.',
    sore: 'Well, I did say sorry. It’s hardly the end of the world.',
    close: 'Roots today and the cut on Friday, that works. Thanks for fitting me in.',
  }),
  persona('no-show-fee', 'The no-show fee', 'Intermediate', 'boundary', 'Jordan', {
    description: 'He missed an appointment and was charged half. Explain the fee fairly, and keep him.',
    opening:
      'Jordan here. You’ve taken thirty pounds off my card for a haircut I never had. What’s that about?',
    mood: 30,
    facts: {
      history: 'I’ve been coming for four years and I’ve never missed one before.',
      life: 'My gran was taken into hospital that morning. I wasn’t thinking about hair.',
      feeling: 'It felt like I’m just a card number to you, honestly.',
      wish: 'I’d be fine if it came off my next cut.',
      time: 'I got the text reminder, yes. I just couldn’t ring from the ward.',
    },
    calm: 'She’s all right now, thanks for asking. It was a rotten day.',
    sore: 'I’ll go to the barber down the road, then. They don’t rob people.',
    close: 'That’s fair. Book me in for next week, and I’ll ring if anything changes.',
  }),
  persona('refund-request', 'I want my money back', 'Advanced', 'complaint', 'Claire', {
    description:
      'A cut she hates, two weeks old, and she wants a refund. Stay calm, find out what is wrong, offer what you can.',
    opening:
      'My name’s Claire and I want a refund. This cut is nothing like what I asked for, and I’ve lived with it for two weeks.',
    facts: {
      dislike: 'The layers. I said long layers, and now it sticks out at the sides.',
      history: 'I didn’t say anything at the time because everybody was watching.',
      feeling: 'I cried in the car. I don’t even want to go out.',
      wish: 'If somebody could make it lie flat, I wouldn’t care about the money.',
      time: 'I can come in the evening, after six.',
      budget: 'Sixty-five pounds, it was. That’s a lot for me.',
    },
    calm: 'I appreciate you listening. I hate making a fuss.',
    sore: 'Then give me the owner’s number. I know my rights.',
    close: 'Let’s try that first, then. Thank you for taking it seriously.',
  }),
  persona('review-threat', 'One star', 'Advanced', 'complaint', 'Gemma', {
    description:
      'She threatens a bad review unless she gets a free colour. Be fair without being pushed around.',
    opening:
      'I’m Gemma. My blonde’s gone brassy in ten days. Either you do it again for free or I’m leaving one star everywhere.',
    mood: 18,
    facts: {
      history: 'It was perfect when I left, I’ll give you that.',
      routine: 'I’ve been in the hotel pool all week. We were in Tenerife.',
      products: 'I used the shampoo in the hotel. Nobody told me not to.',
      feeling: 'I spent two hundred pounds and I look like a lion. I feel stupid.',
      wish: 'I only want it to look expensive again.',
    },
    calm: 'Okay. Maybe I came in a bit hot. I was just gutted.',
    sore: 'Fine. I’ll type it right here while you watch.',
    close: 'That’s reasonable. I’ll leave the review until I’ve seen it, and it’ll be an honest one.',
  }),
  persona('price-objection', 'Cheaper at the chain', 'Intermediate', 'boundary', 'Carol', {
    description:
      'A client asks why you cost twice what the chain salon charges. Explain the value without running anyone down.',
    opening:
      'Hi, it’s Carol. Fifty-eight pounds for a cut? The place in the shopping centre does it for twenty-five. Why are you so expensive?',
    facts: {
      budget: 'I could go to forty without feeling guilty about it.',
      history: 'I tried them once. It was quick, but it grew out funny.',
      routine: 'I have it cut about four times a year.',
      wish: 'I want a cut that still looks right after two months.',
      feeling: 'With everything going up, I have to justify it to myself.',
      time: 'They had me out in twenty minutes there.',
    },
    calm: 'Thanks for saying that. It isn’t personal, it’s just my budget.',
    sore: 'So I’m not posh enough for here. I see.',
    close: 'When you put it per week, it isn’t that much. Let’s do the simpler one.',
  }),
  persona('correction-cost', 'What a colour correction costs', 'Advanced', 'consultation', 'Ellie', {
    description:
      'A home bleach that went wrong, and no idea that it will take hours. Name time and price before anything else.',
    opening:
      'Please don’t laugh. I’m Ellie, I bleached it myself and it’s three colours now. How much to just fix it?',
    facts: {
      history: 'Two boxes in one weekend, and then a toner from the chemist that went purple.',
      health: 'My scalp was burning a bit, but it’s fine now. A couple of scabs.',
      budget: 'I thought maybe eighty pounds? I’m a student.',
      wish: 'It doesn’t have to be blonde. I just want one colour.',
      feeling: 'I feel so stupid. My mum said I’d regret it.',
      time: 'I’ve got a placement on Monday, with children.',
      products: 'I’ve just been putting coconut oil on it.',
    },
    calm: 'You’re being really kind. I was dreading this.',
    sore: 'I knew you’d judge me.',
    close: 'Okay. One step at a time, then. At least I know what it costs now.',
  }),
  persona('phone-booking', 'The first phone call', 'Beginner', 'consultation', 'Margaret', {
    description:
      'A new client rings to ask for “a tidy”. Find out by ear what she needs and book the right time.',
    opening:
      'Hello, is that the salon? Margaret speaking. I’d like to book in for a tidy, please. How long does that take?',
    facts: {
      history: 'My hairdresser retired, after twenty-two years. I don’t know anybody now.',
      wish: 'Well, a trim, and she used to do a little colour on the front.',
      health: 'I had a reaction to a colour once, years ago. Just itching.',
      time: 'Mornings, dear. The bus doesn’t run after four.',
      life: 'I walk with a frame. Are there stairs?',
      budget: 'She charged me thirty-two pounds for everything.',
      feeling: 'I’m a bit anxious about going somewhere new.',
    },
    calm: 'That’s very kind. You sound like you have time for people.',
    sore: 'Oh. Perhaps I’ll ring somewhere else.',
    close: 'Thursday at ten, that’s lovely. I’ll write it down. Thank you, dear.',
  }),
  persona('rebooking', 'I’ll ring you', 'Beginner', 'aftercare', 'Sophie', {
    description:
      'A happy client who always says she will ring, and comes back three months later. Book without nagging.',
    opening: 'It’s gorgeous, thank you! Sophie’s happy. I’ll ring you when I need the next one.',
    facts: {
      history: 'I always say that, and then it’s Christmas.',
      time: 'My shifts come out four weeks before. That’s the trouble.',
      life: 'I’m a nurse, three long days and then off.',
      wish: 'I do like it best when the fringe is out of my eyes.',
      budget: 'If I miss it, do I have to pay?',
    },
    calm: 'You know what it’s like, don’t you?',
    sore: 'I said I’ll ring.',
    close: 'Go on then, put me in, and I’ll move it if the shifts are against me.',
  }),
  persona('running-late', 'You are running late', 'Beginner', 'complaint', 'Helen', {
    description:
      'You are twenty-five minutes behind, and she has been waiting. Say it straight and give her a choice.',
    opening:
      'Excuse me, it’s Helen. My appointment was at half past ten. It’s nearly eleven and nobody’s said a word.',
    mood: 32,
    facts: {
      time: 'I have to be back at my desk at twelve, that’s the problem.',
      feeling: 'It’s not so much the waiting. It’s that nobody told me.',
      wish: 'I only need the cut. I can dry it at home if I must.',
      history: 'It was the same last time, actually.',
    },
    calm: 'Thank you. That’s all I wanted to hear.',
    sore: 'Right. My time doesn’t count, clearly.',
    close: 'Okay, just the cut now and I’ll be off by twelve. That works.',
  }),
  persona('walk-in', 'The walk-in', 'Beginner', 'boundary', 'Tom', {
    description:
      'A stranger wants a restyle now, and you have thirty minutes. Offer what fits, and win him for later.',
    opening: 'All right? I’m Tom. You free? I want the lot off, something new. I’ve got a date tonight.',
    facts: {
      wish: 'Short at the sides, something on top. I’ve got a picture somewhere.',
      history: 'I’ve had the same cut since school, so you can’t make it worse.',
      time: 'I’ve got about an hour. The date’s at eight.',
      routine: 'I wash it, that’s it. No products.',
      feeling: 'A bit nervous, to be honest. It’s the first date in years.',
      budget: 'What’s the damage? Twenty quid?',
    },
    calm: 'Cheers. I’m not normally this jumpy.',
    sore: 'No bother, I’ll try next door.',
    close: 'Sound. Do the tidy-up now, and I’ll come back for the full thing.',
  }),
]
