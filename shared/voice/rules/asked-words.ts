// The words that a question is told by. A way of asking is added here: in words, not in patterns.
import type { Intent, IntentId, Slots } from '../intents'

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

export const ASKED: readonly Asked[] = [
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
    `${HER} we i us to with time that it how long`,
  ),
  asked('last-visit', ['long', 'since', 'in here', "been was she's he's"], `${HER} how it's us`),
  asked(
    'read-notes',
    ['notes', "read what whats what's any anything show tell"],
    `${HER} in on out me my do say says does about for back`,
  ),
  asked('read-notes', ['read show tell', 'wrote written'], `${HER} me what i we about on down last time for`),
  asked(
    'last-formula',
    ['last previous usual', 'time formula colour mix recipe', "what whats what's how read show tell remind"],
    `${HER} i we me it on in bowl hair use used mix mixed put it out again for from`,
  ),
  asked('last-formula', ["what whats what's", 'normally usually', 'have use get put'], `${HER} we i on`),
  asked('last-formula', ['what', 'have had', 'last', 'she he'], 'did on in her his hair put'),
  asked(
    'same-as-last-time',
    ['same', 'last before', 'as'],
    "time again the it do use make formula colour mix for her him them as exact exactly please we'll i'll let's go",
  ),
  asked('same-as-last-time', ['usual', 'do use mix'], 'her his the for please'),
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
  asked('save-formula', ['save log', 'all'], 'that this it of please'),
  asked('save-formula', ['save log', 'card record file'], 'that this it all to on in her his their the'),
  asked(
    'read-formula',
    ['read talk take run give tell', 'formula recipe mix bowls gram grams weights'],
    "me the out aloud loud to through this that today's by bowl gram it again slowly",
  ),
  asked('read-formula', ['what', 'weigh', 'need have out up'], 'do i we to now for this bowl'),
  asked('read-formula', ['what', 'mixing', 'i we'], 'am are up for her him here now'),
  asked('read-formula', ["what's whats what", 'formula recipe'], "the is this today's for"),
  asked(
    'how-much-developer',
    ['how', 'much many', 'developer peroxide'],
    'do does i we need is it the for of this that one bowl in there goes to add put take grams mix her him',
  ),
  asked(
    'whos-next',
    ["who's whos who", 'next after'],
    'is in for me us up the coming this her him them client have i we do got',
  ),
  ...(['down', 'up', 'top', 'bottom'] as const).map(to => ({
    intent: { id: 'scroll', slots: { to } } as const,
    ...of(
      ['scroll page screen', to],
      'go of down a bit further more to the little page please back all way right',
    ),
  })),
  asked('close-panel', ['close'], 'this that it'),
  asked('close-panel', ['close dismiss shut', 'panel sheet dialog menu box'], 'the this that help talk'),
  asked(
    'next-step',
    ['next', "step thing bit one what whats what's"],
    'the is to do me go on move take got that read tell am i doing',
  ),
  asked(
    'previous-step',
    ['previous before back', 'step'],
    "the a one go to take me was what what's that up this",
  ),
  asked('which-step', ['which what', 'step'], 'i we am are is was on at this it that were again'),
  asked('which-step', ['how', 'many', 'steps'], 'are there in this it left'),
  asked('where-was-i', ['where', 'got up', 'we i'], 'have had did was were to'),
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
  asked('repeat', ['missed', 'that bit'], 'i it sorry'),
  asked('repeat', ['say run read', 'more', 'time'], 'that it me us by past the this one you said'),
  asked('slower', ['slow slower slowly'], A_BIT),
  asked(
    'slower',
    ['fast quick', "too you're talking reading going"],
    "you're that's that a going talking reading for me way little",
  ),
  asked('faster', ['faster quicker quickly'], A_BIT),
  asked('louder', ['louder'], A_BIT),
  asked(
    'louder',
    ['speak', 'up'],
    "a bit little for me over i've got i can't hear the dryer hairdryer is on",
  ),
  asked('quieter', ['quieter softer'], A_BIT),
  asked('stop-talking', ['give', 'rest'], 'it a'),
  asked('pause-talking', ['pause'], 'there here a one for sec second minute moment reading it that'),
  asked('go-on', ['carry keep', 'on going', 'reading'], 'yeah yes okay with'),
  asked('go-on', ['off', 'go', 'again'], 'you'),
  asked('help', ['what', 'can', 'ask say'], 'i we you for do here to'),
  asked(
    'end-service',
    ['done finished', 'service appointment'],
    "that's us me i'm we're with this the her his all",
  ),
  asked('undo', ['undo'], 'that it this one last the thing change oops whoops'),
]
