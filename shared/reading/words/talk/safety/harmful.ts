import type { FamilyTable } from '../../../wording'

/** For a professional product that is handed to the client or left on for hours: what else the sentence says. */
export const HARMFUL = {
  /** "It could burn", "that stays here": nothing is handed over. */
  kept: `can't, cannot, won't, wouldn't, don't, never, not, no, rather than, instead of, isn't, aren't, shouldn't, *n't,
    stay/stays in/here/with, only we/us/a/in, leave it/that to, patch, skin, strand, come in/back, burn, burns, danger*,
    said, told, mentioned, went, sent, gone, took, taken,
    if you/they/she/he/it/somebody/someone use*/put*/do*/did*/leave*/mix*/buy*/bought*/have*/had*/take*/took*`,
  /** "No problem": a yes that contains a no. */
  yes_with_no: `no problem/worries/bother/trouble, no need to come*/pay*/book*, not hard/difficult/tricky/a_problem,
    don't worry, don't tell *, why not, if not, only a_few/a_couple/about/cost/costs, only (£/$/€) #`,
  offers: `shall i/we, want me to, would you like me to`,
  /** For the client to use herself. A toner "in between" is put on here. */
  herself: `myself,
    bit/some/drop/little/lot of your bleach/lightener/developer/peroxide/toner/tint/dye/colour/color -on/in/when_i'm_in/when_i_am_in,
    at/for/take/my_own/it/them/some home, off you, from you, take ..12 home, buy/sell/take/borrow/tub/tube/bottle ..12 you use`,
  sells: `of_course/sure/yes/yeah/yep/no_problem/course/absolutely/happy_to`,
  sold: `£/$/€ #, pounds, mix, half and half, tub, tube, bottle, sachet, pot`,
  /** These may well stay on all night, or aren't colour. */
  may_stay: `mask, masque, oil, treatment, conditioner, serum, shampoo, cream, balm, spray, mousse, lotion, plait, plaits,
    plaited, braid, braids, bonnet, wrap, scarf, pillow*, rollers, test, patch, plaster, drops, scrub, butter`,
  leave_in: `leave @hyphen in`,
  all_night: `overnight, over night, all night, sleep in/with it, as long as you like/want/can_stand/can_bear,
    go/head/pop/drive/walk/off (off/back) home with it/them/that/{the/your *} (still) on/in,
    on ..3 for six/eight/ten/twelve/6/8/10/12 hours,
    take/get/pull them/the_foils out/off at_home/tonight/later/tomorrow/when_you_get_home,
    rins* (it/that/them/{the *}) (out/off) @later, wash* (it/that/them/{the *}) out/off @later,
    on/in ..4 till/til/till/until/untill/until (the/tomorrow/next)* morning/next_day/tomorrow/tonight/bedtime/bed_time/{you wake/get_up/go_to_bed}`,
  later: `(first_thing/early) in_the_morning/tomorrow/the_next_day/the_next_morning/at_home/tonight,
    when you wake/get_up/get_home`,
  warns: `burn*, damag*, dry, snap*, break*, turn, risk*, danger*, patchy, ruin*, harm*, too long, lilac, some people, tiktok, if,
    you left, you've left, was left, they left, she/he left, you said`,
} as const satisfies FamilyTable
