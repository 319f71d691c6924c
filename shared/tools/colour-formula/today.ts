// What a stop leaves open: what may be done today, words for the client, and the gloss where it is the lift alone that is held.
// domain 1.14–1.17 [NHBF-AAT][NHBF-SYS][TUKES][COLWISE][INTOCH][CRUK][MACM][HSE-C][ESCADA][NCB-R][WELLA-DIY][LEAF]
import type { Question } from '../../tool'
import { check } from './check'
import { draft } from './engine'
import { readPicture } from './read/picture'
import { type Finding, findings } from './safety'
import type { ColourInput, ColourOutput } from './schema'

type Left = {
  /** To the stylist. */
  may: readonly string[]
  /** To the client: why it isn't done today. */
  why: string
  /** To the client: what can be done. No colour is promised here: another stop may stand beside it. */
  offer: string
}

/** Dyes cross-react: to whom hair colour is forbidden, so is every other colour. [TUKES][COLWISE] */
const NO_DYE: Pick<Left, 'may' | 'offer'> = {
  may: [
    'A cut, a blow-dry or styling.',
    'A mask or a shine treatment without any dye or developer; read its ingredients together first.',
    'No gloss, toner, colour mask or direct dye: they hold dyes as well.',
  ],
  offer: 'Today I can give you a really good cut and blow-dry, and a treatment that has no dye in it.',
}

/** By rule; what leaves the least open stands first. */
const LEFT: Readonly<Record<string, Left>> = {
  infection: {
    may: ['Nothing on this head today, not even a shampoo. Rebook for when the scalp is clear.'],
    why: 'There is something on your scalp that a pharmacist or your GP should look at first. It happens to lots of people.',
    offer: 'So I won’t do your hair today, and I’ll gladly see you as soon as it is clear.',
  },
  scalp: {
    may: [
      'A dry cut or styling that keeps off the sore skin, if that is comfortable.',
      'No shampoo, treatment or any other product on that skin.',
    ],
    why: 'Your scalp is sore just now, and colour should not go on skin like that. If it doesn’t settle, please show it to a pharmacist or your GP.',
    offer: 'If it is comfortable, I can do a dry cut or style it today.',
  },
  chemotherapy: {
    may: ['A gentle cut or styling, low heat, if they feel well enough.'],
    why: 'During your treatment and for some months after it, hair and skin may react to what was fine before. Please ask your cancer nurse or GP when colour is right for you.',
    offer: 'Today I can cut or style it gently, if you feel like it.',
  },
  breathing: {
    may: [
      'Air the room. Once they breathe well: a cut and a finish, without sprays.',
      'No powder is opened near them.',
    ],
    why: 'Lightening powder can bring on a tight chest, so I won’t open any near you. Please talk to your GP about the wheezing.',
    offer: 'Once you breathe well again I can cut and style it, without any sprays.',
  },
  keratin: {
    may: ['A dry cut or styling, as the maker of the smoothing treatment allows.'],
    why: 'Your smoothing treatment is still fresh, and colour would take patchily and fade fast. It wants two to three weeks first.',
    offer: 'Today I can do a dry cut or style it.',
  },
  'reaction-now': {
    may: [
      'If it is happening now, nothing else: rinse with cool water and stay with them. Swelling of the face or trouble breathing: call 999.',
      'If it is over: a cut, a blow-dry or styling, without any dye.',
    ],
    why: 'You have reacted to hair colour, and the next time can be much worse. Please ask your GP or a dermatologist what it was that you reacted to.',
    offer:
      'If it itches, burns or swells now, tell me at once: then we rinse it off and get help. If it is over, I can cut and style your hair.',
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
    may: ['A consultation, a cut, styling or a wash-out spray.', 'A talk with the parent about later.'],
    why: 'Hair colour is not for anyone under sixteen: it says so on the pack, and our insurance says so too.',
    offer: 'Today we can do a lovely cut and style, or a colour spray that washes out.',
  },
  'metal-salts': {
    may: ['The metallic salts test on a snip of hair.', 'A cut, a blow-dry or a treatment without dye.'],
    why: 'What you have used on your hair can hold metal salts, and with salon colour the hair may heat up and break. I want to try a small snip of it first.',
    offer: 'Today I can do that, and give you a cut, a blow-dry or a treatment.',
  },
  henna: {
    may: ['The metallic salts test on a snip of hair.', 'A cut, a blow-dry or a treatment without dye.'],
    why: 'There is henna in your hair, and with some kinds salon colour can heat the hair up and break it. I want to try a small snip of it first.',
    offer: 'Today I can do that, and give you a cut, a blow-dry or a treatment.',
  },
  'no-test': {
    may: [
      'The patch test, and a booking for when it can be read.',
      'A cut, a blow-dry or a treatment without dye; a strand test shows the shade meanwhile.',
    ],
    why: 'I always do a small skin test before colour, and it takes at least two days to show. Signing something would not make it safer for you.',
    offer: 'Today I can do the test and give you a cut, a blow-dry or a treatment.',
  },
  'relaxer-perm': {
    may: ['A trim, moisture and bond treatments, low heat.'],
    why: 'Your hair has been relaxed and permed, and one more process could break it.',
    offer: 'Today I can trim it and give it a treatment.',
  },
  'relaxer-fresh': {
    may: ['A trim, moisture treatments, low heat.'],
    why: 'Your relaxer is still fresh, and the hair needs at least two weeks before any colour.',
    offer: 'Today I can trim it and give it a treatment.',
  },
  perm: {
    may: ['The perm with its cut and finish, or treatments as its maker allows.'],
    why: 'On a fresh perm colour takes unevenly, and the curl drops. It wants one to two weeks and a wash first.',
    offer: 'Today we can look after the curl.',
  },
  gummy: {
    may: [
      'A trim of what is beyond help; protein and moisture treatments in turn, no heat.',
      'No gloss today: first a strand test has to hold.',
    ],
    why: 'Your hair stretches and snaps when it is wet, and lightening it would break it.',
    offer: 'Today I can trim it and treat it, and in four to eight weeks we look again.',
  },
  fragile: {
    may: [
      'A gloss that only deposits, as a question of its own; the patch test and a strand test come first.',
      'A trim and treatments.',
    ],
    why: 'Your hair is breaking, and lightening it now would break more of it. We get there in several visits.',
    offer: 'Today I can trim it and treat it, and if your tests are fine, give it a gloss for shine.',
  },
  relaxer: {
    may: [
      'A gloss that only deposits, as a question of its own; the patch test and a strand test come first.',
      'A trim and treatments.',
    ],
    why: 'Your hair is relaxed, and lightener as well would break it.',
    offer: 'Today I can trim it and treat it, and if your tests are fine, give it a gloss for shine.',
  },
  lashes: {
    may: [
      'The colour of the hair alone, as a question of its own.',
      'Lashes and brows only with a product made for them, and its own allergy test.',
    ],
    why: 'Hair colour is not made for lashes and brows: it can hurt your eyes badly.',
    offer: 'For those I would use a tint that is made for them, once it has been tested on your skin.',
  },
}

