import type { Families, Named } from '../../wording'

/** How something sounds in a sentence of a talk. */
export type Said = {
  any: Families
  /** What only sounds so: left out of the sentence, and the rest is read as it stands. */
  spares?: Families
  /** Words in the same sentence that turn it round. */
  unless?: Families
  /** A denied one doesn't count: "I can't guarantee". */
  denial?: 'cancels'
}
/** What the client must have told for a form to mean this. */
export type When =
  | 'feels'
  | 'complains'
  | 'loses_hair'
  | 'declined'
  | 'told_history'
  | 'careful'
  | 'takes_tablets'
export type Form<Signal extends string> = Said & { signal: Signal; when?: When }

/** Families that many others stand on. */
export const NAMED: Named = {
  feeling: `nervous, anxious, scared, worried, wary, upset, upsetting, embarrass*, awful, horrible, horrid, frustrat*,
    disappoint*, stress*, painful, difficult, hard, tough, rough, worrying, scary, frightening, overwhelm*, angry,
    cross, annoy*, sad, shock*, distress*, unsettl*, self conscious, rotten, let down, hurt*, humiliat*, dread*,
    lonely, exhaust*, daunting, uncomfortable, emotional, gutted, miserable, heartbreaking, cautious, hesitant,
    strange, odd, weird, isolating, exposed, vulnerable, personal, raw, draining, maddening, infuriating,
    inconvenient, cruel, protective, unsure, conscious, fed up, nerverack*/nervewrack*/nerve_rack*/nerve_wrack*,
    terrif*, petrif*, mortif*, irritat*, devastat*, demorali*, deflat*, intimidat*, jarring, aggravating,
    exasperat*, hurtful, offputting/off_putting`,
  bad: `big deal, tough, huge, worry, a shame, not nice, not/never/isn't (very) easy/nice/fun/pleasant/good, no fun,
    horrible, grim, nasty, rubbish, unfair, far too, way too, a nightmare, rotten, sickening, heartbreaking,
    crushing, mortifying, stressful, unpleasant, alarming, a lot to/for/on, the last thing,
    huge/enormous/massive/brave/big thing/step/moment/day`,
  others: `i/anyone/anybody/any_of_us/everyone/most_of_us/most_people/we/who 'd/would/wouldn't (have)`,
  dislikes_told: `if you don't like it/that/anything/something/how ..4 tell me/us,
    if you don't like it/that/anything/something/how ..4 say so/stop/when/the_word,
    if you don't like it/that/anything/something/how ..4 say ;,
    if you don't like it/that/anything/something/how ..4 just say -it_to/that_to/goodbye_to,
    if you don't like it/that/anything/something/how ..4 let me/us,
    if you don't like it/that/anything/something/how ..4 shout -at,
    if you don't like it/that/anything/something/how ..4 we/i 'll/will/can (always/just/still)
      change/stop/fix/redo/adjust/soften/tone/tweak/alter/take/put/sort/swap/refund/try/make/do`,
  // Something at the basin or in the chair is no reason to ring later.
  troubled: `it/that/anything/something ('s/is/gets/feels/starts_to) (too/a_bit/at_all)*
      -hot/warm/cold/hurt/hurts/hurting/sting/stings/stinging/pull/pulls/tight/uncomfortable/tickle/tickles/burn/burns/too/a_bit,
    they, the -water/towel/dryer/pressure/gown/cape/chair *`,
  home_doing: `wash, shampoo, shampooing, washing, rinse, comb, brush, mask, condition, dry, sleep, wear, keep, avoid,
    leave, use, apply, finish, protect, turn, go easy/without, skip, swap, wait, hold off, stick to, pop, smooth, work,
    spray, spritz, run, tie, massage, hang off`,
  home_how: `time/times a/per week, till, until, every, each, once, twice, night/nights, cool, cold, lukewarm, tepid,
    heat, hot, pool, sea, sun, ends, lengths, roots, bottom up, damp, wet, minute/minutes/mins, degrees, cap, shower,
    pillow*, heat tools, straighteners, hours, day/days, sulphate/sulfate, gentle, towel`,
}
