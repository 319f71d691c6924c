import type { Named } from '../../wording'

/** Going on with a service whatever was told: what goes on, what holds it back, and who sends on. Domain 1.16. */
export const PASSES = {
  refers: `999, 911, 111, 112, gp, doctor, pharmacist, chemist, hospital, a & e, emergency, medical, dermatologist,
    first aid*, ambulance, nurse`,
  goes_on: `i'll/i_will/i_can/we'll/we_can/let's/i'd ..6 bleach/colour/color/dye/tint/lighten/do_it/do_them/do_that/do_your/go_ahead/crack_on/pop_you_in/put_it_on/get_started/get_done/get_going/get_you_started/get_you_done/get_you_going/get_it_started/get_it_done/get_it_going/start_now/start_today/start_right_away/start_straight_away,
    that's/it's/it_is (completely/totally/perfectly/absolutely/all) natural/no_bother/no_problem/no_issue/fine/safe/nothing/an_old_wives,
    never heard of it/that,
    ^ (oh) yeah/yes/sure/of_course/course/yep/no_problem (course/of_course) we/i do/can/could -have/need/see/understand/a_test/a_patch/a_strand,
    yeah/yes/sure/course no_problem/of_course/that's_fine/we_can, of course we can, henna 's/is (*) natural`,
  chemical: `bleach*, color*/colour*, dye*, dying, tint*, tone/toner/toning, lighten*, lighter, highlight/highlights,
    lowlight/lowlights, balayage, foil/foils, blond*, platinum, brunette, copper, red, darker, brown, black, perm*,
    relax*, straighten*, keratin, henna, gloss, roots, grey, gray, lash*, brow/brows`,
  puts_on: `i'll/i_will/i_can/we'll/we_will/we_can/let's/i'd/we'd ..9 bleach*/lighten*/lighter/lift*/highlight/highlights/balayage/foil/foils/blond/blonde/platinum/silver/ash/color/colour/tint/dye/toner/gloss/roots/brown/brunette/chestnut/chocolate/caramel/copper/auburn/red/black/darker/perm/relaxer/keratin/lash*/brow/brows,
    today/now/in_one_go/straight_away ..6 bleach/colour/blonde/platinum/brown/copper/tint`,
  same_again: `same again/as_usual/as_last/as_before/as_always/formula/color/colour/thing/one, as usual/always/normal,
    the usual, your (usual) formula, on the/your card, get/have it/that/yours mixed,
    mix it/that/yours/your_*/one/some up, leave it/them/that on (for) (a_bit/a_little/a_touch) longer,
    do/get it/them/you/that/your_* done/started/on/all`,
  one_more: `one_more/one_last/another/a_second/a_third/a_fourth (quick/gentle/little/light/small) round/go/lift/session/application/coat/process,
    go/do_it/bleach/lift (it) again/once_more`,
  asks_colour: `bleach*, color*/colour*, dye*, tint*, highlight/highlights, balayage, roots, lighten*, perm`,
  holds_back: `not, never, no, without, avoid*, away from, off the/your scalp, off scalp,
    leave -it_on/it_in/them_on/them_in/the_*_on/the_*_in, skip, wait*,
    until/till -it_lifts/it_takes/it_goes/it_turns/it_reaches/it_gets, hold/holding off, instead, rather, rest,
    stronger, another day, later, in a/two/three/six week/weeks/month/months, talk about, two/2 days before, *n't`,
  lightens: `bleach*, lighten*, lighter, lift*, highlight/highlights, balayage, foil/foils, blond*, platinum, silver, perm,
    relaxer, white`,
  refuses: `i/we ('m/'re) (really/just/simply/honestly/definitely)
      can't/cannot/won't/wouldn't/shouldn't/don't/not_going_to/not_able_to/not_allowed_to/not_prepared_to (safely/ever/actually)
      be_able/be_bleach*/be_colour*/be_color*/be_putting/use/put/color/colour/bleach/lighten/tint/dye/lift/touch,
    i/we ('m/'re) (really/just/simply/honestly/definitely)
      can't/cannot/won't/wouldn't/shouldn't/don't/not_going_to/not_able_to/not_allowed_to/not_prepared_to (safely/ever/actually)
      do -any/a_test/the_test/a_patch/a_skin/patch/skin/tests,
    under 16/sixteen`,
  cut: `cut, trim*, fringe, bob, fade, blowdry/blow_dry, massage, voucher/vouchers, park/parking, loo, wifi`,
  before: `had/got/been/from/never/i've/i_have/she's/she_has/he's/he_has/we've/we_have ..6-and/plus/with/or/trim/COMMA henna*/relax*/keratin/perm*/dye*/bleach*/color*/colour*/highlights`,
  only_a_hue: `red/black/brown bow/bows/ribbon/ribbons/clip/clips/bobble/bobbles/fade/fades,
    long/short/curly/her/his brown/black/red/blonde hair`,
  looks: `have/take/let_me/quick/proper/good (a) (quick/proper/good/close) look, look at it/your/that/the,
    check it/your/that/the, off the/your scalp/skin, barrier, see it/your/that/how,
    once/if/when it/that/your_skin/the_skin ('s/is/has) calm*/heal*/settled`,
  colour_talk: `shade/shades, gloss, toner, ppd, dye/dyes`,
} as const satisfies Named
