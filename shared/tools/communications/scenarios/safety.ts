// Saying no kindly: patch tests, age, allergies, and wishes that the hair can't take.
import { persona } from './build'
import type { Persona } from './persona'

export const safety: readonly Persona[] = [
  persona('patch-test-refusal', 'I’ve never needed a test', 'Advanced', 'boundary', 'Debbie', {
    description:
      'She has coloured for twenty years and won’t come in for a patch test. Stay firm, and stay friendly.',
    opening:
      'It’s Debbie. Nobody’s ever asked me for a skin test in twenty years. Can’t I just sign something and get it done today?',
    mood: 42,
    facts: {
      history: 'Well, once my ears itched for a few days. That was the earrings, I think.',
      time: 'I took the afternoon off for this, especially.',
      feeling: 'I feel as if you don’t trust me.',
      health: 'I had one of those black henna tattoos in Turkey. Why do you ask?',
      wish: 'My roots are awful and it’s my daughter’s graduation on Saturday.',
      life: 'I’m only round the corner, if that helps.',
    },
    calm: 'Well, if you put it like that. You’re not just being difficult, then.',
    sore: 'The other salon doesn’t bother with any of that.',
    close: 'All right, test today and colour on Friday. You’ve convinced me.',
  }),
  persona('teen-bleach', 'Fourteen, and blonde by Friday', 'Advanced', 'boundary', 'Ava', {
    description:
      'A fourteen-year-old wants bleach. Under 16 is a no: say it so that she comes back at sixteen.',
    opening:
      'Hi, I’m Ava. Can you bleach my hair? It’s for the school prom on Friday. My mum knows, she just couldn’t come.',
    facts: {
      life: 'I’m fourteen. Nearly fifteen.',
      wish: 'Two blonde bits at the front, like everybody has.',
      feeling: 'Everyone else has it. I’ll be the only one who looks boring.',
      history: 'My friend said she’d do it with a kit if you don’t.',
      budget: 'I’ve got forty pounds from my birthday.',
    },
    calm: 'At least you’re not treating me like a baby.',
    sore: 'Whatever. I’ll do it at my friend’s.',
    close: 'Clip-in ones? That could actually look cool. Okay.',
  }),
  persona('allergic-history', 'A reaction years ago', 'Advanced', 'consultation', 'Yvonne', {
    description:
      'She once reacted to hair dye and still wants her grey covered. Find out exactly what happened.',
    opening:
      'I’m Yvonne. I’d like my grey covered. I did react to a dye once, but that was years ago. It’ll be fine, won’t it?',
    facts: {
      health: 'My face swelled up, and they gave me steroids at the hospital.',
      history: 'Twelve years ago, a box from the supermarket. Dark brown.',
      feeling: 'I hate looking old. I’ve just been made redundant and I have interviews.',
      wish: 'Isn’t there something without that chemical in it?',
      products: 'I’ve been using a root spray. It comes off on the pillow.',
      time: 'The interview’s a week on Tuesday.',
    },
    calm: 'I appreciate you being straight with me.',
    sore: 'So you’re just going to send me away.',
    close: 'Then I’ll ask the doctor first, and we’ll do the cut and the spray. Thank you.',
  }),
  persona('pregnant-colour', 'Expecting', 'Intermediate', 'consultation', 'Charlotte', {
    description: 'Ten weeks pregnant, and unsure whether to colour. Neither frighten nor promise.',
    opening:
      'Hi, it’s Charlotte. I haven’t told many people, but I’m pregnant. Is colour safe? I’ve read such different things.',
    facts: {
      health: 'Ten weeks. I feel sick from strong smells.',
      wish: 'I just don’t want to walk round with a stripe for nine months.',
      feeling: 'It’s our third try. I’m frightened of doing anything wrong.',
      history: 'I’ve always had a full head tint.',
      routine: 'I can keep still for an hour, if there’s a window.',
    },
    calm: 'Thank you for being careful with me.',
    sore: 'I shouldn’t have told anybody.',
    close: 'I’ll ask my midwife, and if she’s happy, then foils. That feels right.',
  }),
  persona('photo-impossible', 'Exactly like the photo', 'Intermediate', 'consultation', 'Zoe', {
    description:
      'She brings a filtered photo of someone with three times her hair. Turn it into something she can have.',
    opening:
      'I’m Zoe! I want exactly this. Look, this colour, this length, this thickness. You can do that, right?',
    facts: {
      wish: 'It’s mostly how soft it looks, if I think about it.',
      history: 'I’ve never got on with my hair. It’s fine and it just hangs.',
      routine: 'I let it dry on the way to work.',
      dislike: 'Being told no without being told what I can have.',
      budget: 'A hundred, all in.',
      feeling: 'I see these girls online and I feel like a potato.',
    },
    calm: 'You’re right, it’s probably three filters and a wig.',
    sore: 'So my hair’s just too rubbish for it.',
    close: 'Okay, the soft bits at the front and a blunt end. I’m quite excited now.',
  }),
  persona('henna-history', 'It’s only henna', 'Intermediate', 'consultation', 'Isla', {
    description: 'She has used “natural” henna for years and wants highlights. Explain why that matters.',
    opening:
      'Hi, Isla. I’d like some highlights, please. I’ve only ever used henna, so my hair’s natural, really.',
    facts: {
      history: 'Every couple of months for five years. The last was a black one from the market.',
      products: 'The packet? No, it was all in another language.',
      wish: 'Sun-kissed, nothing mad.',
      feeling: 'I chose henna because I don’t like chemicals.',
      time: 'I go on holiday in three weeks.',
      health: 'The black one tingled a bit.',
    },
    calm: 'Nobody’s ever explained that to me.',
    sore: 'It’s a plant. I don’t see the problem.',
    close: 'Let’s test a strand first, then. Better to know.',
  }),
  persona('extensions', 'Extensions for fine hair', 'Intermediate', 'consultation', 'Paige', {
    description:
      'Fine hair, a tight budget and a wish for waist length. Honest about weight, upkeep and cost.',
    opening:
      'Paige, hi! I want extensions down to my waist. My friend’s had hers done for two hundred. Can I book in?',
    facts: {
      history: 'I had glue-in ones once and they pulled. There’s still a thin bit here.',
      budget: 'Two hundred and fifty at the most.',
      routine: 'Hair up at work, gym at night. I sleep with it wet.',
      wish: 'Thickness matters more to me than length, really.',
      feeling: 'I’ve always hated my hair. I want to feel like the others.',
      time: 'My holiday’s in five weeks.',
    },
    calm: 'Thanks for being honest instead of just selling me something.',
    sore: 'My friend’s salon didn’t ask all this.',
    close: 'Okay, shorter and fewer, and I’ll do the upkeep. I’d rather keep my own hair.',
  }),
  persona('perm-on-bleach', 'A perm on bleached hair', 'Advanced', 'boundary', 'Megan', {
    description: 'She wants a perm over blonde highlights, now. Say no to the service and yes to the client.',
    opening:
      'I’m Megan. I want beach waves, a proper perm. My hair’s bleached, but it’s really strong. You’ll do it, won’t you?',
    facts: {
      history: 'A full head of bleach in June, and a toner every month.',
      wish: 'I want to wake up with waves. I hate the curling wand.',
      feeling: 'Two salons have said no already. It’s so frustrating.',
      routine: 'I let it dry in plaits sometimes. That’s quite nice, actually.',
      health: 'It stretches when it’s wet, a bit like elastic.',
    },
    calm: 'At least you’ve told me why. The others just shook their heads.',
    sore: 'I’ll find somebody who will.',
    close: 'Show me the plait thing with that cream, then. And we’ll talk when it’s grown.',
  }),
]
