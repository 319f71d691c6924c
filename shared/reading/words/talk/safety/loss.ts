import type { FamilyTable } from '../../../wording'

/** Sudden hair loss, words that play it down, and words that send somebody to a doctor. */
export const LOSS = {
  acute: `com*_out/com*_away/fall*_out/losing/lost/shed* ..3 patches,
    com*_out/com*_away/fall*_out/losing/lost/shed* ..3 so much hair/of_it,
    com*_out/com*_away/fall*_out/losing/lost/shed* ..3 lots of (my) hair, bald patch/patches/spot/spots,
    handful/handfuls/clump/clumps/fistful/fistfuls/chunk/chunks ..3 com*_out/com*_away/fall*_out,
    com*_out/com*_away/fall*_out ..2 in handfuls/clumps/fistfuls/chunks/patches,
    handful/handfuls of_hair/of_my_hair/in_the_shower/com*_out,
    clump/clumps of_hair/of_my_hair/in_the_shower/in_the_brush/in_the_plughole, round patch,
    falling out fast/loads/everywhere/all_over/suddenly,
    hair/hairs/it ('s/is/has_been/'s_been/keep/keeps) ..6 handful/handfuls/clump/clumps/chunks/fistful/fistfuls ..8 com*/came/fall*/fell/los*/shed*/pull*,
    hair/hairs/it ('s/is/has_been/'s_been/keep/keeps) ..3 com*/came/fall*/fell/los*/shed*/pull* ..4 handful/handfuls/clump/clumps/chunks/fistful/fistfuls,
    com*_out/com*_away/fall*_out/losing/lost/shed* ..3 loads -of,
    com*_out/com*_away/fall*_out/losing/lost/shed* ..3 loads of (my/the) hair/it`,
  cut_off: `cut, chop*, snap*, bleach*, broke, breaking, snipped, hacked, shaved, extensions, tangl*, knot*, matted,
    consultant, chemo*, hospital, gp, doctor/doctors, layers`,
  sent: `gp, g p, doctor/doctors, trichologist, dermatologist, pharmac*, blood test/tests, nurse, midwife,
    health visitor, medical, checked out/by, get it/that checked/looked_at`,
  waves: `it ('s/is) (only/just) hormones/stress/seasonal/your_age/the_change, happens/happened to us_all/everyone/everybody/all_of_us/the_best/most, everybody/everyone/we_all get/gets/has/have that/it,
    same as me, mine does that/it,
    it/that/this/thats/its/hair/most_people/everyone/everybody/everyones/we_all/all_women ('s/is/'ll/will) (just/only/probably/totally/completely/really/always/all)* the_time_of_year*/the_time_of_the_year*/the_season*/the_weather*/the_change*/the_age*/the_menopause*/the_water*/stress*/hormones*/your_age*/seasonal*/normal*/natural*/nothing*/fine*/grow_back*/grows_back*/come_back*/comes_back*/shed*/sheds*/shedding*/lose_it*/lose_hair*/lose_some*/lose_a_lot*/lose_a_bit*/lose_loads*/loses_it*/loses_hair*/loses_some*/loses_a_lot*/loses_a_bit*/loses_loads*/goes_through_it*/goes_through_that*/go_through_it*/go_through_that*/happen*/happens*/settle_down*/settles_down*/stop_on_its_own*/stops_on_its_own*,
    nothing to worry*, don't worry*, wouldn't worry*, not a/that big_deal*/bad*, hat/hats`,
} as const satisfies FamilyTable
