// What a stop leaves open: what may be done today, and words for the client. It promises nothing about colour. domain
// 1.14–1.17 [NHBF-AAT][NHBF-SYS][TUKES][COLWISE][INTOCH][CRUK][MACM][HSE-C][ESCADA][NCB-R][WELLA-DIY][LEAF]
import type { ColourOutput } from '../schema'

/** What a service does to a head. */
type Use = 'anything' | 'wash' | 'heat' | 'low heat' | 'product' | 'skin test' | 'spray' | 'dye'
type Act = {
  /** To the stylist. */
  may: string
  /** To the client, after "Today I can offer you". */
  say?: string
  uses: readonly Use[]
}
type Left = {
  forbids: readonly Use[]
  /** To the client: why not today. */
  why: string
  /** To the stylist, before everything that may be done. */
  first?: string
  /** Services that only this stop suggests; every other stop must allow them too. */
  also?: readonly Act[]
  /** To the stylist, after it. */
  note?: string
  /** To the client, after it. */
  only?: string
}

/** Open to everyone unless a stop forbids it. From each row we take the first that is allowed. */
const ACTS: readonly (readonly Act[])[] = [
  [
    { may: 'A cut.', say: 'a cut', uses: ['wash'] },
    {
      may: 'A dry cut or styling without heat, if that is comfortable.',
      say: 'a dry cut or styling without heat',
      uses: [],
    },
  ],
  [
    { may: 'A blow-dry or styling.', say: 'a blow-dry', uses: ['wash', 'heat'] },
    { may: 'Gentle styling, low heat.', say: 'gentle styling', uses: ['low heat'] },
  ],
  [
    {
      may: 'A mask or a shine treatment without any dye or developer; read its ingredients together first.',
      say: 'a treatment that has no dye in it',
      uses: ['wash', 'product'],
    },
  ],
]
const SNIP: Act = {
  may: 'The metallic salts test on a snip of hair.',
  say: 'that test on a snip',
  uses: [],
}

/** No colour and no gloss: whether one may be mixed is a separate question. */
const NO_COLOUR = ['dye', 'spray'] as const
/** Dyes cross-react, so anyone who mustn't have hair colour mustn't have any other dye either. [TUKES][COLWISE] */
const NO_DYE: Pick<Left, 'forbids' | 'note'> = {
  forbids: [...NO_COLOUR, 'skin test'],
  note: 'No gloss, toner, colour mask or direct dye: they hold dyes as well.',
}

/** By rule. Only what every stop of an answer allows may be done; the order here only sorts the wording. */
export const LEFT: Readonly<Record<string, Left>> = {
  'reaction-now': {
    forbids: [...NO_COLOUR, 'skin test', 'product'],
    first:
      'If it is happening now, nothing else: rinse with cool water and stay with them. Swelling of the face or trouble breathing: call 999. What follows only if it is over.',
    why: 'Your skin has reacted, and the next time can be much worse. If it itches, burns or swells now, tell me at once: then we rinse it off and get help, and do nothing else. Please ask your GP or a dermatologist what it was that you reacted to.',
    only: 'But only when the reaction is over.',
  },
  infection: {
    forbids: ['anything'],
    why: 'There is something on your scalp that a pharmacist or your GP should look at first. It happens to lots of people.',
    note: 'Nothing on this head today, not even a shampoo. Rebook for when the scalp is clear.',
    only: 'So I won’t do your hair today, and I’ll gladly see you as soon as it is clear.',
  },
  scalp: {
    forbids: [...NO_COLOUR, 'wash', 'heat', 'low heat', 'product', 'skin test'],
    why: 'Your scalp is sore just now, and colour should not go on skin like that. If it doesn’t settle, please show it to a pharmacist or your GP.',
    note: 'Whatever is done keeps off the sore skin, and no shampoo, treatment or other product goes on it.',
    only: 'But only if it is comfortable.',
  },
  breathing: {
    forbids: [...NO_COLOUR, 'product'],
    first:
      'Air the room, and open no powder near them. What follows only once they breathe well, and without sprays.',
    why: 'Lightening powder can bring on a tight chest, so I won’t open any near you. Please talk to your GP about the wheezing.',
    only: 'But only once you breathe well again, and without any sprays.',
  },
  chemotherapy: {
    forbids: [...NO_COLOUR, 'heat', 'product', 'skin test'],
    why: 'During your treatment and for some months after it, hair and skin may react to what was fine before. Please ask your cancer nurse or GP when colour is right for you.',
    note: 'All of it gently, and only if they feel well enough.',
    only: 'But only if you feel like it.',
  },
  reaction: {
    ...NO_DYE,
    why: 'You have reacted to hair colour before, and a second time can be much worse than the first. Please ask your GP or a dermatologist what it was that you reacted to.',
  },
  'black-henna-reaction': {
    ...NO_DYE,
    why: 'A black henna tattoo that hurt your skin often means an allergy to a dye that is in hair colour too. Please ask your GP or a dermatologist first.',
  },
  itch: {
    ...NO_DYE,
    why: 'Your skin itches or stings when it is coloured, and that can be how an allergy begins. Please see your GP or a dermatologist before anybody colours it again.',
  },
  'under-16': {
    forbids: ['dye', 'skin test'],
    why: 'Hair colour is not for anyone under sixteen: it says so on the pack, and our insurance says so too.',
    also: [{ may: 'A wash-out spray.', say: 'a colour spray that washes out', uses: ['spray'] }],
    note: 'A talk with the parent about later.',
  },
  gummy: {
    forbids: [...NO_COLOUR, 'heat', 'low heat'],
    why: 'Your hair stretches and snaps when it is wet, and colour or lightener would break it.',
    note: 'Trim what is beyond help; protein and moisture in turn, no heat. No gloss today: first a strand test has to hold.',
    only: 'In four to eight weeks we look again.',
  },
  fragile: {
    forbids: [...NO_COLOUR, 'heat'],
    why: 'Your hair is breaking, and lightening it now would break more of it. We get there in several visits.',
  },
  'relaxer-perm': {
    forbids: [...NO_COLOUR, 'heat'],
    why: 'Your hair has been relaxed and permed, and one more process could break it.',
  },
  'relaxer-fresh': {
    forbids: [...NO_COLOUR, 'heat'],
    why: 'Your relaxer is still fresh, and the hair needs at least two weeks before any colour.',
  },
  relaxer: {
    forbids: [...NO_COLOUR, 'heat'],
    why: 'Your hair is relaxed, and lightener as well would break it.',
  },
  'metal-salts': {
    forbids: NO_COLOUR,
    why: 'What you have used on your hair can hold metal salts, and with salon colour the hair may heat up and break. I want to try a small snip of it first.',
    also: [SNIP],
  },
  henna: {
    forbids: NO_COLOUR,
    why: 'There is henna in your hair, and with some kinds salon colour can heat the hair up and break it. I want to try a small snip of it first.',
    also: [SNIP],
  },
  keratin: {
    forbids: [...NO_COLOUR, 'wash', 'heat', 'low heat', 'product'],
    why: 'Your smoothing treatment is still fresh, and colour would take patchily and fade fast. It wants two to three weeks first.',
    note: 'Only as the maker of the smoothing treatment allows.',
  },
  perm: {
    forbids: [...NO_COLOUR, 'wash', 'heat', 'low heat', 'product'],
    why: 'On a fresh perm colour takes unevenly, and the curl drops. It wants one to two weeks and a wash first.',
    note: 'The perm is not judged here. Never perm hair that is lightened, breaking or stretchy, or that was relaxed, hennaed or coloured with a restorer.',
  },
  'no-test': {
    forbids: NO_COLOUR,
    why: 'I always do a small skin test before colour, and it takes at least two days to show. Signing something would not make it safer for you.',
    also: [
      {
        may: 'The patch test, and a booking for when it can be read.',
        say: 'the skin test',
        uses: ['skin test'],
      },
    ],
  },
  lashes: {
    forbids: ['spray'],
    why: 'Hair colour is not made for lashes and brows: it can hurt your eyes badly.',
    also: [
      { may: 'The colour of the hair alone has to be asked for, as a question of its own.', uses: ['dye'] },
      {
        may: 'Lashes and brows only with a product made for them, and its own allergy test.',
        uses: ['dye', 'skin test'],
      },
    ],
  },
}

