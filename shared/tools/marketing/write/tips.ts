// Advice that a stylist gives in the salon: habits, no cures, no product names.
import { read } from '../../../reading/doc'
import { tableOf } from '../../../reading/tables'
import { ONE_TO_TWELVE } from '../../../reading/values/number-words'
import { TIPS_SAID } from '../../../reading/words/posts/tips'

const TIPS = tableOf([TIPS_SAID])
type Tips = { about: string; items: readonly string[] }

const TABLE: readonly Tips[] = [
  {
    about: 'curls',
    items: [
      'Detangle with conditioner in, from the ends upwards, with your fingers or a wide-tooth comb.',
      'Put your styling cream in while hair is soaking wet, then scrunch and leave it be.',
      'Dry with a diffuser on a low heat, or swap the towel for a soft T-shirt.',
      'Sleep on satin or pile your hair loosely on top.',
      'Book your shape-up before the ends start to tangle.',
    ],
  },
  {
    about: 'blonde',
    items: [
      'Use a purple shampoo now and then, not every wash: too much can leave hair looking flat.',
      'Always heat protection before the dryer or the tongs.',
      'Rinse with clean water before you swim, so your hair soaks up less of the pool.',
      'A gloss between visits keeps the tone fresh.',
      'Turn the tongs down a notch; lighter hair needs less heat.',
    ],
  },
  {
    about: 'extensions',
    items: [
      'Brush from the ends up, holding the hair at the roots.',
      'Plait it loosely before bed.',
      'Keep conditioner and oil away from the bonds.',
      'Dry the roots fully after each wash.',
      'Keep your maintenance visits; they protect your own hair too.',
    ],
  },
  {
    about: 'summer',
    items: [
      'Wet your hair with clean water before you swim.',
      'Wear a hat at midday; your scalp will thank you.',
      'Rinse after the pool or the sea, then comb conditioner through.',
      'Let it dry in the air when you can.',
      'Book a tidy-up for when you are home.',
    ],
  },
  {
    about: 'winter',
    items: [
      'Swap to a richer conditioner while the heating is on.',
      'Dry your hair before you head out into the cold.',
      'A silk or satin lining in your hat means less static.',
      'Keep showers warm, not hot.',
      'A trim before the party season keeps your shape working.',
    ],
  },
  {
    about: 'heat',
    items: [
      'Heat protection first, every time, from mid-lengths to ends.',
      'Rough-dry until most of the water is gone before you pick up the brush.',
      'Keep irons moving and use the lowest heat that works.',
      'Finish with a cool shot to set the shape.',
      'Give your hair a day off now and then.',
    ],
  },
  {
    about: 'colour',
    items: [
      'Wait a couple of days before the first wash after your colour.',
      'Wash in cooler water and choose a shampoo made for coloured hair.',
      'Heat protection before the dryer helps your tone stay true.',
      'Cover up in strong sun; light fades colour.',
      'Book your gloss before you notice you need it.',
    ],
  },
  {
    about: 'fringe',
    items: [
      'Dry your fringe first, before it decides for itself.',
      'Brush it side to side under the dryer, then down.',
      'A little dry shampoo at the roots keeps it light.',
      'Leave the scissors alone and pop in for a trim.',
      'Clip it back while you do your skincare.',
    ],
  },
  {
    about: 'kids',
    items: [
      'Detangle from the ends upwards, with conditioner in.',
      'A loose plait at night means fewer knots in the morning.',
      'Keep hair tied back on school days.',
      'Little and often beats one long brushing session.',
      'Let them choose the bobble; it buys you a minute.',
    ],
  },
]
/** "What should you ask your hairdresser?" */
const QUESTIONS: Tips = {
  about: 'questions',
  items: [
    'How often will I need to come back to keep it like this?',
    'What will it cost today, and what will it cost to keep up?',
    'How should I look after it at home?',
    'With hair like mine, what would you do, and what would you leave alone?',
    'How long should I keep free for the appointment?',
  ],
}

/** Why a talk comes first. */
const CONSULTATION: Tips = {
  about: 'consultation',
  items: [
    'We look at your hair, and hear its history, before anything is decided.',
    'Ask about the time, the price and the upkeep before you say yes.',
    'You can bring pictures, ask anything, and change your mind.',
  ],
}

/** Common hair myths, and the truth. */
const MYTHS: readonly (readonly [string, string])[] = [
  [
    'myth.trim',
    'The myth: more trims, more length. Hair grows at the root, so scissors at the other end cannot speed it up. A trim keeps the ends tidy.',
  ],
  [
    'myth.pluck',
    'The myth: pluck one and two come back. One follicle, one hair. Pluck it and the same one comes back; the ones beside it do not notice.',
  ],
  [
    'myth.brush',
    'The myth: a hundred strokes a day. A few gentle strokes to detangle are plenty; more only rubs.',
  ],
  [
    'myth.cold',
    'The myth: it takes a cold rinse to make hair shine. A cool rinse feels fresh, but conditioner and a careful blow-dry do more for shine.',
  ],
  [
    'myth.wash',
    'The myth: there is one right number of washes a week. There is no one number. Wash as often as your scalp asks for it.',
  ],
  [
    'myth.shave',
    'The myth: shaved hair comes back thicker. It only feels thicker, because the new end is blunt.',
  ],
]
export function mythIn(topic: string): string | null {
  const said = TIPS.in(topic)
  return said.has('myth') ? (MYTHS.find(([about]) => said.has(about))?.[1] ?? null) : null
}

const GENERAL: readonly string[] = [
  'Shampoo the roots, condition the ends.',
  'Pat your hair dry; rubbing roughs it up.',
  'Heat protection before every hot tool.',
  'Brush from the ends upwards.',
  'Keep your trims regular and the shape will keep working.',
]

/** As many tips as the topic asks for; three if it doesn't say, five at most. */
export function tipsFor(topic: string): string[] {
  const doc = read(topic)
  const found = TIPS.all(doc)
  const said = new Set(found.map(({ concept }) => concept))
  const counted = found.find(({ concept }) => concept === 'count')
  const number = doc.tokens[counted?.from ?? -1]?.norm ?? ''
  const wanted = counted ? (ONE_TO_TWELVE[number] ?? Number(number)) : 3
  const items = [QUESTIONS, CONSULTATION, ...TABLE].find(({ about }) => said.has(about))?.items ?? GENERAL
  return items.slice(0, Math.min(5, Math.max(1, wanted)))
}
