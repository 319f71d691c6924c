// What is asked for in many ways, and told by its own words: "is she allergic to anything at all", "run that by me again".
// The order of the words is free; but each must belong to the question, so that talk which only touches on it is none.
import type { Intent, IntentId, Slots } from '../intents'
import { meant, type Rule } from './rule'

type WithoutSlots = { [K in IntentId]: Record<never, never> extends Slots[K] ? K : never }[IntentId]
/** `all`: of each, one word at least is said. `any`: whatever may be said. */
type Asked = { intent: Intent; all: readonly ReadonlySet<string>[]; any: ReadonlySet<string> }

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const of = (all: readonly string[], also: string): Omit<Asked, 'intent'> => ({
  all: all.map(words),
  any: words([...all, also].join(' ')),
})
const asked = <K extends WithoutSlots>(id: K, all: readonly string[], also: string) => ({
  intent: { id, slots: {} },
  ...of(all, also),
})

/** Of the one who sits there: never of "you" or "me", who are spoken to. */
const HER = 'she he they her his their him them the a an this is was has had does did do have got any there'
const A_BIT = 'a an bit touch tad little it more much too that go read talk speak say down up please'

const ASKED: readonly Asked[] = [
  asked(
    'allergies',
    ['allergy allergies allergic'],
    `${HER} what which anything something some she's he's to at all of for with read check list tell me on i we need should know about`,
  ),
  asked(
    'patch-test',
    ['patch patched', 'test tested'],
    `${HER} still okay ok good valid clear due need in date up to when last status result read check alright all right it react reacted get gets done did`,
  ),
  asked(
    'last-visit',
    ['when since', 'last', 'visit appointment here in seen see been come came'],
    `${HER} we us to with time that it how long`,
  ),
  asked(
    'read-notes',
    ['notes', "read what whats what's any anything show tell"],
    `${HER} in on out me say says does about for back`,
  ),
  asked(
    'last-formula',
    ['last previous usual', 'time formula colour mix recipe', "what whats what's how read show tell remind"],
    `${HER} i we me it on in bowl hair use used mix mixed put it out again for from`,
  ),
  asked(
    'same-as-last-time',
    ['same', 'last before', 'as'],
    "time again the it do use make formula colour mix for her him them as exactly we'll i'll let's go",
  ),
  {
    intent: { id: 'whats-in-the-bowl', slots: { zone: null } },
    ...of(
      ["what whats what's", 'bowl mix', 'in inside'],
      'is was have has do did i we got the this my that again read tell show me out',
    ),
  },
  asked(
    'save-formula',
    ['save log record keep', 'used'],
    "what was i we i've we've today the this that have",
  ),
  asked(
    'read-formula',
    ['read talk take run give tell', 'formula recipe bowls gram grams'],
    "me the out aloud loud to through this that today's by bowl gram it again slowly",
  ),
  asked('read-formula', ["what's whats what", 'formula recipe'], "the is this today's for"),
  asked(
    'how-much-developer',
    ['how', 'much many', 'developer peroxide'],
    'do does i we need is it the for of this that bowl in there goes to add put take grams mix her him',
  ),
  asked('whos-next', ["who's whos who", 'next'], 'is in for me us up the coming after this her him client'),
  ...(['down', 'up', 'top', 'bottom'] as const).map(to => ({
    intent: { id: 'scroll', slots: { to } } as const,
    ...of(['scroll', to], 'a bit further more to the little page please back all way right'),
  })),
  asked('close-panel', ['close'], ''),
  asked('close-panel', ['close dismiss', 'panel sheet dialog menu'], 'the this that help talk'),
  asked(
    'next-step',
    ['next', "step thing bit one what whats what's"],
    'the is to do me go on move take got that read tell',
  ),
  asked('previous-step', ['previous before back', 'step'], "the a one go to take me was what what's that up"),
  asked('which-step', ['which what', 'step'], 'i we am are is was on at this it that were again'),
  asked('first-step', ['start beginning top', 'back from'], 'the very go to take me right again step'),
  asked('read-answer', ['read', 'answer'], 'the me it out aloud loud to that again'),
  asked(
    'repeat-slower',
    ['repeat again', 'slower slowly'],
    'say read it that this a bit more and please but me',
  ),
  asked(
    'repeat',
    ['say run give tell read', 'again'],
    'that it me us by past the this bit last one what you said',
  ),
  asked('repeat', ['say run read', 'more', 'time'], 'that it me us by past the this one you said'),
  asked('slower', ['slow slower slowly'], A_BIT),
  asked('faster', ['faster quicker quickly'], A_BIT),
  asked('louder', ['louder'], A_BIT),
  asked('quieter', ['quieter softer'], A_BIT),
  asked('undo', ['undo'], 'that it this one last the thing change oops whoops'),
]

export const askedFor: Rule = ({ words: said }) => {
  const found = ASKED.find(
    ({ all, any }) => said.every(word => any.has(word)) && all.every(one => said.some(word => one.has(word))),
  )
  return found ? meant(found.intent) : null
}