/** Not stops, but still in the way: what has to be asked first, and breaking hair. */
const BESIDE: Readonly<Record<string, readonly Use[]>> = {
  age: [...NO_COLOUR, 'skin test'],
  'reaction-unsaid': [...NO_COLOUR, 'skin test', 'product'],
  'fragile-deposit': ['heat'],
}

/** Somebody was stricter than these rules, for reasons of their own. */
const UNKNOWN: Left = {
  forbids: ['anything'],
  why: 'I am not going to colour it before I am sure that it is right for you and your hair.',
  note: 'No colour. Look at scalp and hair before anything else is begun.',
  only: 'Let me have a good look first, then we talk about what we can do today.',
}

export type Today = { may: readonly string[]; words: string }

const said = (text: string | undefined): string[] => (text === undefined ? [] : [text])
const orOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** Null if nothing stops it. */
export function leftToday({ decision, reasons }: ColourOutput): Today | null {
  if (decision !== 'hold' && decision !== 'refuse') return null
  const rules = new Set(reasons.filter(({ tone }) => tone === 'stop').map(({ rule }) => rule))
  const known = Object.entries(LEFT).flatMap(([rule, left]) => (rules.delete(rule) ? [left] : []))
  const stops = known.length === 0 || rules.size > 0 ? [...known, UNKNOWN] : known
  const forbidden = new Set([
    ...stops.flatMap(({ forbids }) => forbids),
    ...Object.entries(BESIDE).flatMap(([beside, uses]) =>
      reasons.some(({ rule }) => rule === beside) ? uses : [],
    ),
  ])
  const closed = stops.filter(({ forbids }) => forbids.includes('anything'))
  const may = ({ uses }: Act): boolean => closed.length === 0 && !uses.some(use => forbidden.has(use))
  const acts = [
    ...new Set([
      ...stops.flatMap(({ also = [] }) => also.filter(may)),
      ...ACTS.flatMap(row => row.filter(may).slice(0, 1)),
    ]),
  ]
  const last = closed.length > 0 ? closed : stops
  const offered = orOf(acts.flatMap(({ say }) => said(say)))
  return {
    may: [
      ...stops.flatMap(({ first }) => said(first)),
      ...acts.map(act => act.may),
      ...new Set(last.flatMap(({ note }) => said(note))),
    ],
    words: [
      'I won’t colour your hair today.',
      ...stops.map(({ why }) => why),
      ...(offered === '' ? [] : [`Today I can offer you ${offered}.`]),
      ...last.flatMap(({ only }) => said(only)),
    ].join(' '),
  }
}
