// What no hairdressing course teaches: loss, illness, privacy, difference.
import { persona } from './build'
import type { Persona } from './persona'

export const sensitive: readonly Persona[] = [
  persona('hair-loss-illness', 'Hair after illness', 'Advanced', 'nervous', 'Ruth', {
    description:
      'Six months after chemotherapy her hair is growing back differently. Dignity first, colour later.',
    opening:
      'Hello, I’m Ruth. I finished treatment in the spring, and this is what came back. I don’t quite know what to do with it.',
    facts: {
      health: 'Chemo ended seven months ago. My scalp is still a bit tender.',
      history: 'It used to be straight and brown, down to here. Now it’s grey and curly.',
      feeling: 'When I look in the mirror I see a patient. I’d like to see me again.',
      wish: 'Something soft around the face. And a bit of colour one day, if that’s allowed.',
      life: 'I go back to work in January. I’d like to walk in without a hat.',
      dislike: 'Please don’t tell me how well I look. Everybody does.',
    },
    calm: 'Thank you. You’re the first one who didn’t look away.',
    sore: 'I think I came too early. I’ll put my hat back on.',
    close: 'That sounds like me. Let’s start there, and see about colour when my nurse says so.',
  }),
  persona('thinning-hair', 'Is it getting thinner?', 'Advanced', 'nervous', 'Janet', {
    description: 'She sees more of her scalp each month, and hopes you have something that stops it.',
    opening:
      'Can I ask you something? It’s Janet. It’s getting thinner, isn’t it? You can tell me. Have you got something that makes it grow back?',
    facts: {
      history: 'About a year now. First the parting, then the temples.',
      feeling: 'I’m ashamed of it, to tell the truth. I sit at the back on the bus.',
      health: 'I haven’t seen anybody about it. I thought it was just age.',
      products: 'I bought a serum online for sixty pounds. It did nothing.',
      wish: 'I’d like it to look as if there’s more of it.',
      routine: 'I scrape it back, so nobody sees.',
    },
    calm: 'Thank you for not pretending. That’s a relief, oddly.',
    sore: 'Forget I asked.',
    close: 'I’ll make that appointment with the doctor. And let’s do the shorter shape.',
  }),
  persona('alopecia-patch', 'A bald patch', 'Advanced', 'nervous', 'Keira', {
    description: 'You find a round bald patch she hasn’t seen. Tell her, without a diagnosis.',
    opening: 'Keira, hi. Just a trim, please. Why have you gone quiet? Is something wrong back there?',
    mood: 50,
    facts: {
      history: 'No, I haven’t noticed anything. My brush has been quite full, though.',
      feeling: 'Oh no. My aunt lost all of hers. Is it going to be like that?',
      health: 'I’ve been under a lot of stress. I haven’t been to the doctor.',
      wish: 'Can you cut it so it doesn’t show?',
      life: 'My exams are in two weeks.',
    },
    calm: 'Thank you for telling me quietly. I’d rather know.',
    sore: 'Everyone’s looking now. I want to go home.',
    close: 'Okay. I’ll ring the GP tomorrow. Please leave it longer over that bit.',
  }),
  persona('menopause-hair', 'It isn’t my hair any more', 'Intermediate', 'consultation', 'Linda', {
    description: 'Dry, finer and flatter since the menopause. She has heard “it’s your age” once too often.',
    opening:
      'I’m Linda. My hair’s changed completely in two years: it’s dry, it’s flat, and hot flushes finish it off by noon. What can I do?',
    facts: {
      history: 'It was thick and shiny until I was fifty. Then, overnight.',
      routine: 'I wash it daily because of the night sweats, and then blow-dry it hot.',
      feeling: 'People say it’s just my age. I find that so dismissive.',
      wish: 'A cut that doesn’t depend on the blow-dry.',
      products: 'Volume shampoo. It feels like hay afterwards.',
      health: 'I’m on HRT, and I’m talking to my doctor about it.',
      budget: 'I don’t mind spending on something that works.',
    },
    calm: 'At last somebody who doesn’t say “it’s your age”.',
    sore: 'You’ll see, when it’s your turn.',
    close: 'That’s practical. A shorter shape and less heat, I can do that.',
  }),
  persona('grief', 'The week after the funeral', 'Advanced', 'nervous', 'Anne', {
    description:
      'Her husband always came with her. Today she is alone. Be there, without filling every silence.',
    opening: 'Hello, dear. It’s Anne. It’s only me today. Bill passed away three weeks ago.',
    facts: {
      feeling: 'I keep turning round to tell him things.',
      wish: 'I don’t know. He liked it long. I can’t look at it.',
      life: 'My daughter says I should get out. So here I am.',
      history: 'Forty-one years. He used to read your magazines and complain about them.',
      time: 'There’s no hurry. There’s never any hurry now.',
      dislike: 'I don’t want to decide anything big today.',
    },
    calm: 'You’re a good girl. He always said so.',
    sore: 'Yes. Well. Let’s just get it over with.',
    close: 'Just a wash and a tidy, then. That’ll be nice. I’d like to come back in a fortnight.',
  }),
  persona('hijab-privacy', 'A private place', 'Intermediate', 'nervous', 'Amina', {
    description: 'She wears a hijab and needs to be out of men’s sight. Ask, don’t assume.',
    opening:
      'Hello, I’m Amina, I called before. I wear hijab, so I can’t take it off if men can see me. Is that a problem here?',
    mood: 48,
    facts: {
      wish: 'A long bob, with layers. My sister says I’m too old for this length.',
      feeling: 'Last time somebody opened the door. I never went back there.',
      routine: 'It’s covered all day, so it gets flat and a bit broken at the hairline.',
      dislike: 'I’d rather not be asked why I wear it. It’s just hair day for me.',
      time: 'It has to be before the school run, at half past two.',
      products: 'No alcohol in the products, if you can check that.',
    },
    calm: 'Thank you for thinking of the door before I asked.',
    sore: 'It’s fine. I’ll find a ladies’ salon.',
    close: 'That’s perfect, thank you. I’ll tell my sister about this place.',
  }),
  persona('deaf-client', 'Lip-reading', 'Intermediate', 'boundary', 'Lucy', {
    description: 'She is deaf and reads lips. With the dryer on, and you behind her. How do you talk?',
    opening:
      '(She speaks clearly and shows you her phone.) Hi, I’m Lucy. I’m deaf, I lip-read. Please look at me when you talk.',
    mood: 50,
    facts: {
      wish: 'A blunt bob, to the chin. I’ve got a photo here.',
      dislike: 'People shout, or they talk to my friend instead of me.',
      feeling: 'I’m always afraid of saying yes to something I didn’t catch.',
      routine: 'My hearing aid comes out when it’s wet, so I hear nothing at the basin.',
      history: 'Once they cut a fringe because I nodded at the wrong time.',
    },
    calm: 'Thank you. Writing it down is perfect.',
    sore: 'You turned away. I missed all of that.',
    close: 'That was easy. Thank you for checking before each step.',
  }),
  persona('autistic-client', 'Too much at once', 'Intermediate', 'nervous', 'Sam', {
    description: 'Noise, touch and small talk are hard. Say what happens next, and keep to it.',
    opening:
      'I’m Sam. I’m autistic. The radio is loud. I would like to know exactly what you are going to do and in what order.',
    mood: 45,
    facts: {
      dislike: 'Unexpected touch on the neck. And the spray bottle, if it comes without warning.',
      wish: 'Two centimetres off everywhere. The same shape.',
      feeling: 'If I stop talking, I’m overloaded. Then I need five minutes.',
      routine: 'I cut the fringe myself because of the feeling on my forehead.',
      time: 'I planned forty minutes. Is that correct?',
      history: 'At the last place they said I was difficult.',
    },
    calm: 'Good. That is clear. Thank you.',
    sore: 'You said one thing and did another. I need to stop.',
    close: 'It happened as you said. I will come back to you.',
  }),
  persona('first-cut-child', 'The first haircut', 'Beginner', 'nervous', 'Emma', {
    description: 'A two-year-old in the chair for the first time, and a mother who wants a curl to keep.',
    opening:
      'Hi! I’m Emma, and this is Noah. He’s two, it’s his first haircut, and he screams at the hairdryer. Sorry in advance.',
    mood: 50,
    facts: {
      feeling: 'I’m more nervous than he is, I think.',
      wish: 'Only so he can see. And could I keep a curl?',
      dislike: 'The clippers. The noise frightens him.',
      time: 'He had his nap, so we’ve got about twenty minutes of good mood.',
      life: 'He’ll do anything for tractors.',
      history: 'My mum tried with kitchen scissors. Don’t look too closely.',
    },
    calm: 'Thank you. I thought everybody would be annoyed.',
    sore: 'Maybe we’ll come back when he’s older.',
    close: 'Look at him! Thank you. I’ll bring him again in two months.',
  }),
  persona('elderly-client', 'Set as always', 'Beginner', 'nervous', 'Doris', {
    description: 'Eighty-nine, a shampoo and set each week, and now a stiff neck. Comfort and respect.',
    opening:
      'Good morning. Doris. I’m a new one to you, my Pat’s in hospital. I don’t like leaning back, I’m afraid.',
    facts: {
      health: 'It’s my neck. And I go dizzy if I get up quickly.',
      wish: 'Just a set, as always. Not too tight.',
      history: 'Every Friday since 1974. Pat knows where everything goes.',
      feeling: 'I don’t like being a nuisance.',
      life: 'It’s my outing, Fridays. I get dressed up for it.',
      dislike: 'They call me “sweetie” in some places. My name is Doris.',
    },
    calm: 'You’re very patient. Pat would like you.',
    sore: 'I’m old, dear, not deaf.',
    close: 'That’s how I like it. Same time on Friday?',
  }),
  persona('trans-client', 'A cut that fits', 'Intermediate', 'nervous', 'Alex', {
    description: 'He is nervous about being seen as he is. Ask about the cut, not about him.',
    opening:
      'Hey. I’m Alex, he/him. I rang about a short cut. The last place kept asking whether I was sure.',
    facts: {
      wish: 'Skin fade at the sides, longer on top. Square, not round.',
      feeling: 'I’ve sat in the car for half an hour, to be honest.',
      history: 'They gave me a pixie cut because they thought a fade would be “too harsh for me”.',
      dislike: 'Being called “ladies” when I come in with my sister.',
      routine: 'I’d wear it with a bit of clay.',
      budget: 'Is it the short hair price? Some places charge me the ladies’ one.',
    },
    calm: 'Thanks. That’s honestly all I needed.',
    sore: 'Right. I’ve heard that one before.',
    close: 'That’s exactly it. I’ll be back in three weeks.',
  }),
  persona('postpartum', 'Handfuls in the shower', 'Intermediate', 'nervous', 'Jess', {
    description: 'Four months after the baby her hair is coming out. She is tired, and close to tears.',
    opening:
      'I’m Jess. I’ve got about an hour before he needs feeding. My hair’s coming out in handfuls. Am I going bald?',
    facts: {
      history: 'It was amazing while I was pregnant. It began three weeks ago.',
      feeling: 'I cried over the plughole this morning. It’s so silly.',
      time: 'My mum’s got him until twelve.',
      wish: 'Something that doesn’t need drying, and that hides the baby hairs.',
      health: 'I’m breastfeeding. I mentioned the hair to the health visitor.',
      products: 'I saw those vitamins online. Are they any good?',
    },
    calm: 'Thank you. I think I needed somebody to say that.',
    sore: 'Never mind. I’m just tired.',
    close: 'That’s a good plan. And thank you for the biscuit.',
  }),
  persona('psoriasis', 'Flakes on the collar', 'Advanced', 'nervous', 'Paul', {
    description: 'He is ashamed of his scalp. Is it catching, is it safe to colour, and how do you ask?',
    opening:
      'I’m Paul. Before you start: it’s psoriasis, up there. It isn’t catching. I understand if you don’t want to touch it.',
    facts: {
      health: 'It flares up in winter. There’s a patch behind the ear that’s a bit raw.',
      feeling: 'A barber once put gloves on and pulled a face. I’ve cut it myself since.',
      wish: 'Short, but so it covers the patches at the back.',
      products: 'A coal tar shampoo, from the doctor.',
      history: 'Ten years now. I hadn’t thought about colour until I went grey.',
      dislike: 'Please don’t use the brush with the hard bristles.',
    },
    calm: 'You have no idea what that means to me.',
    sore: 'That’s the face. I’ve seen it before.',
    close: 'That’s good. Cut today, and colour when it’s calm. I’ll ask the dermatologist.',
  }),
]
