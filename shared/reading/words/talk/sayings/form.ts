import type { Families, FamilyTable } from '../../../wording'

/** How a thing sounds in one sentence of a conversation. */
export type TalkForm = {
  any: Families
  /** Only sounds like it. This is cut out of the sentence, and the rest is read as it is. */
  spares?: Families
  /** Words in the same sentence that reverse it. */
  unless?: Families
  /** It doesn't count when denied: "I can't guarantee". */
  denial?: 'cancels'
}
/** What the client must have said for a form to mean this. */
export type When =
  | 'feels'
  | 'complains'
  | 'loses_hair'
  | 'declined'
  | 'told_history'
  | 'careful'
  | 'takes_tablets'
export type Form<Signal extends string> = TalkForm & { signal: Signal; when?: When }

/** Families that many others build on. */
export const NAMED: FamilyTable = {
  feeling: `nervous, anxious, scared, worried, wary, upset, upsetting, embarrass*, awful, horrible, horrid, frustrat*,
    disappoint*, stress*, painful, difficult, hard, tough, rough, worrying, scary, frightening, overwhelm*, angry,
    cross, annoy*, sad, shock*, distress*, unsettl*, self conscious, rotten, let down, hurt*, humiliat*, dread*,
    lonely, exhaust*, daunting, uncomfortable, emotional, gutted, miserable, heartbreaking, cautious, hesitant,
    strange, odd, weird, isolating, exposed, vulnerable, personal, raw, draining, maddening, infuriating,
    inconvenient, cruel, protective, unsure, conscious, fed up, nerverack*/nervewrack*/nerve_rack*/nerve_wrack*,
    terrif*, petrif*, mortif*, irritat*, devastat*, demorali*, deflat*, intimidat*, jarring, aggravating,
    exasperat*, dishearten*, discourag*, unnerv*, gruelling, hurtful, offputting/off_putting`,
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
  // A problem at the basin or in the chair isn't a reason to ring later.
  troubled: `it/that/anything/something ('s/is/gets/feels/starts_to) (too/a_bit/at_all)*
      -hot/warm/cold/hurt/hurts/hurting/sting/stings/stinging/pull/pulls/tight/uncomfortable/tickle/tickles/burn/burns/too/a_bit,
    they, the -water/towel/dryer/pressure/gown/cape/chair *`,
  home_doing: `wash, shampoo, shampooing, washing, rinse, comb, brush, mask, condition, dry, sleep, wear, keep, avoid,
    leave, use, apply, finish, protect, turn, go easy/without, skip, swap, wait, hold off, stick to, pop, smooth, work,
    spray, spritz, run, tie, massage, hang off`,
  home_how: `time/times a/per week, till, until, every, each, once, twice, night/nights, cool, cold, lukewarm, tepid,
    heat, hot, pool, sea, sun, ends, lengths, roots, bottom up, damp, wet, minute/minutes/mins, degrees, cap, shower,
    pillow*, heat tools, straighteners, hours, day/days, sulphate/sulfate, gentle, towel`,
  wont: `i/we ('m/'re) (really/just/simply/honestly/definitely)
      can't/cannot/won't/wouldn't/shouldn't/don't/not_going_to/not_able_to/not_allowed_to/not_prepared_to (safely/ever/actually)`,
  tens: `thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy,
    eighty, ninety, hundred, one/two/twelve ten/twenty/thirty/forty/fifty/sixty/seventy/eighty/ninety`,
  // A price without its currency: "A full head for one forty", "twelve fifty for the wee one".
  bare_price: `for/is/be/it's/its/that's/thats/at/from/about/around/to @tens (five/odd/all_in)
      -minute/minutes/min/mins/hours/weeks/week/days/day/months/years/year/degrees/percent/per/vol/volume/times/cm/seconds/of/people,
    ten/eleven/twelve/fifteen/sixteen/eighteen/twenty twenty/thirty/forty/fifty/ninety for`,
  // What goes on a head and is timed, how skin reacts under it, and what people say to make somebody put up with it.
  goes_on_head: `bleach, lightener, toner, tint, dye, developer, peroxide, relaxer, perm/perming lotion, color/colour, lotion,
    highlights, foils`,
  smarts: `burn*, sting*, stung, tingl*, itch*, smarts/smarting, hurt/hurts/hurting, sore`,
  endure: `(just/try_and/try_to/you)* ride it out, (just/try_and/try_to/you)* hang on/in_there,
    (just/try_and/try_to/you)* hold on, (just/try_and/try_to/you)* sit tight/it_out/through_it,
    (just/try_and/try_to/you)* bear with it/me, (just/try_and/try_to/you)* put up with it,
    (just/try_and/try_to/you)* grit your teeth, (just/try_and/try_to/you)* grin and bear,
    (just/try_and/try_to/you)* breathe through, (just/try_and/try_to/you)* power through,
    (just/try_and/try_to/you)* push through, (just/try_and/try_to/you)* blow on it,
    (just/try_and/try_to/you)* fan it, (just/try_and/try_to/you)* keep your eyes shut/closed,
    (just/try_and/try_to/you)* shut your eyes, (just/try_and/try_to/you)* ignore it,
    (just/try_and/try_to/you)* leave it on/in/a_bit/a_few/another/for,
    (just/try_and/try_to/you)* it/that ('s/is/'ll/will) (just/only/soon/all/usually/be)* goe_off/goes_off/pass/passes/wear_off/wears_off/stop/stops/normal/a_good_sign/working/how_you_know/doing_its_job/doing_its_thing/fine`,
  smarted: `itch*, stung, sting/stings/stinging, burn/burnt/burned/burns/burning, sore, raw, blister*, scab*, tingl*, bumps,
    welt/welts, rash, flar* up, on fire`,
  skin_place: `scalp, head, forehead, hairline, skin, neck, ear/ears, face, eyelid/eyelids`,
  after_colour: `last time, last visit, every time, each time,
    with/after/from/since/when/during/for_days/for_a_week/for_two/for_three/for_# ..7 color*/colour*/dye*/tint*/bleach*/toner/highlights/roots/days/you_did/it_was_on`,
  small: `2/3/4/5/6/7/8/9, two, three, four, five, six, seven, eight, nine`,
  kin: `daughter, son, girl, boy, niece, nephew, kid, child, toddler, little one, wee one, wee lad, wee girl, wee fella, bairn, wain/wean, granddaughter, grandson,
    granddaughter/grand_daughter, grandson/grand_son, sister, brother`,
}
