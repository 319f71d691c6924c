// Advice a stylist gives over the chair: habits, no cures, no products by name.
type Tips = { pattern: RegExp; items: readonly string[] }

const TABLE: readonly Tips[] = [
  {
    pattern: /\bcurl|\bcoil|\bafro|\bwav(?:e|y)|\btextured/i,
    items: [
      'Detangle with conditioner in, from the ends upwards, with your fingers or a wide-tooth comb.',
      'Put your styling cream in while hair is soaking wet, then scrunch and leave it be.',
      'Dry with a diffuser on a low heat, or swap the towel for a soft T-shirt.',
      'Sleep on satin or pile your hair loosely on top.',
      'Book your shape-up before the ends start to tangle.',
    ],
  },
  {
    pattern: /\bblond|\bbalayage|\bhighlight|\bbleach|\btoner/i,
    items: [
      'Use a purple shampoo now and then, not every wash: too much can leave hair looking flat.',
      'Always heat protection before the dryer or the tongs.',
      'Rinse with clean water before you swim, so your hair soaks up less of the pool.',
      'A gloss between visits keeps the tone fresh.',
      'Turn the tongs down a notch; lighter hair needs less heat.',
    ],
  },
  {
    pattern: /\bextension/i,
    items: [
      'Brush from the ends up, holding the hair at the roots.',
      'Plait it loosely before bed.',
      'Keep conditioner and oil away from the bonds.',
      'Dry the roots fully after each wash.',
      'Keep your maintenance visits; they protect your own hair too.',
    ],
  },
  {
    pattern: /\bsummer|\bsun\b|\bholiday|\bpool|\bswim|\bbeach|\bchlorine/i,
    items: [
      'Wet your hair with clean water before you swim.',
      'Wear a hat at midday; your scalp will thank you.',
      'Rinse after the pool or the sea, then comb conditioner through.',
      'Let it dry in the air when you can.',
      'Book a tidy-up for when you are home.',
    ],
  },
  {
    pattern: /\bwinter|\bcold\b|\bfrost|\bstatic|\bchristmas|\bautumn/i,
    items: [
      'Swap to a richer conditioner while the heating is on.',
      'Dry your hair before you head out into the cold.',
      'A silk or satin lining in your hat means less static.',
      'Keep showers warm, not hot.',
      'A trim before the party season keeps your shape working.',
    ],
  },
  {
    pattern: /\bheat|\bstyling|\bstraighten|\btongs?|\bblow[- ]?dr/i,
    items: [
      'Heat protection first, every time, from mid-lengths to ends.',
      'Rough-dry until most of the water is gone before you pick up the brush.',
      'Keep irons moving and use the lowest heat that works.',
      'Finish with a cool shot to set the shape.',
      'Give your hair a day off now and then.',
    ],
  },
  {
    pattern: /\bcolou?r|\bcopper|\bred\b|\bfade|\bvivid|\bpastel|\bbrunette|\bgloss|\broots|\bgr[ea]y/i,
    items: [
      'Wait a couple of days before the first wash after your colour.',
      'Wash in cooler water and choose a shampoo made for coloured hair.',
      'Heat protection before the dryer helps your tone stay true.',
      'Cover up in strong sun; light fades colour.',
      'Book your gloss before you notice you need it.',
    ],
  },
  {
    pattern: /\bfringe|\bbangs/i,
    items: [
      'Dry your fringe first, before it decides for itself.',
      'Brush it side to side under the dryer, then down.',
      'A little dry shampoo at the roots keeps it light.',
      'Leave the scissors alone and pop in for a trim.',
      'Clip it back while you do your skincare.',
    ],
  },
  {
    pattern: /\bkids?|\bchild|\bschool/i,
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
  pattern: /\bquestions?\b[^.]*\b(?:ask|consult\w*)|\bwhat (?:should (?:you|i)|to) ask\b/i,
  items: [
    'How often will I need to come back to keep it like this?',
    'What will it cost today, and what will it cost to keep up?',
    'How should I look after it at home?',
    'With hair like mine, what would you do, and what would you leave alone?',
    'How long should I keep free for the appointment?',
  ],
}

/** Why one talks first. */
const CONSULTATION: Tips = {
  pattern: /\bconsultation/i,
  items: [
    'We look at your hair, and hear its history, before anything is decided.',
    'Ask about the time, the price and the upkeep before you say yes.',
    'You can bring pictures, ask anything, and change your mind.',
  ],
}

/** What is often said of hair, and what is so. */
const MYTHS: readonly (readonly [RegExp, string])[] = [
  [
    /\btrim|\bcut/i,
    'The myth: more trims, more length. Hair grows at the root, so scissors at the other end cannot speed it up. A trim keeps the ends tidy.',
  ],
  [
    /\bpluck|\bpull/i,
    'The myth: pluck one and two come back. One follicle, one hair. Pluck it and the same one comes back; the ones beside it do not notice.',
  ],
  [
    /\b(?:100|hundred) (?:brush )?strokes|\bbrush/i,
    'The myth: a hundred strokes a day. A few gentle strokes to detangle are plenty; more only rubs.',
  ],
  [
    /\bcold (?:water|rinse)/i,
    'The myth: it takes a cold rinse to make hair shine. A cool rinse feels fresh, but conditioner and a careful blow-dry do more for shine.',
  ],
  [
    /\bwash/i,
    'The myth: there is one right number of washes a week. There is no one number. Wash as often as your scalp asks for it.',
  ],
  [
    /\bshav/i,
    'The myth: shaved hair comes back thicker. It only feels thicker, because the new end is blunt.',
  ],
]
export const mythIn = (topic: string): string | null =>
  /\bmyths?\b/i.test(topic) ? (MYTHS.find(([sign]) => sign.test(topic))?.[1] ?? null) : null

const GENERAL: readonly string[] = [
  'Shampoo the roots, condition the ends.',
  'Pat your hair dry; rubbing roughs it up.',
  'Heat protection before every hot tool.',
  'Brush from the ends upwards.',
  'Keep your trims regular and the shape will keep working.',
]

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five']

/** As many tips as the topic names, three where it names none, five at most. */
export function tipsFor(topic: string): string[] {
  const said =
    /\b([1-9]|one|two|three|four|five)\s+(?:\w+\s+){0,3}?(?:tips?|ways|reasons|questions|things|steps|mistakes|myths|habits|rules)\b/i
      .exec(topic)?.[1]
      ?.toLowerCase()
  const wanted = said === undefined ? 3 : Number.isNaN(Number(said)) ? NUMBERS.indexOf(said) : Number(said)
  const found =
    [QUESTIONS, CONSULTATION, ...TABLE].find(({ pattern }) => pattern.test(topic))?.items ?? GENERAL
  return found.slice(0, Math.min(5, Math.max(1, wanted)))
}
