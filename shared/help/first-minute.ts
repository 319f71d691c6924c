// What to do in the next minute, before whom to call; if breathing or life is at risk, calling comes first. No
// substitute for first aid training. Sources: NHS, Acid and chemical burns (rinse with running water for at least 20
// minutes, don't rub; eyes likewise, lenses out), Burns and scalds (cool running water, 20 minutes). Anaphylaxis (999,
// their own adrenaline, lie down, sit up if breath is short), Poisoning (don't make them sick), Cuts and grazes (press
// for ten minutes); domain 1.16 (swelling, breathing: 999, rinse at once).

import { HAZARD_WORDS, NO_BODY } from './lexicon/hazards'
import { listener, type Sign, showsAny, signs } from './signs'

type Emergency = {
  id: string
  title: string
  /** The first sentence, whoever answers. */
  first: string
  after: string
  heard: readonly Sign[]
}

/** Threats to life come first: if two match, the upper one is answered. */
export const EMERGENCIES: readonly Emergency[] = [
  {
    id: 'breath',
    title: 'Trouble breathing, or swelling of the face, lips or tongue',
    first: 'Call 999 (or 112) now, and say “anaphylaxis” if it may be a reaction.',
    after:
      'If they carry an adrenaline pen, they use it now. Let them lie down with their legs raised, or sit up if they can’t breathe lying. Then rinse the product off with cool water.',
    heard: signs(
      'hardly>breath -app',
      'breath>odd -shelf',
      'not_breathing -app',
      'lump',
      'chest+tight',
      'face>swells',
      'swells>face -supposes -shelf',
      'who>swells_up',
      'swells_up -foil -app',
      'lips>grows -app',
    ),
  },
  {
    id: 'unconscious',
    title: 'Fainted, collapsed, or a fit',
    first:
      'Lay them flat, see whether they breathe, and call 999 (or 112) now if they don’t wake within a minute.',
    after:
      'If they don’t breathe: call on loudspeaker and press the chest as they tell you. In a fit, hold nobody down: clear the space and cushion the head.',
    heard: signs('out_cold', 'collapses -app', 'she>collapses', 'she>faints -supposes -records'),
  },
  {
    id: 'swallowed',
    title: 'A product was swallowed',
    first: 'Take it away, have them spit out and rinse the mouth with water, and don’t make them sick.',
    after:
      'Then call NHS 111 with the bottle in your hand. A child, or drowsy, sick, in pain, short of breath: 999 (or 112).',
    heard: signs('swallows>stuff', 'stuff>mouth', 'swallowed_it', 'swallows+wrong_cup'),
  },
  {
    id: 'eye',
    title: 'Something in an eye',
    first: 'Rinse the eye now: cool, clean running water, gently, for at least 20 minutes.',
    after:
      'Lens out. Keep the other eye higher, so that nothing runs into it. Then to hospital (A&E) with the bottle; 999 (or 112) if they can’t see.',
    heard: signs(
      'into~eye',
      'stuff>eye -app -shelf',
      'stuff+cant_see',
      'eye>hurts -app',
      'hurts~eye -app',
      'eye>runs -app',
      'cant_see_at_all',
      'got>into>eye',
      'eye>stuff>into -app -shelf',
      'eye_contact',
    ),
  },
  {
    id: 'hot-foil',
    title: 'Hair or foil is hot or smokes',
    first:
      'Take the heat away, open the foil with gloves on, and rinse it now: cool water, until it is cold.',
    after:
      'Open a window and keep your face out of the fumes. Nothing more goes onto this hair today. Skin that was touched: cool running water for 20 minutes.',
    heard: signs('hair>hot -app', 'smoke>foil', 'smoke>hair -shelf', 'stuff>boils', 'foil>swells'),
  },
  {
    id: 'heat-burn',
    title: 'Burnt by heat: tongs, wax, water',
    first: 'Hold it under cool running water now, for 20 minutes.',
    after:
      'Nothing else on it but cling film. Blisters, or larger than their hand, or on the face: hospital (A&E), or call NHS 111.',
    heard: signs(
      'burnt+heat_tool -shelf -app',
      'heat_tool>burnt -app -shelf',
      'scalds -app',
      'heat_tool>took_skin -app',
      'hot_water>hurts',
      'hot_water>onto>skin',
    ),
  },
  {
    id: 'cut',
    title: 'A cut that bleeds',
    first: 'Press on it now with a clean pad, for ten minutes, and hold it up.',
    after:
      'Don’t lift the pad to look. Put gloves on. It spurts, gapes or won’t stop: 999 (or 112), or hospital (A&E).',
    heard: signs(
      'cuts~skin -app',
      'cuts~part_of>skin -app',
      'nicks>skin -app',
      'blade>slips>skin',
      'blade+bleeds',
      'skin+bleeds -supposes',
      'she>bleeds',
      'bleeds>cant_stop -stuff',
      'bleeding_badly',
    ),
  },
  {
    id: 'fumes',
    title: 'Coughing from fumes or powder',
    first: 'Get them out into fresh air now, and let them sit upright.',
    after: 'Their own inhaler, if they have one. Trouble breathing, or it doesn’t pass: 999 (or 112).',
    heard: signs('ill>fumes', 'fumes>ill', 'breathed_in>fumes', 'stuff>up>nose'),
  },
  {
    id: 'skin',
    title: 'Scalp or skin burns, stings or comes up',
    first: 'Rinse it off now: cool water, gently, until it stops.',
    after:
      'At least 20 minutes if it burns. Don’t rub, and put nothing on it. Then a pharmacist, a GP or NHS 111 today; blisters or broken skin: hospital (A&E).',
    heard: signs(
      'skin>hurts -supposes -records',
      'skin>burning',
      'whose~skin>hurts -supposes',
      'whose~skin>comes_up -supposes -shelf',
      'skin>comes_up -supposes -records -shelf',
      'burning>skin -app -supposes',
      'patches>skin -records -shelf',
      'hurts+who -app -records -supposes -shelf',
      'stuff>hurts -app -supposes -shelf',
      'it~hurts -app -records -supposes',
      'hurts>under -app -records -supposes -shelf',
      'chemical_burn -app -supposes',
      'reacting',
      'bad_reaction>skin -app -supposes',
      'broke_out>comes_up',
      'broke_out+skin -app',
      'got_a_rash -supposes -shelf',
    ),
  },
]

const heardIn = listener(HAZARD_WORDS, NO_BODY)

/** The most serious emergency in a question about something that is happening now. */
export function emergencyIn(text: string): Emergency | null {
  const said = heardIn(text)
  // "Reacted last year, and now she can't breathe" is happening now.
  const isPast = said.by.has('past')
  return EMERGENCIES.find(({ id, heard }) => (!isPast || id === 'breath') && showsAny(said, heard)) ?? null
}

export const WORSE = 'Swelling of the face, or trouble breathing: **call 999 (or 112) first.**'
export const wordsOf = ({ id, first, after }: Emergency): string =>
  `**${first}** ${after}${id === 'breath' ? '' : `\n\n${WORSE}`}`