/** Somebody was stricter than these rules, for a reason of their own. */
const UNKNOWN: Left = {
  may: ['No colour. Look at scalp and hair before anything else is begun.'],
  why: 'I am not going to colour it before I am sure that it is right for you and your hair.',
  offer: 'Let me have a good look first, then we talk about what we can do today.',
}

export type Today = { may: readonly string[]; words: string }

/** Null where nothing stops it. */
export function leftToday({ decision, reasons }: ColourOutput): Today | null {
  if (decision !== 'hold' && decision !== 'refuse') return null
  const stops = new Set(reasons.filter(({ tone }) => tone === 'stop').map(({ rule }) => rule))
  const left = Object.entries(LEFT).flatMap(([rule, each]) => (stops.has(rule) ? [each] : []))
  const [least = UNKNOWN] = left
  const why = left.length === 0 ? [UNKNOWN.why] : left.map(each => each.why)
  return { may: least.may, words: ['I won’t colour your hair today.', ...why, least.offer].join(' ') }
}

const isStop = ({ weight }: Finding): boolean => weight === 'refuse' || weight === 'hold'

/** Clear, and so mild that it lifts nothing. domain 1.17 */
const GLOSS = 'Clear gloss for shine, no lift'
const MOST = 7

/**
 * The question that may be asked instead: the gloss, where every stop holds the lift alone. It passes the same rules, and
 * nothing that was said of the person may be lost with the wish that it replaces.
 */
export function glossInstead({ input, facts, today }: Question<ColourInput>): ColourInput | null {
  const rules = (of: ColourInput): Finding[] => findings(readPicture(of, facts, today), facts)
  const before = rules(input)
  const stops = before.filter(isStop)
  if (stops.length === 0 || !stops.every(({ gloss }) => gloss)) return null
  const asked = { ...input, desiredColor: GLOSS }
  const after = new Set(rules(asked).map(({ rule }) => rule))
  if (before.some(({ rule, gloss }) => !gloss && !after.has(rule))) return null
  const question = { input: asked, facts, today }
  const { decision, steps } = check({ ...question, overrides: [] }, draft(question))
  const isMild = steps.every(({ developer_volume }) => (developer_volume ?? 0) <= MOST)
  return (decision === 'proceed' || decision === 'proceed_with_caution') && steps.length > 0 && isMild
    ? asked
    : null
}
