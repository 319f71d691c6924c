// Comments on single faults, besides the comment on the area.
import type { Signal } from '../hear/line/line'
import type { Reading } from '../hear/read'
import type { Area } from '../schema'
import { UNSAFE } from './tally'

const HOME: readonly Area[] = ['realistic_expectations', 'product_recommendation', 'aftercare_followup']

/** Faults that deserve their own sentence, gravest first. */
export const SPECIAL: readonly (readonly [Signal, Area, string])[] = [
  [
    'misses_danger',
    'realistic_expectations',
    'Swelling, blisters, a rash or trouble breathing come first: rinse, a pharmacist or GP today, and 999 if it gets worse.',
  ],
  [
    'passes_hazard',
    'realistic_expectations',
    'What the client told you changes what may be done: a patch or strand test first, or a pharmacist or GP, and say so.',
  ],
  ...HOME.map(
    area =>
      [
        'hands_out',
        area,
        'Bleach, developer and colour are for trained hands: no professional product goes home in a bag.',
      ] as const,
  ),
  ...HOME.filter(area => area !== 'product_recommendation').map(
    area =>
      [
        'left_on',
        area,
        'Bleach, toner and colour are timed in minutes and rinsed in the salon: never overnight, never on the way home.',
      ] as const,
  ),
  [
    'serves_lice',
    'realistic_expectations',
    'Nits, lice and ringworm mean no service today: kindly say so, send the client to a pharmacist, and book for when it is clear.',
  ],
  [
    'unsafe',
    'realistic_expectations',
    'Safety is not up for discussion: patch tests and strand tests always apply, whoever asks.',
  ],
  [
    'medical',
    'realistic_expectations',
    'That is a medical claim. Refer to a GP, pharmacist or trichologist, and stay with what hair looks and feels like.',
  ],
  [
    'medical',
    'product_recommendation',
    'A product can help hair look and feel better; it is not medicine, so refer medical questions to a GP or trichologist.',
  ],
  [
    'judges',
    'rapport',
    'Remarks about age, body, culture or somebody’s kind of hair shut a client out. Respect first, no assumptions.',
  ],
  ['judges', 'empathy', 'Leave judgement out of it: ask, don’t assume.'],
  ['jokes', 'rapport', 'A joke at the client’s expense is remembered longer than the cut.'],
  ['rude', 'rapport', 'The tone turns sharp here. A calm, respectful sentence keeps the door open.'],
  ['wrong_name', 'active_listening', 'The client’s name was another one: check it, say sorry and use it.'],
  ['distracted', 'rapport', 'The client should have your whole attention: phone and diary can wait.'],
  [
    'dismisses',
    'empathy',
    'This plays the worry down. Reassurance works after the feeling was acknowledged, not instead of it.',
  ],
  [
    'blames',
    'empathy',
    'Blame makes the client defend themselves. Apologise for how it feels, then look for the way forward.',
  ],
  ['policy_shield', 'empathy', 'A policy is no answer to a feeling. Say what you can do, and by when.'],
  [
    'contradicts',
    'active_listening',
    'The client asked for something else: this goes against what they said.',
  ],
  [
    'about_self',
    'active_listening',
    'This is your own story. The client came for theirs: go back to what they said.',
  ],
  ['ignores_no', 'active_listening', 'The client had said no. Take it the first time.'],
  ['ignores_no', 'product_recommendation', 'The client had already said no: respect it.'],
  [
    'interrupts',
    'active_listening',
    'Let the client finish, don’t interrupt: what comes last is often what matters.',
  ],
  ['overpromises', 'realistic_expectations', 'This promises more than hair can keep.'],
  [
    'fear',
    'product_recommendation',
    'Fear is a push. Say what the product does, not what happens without it.',
  ],
  [
    'pushes',
    'product_recommendation',
    'This is a push: start from the client’s need and leave the choice to them.',
  ],
  [
    'too_many_products',
    'product_recommendation',
    'That is a shopping list. One to three, the most useful first.',
  ],
  [
    'many_questions',
    'open_questions',
    'Many questions at once feel like an interview. Ask one, wait, then the next.',
  ],
  ['closed_leading', 'open_questions', 'This question already holds its answer. Ask it openly.'],
  ['bare_understand', 'empathy', '“I understand” alone is a phrase. Say what you understood.'],
  ['jargon', 'confident_plain_language', 'Jargon without an explanation:'],
  ['bluffs', 'confident_plain_language', 'Trust comes from a reason, not from being asked for it.'],
]

/** What comes first if somebody's health is at stake. */
export const warningIn = (reading: Reading): string | null =>
  SPECIAL.find(([signal]) => UNSAFE.includes(signal) && reading.inLines(signal) > 0)?.[2] ?? null
